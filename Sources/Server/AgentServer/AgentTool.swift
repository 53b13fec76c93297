import EditorProtocol
import Findings
import JSON

/// A tool that a client may call.
struct AgentTool {
  let name: String
  let title: String
  let about: String
  let parameters: [Parameter]
  private let answer: (ToolArguments) throws -> ToolAnswer

  struct Parameter: Sendable {
    enum Kind: Sendable {
      case text, flag, number
      case choice([String])
    }
    let name: String
    let kind: Kind
    var isRequired = false
    let about: String
  }

  init(
    name: String, title: String, about: String, parameters: [Parameter],
    answer: @escaping (ToolArguments) throws -> ToolAnswer
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.parameters = parameters
    self.answer = answer
  }

  /// Calls the tool. Invalid arguments and usage errors become answers with `isError`, not protocol errors, since
  /// clients show answers to the model, which can then correct the call.
  func call(_ arguments: JSONNode?) throws(RPCError) -> ToolAnswer {
    do {
      return try answer(try ToolArguments(arguments, of: self))
    } catch let error as UsageError {
      return .failure(error.lines)
    } catch let error as RPCError {
      throw error
    } catch {
      return .failure(["\(error)"])
    }
  }

  /// The entry of `tools/list`.
  var description: ToolDescription {
    ToolDescription(name: name, title: title, about: about, parameters: parameters)
  }
}

/// The description of a tool for clients, with the JSON Schema of its arguments.
struct ToolDescription: JSONWritable {
  let name: String
  let title: String
  let about: String
  let parameters: [AgentTool.Parameter]

  func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("name", name)
      writer.member("title", title)
      writer.member("description", about)
      writer.member("inputSchema") { schema(to: &$0) }
      writer.member("annotations") { writer in
        writer.object(.line) { writer in
          writer.member("readOnlyHint", true)
          writer.member("idempotentHint", true)
          writer.member("openWorldHint", false)
        }
      }
    }
  }

  private func schema(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("type", "object")
      writer.member("properties") { writer in
        writer.object(.line) { writer in
          for parameter in parameters { writer.member(parameter.name) { parameter.schema(to: &$0) } }
        }
      }
      let required = parameters.filter(\.isRequired).map(\.name)
      if !required.isEmpty { writer.member("required") { $0.list(required, .line) { $0.string($1) } } }
      writer.member("additionalProperties", false)
    }
  }
}

extension AgentTool.Parameter {
  func schema(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      switch kind {
      case .text: writer.member("type", "string")
      case .flag: writer.member("type", "boolean")
      case .number:
        writer.member("type", "integer")
        writer.member("minimum", 0)
      case .choice(let words):
        writer.member("type", "string")
        writer.member("enum") { $0.list(words, .line) { $0.string($1) } }
      }
      writer.member("description", about)
    }
  }
}

extension UsageError {
  /// The message, one line per mistake.
  var lines: [String] {
    switch self {
    case .usage(let message), .nothingToLint(let message): [message]
    case .configuration(let mistakes): mistakes.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
    }
  }
}
