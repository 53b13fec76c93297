import Patterns
import SourceFacts
import Tables

/// The number of a layer in its `LayerMap`.
public typealias LayerID = ID<Layer>

/// A layer of a `LayerMap`, which holds them flat.
public struct Layer: Sendable {
  /// Unique in its map: the written name, or `Domain/Services` where a nested layer shares its name with another.
  public internal(set) var name: String
  /// The layer that it is nested in.
  public let parent: LayerID?
  /// Counted from the top among the layers of the same parent. Equal: side by side. That of the root,
  /// above all others, is -1.
  public let row: Int
  /// 0 when it is nested in none.
  public let depth: Int
  public let paths: [PathPattern]
}

/// How one layer stands to another.
public enum LayerOrder: Sendable, Equatable {
  /// One and the same, or one nested in the other: a layer's own files and its nested layers may use each other.
  case same
  /// So many rows higher, where their ways part; 0 for the root above all layers.
  case above(rows: Int)
  case below(rows: Int)
  case beside
  /// Nothing is known, so nothing is wrong.
  case unordered
}
