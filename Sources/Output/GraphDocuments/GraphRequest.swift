import Findings

/// Which part of the graph is wanted.
public struct GraphRequest: Sendable {
  public var level: GraphLevel
  /// Only what is near this: a type, file, folder, layer or module.
  public var focus: String?
  /// Only what uses this, directly or through others.
  public var reaches: String?
  /// How many steps from `focus`, either way, 1 when left out; without it, to `reaches`, any number when left out.
  public var depth: Int?
  /// Who keeps whom alive, instead of who uses whom.
  public var isOwnership: Bool

  public init(level: GraphLevel = .layer, focus: String? = nil, reaches: String? = nil, depth: Int? = nil, isOwnership: Bool = false) {
    self.level = level
    self.focus = focus
    self.reaches = reaches
    self.depth = depth
    self.isOwnership = isOwnership
  }
}
