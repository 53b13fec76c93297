import Foundation

/// Standard output and standard error.
enum Console {
  static let output: Int32 = 1
  static let error: Int32 = 2

  /// To standard output, whole. Nobody reading any more is no error.
  static func write(_ text: String) throws(WritingError) {
    do {
      try text.write(to: output, named: "standard output")
    } catch  where error.isClosedPipe {}
  }

  /// Lines to standard error. When that fails there is nobody left to tell.
  static func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    try? (lines.joined(separator: "\n") + "\n").write(to: error, named: "standard error")
  }

  static func isTerminal(_ stream: Int32) -> Bool {
    isatty(stream) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Cells in a line of the terminal.
  static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// A report that could not be written.
struct WritingError: Error, CustomStringConvertible {
  var name: String
  var code: Int32
  var isClosedPipe: Bool { code == EPIPE }
  var description: String { "cannot write \(name): \(String(cString: strerror(code)))" }
}

extension String {
  /// All bytes to an open file.
  func write(to descriptor: Int32, named name: String) throws(WritingError) {
    var text = self
    let failure: Int32? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
      }
      return nil
    }
    if let failure { throw WritingError(name: name, code: failure) }
  }
}
