/// The text of a file before and after its fixes, not written yet.
public struct FixedFile: Sendable {
  /// Relative to the base folder.
  public var path: String
  /// The text as it was scanned.
  public var old: [UInt8]
  public var new: [UInt8]
  public init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}
