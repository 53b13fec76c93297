import EditorProtocol

/// The documents that the client has open.
struct Documents {
  private var byURI: [String: OpenDocument] = [:]
  let encoding: PositionEncoding

  init(encoding: PositionEncoding) { self.encoding = encoding }

  subscript(uri: String) -> OpenDocument? { byURI[uri] }

  var all: some Collection<OpenDocument> { byURI.values }

  func document(at path: String) -> OpenDocument? { byURI.values.first { $0.path == path } }

  /// Nil for what is no file. A second opening replaces the first.
  mutating func open(_ opened: OpenedDocument) -> OpenDocument? {
    guard let path = DocumentPath.path(of: opened.uri) else { return nil }
    let document = OpenDocument(uri: opened.uri, path: path, version: opened.version, text: DocumentText(opened.text))
    byURI[opened.uri] = document
    return document
  }

  /// Nil where the document is not open, or the change is for a version that is older than what is known.
  mutating func change(_ changed: ChangedDocument) -> OpenDocument? {
    guard var document = byURI[changed.uri] else { return nil }
    if let version = changed.version {
      guard version >= document.version else { return nil }
      document.version = version
    }
    // The only owner of the text edits it in place.
    byURI[changed.uri] = nil
    for change in changed.changes { document.text.apply(change, encoding) }
    byURI[changed.uri] = document
    return document
  }

  mutating func close(_ uri: String) -> OpenDocument? { byURI.removeValue(forKey: uri) }
}
