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
