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
    for path in paths { ofFile.append(folder(at: String(path.folderPath), &numbers)) }
  }

  private mutating func folder(at path: String, _ numbers: inout NameTable) -> FolderID? {
    if path.isEmpty { return nil }
    if !folders.isEmpty, let known = numbers.find(path) { return FolderID(Int(known.raw)).previous }
    let enclosing = String(path.folderPath)
    let parent = folder(at: enclosing, &numbers)
    let isTop = enclosing.isEmpty && path.utf8.first != UInt8(ascii: "/")
    _ = numbers.intern(path)
    return folders.append(
      Folder(
        path: path, name: isTop ? path : String(path.utf8.dropFirst(enclosing.utf8.count + 1)) ?? "", parent: parent))
  }
}
