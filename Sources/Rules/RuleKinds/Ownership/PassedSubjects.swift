import Architecture
import DependencyGraph
import SourceFacts

/// Finds out what happens to stored properties after their values were passed in.
final class PassedSubjects {
  private let graph: DependencyGraph
  private let holdings: Holdings
  private let references: ReferencesByTarget
  /// By property: many cycles may lead through one.
  private var knownCleared: [SymbolID: Bool] = [:]
  /// By type: its variables by name, without an underscore.
  private var variables: [SymbolID: [String: [SymbolID]]] = [:]

  init(in context: RuleContext) {
    (graph, holdings, references) = (context.graph, context.model.holdings, context.references)
  }

  /// Whether a property is mutable and its value is passed in. A variable that only its own type sets, outside of
  /// initializers, is a result or state.
  func isMutableSubject(_ property: StoredProperty) -> Bool {
    let declaration = graph.declaration(of: property.symbol)
    let isSwift = graph.isSwift(property.symbol)
    guard !declaration.modifiers.contains(.constant), isSwift || !declaration.modifiers.contains(.restrictedSetter)
    else { return false }
    guard !holdings.held(by: property).contains(where: \.isElement) else { return false }
    var isSetInside = false
    for assignment in assignments(to: property) {
      switch place(of: assignment, property) {
      case .initializer, .outside: return true
      case .inside: isSetInside = true
      }
    }
    let isHidden = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate, .restrictedSetter])
    return !isHidden && !isSetInside && !hasInitialValue(property)
  }

  private func hasInitialValue(_ property: StoredProperty) -> Bool {
    guard let value = graph.declaration(of: property.symbol).value else { return false }
    return graph.node(value, in: graph.symbols[property.symbol].file).kind != .nilLiteral
  }

  /// Whether any code sets it to nil, except in `deinit`.
  func isCleared(_ property: StoredProperty) -> Bool {
    if let known = knownCleared[property.symbol] { return known }
    let isCleared = assignments(to: property).contains { assignment in
      let file = assignment.file
      return graph.node(assignment.value, in: file).kind == .nilLiteral
        && !graph.isInDeinitializer(assignment.offset, in: file)
    }
    knownCleared[property.symbol] = isCleared
    return isCleared
  }

  /// Whether the type's own code sets it to nil, except in `deinit`.
  func isCleared(_ property: StoredProperty, by type: SymbolID) -> Bool {
    assignments(to: property).contains { assignment in
      let file = assignment.file
      guard graph.node(assignment.value, in: file).kind == .nilLiteral,
        !graph.isInDeinitializer(assignment.offset, in: file),
        let symbol = graph.symbol(in: file, at: assignment.offset)
      else { return false }
      return graph.enclosingType(of: symbol) == type
    }
  }

  private enum SettingPlace { case initializer, inside, outside }

  private func place(of assignment: Assignment, _ property: StoredProperty) -> SettingPlace {
    guard let symbol = graph.symbol(in: assignment.file, at: assignment.offset),
      graph.enclosingType(of: symbol) == property.owner
    else { return .outside }
    return graph.symbols[symbol].kind == .initializer || graph.name(of: symbol).hasPrefix("init")
      ? .initializer : .inside
  }

  /// All assignments to a property. In Objective-C they include those to the instance variable.
  private func assignments(to property: StoredProperty) -> [Assignment] {
    let isSwift = graph.isSwift(property.symbol)
    var places = Set(references[property.symbol].lazy.map { [graph] in graph.references[$0].file })
    if !isSwift { places.formUnion(graph.extensions(of: property.owner).map { graph.symbols[$0].file }) }
    let own = isSwift ? [property.symbol] : variables(like: property)
    return places.sorted().flatMap { file in
      own.flatMap { graph.assignments(in: file, to: $0) }
    }
  }

  /// The property, and variables of its type with the same name.
  private func variables(like property: StoredProperty) -> [SymbolID] {
    let known = variables[property.owner] ?? variables(of: property.owner)
    variables[property.owner] = known
    return [property.symbol]
      + (known[graph.plainName(of: property.symbol)] ?? []).filter { $0 != property.symbol }
  }

  private func variables(of type: SymbolID) -> [String: [SymbolID]] {
    let members = ([type] + graph.extensions(of: type)).flatMap { graph.members(declaredIn: $0) }
    return Dictionary(grouping: members.filter { graph.symbols[$0].kind == .variable }) { graph.plainName(of: $0) }
  }
}
