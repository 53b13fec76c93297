import SourceFacts
import Tables

/// The number of a folder in its `FolderTree`.
public typealias FolderID = ID<FolderTree.Folder>

/// The folders in which the files of a project lie, each once, behind the one around it.
public struct FolderTree: Sendable {
  public struct Folder: Sendable {
    /// Relative to the base folder, without a slash behind it.
    public let path: String
    /// The last component of the path.
    public let name: String
    /// The folder around it.
    public let parent: FolderID?
  }

  public private(set) var folders: Table<FolderID, Folder> = []
  /// By file: its folder; nil for the base folder.
  public private(set) var ofFile: Table<FileID, FolderID?> = []

  /// `paths`: of the files.
  public init(_ paths: some Sequence<String>) {
    // A folder's number is one less than that of its path, as the name table begins with the empty name.
    var numbers = NameTable()
    for var path in paths { ofFile.append(path.withUTF8 { folder(at: Self.around($0), &numbers) }) }
  }

  private mutating func folder(at path: UnsafeBufferPointer<UInt8>, _ numbers: inout NameTable) -> FolderID? {
    if path.isEmpty { return nil }
    if !folders.isEmpty, let known = numbers.find(path) { return FolderID(Int(known.raw)).previous }
    let around = Self.around(path)
    let parent = folder(at: around, &numbers)
    let name =
      around.isEmpty && path[0] != UInt8(ascii: "/") ? path : UnsafeBufferPointer(rebasing: path[(around.count + 1)...])
    _ = numbers.intern(path)
    return folders.append(
      Folder(path: String(decoding: path, as: UTF8.self), name: String(decoding: name, as: UTF8.self), parent: parent))
  }

  /// What a path says before its last component, without the slash between them.
  private static func around(_ path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var end = path.count - 1
    while end > 0, path[end] != UInt8(ascii: "/") { end -= 1 }
    return UnsafeBufferPointer(rebasing: path[..<max(0, end)])
  }
}
