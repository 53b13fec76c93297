import DependencyGraph
import SourceFacts

/// For each name the files that contain it.
struct FilesByName {
  private let names: NameTable
  /// `files` of a name are `first[name]..<first[name + 1]`.
  private var first: [Int32]
  private var files: [Int32] = []
  /// Names that a scanner enters into every file, whether it contains them or not.
  private var common: Set<UInt32> = []
  private let all: [Int32]

  init(in graph: DependencyGraph) {
    names = graph.names
    all = graph.files.indices.map(Int32.init)
    first = [Int32](repeating: 0, count: names.count + 1)
    for map in graph.mergedNames {
      for name in map.own { first[Int(name) + 1] += 1 }
    }
    for name in 0..<names.count { first[name + 1] += first[name] }
    // They differ from language to language.
    for isSwift in [true, false] {
      if let file = graph.files.firstIndex(where: { $0.isSwift == isSwift }) {
        common.formUnion(graph.mergedNames[file].seeds)
      }
    }
    files = [Int32](repeating: 0, count: Int(first[names.count]))
    var next = first
    for (file, map) in graph.mergedNames.enumerated() {
      for name in map.own {
        files[Int(next[Int(name)])] = Int32(file)
        next[Int(name)] += 1
      }
    }
  }

  /// In the order of the graph.
  func files(having text: String) -> [Int32] {
    guard let name = names.find(text) else { return [] }
    if common.contains(name.raw) { return all }
    return Array(files[Int(first[Int(name.raw)])..<Int(first[Int(name.raw) + 1])])
  }
}
