import Architecture
import DependencyGraph
import SourceFacts

/// A module that a module of the project re-exports with `@_exported import`, directly or indirectly.
struct Reexport {
  /// The module's name in the graph.
  let module: Name
  /// The place of the last of these imports.
  let place: Place
}

/// The modules that are imported together with a module of the project.
struct ReexportedModules {
  private var byModule: [Name: [Reexport]] = [:]

  init(_ imports: ImportedModules, in graph: DependencyGraph) {
    var direct: [Name: [Reexport]] = [:]
    for (file, fact) in imports.exported {
      let module = Name(graph.mergedNames[file][fact.module])
      let reexport = Reexport(module: module, place: Place(fact, in: file))
      // Only modules that are imported somewhere matter.
      for module in graph.files[file].modules {
        if let name = graph.names.find(graph.modules[module]) { direct[name, default: []].append(reexport) }
      }
    }
    for module in direct.keys { byModule[module] = Self.reachable(from: module, direct) }
  }

  func modules(through module: Name) -> [Reexport] { byModule.isEmpty ? [] : byModule[module] ?? [] }

  /// The modules that re-export one of some modules.
  func passing(_ meant: MatchingNames) -> [Name] {
    byModule.filter { $0.value.contains { meant.contains($0.module) } }.map(\.key)
  }

  private static func reachable(from module: Name, _ direct: [Name: [Reexport]]) -> [Reexport] {
    var seen: Set<Name> = [module]
    var found: [Reexport] = []
    var next = [module]
    while let current = next.popLast() {
      for reexport in direct[current] ?? [] where seen.insert(reexport.module).inserted {
        found.append(reexport)
        next.append(reexport.module)
      }
    }
    return found
  }
}
