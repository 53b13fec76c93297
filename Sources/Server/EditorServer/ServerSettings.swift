import Linting

/// What the server is given by the program around it.
public struct ServerSettings {
  /// The request that lints a folder, given by its absolute path.
  public var request: (_ root: String) -> LintRequest
  /// Seconds of a clock that never goes backwards.
  public var now: () -> Double
  /// Whether a process is there still.
  public var isAlive: (_ process: Int) -> Bool

  public init(
    request: @escaping (_ root: String) -> LintRequest, now: @escaping () -> Double,
    isAlive: @escaping (_ process: Int) -> Bool = { _ in true }
  ) {
    self.request = request
    self.now = now
    self.isAlive = isAlive
  }
}
