import DependencyGraph
import SourceFacts
import Tables

/// The files that contain a name.
struct FilesByName {
  private let names: NameTable
  /// By name of the graph's merged table.
  private let files: Runs<ID<Name>, FileID>
  /// Names that a scanner adds to the table of every file, whether the file contains them or not.
  private var common: Set<UInt32> = []
  private let all: [FileID]

  init(in graph: DependencyGraph) {
    names = graph.names
    all = Array(graph.files.indices)
    // The scanners of Swift and Objective-C add different names.
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

  /// The files whose table of names has this text, in the order of the graph.
  func files(having text: String) -> [FileID] {
    guard let name = names.find(text) else { return [] }
    return common.contains(name.raw) ? all : Array(files[ID(Int(name.raw))])
  }
}
