import JSON

public struct Diagnostic: Sendable, Equatable, JSONWritable {
  public enum Severity: Int, Sendable {
    case error = 1
    case warning, information, hint
  }
  public struct Related: Sendable, Equatable, JSONWritable {
    public var location: Location
    public var message: String

    public init(location: Location, message: String) {
      self.location = location
      self.message = message
    }

    public func write(to writer: inout JSONWriter) {
      writer.object(.line) { writer in
        writer.member("location", location)
        writer.member("message", message)
      }
    }
  }

  public var range: TextRange
  public var severity: Severity
  public var code: String
  /// The URL of the documentation.
  public var link: String?
  public var message: String
  public var related: [Related]

  public init(
    range: TextRange, severity: Severity, code: String, link: String? = nil, message: String, related: [Related] = []
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.link = link
    self.message = message
    self.related = related
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("range", range)
      writer.member("severity", severity.rawValue)
      writer.member("code", code)
      if let link { writer.member("codeDescription") { $0.object(.line) { $0.member("href", link) } } }
      writer.member("source", "layerlint")
      writer.member("message", message)
      if !related.isEmpty { writer.member("relatedInformation", related) }
    }
  }
}

/// Parameters of `textDocument/publishDiagnostics`.
public struct PublishedDiagnostics: JSONWritable {
  public var uri: String
  /// The version of the analyzed text; nil if the file is not open.
  public var version: Int?
  public var diagnostics: [Diagnostic]

  public init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("uri", uri)
      writer.member("version", version)
      writer.member("diagnostics", diagnostics)
    }
  }
}

/// The answer to `textDocument/diagnostic`, or one item in that to `workspace/diagnostic`.
public struct DiagnosticReport: JSONWritable {
  /// Set in a report for the workspace.
  public var uri: String?
  public var version: Int?
  public var resultID: String
  /// Nil if they are unchanged since the client received this result id.
  public var diagnostics: [Diagnostic]?

  public init(uri: String? = nil, version: Int? = nil, resultID: String, diagnostics: [Diagnostic]?) {
    self.uri = uri
    self.version = version
    self.resultID = resultID
    self.diagnostics = diagnostics
  }

  public func write(to writer: inout JSONWriter) {
    writer.object(.line) { writer in
      writer.member("kind", diagnostics == nil ? "unchanged" : "full")
      writer.member("resultId", resultID)
      if let diagnostics { writer.member("items", diagnostics) }
      if let uri {
        writer.member("uri", uri)
        writer.member("version") { writer in
          if let version { writer.number(version) } else { writer.null() }
        }
      }
    }
  }
}

public struct WorkspaceDiagnosticReport: JSONWritable {
  public var items: [DiagnosticReport]

  public init(items: [DiagnosticReport]) { self.items = items }

  public func write(to writer: inout JSONWriter) { writer.object(.line) { $0.member("items", items) } }
}
