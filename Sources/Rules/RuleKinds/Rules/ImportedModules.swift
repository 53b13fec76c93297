import DependencyGraph
import SourceFacts
import Tables

/// The modules that each file imports.
struct ImportedModules {
  /// For each file, the imported modules.
  private let modules: Runs<FileID, Name>
  /// The `@_exported` imports with their files.
  private(set) var exported: [(file: FileID, fact: ImportFact)] = []

  init(in graph: DependencyGraph) {
    var modules = Runs<FileID, Name>.Builder(ownerCapacity: graph.files.count)
    for file in graph.files.indices {
      let names = graph.mergedNames[file]
      for fact in graph.files[file].facts.imports {
        if fact.flags.contains(.exported) { exported.append((file, fact)) }
        if fact.kind != .forward && !fact.module.isNone { modules.append(Name(names[fact.module])) }
      }
      modules.close(file)
    }
    self.modules = modules.runs(ownerCount: graph.files.count)
  }

  /// The files that import one of some modules, in order.
  func files(importing isMatch: (Name) -> Bool) -> [FileID] {
    modules.owners.filter { file in modules.range(of: file).contains { isMatch(modules.elements[$0]) } }
  }
}
