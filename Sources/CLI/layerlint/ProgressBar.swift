import Foundation
import Reports

/// A line on standard error that fills while files are read, and stays while they are analysed. It comes after half a
/// second and goes without a trace. May be called from any thread.
final class ProgressBar: @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private let columns: Int
  private var drawn: ContinuousClock.Instant?
  private var isOver = false
  private var counts: (done: Int, total: Int)?
  private var timer: (any DispatchSourceTimer)?
  private static let delay = Duration.milliseconds(500)
  private static let pause = Duration.milliseconds(50)

  init(columns: Int) { self.columns = columns }

  /// Nil where nobody would see it.
  static func onTerminal() -> ProgressBar? {
    guard Console.isTerminal(Console.error) else { return nil }
    let bar = ProgressBar(columns: Console.columns(of: Console.error) ?? 80)
    bar.startTimer()
    return bar
  }

  /// The files may all be read before half a second has passed, and what follows may take longer.
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
      guard !isOver, let counts, now - start >= Self.delay, drawn.map({ now - $0 >= Self.pause }) ?? true else { return }
      drawn = now
      draw(Self.line(counts.done, counts.total, columns: columns))
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

  /// At most one cell less than the terminal has, so that it never wraps.
  static func line(_ done: Int, _ total: Int, columns: Int) -> String {
    let counts = done < total || total == 0
      ? "\(grouped(done)) of \(counted(total, "file"))" : "\(counted(total, "file")) read, analysing"
    let width = min(40, columns - 1 - counts.count - 3)
    guard width >= 10 else { return String(counts.prefix(max(0, columns - 1))) }
    let filled = total > 0 ? min(width, width * done / total) : 0
    return "[\(String(repeating: "#", count: filled).padded(to: width))] \(counts)"
  }

  private func draw(_ line: String) {
    try? "\r\u{1B}[K\(line)".write(to: Console.error, named: "standard error")
  }
}
