import SourceFacts
import Storage
import Workspace

/// Code that is not part of a run: tests, mocks, excluded files. Only its words are known; they are read on the first
/// query.
public final class UnreadCode {
  private let workspace: Workspace
  private let read: [String]
  private lazy var words = Self.words(
    workspace, workspace.leftOut + workspace.files.map(\.path).filter { [read = Set(read)] in !read.contains($0) })
  /// Whether it was queried, so that the result depends on it.
  public private(set) var isQueried = false

  /// - Parameter read: the paths of the files that the run reads.
  public init(_ workspace: Workspace, read: [String]) {
    self.workspace = workspace
    self.read = read
  }

  /// Returns a hash that is constant while none of this code is touched; nil if a file cannot be accessed.
  ///
  /// - Parameter isReliable: whether a later change of the file would change its stamp.
  public static func state(of workspace: Workspace, isReliable: (FileStamp) -> Bool = { _ in true }) -> ContentHash? {
    let files = workspace.leftOut.filter { WorkspaceFile.Language(path: $0) != nil }.map {
      WorkspaceFile(path: $0, modules: [ModuleID(0)])
    }
    guard let stamps = workspace.stamps(of: files), stamps.allSatisfy(isReliable) else { return nil }
    var all = Packing()
    all.add(files.map(\.path))
    all.add(stamps)
    return ContentHash(all.bytes)
  }

  /// Whether the code contains an identifier. Returns true if a file cannot be read.
  public func contains(_ word: String) -> Bool {
    isQueried = true
    guard let words else { return true }
    return words.contains(Array(word.utf8))
  }

  private static func words(_ workspace: Workspace, _ paths: [String]) -> Set<[UInt8]>? {
    var words: Set<[UInt8]> = []
    for path in paths where WorkspaceFile.Language(path: path) != nil {
      guard let text = try? workspace.read(WorkspaceFile(path: path, modules: [ModuleID(0)])) else { return nil }
      for word in text.split(whereSeparator: { !isPartOfWord($0) }) { words.insert(Array(word)) }
    }
    return words
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
