import Workspace

/// By which means a run read the files of Objective-C that their tokens alone leave in doubt: what one of them finds there the
/// other may not.
public struct ObjectiveCReaders {
  public enum Reader: String, CaseIterable { case libclang, tokens }

  public let byFile: [String: Reader]

  public init(byFile: [String: Reader]) { self.byFile = byFile }

  /// Of most files; nil where none is in doubt.
  public var reader: Reader? { byFile.values.contains(.libclang) ? .libclang : byFile.values.first }

  /// Whether a file that was judged by one of them was read by the other this time. `isGone`: it is there no more.
  public func differ(from other: Reader?, at path: String, isGone: Bool) -> Bool {
    guard let other, WorkspaceFile.Language(path: path) == .objectiveC else { return false }
    guard let own = byFile[path] ?? (isGone ? reader : nil) else { return false }
    return own != other
  }
}
