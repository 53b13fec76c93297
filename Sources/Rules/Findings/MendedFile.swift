/// A file's text with fixes made in it. It is not written yet.
public struct MendedFile: Sendable {
  /// Relative to the base folder.
  public var path: String
  /// As it was scanned.
  public var old: [UInt8]
  public var new: [UInt8]
  public init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
