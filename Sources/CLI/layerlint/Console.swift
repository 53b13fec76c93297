import Foundation

/// Standard output and standard error.
enum Console {
  static let output: Int32 = 1
  static let error: Int32 = 2

  /// To standard output, whole. Nobody reading any more is no error.
  static func write(_ text: String) throws(WritingError) { try write { $0.take(text) } }

  static func write(_ bytes: [UInt8]) throws(WritingError) { try write { $0.take(bytes) } }

  static func write(_ body: (Output) -> Void) throws(WritingError) {
    let output = Output(Self.output, named: "standard output")
    body(output)
    if let failure = output.failure, !failure.isClosedPipe { throw failure }
  }

  /// Lines to standard error. When that fails there is nobody left to tell.
  static func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    try? (lines.joined(separator: "\n") + "\n").write(to: error, named: "standard error")
  }

  static func isTerminal(_ stream: Int32) -> Bool {
    isatty(stream) == 1 && Program.environment["TERM"] != "dumb"
  }

  /// Cells in a line of the terminal.
  static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// An open file that takes a text piece by piece. After a failure it takes no more.
final class Output {
  private let descriptor: Int32
  private let name: String
  private(set) var failure: WritingError?

  init(_ descriptor: Int32, named name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  func take(_ bytes: UnsafeRawBufferPointer) {
    if failure == nil { failure = bytes.write(to: descriptor, named: name) }
  }

  func take(_ bytes: [UInt8]) { bytes.withUnsafeBytes { take($0) } }

  func take(_ text: String) {
    var text = text
    text.withUTF8 { take(UnsafeRawBufferPointer($0)) }
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
    if let failure = text.withUTF8({ UnsafeRawBufferPointer($0).write(to: descriptor, named: name) }) { throw failure }
  }
}

extension UnsafeRawBufferPointer {
  /// All bytes to an open file; what went wrong.
  func write(to descriptor: Int32, named name: String) -> WritingError? {
    var rest = self
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno != EINTR { return WritingError(name: name, code: errno) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Swift.max(0, count)))
    }
    return nil
  }
}
