import DependencyGraph
import SourceFacts

/// Overloads that the labels leave open are told apart by the types of the arguments.
extension FileResolver {
  /// Decides among what was left open when the callee was reached.
  mutating func settlePending(_ callee: Int, _ call: Int) {
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
    switch chooseByTypes(list) {
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

  /// Functions of the same form that stand in `#if` in different files: which one is compiled the platform decides.
  private func areTwins(_ list: [Int32]) -> Bool {
    guard let first = list.first, table.entities[Int(first)].kind == .function, table.entities[Int(first)].owner < 0 else { return false }
    let labels = table.parameterRange(first).map { table.parameters[$0].label }
    return list.allSatisfy { twin in
      let declaration = table.declaration(twin)
      let branches = table.files[Int(table.entities[Int(twin)].file)].facts.branches
      return table.parameterRange(twin).map { table.parameters[$0].label } == labels
        && branches.contains { $0.start <= declaration.nameOffset && declaration.nameOffset < $0.end }
    }
  }

  /// The overloads that the arguments' types allow; those of one file are as good as one.
  mutating func chooseByTypes(_ list: [Int32]) -> Choice {
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
    if best.count == 1 { return .entity(best[0]) }
    let first = sameFile(best)
    return first >= 0 ? .entity(first) : .several(best)
  }

  /// Of functions that fit, those that need no default values.
  func keepClosest(_ list: inout [Int32]) {
    let exact = list.filter { table.parameterRange($0).count == arguments.count }
    if !exact.isEmpty { list = exact }
  }

  /// How well the matched arguments are known to fit: their own type counts more than a supertype, that more than what
  /// a generic parameter asks for. Nil when one does not fit.
  private mutating func score(_ entity: Int32) -> Int? {
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
