import SourceFacts
import Tables

/// The index of a folder in its `FolderTree`.
public typealias FolderID = ID<FolderTree.Folder>

/// The folders with files of a project, each after its parent.
public struct FolderTree: Sendable {
  public struct Folder: Sendable {
    /// Relative to the base folder, without a trailing slash.
    public let path: String
    /// The last component of the path.
    public let name: String
    /// The parent folder.
    public let parent: FolderID?
  }

  public private(set) var folders: Table<FolderID, Folder> = []
  /// For each file, its folder; nil for the base folder.
  public private(set) var ofFile: Table<FileID, FolderID?> = []

  /// - Parameter paths: the paths of the files.
  public init(_ paths: some Sequence<String>) {
    // A folder's index is one less than the number of its path, because a name table starts with the empty name.
    var numbers = NameTable()
    for var path in paths { ofFile.append(path.withUTF8 { folder(at: Self.folder(of: $0), &numbers) }) }
  }

  private mutating func folder(at path: UnsafeBufferPointer<UInt8>, _ numbers: inout NameTable) -> FolderID? {
    if path.isEmpty { return nil }
    if !folders.isEmpty, let known = numbers.find(path) { return FolderID(Int(known.raw)).previous }
    let enclosing = Self.folder(of: path)
    let parent = folder(at: enclosing, &numbers)
    let name =
      enclosing.isEmpty && path[0] != UInt8(ascii: "/")
      ? path : UnsafeBufferPointer(rebasing: path[(enclosing.count + 1)...])
    _ = numbers.intern(path)
    return folders.append(
      Folder(path: String(decoding: path, as: UTF8.self), name: String(decoding: name, as: UTF8.self), parent: parent))
  }

  /// The folder of a path: the path up to its last slash.
  private static func folder(of path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var end = path.count - 1
    while end > 0, path[end] != UInt8(ascii: "/") { end -= 1 }
    return UnsafeBufferPointer(rebasing: path[..<max(0, end)])
  }
}
