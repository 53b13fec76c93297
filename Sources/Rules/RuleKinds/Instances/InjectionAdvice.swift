import Architecture
import DependencyGraph
import Frameworks
import Tables

extension RuleContext {
  /// The note with the advice for a subject into whose initializer the instance cannot or should not be injected.
  func injectionAdvice(_ subject: SymbolID, _ target: SymbolID, _ references: [Reference]) -> String? {
    if references.allSatisfy({ $0.source.map(isStaticFunction) ?? false }) { return "static_advice" }
    if isPlainView(subject) { return "view_advice" }
    // A screen should not be injected into another object.
    if model.roles.has(.viewController, target) { return "container_advice" }
    if isContainer(target, accessedBy: references[0].target) { return "container_advice" }
    if graph.refusesInterfaceFiles(subject) { return nil }
    if let object = graph.interfaces.object(of: subject) {
      // Code creates the owner of a xib, which then loads it.
      return object.kind == .filesOwner ? nil : "storyboard_advice"
    }
    if interfaceFileBases.contains(subject) { return "storyboard_base_advice" }
    return isConnected(subject) && !isMadeInCode(subject) ? "storyboard_advice" : nil
  }

  /// Whether a subject is a cell, or another view of UIKit or AppKit: tables, pools and interface files create them,
  /// and none of them should ask for data.
  private func isPlainView(_ subject: SymbolID) -> Bool {
    graph.inherits(subject, from: .reusableView)
      || model.roles.has(.view, subject) && model.roles.interfaceFramework(of: subject) == "cocoa"
  }

  /// Whether a type has outlets or actions of its own, which only a storyboard or xib connects, whether or not we were
  /// given it. Those of a base class may be there for another subclass.
  private func isConnected(_ subject: SymbolID) -> Bool {
    graph.parts(of: subject).contains { part in
      graph.members(of: part).contains { member in
        graph.attributeNames(of: member).contains { Self.connections.contains($0) }
      }
    }
  }

  private static let connections: Set<String> = ["IBOutlet", "IBOutletCollection", "IBAction", "IBSegueAction"]

  private func isMadeInCode(_ subject: SymbolID) -> Bool {
    Set(references[subject].compactMap { graph.references[$0].source }).contains { source in
      graph.constructedTypes(in: source).contains(subject)
    }
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
