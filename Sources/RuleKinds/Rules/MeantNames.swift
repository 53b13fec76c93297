import Architecture
import DependencyGraph
import SourceFacts

/// Names that patterns mean, asked for by their places in a graph's names: each is matched once.
struct MeantNames {
  private enum Answer: UInt8 { case unknown, no, yes }
  private let globs: NameGlobs
  private let excepted: NameGlobs
  private let graph: DependencyGraph
  private var answers: [Answer]

  init(_ patterns: [NamePattern], except: [NamePattern] = [], in graph: DependencyGraph) {
    globs = NameGlobs(patterns)
    excepted = NameGlobs(except)
    self.graph = graph
    answers = [Answer](repeating: .unknown, count: graph.names.count)
  }

  mutating func contains(_ name: Name) -> Bool {
    if answers[Int(name.raw)] == .unknown { answers[Int(name.raw)] = matches(name) ? .yes : .no }
    return answers[Int(name.raw)] == .yes
  }

  /// Says of a name that it is not meant, whatever it is.
  mutating func exclude(_ name: Name) { answers[Int(name.raw)] = .no }

  /// Whether a file holds such a name anywhere.
  mutating func isAny(in file: Int) -> Bool {
    for name in graph.mergedNames[file] where contains(Name(name)) { return true }
    return false
  }

  private func matches(_ name: Name) -> Bool {
    graph.names.withBytes(of: name) { globs.matches($0) && !excepted.matches($0) }
  }
}
