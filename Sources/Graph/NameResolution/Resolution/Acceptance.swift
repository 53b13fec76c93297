import DependencyGraph
import Frameworks
import SourceFacts

/// Whether a value of one type can be used where another is expected, as far as the facts show.
extension FileResolver {
  enum Acceptance { case yes, no, maybe }

  /// Whether an argument fits the type of a parameter.
  func acceptance(_ parameter: TypeID, _ type: TypeID, _ argument: Argument) -> Acceptance {
    if isRangeExpression(argument.node) { return takesRange(parameter) ? .maybe : .no }
    let kind = view.nodes[argument.node].kind
    let taken = unwrapped(parameter)
    let wanted = reader.arena[taken]
    if kind == .closure {
      switch wanted.kind {
      case .function: return isAccepted(closure: argument.node, by: taken) ? .yes : .no
      case .parameter where !table.hierarchy.clauses.range(of: wanted.entity).isEmpty: return .no
      case .unknown, .foreign, .parameter, .dependent: return .maybe
      default: return .no
      }
    }
    if kind.isLiteral, wanted.kind == .parameter { return refusesLiteral(wanted.entity, type) ? .no : .maybe }
    let result = accepts(parameter, type)
    // Any type can conform to `ExpressibleBy…Literal`.
    return kind.isLiteral && result == .no && wanted.kind == .nominal ? .maybe : result
  }

  /// Whether a function type accepts a closure by its number of parameters: none are written, or as many, or several
  /// that destructure one tuple.
  private func isAccepted(closure: NodeID, by function: TypeID) -> Bool {
    let declaration = view.nodes[closure].closureDeclaration
    var named = 0
    for inner in declaration.next..<view.declarations.endIndex {
      guard view.declarations[inner].parent == declaration else { break }
      if view.declarations[inner].kind == .parameter { named += 1 }
    }
    let wanted = Int(reader.arena[function].count) - 1
    if named == 0 || named == wanted { return true }
    guard named > 1, wanted == 1 else { return false }
    let only = reader.arena.argument(0, of: function)
    return [.tuple, .parameter, .dependent, .unknown].contains(reader.arena.kind(only))
  }

  /// Whether a parameter may take a range: false for a named type that is neither a range nor a protocol of the
  /// project.
  private func takesRange(_ parameter: TypeID) -> Bool {
    let entry = reader.arena[parameter]
    switch entry.kind {
    case .foreign: return table.names.table[Name(entry.name)].contains("Range")
    case .nominal:
      let entity = table.entities[entry.entity]
      return entity.kind == .protocol || table.names.table[Name(entity.name)].contains("Range")
    default: return true
    }
  }

  /// Whether a generic parameter requires a protocol to which the standard type of a literal does not conform.
  private func refusesLiteral(_ parameter: EntityID, _ literal: TypeID) -> Bool {
    let entry = reader.arena[literal]
    let owner = reader.owner(of: literal)
    let name = entry.kind == .foreign ? entry.name : owner.map { table.entities[$0].name } ?? 0
    guard name != 0 else { return false }
    let protocols = Frameworks.known.supertypes(of: table.names.table[Name(name)])
    if protocols.isEmpty { return false }
    for clause in table.hierarchy.clauses[parameter] {
      let wanted = clause.name ?? 0
      if protocols.contains(table.names.table[Name(wanted)]) { continue }
      guard let owner, clause.targets.contains(where: { table.hierarchy.inherits(owner, $0) }) else { return true }
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
    case (.parameter, _): return meetsBounds(wanted.entity, argument)
    case (.dependent, _), (.selfType, _), (_, .parameter), (_, .dependent), (.unknown, _), (_, .unknown): return .maybe
    case (.composition, _), (_, .composition): return .maybe
    case (.nominal, .optional): return .no
    case (.nominal, _): return acceptsNominal(wanted, argument, given)
    case (.foreign, .nominal):
      guard isOfProject(argument) else { return .maybe }
      if table.isKnownValue(wanted.name) { return .no }
      return conforms(given.entity, toForeign: wanted.name) == .yes ? .yes : .maybe
    case (.foreign, _): return .maybe
    case (let one, let other) where one == other: return .maybe
    // `@autoclosure`
    case (.function, _) where wanted.count == 1: return accepts(reader.arena.argument(0, of: parameter), argument)
    default: return .no
    }
  }

  /// Whether an argument meets the requirements of the generic parameter.
  private func meetsBounds(_ parameter: EntityID, _ argument: TypeID) -> Acceptance {
    guard let owner = reader.owner(of: argument) else {
      return isBound(parameter, by: reader.arena[argument]) ? .yes : .maybe
    }
    var result = Acceptance.maybe
    for clause in table.hierarchy.clauses[parameter] {
      guard let target = clause.targets.first, !table.entities[target].flags.contains(.foreign) else {
        if let name = clause.name, isOfProject(argument), conforms(owner, toForeign: name) == .yes { result = .yes }
        continue
      }
      if table.hierarchy.inherits(owner, target) {
        result = .yes
      } else if [.nominal, .array, .dictionary].contains(reader.arena.kind(argument)) {
        return .no
      }
    }
    return result
  }

  /// Whether a generic parameter requires a foreign protocol or class that is the argument's type itself.
  private func isBound(_ parameter: EntityID, by type: TypeArena.Entry) -> Bool {
    guard type.kind == .foreign else { return false }
    return table.hierarchy.clauses[parameter].contains { $0.targets.isEmpty && $0.name == type.name }
  }

  private func acceptsNominal(
    _ wanted: TypeArena.Entry, _ argument: TypeID, _ given: TypeArena.Entry
  ) -> Acceptance {
    guard let owner = reader.owner(of: argument) else {
      return given.kind == .foreign ? foreignAcceptance(wanted) : .no
    }
    if table.hierarchy.inherits(owner, wanted.entity) { return .yes }
    return table.entities[owner].flags.contains(.foreign) ? foreignAcceptance(wanted) : .no
  }

  /// A foreign value can only have a type of the project that is a protocol.
  private func foreignAcceptance(_ wanted: TypeArena.Entry) -> Acceptance {
    let entity = table.entities[wanted.entity]
    return entity.kind == .protocol || entity.flags.contains(.foreign) ? .maybe : .no
  }
}
