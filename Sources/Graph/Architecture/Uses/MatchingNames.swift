import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// The names of a graph that match patterns. Each name is matched once.
public struct MatchingNames {
  private let namesOfFile: Table<FileID, NameMap>
  @usableFromInline var isMatch: [Bool]
  /// Most files have the same seeds as the previous one.
  private var (lastSeeds, isSeedMatch): ([UInt32], Bool) = ([], false)

  public init(_ patterns: [NamePattern], except: [NamePattern] = [], in graph: DependencyGraph) {
    namesOfFile = graph.mergedNames
    isMatch = NameGlobs(patterns).matches(in: graph.names)
    if !except.isEmpty {
      let excepted = NameGlobs(except).matches(in: graph.names)
      for name in isMatch.indices where excepted[name] { isMatch[name] = false }
    }
  }

  /// - Parameter isMatch: for each name of the graph.
  public init(_ isMatch: [Bool], in graph: DependencyGraph) {
    namesOfFile = graph.mergedNames
    self.isMatch = isMatch
  }

  @inlinable public func contains(_ name: Name) -> Bool { isMatch[Int(name.raw)] }

  /// Removes a name.
  public mutating func exclude(_ name: Name) { isMatch[Int(name.raw)] = false }

  /// For each file, whether it contains such a name.
  public func files() -> Table<FileID, Bool> {
    if !isMatch.contains(true) { return Table(repeating: false, count: namesOfFile.count) }
    var names = self
    return Table(namesOfFile.indices.map { names.isAny(in: $0) })
  }

  /// Whether a file contains such a name.
  public mutating func isAny(in file: FileID) -> Bool {
    if namesOfFile[file].seeds != lastSeeds {
      lastSeeds = namesOfFile[file].seeds
      isSeedMatch = isMatch.isAny(of: lastSeeds)
    }
    return isSeedMatch || isMatch.isAny(of: namesOfFile[file].own)
  }
}
