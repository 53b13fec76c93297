import EditorProtocol
import Findings
import JSON

/// Answers the messages of one client.
struct AgentSession {
  private let tools: [AgentTool]

  /// The supported versions of the protocol. Clients that request another version are offered the newest one.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  init(_ settings: AgentSettings) { tools = AgentTool.all(settings) }

  /// Returns the reply; nil if the message needs none.
  func reply(to message: [UInt8]) -> [UInt8]? {
    switch Incoming(message) {
    case .request(let id, let method, let parameters):
      do throws(RPCError) {
        return Outgoing.response(id, try result(of: method, parameters))
      } catch {
        return Outgoing.failure(id, error)
      }
    case .notification, .response: return nil
    case .invalid(let id, let error): return Outgoing.failure(id, error)
    }
  }

  private func result(of method: String, _ parameters: JSONNode) throws(RPCError) -> any JSONWritable {
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"]?.text
      return Introduction(version: asked.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[2])
    case "ping": return EmptyResult()
    case "tools/list": return ToolList(entries: tools.map(\.description))
    case "tools/call":
      guard let name = parameters["name"]?.text else {
        throw RPCError(.invalidParameters, "'name' is missing: the name of a tool")
      }
      guard let tool = tools.first(where: { $0.name == name }) else {
        throw RPCError(.invalidParameters, unknownName("tool", name, among: tools.map(\.name)))
      }
      return try tool.call(parameters["arguments"])
    default: throw RPCError(.methodNotFound, "unknown method '\(method)'")
    }
  }
}

/// The result of `initialize`.
private struct Introduction: JSONWritable {
  let version: String

  private static let instructions = """
    LayerLint checks the architecture of Swift and Objective-C code: layers, roles of types, ownership. Call `lint` \
    after each edit: it reports on the files that differ from the last commit. Before an edit, ask `brief` about the \
    type or file; before a type uses another one, ask `why` or `graph` which direction is usual, and `roles` what a \
    type is. `plan` finds moves that remove findings, `explain` says what a rule wants. No tool changes a file.
    """

  func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("protocolVersion", version)
      writer.member("capabilities") { $0.object(.line) { $0.member("tools") { $0.object(.line) { _ in } } } }
      writer.member("serverInfo") { writer in
        writer.object(.line) { writer in
          writer.member("name", Tool.name)
          writer.member("version", Tool.version)
        }
      }
      writer.member("instructions", Self.instructions)
    }
  }
}

private struct EmptyResult: JSONWritable {
  func write(to writer: inout JSONWriter) { writer.object(.line) { _ in } }
}

/// The result of `tools/list`.
private struct ToolList: JSONWritable {
  let entries: [any JSONWritable]

  func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("tools") { $0.list(entries, .line) { $1.write(to: &$0) } }
    }
  }
}
