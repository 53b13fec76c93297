import JSON

/// The answer to `textDocument/hover`.
public struct Hover: Sendable, JSONWritable {
  /// Markdown, or plain text if the client does not support Markdown.
  public var text: String
  public var isMarkdown: Bool
  public var range: TextRange?

  public init(text: String, isMarkdown: Bool, range: TextRange?) {
    self.text = text
    self.isMarkdown = isMarkdown
    self.range = range
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("contents") { writer in
        writer.object(.line) { writer in
          writer.member("kind", isMarkdown ? "markdown" : "plaintext")
          writer.member("value", text)
        }
      }
      writer.member("range", range)
    }
  }
}

/// A line that an editor shows above a declaration.
public struct CodeLens: Sendable, JSONWritable {
  public var range: TextRange
  public var command: Command

  public init(range: TextRange, command: Command) {
    self.range = range
    self.command = command
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("range", range)
      writer.member("command", command)
    }
  }
}

/// A proposal of a completion.
public struct CompletionItem: Sendable, Equatable, JSONWritable {
  public enum Kind: Int, Sendable {
    case property = 10
    case value = 12
    case enumMember = 20
  }
  public var label: String
  public var kind: Kind
  /// Shown on the line of the label.
  public var detail: String
  public var documentation: String
  public var edit: TextEdit

  public init(label: String, kind: Kind, detail: String = "", documentation: String = "", edit: TextEdit) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.edit = edit
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("label", label)
      writer.member("kind", kind.rawValue)
      if !detail.isEmpty { writer.member("detail", detail) }
      if !documentation.isEmpty { writer.member("documentation", documentation) }
      writer.member("textEdit", edit)
    }
  }
}

/// Parameters of `window/showMessage` and `window/logMessage`.
public struct Message: JSONWritable {
  public enum Kind: Int, Sendable {
    case error = 1
    case warning, info, log
  }
  public var kind: Kind
  public var text: String

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("type", kind.rawValue)
      writer.member("message", text)
    }
  }
}

/// Parameters of `window/showDocument`, which opens a page in the browser.
public struct ShownPage: JSONWritable {
  public var uri: String

  public init(uri: String) { self.uri = uri }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("uri", uri)
      writer.member("external", true)
    }
  }
}

/// Parameters of `$/progress`.
public struct Progress: JSONWritable {
  public enum Step: Sendable {
    case begin(title: String)
    /// In percent.
    case report(percentage: Int)
    case end
  }
  public var token: String
  public var step: Step

  public init(token: String, _ step: Step) {
    self.token = token
    self.step = step
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("token", token)
      writer.member("value") { $0.object(.line, writeStep) }
    }
  }

  private func writeStep(to writer: inout JSONWriter) {
    switch step {
    case .begin(let title):
      writer.member("kind", "begin")
      writer.member("title", title)
      writer.member("percentage", 0)
    case .report(let percentage):
      writer.member("kind", "report")
      writer.member("percentage", percentage)
    case .end: writer.member("kind", "end")
    }
  }
}

/// Parameters of `window/workDoneProgress/create`.
public struct ProgressToken: JSONWritable {
  public var token: String

  public init(_ token: String) { self.token = token }

  public func write(to writer: inout JSONWriter) { writer.object(.line) { $0.member("token", token) } }
}
