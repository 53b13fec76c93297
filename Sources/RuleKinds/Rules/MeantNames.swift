import Architecture
import DependencyGraph
import SourceFacts

/// Names that patterns mean, asked for by their places in a graph's names: each is matched once.
struct MeantNames {
  private let namesOfFile: [NameMap]
  private var isMeant: [Bool]
  /// How many are.
  private let count: Int

  init(_ patterns: [NamePattern], except: [NamePattern] = [], in graph: DependencyGraph) {
    namesOfFile = graph.mergedNames
    isMeant = NameGlobs(patterns).matches(in: graph.names)
    if !except.isEmpty {
      let excepted = NameGlobs(except).matches(in: graph.names)
      for name in isMeant.indices where excepted[name] { isMeant[name] = false }
    }
    count = isMeant.count { $0 }
  }

  func contains(_ name: Name) -> Bool { isMeant[Int(name.raw)] }

  /// Says of a name that it is not meant, whatever it is.
  mutating func exclude(_ name: Name) { isMeant[Int(name.raw)] = false }

  /// Whether a file holds such a name anywhere.
  func isAny(in file: Int) -> Bool {
    if count == 0 { return false }
    return isMeant.withUnsafeBufferPointer { isMeant in
      namesOfFile[file].contains { isMeant[Int($0)] }
    }
  }
}
