import EditorProtocol

/// The open documents of the client.
struct Documents {
  private var byURI: [String: OpenDocument] = [:]
  let encoding: PositionEncoding

  init(encoding: PositionEncoding) { self.encoding = encoding }

  subscript(uri: String) -> OpenDocument? { byURI[uri] }

  var all: some Collection<OpenDocument> { byURI.values }

  func document(at path: String) -> OpenDocument? { byURI.values.first { $0.path == path } }

  /// Opens a document; an open one with the same URI is replaced. Returns nil if the URI is not a file.
  mutating func open(_ opened: OpenedDocument) -> OpenDocument? {
    guard let path = DocumentPath.path(of: opened.uri) else { return nil }
    let document = OpenDocument(uri: opened.uri, path: path, version: opened.version, text: DocumentText(opened.text))
    byURI[opened.uri] = document
    return document
  }

  /// Applies a change. Returns nil if the document is not open, or the change is for an older version.
  mutating func change(_ changed: ChangedDocument) -> OpenDocument? {
    guard var document = byURI[changed.uri] else { return nil }
    if let version = changed.version {
      guard version >= document.version else { return nil }
      document.version = version
    }
    // Removed from the dictionary, so that the text is edited in place and not copied.
    byURI[changed.uri] = nil
    for change in changed.changes { document.text.apply(change, encoding) }
    byURI[changed.uri] = document
    return document
  }

  mutating func close(_ uri: String) -> OpenDocument? { byURI.removeValue(forKey: uri) }
}
