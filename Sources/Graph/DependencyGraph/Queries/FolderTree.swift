import SourceFacts
import Tables

/// The folders in which the files of a project lie, each once, behind the one around it.
public struct FolderTree: Sendable {
  public struct Folder: Sendable {
    /// Relative to the base folder, without a slash behind it.
    public let path: String
    /// The last component of the path.
    public let name: String
    /// The folder around it, or -1.
    public let parent: Int32
  }

  public private(set) var folders: [Folder] = []
  /// By file: its folder, or -1 for the base folder.
  public private(set) var ofFile: Table<FileID, Int32> = []

  /// `paths`: of the files.
  public init(_ paths: some Sequence<String>) {
    // A folder's number is one less than that of its path.
    var numbers = NameTable()
    for var path in paths { ofFile.append(path.withUTF8 { number(of: Self.around($0), &numbers) }) }
  }

  private mutating func number(of path: UnsafeBufferPointer<UInt8>, _ numbers: inout NameTable) -> Int32 {
    if path.isEmpty { return -1 }
    if !folders.isEmpty, let known = numbers.find(path) { return Int32(known.raw) - 1 }
    let around = Self.around(path)
    let parent = number(of: around, &numbers)
    let name = around.isEmpty && path[0] != UInt8(ascii: "/") ? path : UnsafeBufferPointer(rebasing: path[(around.count + 1)...])
    folders.append(
      Folder(path: String(decoding: path, as: UTF8.self), name: String(decoding: name, as: UTF8.self), parent: parent))
    return Int32(numbers.intern(path).raw) - 1
  }

  /// What a path says before its last component, without the slash between them.
  private static func around(_ path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var end = path.count - 1
    while end > 0, path[end] != UInt8(ascii: "/") { end -= 1 }
    return UnsafeBufferPointer(rebasing: path[..<max(0, end)])
  }

  /// By folder: whether it is a folder or lies in it.
  public func isInside(_ folder: Int) -> [Bool] {
    var isInside = [Bool](repeating: false, count: folders.count)
    for index in folders.indices.dropFirst(folder) {
      isInside[index] = index == folder || folders[index].parent >= 0 && isInside[Int(folders[index].parent)]
    }
    return isInside
  }
}
