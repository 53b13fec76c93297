import DependencyGraph

/// Which file refers to which, each pair once.
struct FileUses {
  private(set) var pairs: [(from: Int32, to: Int32)] = []

  init(in graph: DependencyGraph) {
    // By file: the last one that was found to refer to it.
    var seen = [Int32](repeating: -1, count: graph.files.count)
    let (references, symbols) = (graph.references, graph.symbols)
    for file in graph.files.indices {
      let source = Int32(file)
      for index in graph.references(in: file) {
        let target = symbols[Int(references[index].target)].file
        if target == source || seen[Int(target)] == source { continue }
        seen[Int(target)] = source
        pairs.append((source, target))
      }
    }
  }
}
