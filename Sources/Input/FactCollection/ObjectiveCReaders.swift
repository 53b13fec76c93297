import Workspace

/// The readers that a run used for Objective-C files that cannot be read reliably from their tokens alone. Two readers
/// may find different things in the same file.
public struct ObjectiveCReaders {
  public enum Reader: String, CaseIterable { case libclang, tokens }

  public let byFile: [String: Reader]

  public init(byFile: [String: Reader]) { self.byFile = byFile }

  /// The reader of most files; nil if all files were read reliably.
  public var reader: Reader? { byFile.values.contains(.libclang) ? .libclang : byFile.values.first }

  /// Whether a file that `other` read earlier was read by a different reader in this run.
  /// - Parameter isGone: whether the file no longer exists.
  public func differ(from other: Reader?, at path: String, isGone: Bool) -> Bool {
    guard let other, WorkspaceFile.Language(path: path) == .objectiveC else { return false }
    guard let own = byFile[path] ?? (isGone ? reader : nil) else { return false }
    return own != other
  }
}
