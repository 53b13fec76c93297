import DependencyGraph
import SourceFacts

/// Chooses among overloads with the same labels by the types of the arguments.
extension FileResolver {
  /// Chooses among the overloads that remained when the callee was visited.
  func resolvePending(_ callee: NodeID, _ call: NodeID) {
    let node = namedCallee(callee)
    guard var list = selection.pending.removeValue(forKey: node) else { return }
    collectArguments(call)
    let base = type(node)
    let isInitializer = table.entities[list[0]].kind == .initializer
    removeDoubtful(&list, base)
    if list.isEmpty {
      entities[call] = nil
      reader.types[node] = isInitializer ? base : .unknown
      return
    }
    switch chooseByTypes(list, call: call) {
    case .entity(let entity):
      if table.entities[entity].kind == .initializer {
        entities[call] = entity
        let isWritten = reader.name(node) == KnownNames.initializer.rawValue
        let type = reader.arena.kind(base) == .metatype ? reader.arena.argument(0, of: base) : base
        if isWritten {
          reader.note(entity, node)
        } else {
          noteInitializer(entity, node, type)
        }
      } else {
        recordTarget(node, entity, call, base: base)
      }
    case .several:
      if areTwins(list) {
        recordTarget(node, list[0], call, base: base)
        for twin in list.dropFirst() { reader.note(twin, node) }
        return
      }
      if list.contains(where: { table.entities.isSymbol($0) }) { reader.sink.addUnresolved() }
      reader.types[node] = table.entities[list[0]].kind == .initializer ? base : .unknown
    case .none: break
    }
  }

  /// Whether declarations have the same signature and are in `#if` branches of different files, so that the platform
  /// decides which one is compiled.
  func areTwins(_ list: [EntityID]) -> Bool {
    guard let first = list.first else { return false }
    let this = table.entities[first]
    guard this.kind == .function || this.kind == .variable else { return false }
    for twin in list {
      let other = table.entities[twin]
      guard other.kind == this.kind, other.owner == this.owner, let file = other.file,
        haveIdenticalParameters(first, twin, onOtherPlatforms: true)
      else { return false }
      let declaration = table.declaration(twin)
      let branches = table.files[file].facts.branches
      guard branches.contains(where: { $0.start <= declaration.nameOffset && declaration.nameOffset < $0.end })
      else { return false }
    }
    return true
  }

  /// Whether two functions have the same labels and no parameters whose types certainly differ.
  /// - Parameter onOtherPlatforms: foreign types may have different names.
  func haveIdenticalParameters(_ one: EntityID, _ other: EntityID, onOtherPlatforms: Bool = false) -> Bool {
    let (first, second) = (table.entities.parameterRange(one), table.entities.parameterRange(other))
    guard first.count == second.count else { return false }
    for (left, right) in zip(first, second) {
      if table.entities.parameters[left].label != table.entities.parameters[right].label { return false }
      let (wanted, provided) = (parameterType(left, of: one), parameterType(right, of: other))
      if wanted != provided, areDifferent(wanted, provided, onOtherPlatforms) { return false }
    }
    return true
  }

  private func areDifferent(_ one: TypeID, _ other: TypeID, _ onOtherPlatforms: Bool) -> Bool {
    guard one.isKnown, other.isKnown, !reader.arena.isGeneric(one), !reader.arena.isGeneric(other) else { return false }
    return !onOtherPlatforms || isOfProject(one) || isOfProject(other)
      || reader.arena.kind(one) != reader.arena.kind(other)
  }

  /// The overloads that the types of the arguments allow; several in one file count as one.
  /// - Parameter call: their call; nil if `await` does not matter.
  func chooseByTypes(_ list: [EntityID], call: NodeID? = nil) -> Choice {
    var best: [EntityID] = []
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
    if best.count > 1, let call, !keepWithResultMember(&best, memberOfResult(call)) {
      keepMatchingAsync(&best, isAwaited(call))
    }
    if best.count == 1 { return .entity(best[0]) }
    return sameFile(best).map { .entity($0) } ?? .several(best)
  }

  /// The name of the member that is used on the result of a call, or 0.
  private func memberOfResult(_ call: NodeID) -> UInt32 {
    guard let parent = parents[call], start(parent) == start(call), view.nodes[parent].kind == .member else { return 0 }
    return reader.name(parent)
  }

  /// Of functions with the same signature, keeps those whose result has a member. False if there is no name.
  private func keepWithResultMember(_ list: inout [EntityID], _ name: UInt32) -> Bool {
    if name == 0 { return false }
    var kept: [EntityID] = []
    for entity in list where members(name, ofType: declaredType(entity)).count > 0 { kept.append(entity) }
    if !kept.isEmpty { list = kept }
    return true
  }

  /// Of candidates with the same signature, keeps `async` ones if the call is awaited, and others if not.
  private func keepMatchingAsync(_ list: inout [EntityID], _ isAwaited: Bool) {
    let kept = list.filter { isAsync($0) == isAwaited }
    if !kept.isEmpty { list = kept }
  }

  /// A framework type has no declaration in the project, although a call may create an instance of it.
  private func isAsync(_ entity: EntityID) -> Bool {
    table.entities[entity].declaration != nil && table.declaration(entity).modifiers.contains(.async)
  }

  /// Whether `await` covers a node: it is before an enclosing expression, not far out.
  private func isAwaited(_ node: NodeID) -> Bool {
    var enclosing = parents[node]
    for _ in 0..<Self.maximumSteps {
      guard let covered = enclosing, view.nodes[covered].kind != .closure else { return false }
      if view.nodes[covered].kind == .effect, reader.name(covered) == table.standard.holders.awaiting { return true }
      enclosing = parents[covered]
    }
    return false
  }

  /// Of functions that fit, keeps those without default values for this call.
  func keepClosest(_ list: inout [EntityID]) {
    let exact = list.filter { table.entities.parameterRange($0).count == arguments.count }
    if !exact.isEmpty { list = exact }
  }

  /// How well the matched arguments fit: an equal type counts more than a supertype, and that more than a generic
  /// parameter. Nil if one does not fit.
  private func score(_ entity: EntityID) -> Int? {
    var score = 0
    for argument in arguments {
      let parameter = parameterType(for: argument, of: entity)
      switch acceptance(parameter, type(argument.node), argument) {
      case .no: return nil
      case .yes: score += parameter == type(argument.node) ? 3 : reader.arena.kind(parameter) == .parameter ? 1 : 2
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
