import Architecture
import DependencyGraph
import SourceFacts

/// Names that patterns mean, asked for by their places in a graph's names: each is matched once.
struct MeantNames {
  private let namesOfFile: [NameMap]
  private var isMeant: [Bool]

  init(_ patterns: [NamePattern], except: [NamePattern] = [], in graph: DependencyGraph) {
    namesOfFile = graph.mergedNames
    isMeant = NameGlobs(patterns).matches(in: graph.names)
    if !except.isEmpty {
      let excepted = NameGlobs(except).matches(in: graph.names)
      for name in isMeant.indices where excepted[name] { isMeant[name] = false }
    }
  }

  func contains(_ name: Name) -> Bool { isMeant[Int(name.raw)] }

  /// Says of a name that it is not meant, whatever it is.
  mutating func exclude(_ name: Name) { isMeant[Int(name.raw)] = false }

  /// By file: whether it holds such a name anywhere.
  func files() -> [Bool] {
    if !isMeant.contains(true) { return [Bool](repeating: false, count: namesOfFile.count) }
    // Most files have the seeds of the one before.
    var (seeds, isSeedMeant): ([UInt32], Bool) = ([], false)
    return namesOfFile.map { names in
      if names.seeds != seeds {
        seeds = names.seeds
        isSeedMeant = isAny(of: seeds)
      }
      return isSeedMeant || isAny(of: names.own)
    }
  }

  private func isAny(of names: [UInt32]) -> Bool {
    for name in names where isMeant[Int(name)] { return true }
    return false
  }
}
