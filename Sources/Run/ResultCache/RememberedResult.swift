import FactCollection
import Findings
import SourceFacts
import Storage
import Workspace

/// The result of a run, cached in memory for the next runs of a session. Like a result in `ResultCache`, it stays valid
/// while only comments, empty lines, and literals that are not part of the facts change. An unsaved text replaces the
/// file on disk.
public struct RememberedResult: Sendable {
  /// A file in the state in which the run read it.
  private struct File {
    /// `none` if the stamp does not prove that the content is unchanged, so that the content is compared: for an
    /// unsaved text, and for a file that was written within one tick of the clock before it was read.
    var stamp: FileStamp
    var hash: ContentHash
  }

  private let request: ContentHash
  /// All files of the run: code files, then interface files.
  private let files: [File]
  /// The unsaved texts of the run, by path.
  private let texts: [String: [UInt8]]
  private let conditions: CacheConditions
  private let result: LintResult

  /// If more files changed, a new run is as fast as comparing them.
  private static let mostChanged = 16

  /// Returns nil if the content of a file is not known, for example because the file could not be read.
  ///
  /// - Parameters:
  ///   - cache: the cache that has the request and the files of the run.
  ///   - texts: the unsaved texts of the run, by path.
  ///   - isReliable: whether a later change of a file would change its stamp.
  public init?(
    _ run: ResultCache.Run, of cache: ResultCache, texts: [String: [UInt8]], isReliable: (FileStamp) -> Bool
  ) {
    let (workspace, seen) = (cache.workspace, Dictionary(run.seen.map { ($0.path, $0) }) { first, _ in first })
    var files: [File] = []
    for file in workspace.files + workspace.interfaces {
      if let text = texts[file.path] {
        files.append(File(stamp: .none, hash: ContentHash(text)))
      } else if let seen = seen[file.path] {
        files.append(File(stamp: isReliable(seen.stamp) ? seen.stamp : .none, hash: seen.hash))
      } else {
        return nil
      }
    }
    let unread = run.unread.isQueried ? UnreadCode.state(of: workspace, isReliable: isReliable) : ContentHash.none
    guard let unread else { return nil }
    self.files = files
    (self.texts, request, result) = (texts, cache.request, run.result)
    conditions = CacheConditions(files.map(\.hash), run, workspace, unread: unread, EarlierLines())
  }

  /// Returns the result with current line numbers; nil if the meaning of a file changed, or if the requests differ.
  ///
  /// - Parameters:
  ///   - current: the current request and its files.
  public func result(for current: CurrentFiles) -> LintResult? {
    let (workspace, disk) = (current.workspace, current.disk)
    guard current.request == request, current.files.count == files.count else { return nil }
    var moves = LineMoves()
    var changed = 0
    for (place, file) in current.files.enumerated() {
      guard let text = changedText(file, place, current) else { continue }
      guard let text, ContentHash(text) != files[place].hash else {
        if text == nil { return nil }
        continue
      }
      changed += 1
      guard changed <= Self.mostChanged, place < workspace.files.count, file.language == .swift,
        let before = self.texts[file.path] ?? disk.text(ofPath: file.path),
        ContentHash(before) == files[place].hash, let old = CachedLines(scanning: before),
        let new = CachedLines(scanning: text), new.facts.content.hasSameMeaning(as: old.facts.content),
        moves.add(file.path, RunFileID(place), from: old, to: new)
      else { return nil }
    }
    guard conditions.unread == .none || conditions.unread == UnreadCode.state(of: workspace) else { return nil }
    if moves.isEmpty { return result }
    return conditions.allow(moves) ? moves.moved(result, conditions, text: SourceTexts(workspace).line) : nil
  }

  /// The current text of a file; nil if the file is known to be unchanged. The inner optional is nil if the file cannot
  /// be read.
  private func changedText(_ file: WorkspaceFile, _ place: Int, _ current: CurrentFiles) -> [UInt8]?? {
    guard let stamp = current.stamps[place] else {
      let text = current.texts[file.path]
      return text != nil && texts[file.path] == text ? nil : .some(text ?? current.disk.text(ofPath: file.path))
    }
    return stamp != .none && stamp == files[place].stamp ? nil : .some(current.disk.text(ofPath: file.path))
  }
}

/// The request and the files of a run, to be compared with those of earlier runs.
public struct CurrentFiles {
  let request: ContentHash
  let workspace: Workspace
  /// Code files, then interface files.
  let files: [WorkspaceFile]
  /// For each file, its stamp on disk; nil for an unsaved text, and for a file that cannot be accessed.
  let stamps: [FileStamp?]
  /// The unsaved texts, by path.
  let texts: [String: [UInt8]]
  /// The files on disk, without unsaved texts.
  let disk: Workspace

  public init(_ cache: ResultCache, texts: [String: [UInt8]]) {
    let disk = Workspace(unexplored: WorkspaceOptions(base: cache.workspace.base))
    (request, workspace, self.texts, self.disk) = (cache.request, cache.workspace, texts, disk)
    files = cache.workspace.files + cache.workspace.interfaces
    stamps = files.map { texts[$0.path] == nil ? disk.stamp(of: $0) : nil }
  }
}
