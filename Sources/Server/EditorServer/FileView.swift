import EditorProtocol

/// A file as the client sees it: the text of an open document, otherwise the file on disk.
struct FileView {
  let uri: String
  /// Nil if the file is not open.
  let version: Int?
  let text: DocumentText
}

extension ServerCore {
  /// Returns nil if the file does not exist.
  func view(ofPath path: String) -> FileView? {
    if let document = documents.document(at: path) {
      return FileView(uri: document.uri, version: document.version, text: document.text)
    }
    return FileText.read(path).map {
      FileView(uri: DocumentPath.uri(of: path), version: nil, text: DocumentText(bytes: $0))
    }
  }

  /// Converts positions in a session's results, using the texts as the client sees them. Each text is looked up once.
  func places(in session: Session) -> TextPlaces {
    var known: [String: DocumentText?] = [:]
    return TextPlaces(encoding: encoding) { [weak self] file, line in
      if known[file] == nil { known[file] = .some(self?.view(ofPath: session.absolutePath(file))?.text) }
      return known[file].flatMap { $0 }?.line(line - 1)
    }
  }

  /// The session of a document, and the document's path, relative to the base folder and absolute.
  func home(of uri: String) -> (session: Session, path: String, absolute: String)? {
    guard let path = documents[uri]?.path ?? DocumentPath.path(of: uri), let session = sessions.owner(of: path),
      let relative = session.relativePath(path)
    else { return nil }
    return (session, relative, path)
  }

  static func isConfiguration(_ path: String) -> Bool {
    path.hasSuffix("/.layerlint.yml") || path.hasSuffix("/.layerlint.yaml")
  }
}
