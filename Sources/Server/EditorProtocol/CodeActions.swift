import JSON

public struct TextEdit: Sendable, Equatable, JSONWritable {
  public var range: TextRange
  public var text: String
  /// Whether the text contains placeholders in the snippet syntax.
  public var isSnippet: Bool

  public init(range: TextRange, text: String, isSnippet: Bool = false) {
    self.range = range
    self.text = text
    self.isSnippet = isSnippet
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("range", range)
      guard isSnippet else { return writer.member("newText", text) }
      writer.member("snippet") { writer in
        writer.object(.line) { writer in
          writer.member("kind", "snippet")
          writer.member("value", text)
        }
      }
    }
  }
}

/// Edits of several documents.
public struct WorkspaceEdit: Sendable, Equatable, JSONWritable {
  public struct Document: Sendable, Equatable {
    public var uri: String
    /// Nil if the file is not open.
    public var version: Int?
    public var edits: [TextEdit]

    public init(uri: String, version: Int?, edits: [TextEdit]) {
      self.uri = uri
      self.version = version
      self.edits = edits
    }
  }
  public var documents: [Document]
  /// Whether the client supports versioned edits.
  public var hasVersions: Bool

  public init(documents: [Document], hasVersions: Bool) {
    self.documents = documents
    self.hasVersions = hasVersions
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      if hasVersions {
        writer.member("documentChanges") { $0.list(documents, .line) { Self.write($1, to: &$0) } }
      } else {
        writer.member("changes") { writer in
          writer.object(.line) { writer in
            for document in documents { writer.member(document.uri, document.edits) }
          }
        }
      }
    }
  }

  private static func write(_ document: Document, to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("textDocument") { writer in
        writer.object(.line) { writer in
          writer.member("uri", document.uri)
          writer.member("version") { writer in
            if let version = document.version { writer.number(version) } else { writer.null() }
          }
        }
      }
      writer.member("edits", document.edits)
    }
  }
}

/// A command of the server that the client can call.
public struct Command: Sendable, Equatable, JSONWritable {
  public var title: String
  public var name: String
  public var arguments: [String]

  public init(title: String, name: String, arguments: [String] = []) {
    self.title = title
    self.name = name
    self.arguments = arguments
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("title", title)
      writer.member("command", name)
      if !arguments.isEmpty { writer.member("arguments", arguments) }
    }
  }
}

public struct CodeAction: Sendable, Equatable, JSONWritable {
  public enum Effect: Sendable, Equatable {
    case edit(WorkspaceEdit)
    case command(Command)
  }
  public static let kind = "quickfix"

  public var title: String
  public var diagnostic: Diagnostic
  public var isPreferred: Bool
  public var effect: Effect

  public init(title: String, diagnostic: Diagnostic, isPreferred: Bool = false, effect: Effect) {
    self.title = title
    self.diagnostic = diagnostic
    self.isPreferred = isPreferred
    self.effect = effect
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("title", title)
      writer.member("kind", Self.kind)
      writer.member("diagnostics", [diagnostic])
      if isPreferred { writer.member("isPreferred", true) }
      switch effect {
      case .edit(let edit): writer.member("edit", edit)
      case .command(let command): writer.member("command", command)
      }
    }
  }
}
