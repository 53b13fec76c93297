import EditorProtocol
import Findings
import JSON
import Reports

/// The result of a call: a text of at most `AgentServer.lineLimit` lines, and the same content as an object.
struct ToolAnswer: JSONWritable {
  private static let longestLine = 400

  let lines: [String]
  /// Writes the members of the object.
  let members: @Sendable (inout JSONWriter) -> Void
  var isError = false

  /// - Parameter remedy: how to request less, shown if lines are omitted.
  init(_ lines: [String], remedy: String = "", members: @escaping @Sendable (inout JSONWriter) -> Void) {
    let lines = lines.map { $0.count > Self.longestLine ? String($0.prefix(Self.longestLine)) + "…" : $0 }
    if lines.count <= AgentServer.lineLimit {
      self.lines = lines
    } else {
      let left = lines.count - AgentServer.lineLimit + 1
      self.lines = Array(lines.prefix(AgentServer.lineLimit - 1)) + ["… \(counted(left, "more line"))\(remedy)"]
    }
    self.members = members
  }

  static func failure(_ lines: [String]) -> ToolAnswer {
    let lines = lines.map(\.visible)
    var answer = ToolAnswer(lines.map { "error: \($0)" }) { writer in
      writer.member("errors") { $0.list(lines.prefix(AgentServer.lineLimit), .line) { $0.string($1) } }
    }
    answer.isError = true
    return answer
  }

  func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("content") { writer in
        writer.list([lines.joined(separator: "\n")], .line) { writer, text in
          writer.object(.line) { writer in
            writer.member("type", "text")
            writer.member("text", text)
          }
        }
      }
      writer.member("structuredContent") { $0.object(.line, members) }
      writer.member("isError", isError)
    }
  }
}

extension String {
  /// The lines of a text, without empty lines at the end.
  var printedLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension JSONWriter {
  mutating func place(_ position: Position) {
    member("file", position.file)
    member("line", position.line)
    member("column", position.column)
  }
}
