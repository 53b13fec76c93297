/// The time of one stage of a run, in seconds, for `--timings`.
public struct StageTime: Sendable, Equatable {
  /// `find`, `read+scan`, `resolve`, `layers`, `rules` or `report`.
  public var name: String
  public var wall: Double
  /// The CPU time of all threads.
  public var cpu: Double
  public init(name: String, wall: Double, cpu: Double) {
    self.name = name
    self.wall = wall
    self.cpu = cpu
  }
}
