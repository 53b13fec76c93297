import Foundation
import Threads

/// The output of a running git process, which ends with this object.
final class GitStream {
  private let process: ChildProcess
  private let output: FileHandle
  private var buffer: [UInt8] = []
  /// The first byte of the buffer that was not returned yet.
  private var start = 0

  init(_ process: ChildProcess, _ output: FileHandle) { (self.process, self.output) = (process, output) }

  deinit {
    // If git has more output, it ends at the closed pipe.
    try? output.close()
    process.send(SIGTERM)
  }

  /// The next line, without its end; nil at the end of the output.
  func line() -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      let length = buffer.count - start
      guard readMore() else { return nil }
      searched = start + length
    }
  }

  /// The next bytes; nil if the output ends before.
  func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    while buffer.count - start < count { guard readMore() else { return nil } }
    defer { start += count }
    return buffer[start..<start + count]
  }

  private func readMore() -> Bool {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    let more = output.availableData
    buffer += more
    return !more.isEmpty
  }
}
