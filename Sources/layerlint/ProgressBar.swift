import Foundation
import Reports

/// A line on standard error that fills while files are read. It comes after half a second and goes without a trace.
/// May be called from any thread.
final class ProgressBar: @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private let columns: Int
  private var drawn: ContinuousClock.Instant?
  private var isOver = false
  private static let delay = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(50)

  init(columns: Int) { self.columns = columns }

  /// Nil where nobody would see it.
  static func onTerminal() -> ProgressBar? {
    guard Console.isTerminal(Console.error) else { return nil }
    return ProgressBar(columns: Console.columns(of: Console.error) ?? 80)
  }

  func update(_ done: Int, _ total: Int) {
    lock.withLock {
      let now = ContinuousClock.now
      guard !isOver, now - start >= Self.delay, drawn.map({ now - $0 >= Self.pause }) ?? true else { return }
      drawn = now
      draw(Self.line(done, total, columns: columns))
    }
  }

  func clear() {
    lock.withLock {
      if drawn != nil, !isOver { draw("") }
      isOver = true
    }
  }

  /// At most one cell less than the terminal has, so that it never wraps.
  static func line(_ done: Int, _ total: Int, columns: Int) -> String {
    let counts = "\(grouped(done)) of \(counted(total, "file"))"
    let width = min(40, columns - 1 - counts.count - 3)
    guard width >= 10 else { return String(counts.prefix(max(0, columns - 1))) }
    let filled = total > 0 ? min(width, width * done / total) : 0
    return "[\(String(repeating: "#", count: filled).padded(to: width))] \(counts)"
  }

  private func draw(_ line: String) {
    try? "\r\u{1B}[K\(line)".write(to: Console.error, named: "standard error")
  }
}
