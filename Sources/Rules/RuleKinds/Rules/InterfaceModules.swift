import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// The modules with user interface code.
struct InterfaceModules {
  /// For each module, whether it has user interface code.
  let hasInterface: Table<ModuleID, Bool>

  init(in model: ArchitecturalModel) {
    let graph = model.graph
    var files = Table<ModuleID, Int>(repeating: 0, count: graph.modules.count)
    var importing = files
    for file in graph.files.indices {
      let imports = graph.files[file].facts.imports.contains { fact in
        fact.kind != .forward && InterfaceFramework(module: graph.files[file].facts.text(fact.module)) != nil
      }
      for module in graph.files[file].modules {
        files[module] += 1
        if imports { importing[module] += 1 }
      }
    }
    var hasInterface = Table<ModuleID, Bool>(zip(files, importing).map { $1 * 5 >= $0 && $1 > 1 })
    let screens: RoleSet = [RoleSet(.view), RoleSet(.viewController)]
    for type in graph.types where !model.roles(of: type).isDisjoint(with: screens) {
      for module in graph.files[graph.symbols[type].file].modules { hasInterface[module] = true }
    }
    self.hasInterface = hasInterface
  }
}
