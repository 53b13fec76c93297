import EditorProtocol

/// An open document of the client.
struct OpenDocument {
  /// As the client wrote it.
  let uri: String
  /// Absolute path.
  let path: String
  var version: Int
  var text: DocumentText
}
