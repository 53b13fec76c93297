import SourceFacts

/// Overloads that the labels leave open are told apart by the types of the arguments.
extension FileResolver {
  /// Decides among what was left open when the callee was reached.
  mutating func settlePending(_ callee: Int, _ call: Int) {
    let node = namedCallee(callee)
    guard let list = pending.removeValue(forKey: Int32(node)) else { return }
    collectArguments(call)
    let base = type(node)
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
      switch accepts(parameter, type(Int(argument.node)), argument) {
      case .no: return nil
      case .yes: score += 1
      case .maybe: break
      }
    }
    return score
  }

  enum Acceptance { case yes, no, maybe }

  private func accepts(_ parameter: TypeID, _ argument: TypeID, _ written: Argument) -> Acceptance {
    let isClosure = view.nodes[Int(written.node)].kind == .closure
    var wanted = reader.arena[parameter]
    if wanted.kind == .optional { wanted = reader.arena[reader.arena.argument(0, of: parameter)] }
    if isClosure {
      switch wanted.kind {
      case .function: return .yes
      case .unknown, .foreign, .parameter, .dependent: return .maybe
      default: return .no
      }
    }
    return accepts(parameter, argument)
  }

  func accepts(_ parameter: TypeID, _ argument: TypeID) -> Acceptance {
    guard parameter.isKnown, argument.isKnown else { return .maybe }
    if parameter == argument { return .yes }
    let (wanted, given) = (reader.arena[parameter], reader.arena[argument])
    if wanted.kind == .optional, given.kind != .optional { return accepts(reader.arena.argument(0, of: parameter), argument) }
    switch (wanted.kind, given.kind) {
    case (.parameter, _), (.dependent, _), (.selfType, _), (_, .parameter), (_, .dependent), (.unknown, _), (_, .unknown): return .maybe
    case (.composition, _), (_, .composition): return .maybe
    case (.nominal, _):
      let owner = reader.owner(of: argument)
      if owner < 0 { return given.kind == .foreign ? foreignAcceptance(wanted) : .no }
      if owner == wanted.symbol { return .yes }
      if table.ancestors[table.ancestorRange(owner)].contains(wanted.symbol) { return .yes }
      return table.entities[Int(owner)].flags.contains(.foreign) ? foreignAcceptance(wanted) : .no
    case (.foreign, .foreign): return wanted.symbol == given.symbol ? .yes : literalAcceptance(wanted, given)
    case (.foreign, _): return .maybe
    case (let one, let other) where one == other: return .maybe
    default: return .no
    }
  }

  /// A foreign value for a project type: only protocols can be met from outside.
  private func foreignAcceptance(_ wanted: TypeArena.Entry) -> Acceptance {
    let entity = table.entities[Int(wanted.symbol)]
    return entity.kind == .protocol || entity.flags.contains(.foreign) ? .maybe : .no
  }

  /// Integers stand for any number, strings for what can be made of one.
  private func literalAcceptance(_ wanted: TypeArena.Entry, _ given: TypeArena.Entry) -> Acceptance { .maybe }
}
