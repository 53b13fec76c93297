import DependencyGraph
import Frameworks
import SourceFacts

/// Whether a value of one type can be given where another is wanted, as far as the facts tell.
extension FileResolver {
  enum Acceptance { case yes, no, maybe }

  /// Whether a parameter takes an argument.
  func acceptance(_ parameter: TypeID, _ type: TypeID, _ argument: Argument) -> Acceptance {
    if isRangeExpression(Int(argument.node)) { return takesRange(parameter) ? .maybe : .no }
    let kind = view.nodes[Int(argument.node)].kind
    let taken = unwrapped(parameter)
    let wanted = reader.arena[taken]
    if kind == .closure {
      switch wanted.kind {
      case .function: return isTaken(closure: Int(argument.node), by: taken) ? .yes : .no
      case .parameter where table.firstClause[Int(wanted.symbol)] < table.firstClause[Int(wanted.symbol) + 1]:
        return .no
      case .unknown, .foreign, .parameter, .dependent: return .maybe
      default: return .no
      }
    }
    if kind.isLiteral, wanted.kind == .parameter { return refusesLiteral(wanted.symbol, type) ? .no : .maybe }
    let result = accepts(parameter, type)
    // A literal can become any type that says so.
    return kind.isLiteral && result == .no && wanted.kind == .nominal ? .maybe : result
  }

  /// Whether a closure names as many parameters as a function type has; several may be the parts of one tuple.
  private func isTaken(closure: Int, by function: TypeID) -> Bool {
    let declaration = Int(view.nodes[closure].closureDeclaration)
    var named = 0
    for index in view.declarations.indices.dropFirst(declaration + 1) {
      guard Int(view.declarations[index].parent) == declaration else { break }
      if view.declarations[index].kind == .parameter { named += 1 }
    }
    let wanted = Int(reader.arena[function].count) - 1
    if named == 0 || named == wanted { return true }
    guard named > 1, wanted == 1 else { return false }
    let only = reader.arena.argument(0, of: function)
    return [.tuple, .parameter, .dependent, .unknown].contains(reader.arena.kind(only))
  }

  /// Not a number or a type of the project.
  private func takesRange(_ parameter: TypeID) -> Bool {
    let entry = reader.arena[parameter]
    switch entry.kind {
    case .foreign: return table.names.table[Name(UInt32(bitPattern: entry.symbol))].contains("Range")
    case .nominal:
      let entity = table.entities[Int(entry.symbol)]
      return entity.kind == .protocol || table.names.table[Name(entity.name)].contains("Range")
    default: return true
    }
  }

  /// A generic parameter that must conform to what the standard library's literals do not conform to.
  private func refusesLiteral(_ parameter: Int32, _ literal: TypeID) -> Bool {
    let entry = reader.arena[literal]
    let owner = reader.owner(of: literal)
    let name =
      entry.kind == .foreign ? UInt32(bitPattern: entry.symbol) : owner >= 0 ? table.entities[Int(owner)].name : 0
    guard name != 0 else { return false }
    let protocols = Frameworks.known.supertypes(of: table.names.table[Name(name)])
    if protocols.isEmpty { return false }
    for clause in table.clauses[Int(table.firstClause[Int(parameter)])..<Int(table.firstClause[Int(parameter) + 1])] {
      let wanted = clause.name ?? 0
      if protocols.contains(table.names.table[Name(wanted)]) { continue }
      let conforms = owner >= 0 && clause.targets.contains { table.inherits(owner, $0) }
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
    case (.foreign, .nominal):
      guard isOurs(argument) else { return .maybe }
      let name = UInt32(bitPattern: wanted.symbol)
      if table.isKnownValue(name) { return .no }
      return conforms(given.symbol, toForeign: name) == .yes ? .yes : .maybe
    case (.foreign, _): return .maybe
    case (let one, let other) where one == other: return .maybe
    // `@autoclosure`
    case (.function, _) where wanted.count == 1: return accepts(reader.arena.argument(0, of: parameter), argument)
    default: return .no
    }
  }

  /// Whether an argument can be what a generic parameter of the function stands for.
  private func meetsBounds(_ parameter: Int32, _ argument: TypeID) -> Acceptance {
    let owner = reader.owner(of: argument)
    guard owner >= 0 else { return isBound(parameter, by: reader.arena[argument]) ? .yes : .maybe }
    var result = Acceptance.maybe
    for clause in table.clauses[Int(table.firstClause[Int(parameter)])..<Int(table.firstClause[Int(parameter) + 1])] {
      guard let target = clause.targets.first, !table.entities[Int(target)].flags.contains(.foreign) else {
        if let name = clause.name, isOurs(argument), conforms(owner, toForeign: name) == .yes { result = .yes }
        continue
      }
      if table.inherits(owner, target) {
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
        && clause.name == UInt32(bitPattern: type.symbol)
    }
  }

  private func acceptsNominal(
    _ wanted: TypeArena.Entry, _ argument: TypeID, _ given: TypeArena.Entry
  ) -> Acceptance {
    let owner = reader.owner(of: argument)
    if owner < 0 { return given.kind == .foreign ? foreignAcceptance(wanted) : .no }
    if table.inherits(owner, wanted.symbol) { return .yes }
    return table.entities[Int(owner)].flags.contains(.foreign) ? foreignAcceptance(wanted) : .no
  }

  /// A foreign value for a project type: only protocols can be met from outside.
  private func foreignAcceptance(_ wanted: TypeArena.Entry) -> Acceptance {
    let entity = table.entities[Int(wanted.symbol)]
    return entity.kind == .protocol || entity.flags.contains(.foreign) ? .maybe : .no
  }
}
