import DependencyGraph
import SourceFacts

/// Overloads that the labels leave open are told apart by the types of the arguments.
extension FileResolver {
  /// Decides among what was left open when the callee was reached.
  func settlePending(_ callee: Int, _ call: Int) {
    let node = namedCallee(callee)
    guard var list = pending.removeValue(forKey: Int32(node)) else { return }
    collectArguments(call)
    let base = type(node)
    let isInitializer = table.entities[Int(list[0])].kind == .initializer
    removeDoubtful(&list, base)
    if list.isEmpty {
      entities[call] = -1
      reader.types[node] = isInitializer ? base : .unknown
      return
    }
    switch chooseByTypes(list, call: call) {
    case .entity(let entity):
      if table.entities[Int(entity)].kind == .initializer {
        entities[call] = entity
        let isWritten = reader.name(node) == KnownNames.initializer.rawValue
        let type = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
        if isWritten {
          reader.note(entity, node)
        } else {
          noteInitializer(entity, node, type)
        }
      } else {
        settle(node, entity, call, base: base)
      }
    case .several:
      if areTwins(list) {
        settle(node, list[0], call, base: base)
        for twin in list.dropFirst() { reader.note(twin, node) }
        return
      }
      if list.contains(where: { Int($0) < table.symbolCount }) { reader.sink.addUnresolved() }
      reader.types[node] = table.entities[Int(list[0])].kind == .initializer ? base : .unknown
    case .none: break
    }
  }

  /// Declarations of the same form that stand in `#if` in different files: which one is compiled the platform decides.
  func areTwins(_ list: [Int32]) -> Bool {
    guard let first = list.first else { return false }
    let this = table.entities[Int(first)]
    guard this.kind == .function || this.kind == .variable else { return false }
    for twin in list {
      let other = table.entities[Int(twin)]
      guard other.kind == this.kind, other.owner == this.owner, other.file >= 0,
        takesExactlyTheSame(first, twin, onOtherPlatforms: true)
      else { return false }
      let declaration = table.declaration(twin)
      let branches = table.files[Int(other.file)].facts.branches
      guard branches.contains(where: { $0.start <= declaration.nameOffset && declaration.nameOffset < $0.end })
      else { return false }
    }
    return true
  }

  /// Whether two functions have the same labels and no parameter of which the types are known to differ. Other
  /// platforms have other names for what comes from outside.
  func takesExactlyTheSame(_ one: Int32, _ other: Int32, onOtherPlatforms: Bool = false) -> Bool {
    let (first, second) = (table.parameterRange(one), table.parameterRange(other))
    guard first.count == second.count else { return false }
    for (left, right) in zip(first, second) {
      if table.parameters[left].label != table.parameters[right].label { return false }
      let (wanted, provided) = (parameterType(left, of: one), parameterType(right, of: other))
      if wanted != provided, areDifferent(wanted, provided, onOtherPlatforms) { return false }
    }
    return true
  }

  private func areDifferent(_ one: TypeID, _ other: TypeID, _ onOtherPlatforms: Bool) -> Bool {
    guard one.isKnown, other.isKnown, !reader.arena.isGeneric(one), !reader.arena.isGeneric(other) else { return false }
    return !onOtherPlatforms || isOurs(one) || isOurs(other) || reader.arena.kind(one) != reader.arena.kind(other)
  }

  /// The overloads that the arguments' types allow; those of one file are as good as one.
  /// `call`: that of the overloads, -1 where it does not matter whether it is awaited.
  func chooseByTypes(_ list: [Int32], call: Int = -1) -> Choice {
    var best: [Int32] = []
    var bestScore = Int.min
    for entity in list {
      guard match(entity), let score = score(entity) else { continue }
      if score > bestScore {
        best = [entity]
        bestScore = score
      } else if score == bestScore {
        best.append(entity)
      }
    }
    if best.isEmpty { best = list }
    if best.count > 1 { keepClosest(&best) }
    if best.count > 1, call >= 0, !keepGiving(&best, memberBehind(call)) { keepAwaited(&best, isAwaited(call)) }
    if best.count == 1 { return .entity(best[0]) }
    let first = sameFile(best)
    return first >= 0 ? .entity(first) : .several(best)
  }

  /// The member that is asked of what a call gives, 0 for none.
  private func memberBehind(_ call: Int) -> UInt32 {
    guard isFirst(call), view.nodes[Int(parents[call])].kind == .member else { return 0 }
    return reader.name(Int(parents[call]))
  }

  /// Of functions that differ in nothing else, those whose result has the member that is asked of it. False where none
  /// is asked.
  private func keepGiving(_ list: inout [Int32], _ name: UInt32) -> Bool {
    if name == 0 { return false }
    var kept: [Int32] = []
    for entity in list where members(name, ofType: declaredType(entity)).count > 0 { kept.append(entity) }
    if !kept.isEmpty { list = kept }
    return true
  }

  /// Of functions that differ in nothing else, those that are `async` where the call is awaited, else those that are
  /// not.
  private func keepAwaited(_ list: inout [Int32], _ isAwaited: Bool) {
    let kept = list.filter { table.declaration($0).modifiers.contains(.async) == isAwaited }
    if !kept.isEmpty { list = kept }
  }

  /// Whether `await` covers a node: it stands before it in the same expression, a few nodes further out.
  private func isAwaited(_ node: Int) -> Bool {
    var covered = Int(parents[node])
    for _ in 0..<Self.maximumSteps where covered >= 0 && view.nodes[covered].kind != .closure {
      if view.nodes[covered].kind == .effect, reader.name(covered) == table.standard.holders.awaiting { return true }
      covered = Int(parents[covered])
    }
    return false
  }

  /// Of functions that fit, those that need no default values.
  func keepClosest(_ list: inout [Int32]) {
    let exact = list.filter { table.parameterRange($0).count == arguments.count }
    if !exact.isEmpty { list = exact }
  }

  /// How well the matched arguments are known to fit: their own type counts more than a supertype, that more than what
  /// a generic parameter asks for. Nil when one does not fit.
  private func score(_ entity: Int32) -> Int? {
    var score = 0
    let first = Int(table.firstParameter[Int(entity)])
    for argument in arguments {
      let parameter = parameterType(first + Int(argument.parameter), of: entity)
      switch acceptance(parameter, type(Int(argument.node)), argument) {
      case .no: return nil
      case .yes: score += parameter == type(Int(argument.node)) ? 3 : reader.arena.kind(parameter) == .parameter ? 1 : 2
      case .maybe: break
      }
    }
    return score
  }
}

extension NodeKind {
  var isLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .array, .dictionary: true
    default: false
    }
  }
}
