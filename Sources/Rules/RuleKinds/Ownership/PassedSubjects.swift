import Architecture
import DependencyGraph
import LowLevel
import SourceFacts

/// What happens to stored properties after their values are passed in.
final class PassedSubjects {
  private let graph: DependencyGraph
  private let holdings: Holdings
  /// By file: all assignments in it; filled on demand.
  private var assignments: [FileID: [Assignment]] = [:]
  /// By symbol: files that refer to it.
  private var files: [SymbolID: Set<FileID>] = [:]

  init(in context: RuleContext, _ properties: some Sequence<StoredProperty>) {
    (graph, holdings) = (context.graph, context.model.holdings)
    for property in properties where files[property.symbol] == nil {
      files[property.symbol] = Set(
        context.references[property.symbol].lazy.map { [graph] in graph.references[$0].file })
    }
  }

  /// Whether a property is mutable and its value is passed in. A variable that only its own type sets, outside of
  /// initializers, is a result or a state.
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
    assignments(to: property).contains { assignment in
      let file = assignment.file
      return graph.node(assignment.value, in: file).kind == .nilLiteral
        && !graph.isInDeinitializer(assignment.offset, in: file)
    }
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

  /// In Objective-C includes assignments to the instance variable.
  private func assignments(to property: StoredProperty) -> [Assignment] {
    let name = graph.plainName(of: property.symbol)
    let isSwift = graph.isSwift(property.symbol)
    var places = files[property.symbol] ?? []
    if !isSwift { places.formUnion(graph.extensions(of: property.owner).map { graph.symbols[$0].file }) }
    return places.ordered().flatMap { file in
      let all = assignments[file] ?? graph.assignments(in: file, bytes: 0..<UInt32.max)
      assignments[file] = all
      return all.filter { assignment in
        if assignment.target == property.symbol { return true }
        return !isSwift && graph.enclosingType(of: assignment.target) == property.owner
          && graph.symbols[assignment.target].kind == .variable && graph.plainName(of: assignment.target) == name
      }
    }
  }
}
