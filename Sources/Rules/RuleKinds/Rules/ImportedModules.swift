import DependencyGraph
import SourceFacts
import Tables

/// The modules that files import, in one row: rules ask for those of all files.
struct ImportedModules {
  /// In the graph's names. Those of file `i` are `modules[ends[i]..<ends[i + 1]]`.
  private var modules: [Name] = []
  private var ends: [Int32] = [0]
  /// `@_exported` ones, with their files: gathered on the way.
  private(set) var exported: [(file: FileID, fact: ImportFact)] = []

  init(in graph: DependencyGraph) {
    ends.reserveCapacity(graph.files.count + 1)
    modules.reserveCapacity(graph.files.count * 4)
    for file in graph.files.indices {
      let names = graph.mergedNames[file]
      for fact in graph.files[file].facts.imports {
        if fact.flags.contains(.exported) { exported.append((file, fact)) }
        if fact.kind != .forward && !fact.module.isNone { modules.append(Name(names[fact.module])) }
      }
      ends.append(Int32(modules.count))
    }
  }

  /// Those that import one of some modules, in order.
  func files(importing isMeant: (Name) -> Bool) -> [FileID] {
    var files: [FileID] = []
    for file in 0..<ends.count - 1 {
      for place in Int(ends[file])..<Int(ends[file + 1]) where isMeant(modules[place]) {
        files.append(FileID(file))
        break
      }
    }
    return files
  }
}
