import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Values that an assembly passes to the screen that it creates: `FeedViewController(header: headerModule.view)`, where
/// `headerModule` comes from another module's assembly.
struct PassedScreens {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }
  private var modules: ScreenModules { context.model.screenModules }

  init(_ context: RuleContext) { self.context = context }

  /// The origins of the values that are passed to a property: one type for each other module.
  func origins(of property: SymbolID, in type: SymbolID) -> [SymbolID] {
    guard let outer = modules.module(of: type, in: graph) else { return [] }
    let makers = Set(context.references(making: type).compactMap { graph.enclosingType(of: $0.source) })
    var found: [SymbolID] = []
    for maker in makers.sorted() {
      for use in context.reader.uses(of: maker, forms: .construct) where use.target == type {
        let labels = context.reader.labels(of: use)
        guard let index = labels.firstIndex(of: graph.plainName(of: property)) else { continue }
        addForeign(in: context.reader.arguments(of: use)[index], use, outer, depth: 0, to: &found)
      }
    }
    return found
  }

  /// Follows the source of a value, not its arguments: local variables to their values, and functions of the module to
  /// the assemblies that they use.
  private func addForeign(in node: NodeID, _ use: Use, _ outer: ScreenModuleID, depth: Int, to found: inout [SymbolID])
  {
    let file = use.file
    let written = graph.node(node, in: file)
    let children = graph.children(of: node, in: file)
    switch written.kind {
    case .array: for child in children { addForeign(in: child, use, outer, depth: depth, to: &found) }
    case .call, .subscripting:
      if let callee = children.first { addForeign(in: callee, use, outer, depth: depth, to: &found) }
    case .optionalChaining, .forcedUnwrapping, .effect:
      if let inner = children.last { addForeign(in: inner, use, outer, depth: depth, to: &found) }
    case .identifier, .member:
      let targets = graph.references(in: file, at: written.offset).map { graph.references[$0].target }
      for target in targets { addForeign(target, outer, to: &found) }
      if let base = children.first { return addForeign(in: base, use, outer, depth: depth, to: &found) }
      guard targets.isEmpty, depth < 4, let value = context.reader.localValue(of: node, at: use) else { return }
      addForeign(in: value, use, outer, depth: depth + 1, to: &found)
    default: break
    }
  }

  private func addForeign(_ target: SymbolID, _ outer: ScreenModuleID, to found: inout [SymbolID]) {
    if let owner = graph.enclosingType(of: target), let module = maker(owner, outer) {
      add(owner, module, to: &found)
    } else if graph.symbols[target].kind == .function, modules.module(of: target, in: graph) == outer {
      let text = graph.declaration(of: target)
      for index in graph.references(in: graph.symbols[target].file, bytes: text.start..<text.end) {
        guard let type = graph.enclosingType(of: graph.references[index].target), let module = maker(type, outer) else {
          continue
        }
        add(type, module, to: &found)
      }
    }
  }

  /// The module of a type that creates another module's screen, or is that screen.
  private func maker(_ type: SymbolID, _ outer: ScreenModuleID) -> ScreenModuleID? {
    let roles = context.model.roles
    guard let module = modules.module(of: type, in: graph), module != outer else { return nil }
    return [Role.assembly, .router, .viewController].contains { roles.has($0, type) } ? module : nil
  }

  private func add(_ type: SymbolID, _ module: ScreenModuleID, to found: inout [SymbolID]) {
    if !found.contains(where: { modules.module(of: $0, in: graph) == module }) { found.append(type) }
  }
}
