import Findings

/// The part of the graph to return.
public struct GraphRequest: Sendable {
  public var level: GraphLevel
  /// Only nodes near this type, file, folder, layer or module.
  public var focus: String?
  /// Only nodes that use this one, directly or indirectly.
  public var reaches: String?
  /// The maximum number of steps from `focus` in both directions (default 1); without `focus`, to `reaches` (default
  /// unlimited).
  public var depth: Int?
  /// The ownership graph instead of the dependency graph.
  public var isOwnership: Bool
  /// The maximum nesting of folders or layers; deeper ones are merged into the folder or layer at this depth.
  public var collapse: Int?
  /// Only edges that violate the layers, and their nodes.
  public var onlyViolations = false
  /// The minimum number of references of an edge. Only these edges and their nodes are included.
  public var minReferences = 1

  public init(
    level: GraphLevel = .layer, focus: String? = nil, reaches: String? = nil, depth: Int? = nil,
    isOwnership: Bool = false
  ) {
    self.level = level
    self.focus = focus
    self.reaches = reaches
    self.depth = depth
    self.isOwnership = isOwnership
  }
}
