/// How long a worker may take for one file.
public struct WorkerLimits: Sendable {
  /// The processor time of the worker. Unlike wall time, it hardly depends on what else the machine does, so that the
  /// same files are stopped in each run.
  public var processorTime: Duration = .seconds(10)
  /// The wall time, for a worker that waits. A busy machine must not reach it.
  public var wallTime: Duration = .seconds(300)
}
