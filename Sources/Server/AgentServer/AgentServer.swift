import EditorProtocol
import Storage

/// A server of the Model Context Protocol: reads one message per line from a file descriptor and writes the answers,
/// until the client closes the file. It writes no files.
public struct AgentServer {
  private let session: AgentSession

  /// The maximum number of lines of an answer.
  public static let lineLimit = 50

  public init(_ settings: AgentSettings) { session = AgentSession(settings) }

  /// - Parameter write: writes all bytes; returns false if the client does not read any more.
  public func run(reading input: Int32, write: ([UInt8]) -> Bool) {
    var lines = LineReader()
    while let bytes = try? OpenFile(input).read(), !bytes.isEmpty {
      lines.append(bytes[...])
      while let line = lines.next() {
        guard answer(line, write) else { return }
      }
    }
    if !lines.rest.isEmpty { _ = answer(.message(lines.rest), write) }
  }

  private func answer(_ line: LineReader.Line, _ write: ([UInt8]) -> Bool) -> Bool {
    let reply =
      switch line {
      case .message(let bytes): session.reply(to: bytes)
      case .tooLong: Outgoing.failure(nil, RPCError(.parseError, "the message is too long"))
      }
    guard let reply else { return true }
    return write(reply + [0x0A])
  }
}
