import Patterns
import SourceFacts
import Tables

/// The index of a layer in its `LayerMap`.
public typealias LayerID = ID<Layer>

/// A layer of a `LayerMap`, which stores all of them in one table.
public struct Layer: Sendable {
  /// Unique in its map: the configured name, or `Domain/Services` if a nested layer shares its name with another.
  public internal(set) var name: String
  /// The layer that it is nested in.
  public let parent: LayerID?
  /// The index from the top among layers of the same parent. Siblings have the same row. The composition root, above
  /// all others, has -1.
  public let row: Int
  /// 0 at the top level.
  public let depth: Int
  public let paths: [PathPattern]
}

/// The relation of one layer to another.
public enum LayerOrder: Sendable, Equatable {
  /// The same layer, or one nested in the other: a layer's own files and its nested layers may use each other.
  case same
  /// The number of rows that it is higher, below their common parent; 0 for the composition root.
  case above(rows: Int)
  case below(rows: Int)
  case beside
  /// The order is unknown, so no dependency is wrong.
  case unordered
}
