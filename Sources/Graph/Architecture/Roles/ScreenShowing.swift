import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Finds types that show screens: they are not services, even if they are named as services.
extension RoleInference {
  /// `NavigationService`, `AlertService`: at least two functions, and at least half of all, create or show screens and
  /// do nothing for the model.
  func showsScreens(_ type: SymbolID) -> Bool {
    // Most types use no view controller.
    guard uses.word(in: type, of: .showing) != nil || namesController(type) else { return false }
    var (all, showing, evident) = (0, 0, 0)
    for part in [type] + graph.extensions(of: type) {
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .function {
        if graph.declaration(of: member).body == nil || isObjectiveCInitializer(member) { continue }
        all += 1
        let isEvident = returnsScreen(member) || makesScreen(member) || uses.word(in: member, of: .showing) != nil
        if isEvident { evident += 1 }
        if Self.isNamedAsShowing(graph.name(of: member)) || isEvident && !worksForModel(member) { showing += 1 }
      }
    }
    return evident > 0 && showing > 1 && showing * 2 >= all
  }

  /// Whether at least two functions, and two thirds of all, return a view controller.
  func returnsScreens(_ type: SymbolID) -> Bool {
    let hosts = Frameworks.known.all(with: .hostsSwiftui)
    guard namesController(type) || uses.mentions(type, anyOf: hosts) else { return false }
    var (all, returning) = (0, 0)
    for part in [type] + graph.extensions(of: type) {
      for member in graph.members(declaredIn: part) where graph.symbols[member].kind == .function {
        all += 1
        if returnsScreen(member) { returning += 1 }
      }
    }
    return returning > (candidates.trait(type) == .maker ? 0 : 1) && returning * 3 >= all * 2
  }

  /// Whether a type or function mentions a view controller.
  private func namesController(_ symbol: SymbolID) -> Bool {
    ([symbol] + graph.extensions(of: symbol)).contains { part in
      let text = graph.declaration(of: part)
      return graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end).contains {
        candidates.baseKinds[graph.references[$0].target].contains(.viewController)
      }
    }
  }

  func isObjectiveCInitializer(_ member: SymbolID) -> Bool {
    !graph.isSwift(member) && graph.name(of: member).isOfFamily("init")
  }

  /// Whether a function also works for the model, and not only shows a screen: `if PlanStore.shared.isOver {
  /// root.present(…) }` makes a decision. Calls of stored services do not count, because they may only report an event.
  private func worksForModel(_ function: SymbolID) -> Bool {
    if returnsScreen(function) { return false }
    if uses.word(in: function, of: .work) != nil { return true }
    let (file, text) = (graph.symbols[function].file, graph.declaration(of: function))
    return graph.references(in: file, bytes: text.start..<text.end).contains { index in
      let target = graph.references[index].target
      return graph.symbols[target].kind.isNominalType && isService(target)
        && graph.enclosingType(of: function) != target
    }
  }

  private func makesScreen(_ function: SymbolID) -> Bool {
    namesController(function)
      && graph.constructedTypes(in: function).contains { candidates.baseKinds[$0].contains(.viewController) }
  }

  func returnsScreen(_ function: SymbolID) -> Bool {
    let file = graph.symbols[function].file
    guard let result = graph.declaration(of: function).type else { return false }
    let facts = graph.files[file].facts
    let node = facts.nodes[facts.withoutOptional(result)]
    guard node.kind == .typeName else { return false }
    let own = graph.references(in: file, at: node.offset)
    if own.isEmpty { return Frameworks.known.has([.viewController, .window, .alert], facts.text(node.name)) }
    return own.contains { candidates.baseKinds[graph.references[$0].target].contains(.viewController) }
  }

  private static func isNamedAsShowing(_ name: String) -> Bool {
    ["present", "show", "push", "display", "dismiss"].contains { name.isOfFamily($0) }
  }
}
