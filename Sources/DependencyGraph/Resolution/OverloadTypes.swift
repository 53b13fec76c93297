import SourceFacts

/// Overloads that the labels leave open are told apart by the types of the arguments.
extension FileResolver {
  /// Decides among what was left open when the callee was reached.
  mutating func settlePending(_ callee: Int, _ call: Int) {
    if pending.isEmpty { return }
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
      if list.contains(where: { Int($0) < table.symbolCount }) { reader.sink.addUnresolved() }
      reader.types[node] = table.entities[Int(list[0])].kind == .initializer ? base : .unknown
    case .none: break
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
    if best.count == 1 { return .entity(best[0]) }
    let first = sameFile(best)
    return first >= 0 ? .entity(first) : .several(best)
  }

  /// How many of the matched arguments are known to have the type of their parameter; nil when one has another.
  private mutating func score(_ entity: Int32) -> Int? {
    var score = 0
    let first = Int(table.firstParameter[Int(entity)])
    for argument in arguments {
      let parameter = parameterType(first + Int(argument.parameter), of: entity)
      switch acceptance(parameter, type(Int(argument.node)), argument) {
      case .no: return nil
      case .yes: score += 1
      case .maybe: break
      }
    }
    return score
  }

  enum Acceptance { case yes, no, maybe }

  /// Whether a parameter takes an argument.
  func acceptance(_ parameter: TypeID, _ type: TypeID, _ argument: Argument) -> Acceptance {
    let kind = view.nodes[Int(argument.node)].kind
    var wanted = reader.arena[parameter]
    if wanted.kind == .optional { wanted = reader.arena[reader.arena.argument(0, of: parameter)] }
    if kind == .closure {
      switch wanted.kind {
      case .function: return .yes
      case .parameter where table.firstClause[Int(wanted.symbol)] < table.firstClause[Int(wanted.symbol) + 1]: return .no
      case .unknown, .foreign, .parameter, .dependent: return .maybe
      default: return .no
      }
    }
    if kind.isLiteral, wanted.kind == .parameter { return refusesLiteral(wanted.symbol, type) ? .no : .maybe }
    let result = accepts(parameter, type)
    // A literal can become any type that says so.
    return kind.isLiteral && result == .no && wanted.kind == .nominal ? .maybe : result
  }

  /// A generic parameter that must conform to what the standard library's literals do not conform to.
  private func refusesLiteral(_ parameter: Int32, _ literal: TypeID) -> Bool {
    let entry = reader.arena[literal]
    let owner = reader.owner(of: literal)
    let name = entry.kind == .foreign ? UInt32(bitPattern: entry.symbol) : owner >= 0 ? table.entities[Int(owner)].name : 0
    guard name != 0, let protocols = StandardTypes.protocols[table.names.table[Name(name)]] else { return false }
    for clause in table.clauses[Int(table.firstClause[Int(parameter)])..<Int(table.firstClause[Int(parameter) + 1])] {
      let wanted = table.path(of: Int(clause.node), in: Int(clause.file)).last ?? 0
      if protocols.contains(table.names.table[Name(wanted)]) { continue }
      let conforms = owner >= 0 && clause.targets.contains { table.ancestors[table.ancestorRange(owner)].contains($0) }
      if !conforms { return true }
    }
    return false
  }

  func accepts(_ parameter: TypeID, _ argument: TypeID) -> Acceptance {
    guard parameter.isKnown, argument.isKnown else { return .maybe }
    if parameter == argument { return .yes }
    let (wanted, given) = (reader.arena[parameter], reader.arena[argument])
    if wanted.kind == .optional, given.kind != .optional {
      return accepts(reader.arena.argument(0, of: parameter), argument)
    }
    switch (wanted.kind, given.kind) {
    case (.parameter, _): return meetsBounds(wanted.symbol, argument)
    case (.dependent, _), (.selfType, _), (_, .parameter), (_, .dependent), (.unknown, _), (_, .unknown): return .maybe
    case (.composition, _), (_, .composition): return .maybe
    case (.nominal, .optional): return .no
    case (.nominal, _): return acceptsNominal(wanted, argument, given)
    case (.foreign, _): return .maybe
    case (let one, let other) where one == other: return .maybe
    default: return .no
    }
  }

  /// Whether an argument can be what a generic parameter of the function stands for.
  private func meetsBounds(_ parameter: Int32, _ argument: TypeID) -> Acceptance {
    let owner = reader.owner(of: argument)
    guard owner >= 0 else { return isBound(parameter, by: reader.arena[argument]) ? .yes : .maybe }
    var result = Acceptance.maybe
    for clause in table.clauses[Int(table.firstClause[Int(parameter)])..<Int(table.firstClause[Int(parameter) + 1])] {
      guard let target = clause.targets.first, !table.entities[Int(target)].flags.contains(.foreign) else { continue }
      if table.ancestors[table.ancestorRange(owner)].contains(target) {
        result = .yes
      } else if [.nominal, .array, .dictionary].contains(reader.arena.kind(argument)) {
        return .no
      }
    }
    return result
  }

  /// Whether a foreign type is the very one that a generic parameter must be or conform to.
  private func isBound(_ parameter: Int32, by type: TypeArena.Entry) -> Bool {
    guard type.kind == .foreign else { return false }
    let clauses = table.clauses[Int(table.firstClause[Int(parameter)])..<Int(table.firstClause[Int(parameter) + 1])]
    return clauses.contains { clause in
      clause.targets.isEmpty
        && table.path(of: Int(clause.node), in: Int(clause.file)).last == UInt32(bitPattern: type.symbol)
    }
  }

  private func acceptsNominal(_ wanted: TypeArena.Entry, _ argument: TypeID, _ given: TypeArena.Entry) -> Acceptance {
    let owner = reader.owner(of: argument)
    if owner < 0 { return given.kind == .foreign ? foreignAcceptance(wanted) : .no }
    if table.ancestors[table.ancestorRange(owner)].contains(wanted.symbol) { return .yes }
    return table.entities[Int(owner)].flags.contains(.foreign) ? foreignAcceptance(wanted) : .no
  }

  /// A foreign value for a project type: only protocols can be met from outside.
  private func foreignAcceptance(_ wanted: TypeArena.Entry) -> Acceptance {
    let entity = table.entities[Int(wanted.symbol)]
    return entity.kind == .protocol || entity.flags.contains(.foreign) ? .maybe : .no
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
