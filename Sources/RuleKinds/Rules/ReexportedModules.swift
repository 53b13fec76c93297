import DependencyGraph
import SourceFacts

/// A module that a module of the project passes on with `@_exported import`, at any remove.
struct Reexport {
  let module: String
  /// Where the last of these imports stands.
  let place: Place
}

/// What importing a module of the project brings along.
struct ReexportedModules {
  private var byModule: [String: [Reexport]] = [:]

  init(in graph: DependencyGraph) {
    var direct: [String: [Reexport]] = [:]
    for (index, file) in graph.files.enumerated() {
      for fact in file.facts.imports where fact.flags.contains(.exported) {
        let reexport = Reexport(module: file.facts.text(fact.module), place: Place(fact, in: Int32(index)))
        for module in file.modules { direct[graph.modules[Int(module)], default: []].append(reexport) }
      }
    }
    for module in direct.keys { byModule[module] = Self.reachable(from: module, direct) }
  }

  func modules(through module: String) -> [Reexport] { byModule[module] ?? [] }

  private static func reachable(from module: String, _ direct: [String: [Reexport]]) -> [Reexport] {
    var seen: Set<String> = [module]
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
