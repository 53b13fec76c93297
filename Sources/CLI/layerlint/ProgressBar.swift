import Foundation
import Reports

/// A progress bar on standard error. It fills while files are read, or commits are linted, and stays visible while they
/// are analyzed. It appears after half a second and is removed at the end. All methods may be called on any thread.
final class ProgressBar: @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private let columns: Int
  private let noun: String
  private var drawn: ContinuousClock.Instant?
  private var isOver = false
  private var counts: (done: Int, total: Int)?
  private var timer: (any DispatchSourceTimer)?
  private static let delay = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(50)

  /// - Parameter noun: what is counted.
  init(columns: Int, noun: String = "file") { (self.columns, self.noun) = (columns, noun) }

  /// Returns nil if standard error is not a terminal.
  static func onTerminal(counting noun: String = "file") -> ProgressBar? {
    guard Console.isTerminal(Console.error) else { return nil }
    let bar = ProgressBar(columns: Console.columns(of: Console.error) ?? 80, noun: noun)
    bar.startTimer()
    return bar
  }

  /// Draws the bar after half a second by a timer too, since reading may finish earlier while the analysis takes
  /// longer.
  private func startTimer() {
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 0.5, repeating: 0.2)
    timer.setEventHandler { [weak self] in self?.show() }
    timer.resume()
    lock.withLock { self.timer = timer }
  }

  func update(_ done: Int, _ total: Int) {
    lock.withLock { counts = (done, total) }
    show()
  }

  private func show() {
    lock.withLock {
      let now = ContinuousClock.now
      guard !isOver, let counts, now - start >= Self.delay, drawn.map({ now - $0 >= Self.pause }) ?? true else {
        return
      }
      drawn = now
      draw(Self.line(counts.done, counts.total, noun, columns: columns))
    }
  }

  func clear() {
    lock.withLock {
      if drawn != nil, !isOver { draw("") }
      isOver = true
      timer?.cancel()
      timer = nil
    }
  }

  /// The text of the bar. It is at least one cell narrower than the terminal, so that it never wraps.
  static func line(_ done: Int, _ total: Int, _ noun: String = "file", columns: Int) -> String {
    let counts =
      done < total || total == 0
      ? "\(grouped(done)) of \(counted(total, noun))" : "\(counted(total, noun)) read, analysing"
    let width = min(40, columns - 1 - counts.count - 3)
    guard width >= 10 else { return String(counts.prefix(max(0, columns - 1))) }
    let filled = total > 0 ? min(width, width * done / total) : 0
    return "[\(String(repeating: "#", count: filled).padded(to: width))] \(counts)"
  }

  private func draw(_ line: String) {
    try? "\r\u{1B}[K\(line)".write(to: Console.error, named: "standard error")
  }
}
