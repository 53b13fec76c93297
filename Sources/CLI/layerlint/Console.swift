import Foundation
import Storage

/// Standard output and standard error.
enum Console {
  static let output: Int32 = 1
  static let error: Int32 = 2

  /// Writes to standard output. A closed pipe is not an error.
  static func write(_ text: String) throws(WritingError) { try write { $0.write(text) } }

  static func write(_ bytes: [UInt8]) throws(WritingError) { try write { $0.write(bytes) } }

  static func write(_ body: (Output) -> Void) throws(WritingError) {
    let output = Output(Self.output, named: "standard output")
    body(output)
    if let failure = output.failure, !failure.isClosedPipe { throw failure }
  }

  /// Writes lines to standard error. Failures are ignored.
  static func report(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    try? (lines.joined(separator: "\n") + "\n").write(to: error, named: "standard error")
  }

  static func isTerminal(_ stream: Int32) -> Bool {
    isatty(stream) == 1 && Program.environment["TERM"] != "dumb"
  }

  /// The width of the terminal in columns.
  static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// An open file that text is written to in parts. After a failure, further writes are ignored.
final class Output {
  private let descriptor: Int32
  private let name: String
  private(set) var failure: WritingError?

  init(_ descriptor: Int32, named name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  func write(_ bytes: [UInt8]) {
    if failure != nil { return }
    do throws(OpenFile.Failure) {
      try OpenFile(descriptor).write(bytes)
    } catch {
      failure = WritingError(name: name, code: error.code)
    }
  }

  func write(_ text: String) { write(Array(text.utf8)) }
}

/// A report that could not be written.
struct WritingError: Error, CustomStringConvertible {
  var name: String
  var reason: String
  var isClosedPipe = false
  var description: String { "cannot write \(name): \(reason)" }
}

extension WritingError {
  /// - Parameter code: an error number as in `errno`.
  init(name: String, code: Int32) {
    self.init(name: name, reason: String(cString: strerror(code)), isClosedPipe: code == EPIPE)
  }
}

extension String {
  /// Writes all bytes to an open file.
  func write(to descriptor: Int32, named name: String) throws(WritingError) {
    let output = Output(descriptor, named: name)
    output.write(self)
    if let failure = output.failure { throw failure }
  }
}
