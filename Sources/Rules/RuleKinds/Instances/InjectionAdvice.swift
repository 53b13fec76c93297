import Architecture
import DependencyGraph
import Tables

extension RuleContext {
  /// The note with the advice for a subject into whose initializer the instance cannot or should not be injected.
  func injectionAdvice(_ subject: SymbolID, _ target: SymbolID, _ references: [Reference]) -> String? {
    if graph.inherits(subject, from: .reusableView) { return "cell_advice" }
    if isContainer(target, accessedBy: references[0].target) { return "container_advice" }
    if references.allSatisfy({ $0.source.map(isStaticFunction) ?? false }) { return "static_advice" }
    if graph.refusesInterfaceFiles(subject) { return nil }
    if let object = graph.interfaces.object(of: subject) {
      // Code creates the owner of a xib, which then loads it.
      return object.kind == .filesOwner ? nil : "storyboard_advice"
    }
    return interfaceFileBases.contains(subject) ? "storyboard_base_advice" : nil
  }

  /// Whether a type with a shared instance only provides other objects: a container of dependencies, or a namespace of
  /// instances of other types.
  private func isContainer(_ type: SymbolID, accessedBy accessor: SymbolID) -> Bool {
    if model.roles.has(.assembly, type) { return true }
    let held = graph.heldTypes(of: accessor).compactMap(\.type)
    return !held.isEmpty
      && !held.contains { $0 == type || graph.allSupertypes(of: type).compactMap(\.symbol).contains($0) }
  }

  private func isStaticFunction(_ symbol: SymbolID) -> Bool {
    graph.symbols[symbol].kind == .function && graph.symbols[symbol].isStatic
  }
}
