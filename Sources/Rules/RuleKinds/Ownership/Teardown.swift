import DependencyGraph
import SourceFacts
import Tables

/// Functions that end the work of an object, such as `cleanUp()` and `invalidate()`. Properties that they empty store
/// nothing afterwards.
struct Teardown {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) { self.context = context }

  /// Whether such a function, or one that another object's `deinit` calls, empties a property.
  func empties(_ property: StoredProperty) -> Bool {
    guard context.held(by: property).contains(where: \.isElement) else { return false }
    return context.references[property.symbol].contains { index in
      let reference = graph.references[index]
      guard let source = reference.source, isEmptied(reference) else { return false }
      return isTeardown(source)
    }
  }

  /// `children.removeAll()`, `children = []`
  private func isEmptied(_ reference: Reference) -> Bool {
    let facts = graph.files[reference.file].facts
    guard let named = graph.nameNode(in: reference.file, at: reference.offset) else { return false }
    if let enclosing = facts.parent(of: named), facts.nodes[enclosing].kind == .member {
      return ["removeAll", "removeAllObjects"].contains(facts.text(facts.nodes[enclosing].name))
    }
    guard named.next < facts.nodes.endIndex, facts.nodes[named.next].kind == .assignment,
      let value = graph.operand(after: named.next, in: facts.nodes)
    else { return false }
    return [.array, .dictionary].contains(facts.nodes[value].kind) && facts.nodes.firstChild(of: value) == nil
  }

  private func isTeardown(_ function: SymbolID) -> Bool {
    guard graph.symbols[function].kind == .function else { return false }
    let name = graph.name(of: function).lowercased()
    if Self.names.contains(where: name.hasPrefix) { return true }
    return context.references[function].contains { index in
      let call = graph.references[index]
      return graph.isInDeinitializer(call.offset, in: call.file)
    }
  }

  private static let names = [
    "cleanup", "teardown", "invalidate", "dispose", "destroy", "shutdown", "terminate", "uninstall",
  ]
}
