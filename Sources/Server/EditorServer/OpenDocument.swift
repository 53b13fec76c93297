import EditorProtocol

/// A document that the client has open.
struct OpenDocument {
  /// As the client wrote it.
  let uri: String
  /// Absolute.
  let path: String
  var version: Int
  var text: DocumentText
}
