import DependencyGraph
import SourceFacts
import Tables

/// For each name the files that contain it.
struct FilesByName {
  private let names: NameTable
  /// By name of the graph.
  private let files: Runs<ID<Name>, FileID>
  /// Names that a scanner enters into every file, whether it contains them or not.
  private var common: Set<UInt32> = []
  private let all: [FileID]

  init(in graph: DependencyGraph) {
    names = graph.names
    all = Array(graph.files.indices)
    // They differ from language to language.
    for isSwift in [true, false] {
      if let file = graph.files.firstIndex(where: { $0.isSwift == isSwift }) {
        common.formUnion(graph.mergedNames[file].seeds)
      }
    }
    var pairs: [(owner: ID<Name>, element: FileID)] = []
    for (file, map) in graph.mergedNames.entries {
      for name in map.own { pairs.append((ID(Int(name)), file)) }
    }
    files = Runs(pairs: pairs, ownerCount: names.count)
  }

  /// In the order of the graph.
  func files(having text: String) -> [FileID] {
    guard let name = names.find(text) else { return [] }
    return common.contains(name.raw) ? all : Array(files[ID(Int(name.raw))])
  }
}
