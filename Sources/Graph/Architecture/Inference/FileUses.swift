import DependencyGraph
import SourceFacts
import Tables

/// The pairs of files with references from the first to the second, each pair once.
struct FileUses {
  private(set) var pairs: [(from: FileID, to: FileID)] = []

  init(in graph: DependencyGraph) {
    // For each file the last file that refers to it.
    var seen = Table<FileID, FileID?>(repeating: nil, count: graph.files.count)
    let (references, symbols) = (graph.references, graph.symbols)
    for file in graph.files.indices {
      let source = file
      for index in graph.references(in: file) {
        let target = symbols[references[index].target].file
        if target == source || seen[target] == source { continue }
        seen[target] = source
        pairs.append((source, target))
      }
    }
  }
}
