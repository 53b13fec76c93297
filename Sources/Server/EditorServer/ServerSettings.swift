import Linting

/// What the server needs from the program that starts it.
public struct ServerSettings {
  /// Returns the request for a folder, given by its absolute path.
  public var request: (_ root: String) -> LintRequest
  /// Returns the time of a monotonic clock in seconds.
  public var now: () -> Double
  /// Returns whether a process exists.
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
