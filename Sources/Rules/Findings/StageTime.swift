/// How long a stage of a run took, for `--timings`. Seconds.
public struct StageTime: Sendable, Equatable {
  /// `find`, `read+scan`, `resolve`, `layers`, `rules`, `report`.
  public var name: String
  public var wall: Double
  /// Of all threads together.
  public var cpu: Double
  public init(name: String, wall: Double, cpu: Double) {
    self.name = name
    self.wall = wall
    self.cpu = cpu
  }
}
