import Foundation

/// What the parent sends for a file.
struct WorkerRequest {
  /// An encoded `ClangUnit`.
  let unit: [UInt8]
  /// The limit for the worker's processor time; 0 for none.
  let milliseconds: UInt32

  init(unit: [UInt8], limit: Duration) {
    self.unit = unit
    let (seconds, attoseconds) = limit.components
    milliseconds = UInt32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  init(_ message: [UInt8]) {
    unit = Array(message.dropFirst(4))
    milliseconds = message.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  var encoded: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: milliseconds >> (8 * $0)) } + unit }
}

/// Ends the process with `SIGPROF` when its threads have used an amount of processor time.
enum ProcessorTimer {
  /// - Parameter milliseconds: from now on; 0 stops the timer.
  static func start(_ milliseconds: UInt32) {
    signal(SIGPROF, SIG_DFL)
    var timer = itimerval()
    timer.it_value.tv_sec = .init(milliseconds / 1000)
    timer.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }
}
