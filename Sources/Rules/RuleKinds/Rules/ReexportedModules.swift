import Architecture
import DependencyGraph
import SourceFacts

/// A module that a module of the project passes on with `@_exported import`, at any remove.
struct Reexport {
  /// In the graph's names, as all names here.
  let module: Name
  /// Where the last of these imports stands.
  let place: Place
}

/// What importing a module of the project brings along.
struct ReexportedModules {
  private var byModule: [Name: [Reexport]] = [:]

  init(_ imports: ImportedModules, in graph: DependencyGraph) {
    var direct: [Name: [Reexport]] = [:]
    for (file, fact) in imports.exported {
      let module = Name(graph.mergedNames[file][fact.module])
      let reexport = Reexport(module: module, place: Place(fact, in: file))
      // A module that no file imports by its name passes nothing on to anybody.
      for module in graph.files[file].modules {
        if let name = graph.names.find(graph.modules[module]) { direct[name, default: []].append(reexport) }
      }
    }
    for module in direct.keys { byModule[module] = Self.reachable(from: module, direct) }
  }

  func modules(through module: Name) -> [Reexport] { byModule.isEmpty ? [] : byModule[module] ?? [] }

  /// The modules through which one of some modules comes along.
  func passing(_ meant: MeantNames) -> [Name] {
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
