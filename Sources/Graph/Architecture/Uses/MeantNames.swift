import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Names that patterns mean, asked for by their places in a graph's names: each is matched once.
public struct MeantNames {
  private let namesOfFile: Table<FileID, NameMap>
  @usableFromInline var isMeant: [Bool]
  /// Most files have the seeds of the one before.
  private var (lastSeeds, isSeedMeant): ([UInt32], Bool) = ([], false)

  public init(_ patterns: [NamePattern], except: [NamePattern] = [], in graph: DependencyGraph) {
    namesOfFile = graph.mergedNames
    isMeant = NameGlobs(patterns).matches(in: graph.names)
    if !except.isEmpty {
      let excepted = NameGlobs(except).matches(in: graph.names)
      for name in isMeant.indices where excepted[name] { isMeant[name] = false }
    }
  }

  /// `isMeant`: by name of the graph.
  public init(_ isMeant: [Bool], in graph: DependencyGraph) {
    namesOfFile = graph.mergedNames
    self.isMeant = isMeant
  }

  @inlinable public func contains(_ name: Name) -> Bool { isMeant[Int(name.raw)] }

  /// Says of a name that it is not meant, whatever it is.
  public mutating func exclude(_ name: Name) { isMeant[Int(name.raw)] = false }

  /// For each file whether it has such a name anywhere.
  public func files() -> Table<FileID, Bool> {
    if !isMeant.contains(true) { return Table(repeating: false, count: namesOfFile.count) }
    var names = self
    return Table(namesOfFile.indices.map { names.isAny(in: $0) })
  }

  /// Whether a file holds such a name anywhere.
  public mutating func isAny(in file: FileID) -> Bool {
    if namesOfFile[file].seeds != lastSeeds {
      lastSeeds = namesOfFile[file].seeds
      isSeedMeant = isMeant.isAny(of: lastSeeds)
    }
    return isSeedMeant || isMeant.isAny(of: namesOfFile[file].own)
  }
}
