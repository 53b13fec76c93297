import Foundation

/// The end of a process. `Process.waitUntilExit` runs a run loop instead, which notices the end 50 ms later on Linux.
public struct ProcessEnd: Sendable {
  private let hasEnded = DispatchSemaphore(value: 0)

  /// - Parameter process: a process that has not been started.
  public init(of process: Process) {
    process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
  }

  /// Waits until the process, which must have been started, has ended.
  public func wait() {
    hasEnded.wait()
    // For the next call.
    hasEnded.signal()
  }
}
