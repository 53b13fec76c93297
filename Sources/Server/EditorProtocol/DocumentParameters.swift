import JSON

/// Parameters of `textDocument/didOpen`.
public struct OpenedDocument: Sendable {
  public var uri: String
  public var version: Int
  public var text: String

  public init?(_ node: JSONNode) {
    guard let document = node["textDocument"], let uri = document["uri"]?.text, let text = document["text"]?.text else {
      return nil
    }
    self.uri = uri
    self.text = text
    version = document["version"]?.count ?? 0
  }
}

/// Parameters of `textDocument/didChange`.
public struct ChangedDocument: Sendable {
  public var uri: String
  public var version: Int?
  public var changes: [DocumentText.Change]

  /// Returns nil if a part is missing: applying some of the changes would lead to another text than the client's.
  public init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.text, let list = node["contentChanges"],
      case .list(let items) = list.value
    else {
      return nil
    }
    self.uri = uri
    version = node["textDocument"]?["version"]?.count
    changes = []
    for item in items {
      guard let text = item["text"]?.text else { return nil }
      if let range = item["range"], !range.isNull {
        guard let range = TextRange(range) else { return nil }
        changes.append(DocumentText.Change(range: range, text: text))
      } else {
        changes.append(DocumentText.Change(range: nil, text: text))
      }
    }
  }
}

/// The document in the parameters of a request or notification, with a position if there is one.
public struct DocumentPlace: Sendable {
  public var uri: String
  public var position: TextPosition?

  public init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.text else { return nil }
    self.uri = uri
    position = TextPosition(node["position"])
  }
}

/// Parameters of `textDocument/codeAction`.
public struct CodeActionParameters: Sendable {
  public var uri: String
  public var range: TextRange
  /// The requested kinds; nil for all.
  public var only: [String]?

  public init?(_ node: JSONNode) {
    guard let uri = node["textDocument"]?["uri"]?.text, let range = TextRange(node["range"]) else { return nil }
    self.uri = uri
    self.range = range
    only = node["context"]?["only"].flatMap { only in
      if case .list(let items) = only.value { items.compactMap(\.text) } else { nil }
    }
  }
}

/// Parameters of `workspace/didChangeWorkspaceFolders`.
public struct ChangedFolders: Sendable {
  public var added: [String]
  public var removed: [String]

  public init(_ node: JSONNode) {
    func uris(_ key: String) -> [String] { node["event"]?[key]?.items.compactMap { $0["uri"]?.text } ?? [] }
    (added, removed) = (uris("added"), uris("removed"))
  }
}

/// Parameters of `workspace/executeCommand`.
public struct CalledCommand: Sendable {
  public var name: String
  public var arguments: [JSONNode]

  public init?(_ node: JSONNode) {
    guard let name = node["command"]?.text else { return nil }
    self.name = name
    arguments = node["arguments"]?.items ?? []
  }
}

/// Parameters of `workspace/diagnostic`.
public struct KnownResults: Sendable {
  /// The result id that the client has, by URI.
  public var identifiers: [String: String]

  public init(_ node: JSONNode) {
    identifiers = [:]
    for item in node["previousResultIds"]?.items ?? [] {
      if let uri = item["uri"]?.text, let value = item["value"]?.text { identifiers[uri] = value }
    }
  }
}
