import FactCollection
import Findings
import SourceFacts
import Storage
import Workspace

/// The result of a run in memory, for a session in which texts change. It stays valid as `ResultCache` has it: while no
/// file changes its meaning, and comments, empty lines and literals come and go. Unsaved texts count like files.
public struct RememberedResult: Sendable {
  /// A file as the run read it.
  private struct File {
    /// `none` for an unsaved text, and for a file that may change within one tick of the clock: what is there is read.
    var stamp: FileStamp
    var hash: ContentHash
  }

  private let request: ContentHash
  /// Code before interfaces.
  private let files: [File]
  /// The unsaved texts of the run, by path.
  private let texts: [String: [UInt8]]
  private let conditions: CacheConditions
  private let result: LintResult

  /// More files are not compared: a run over all of them takes as long.
  private static let mostChanged = 16

  /// Returns nil if a file could not be read, or its content is not known.
  ///
  /// - Parameters:
  ///   - cache: the request of the run.
  ///   - texts: its unsaved texts, by path.
  ///   - isSettled: whether a later change of a file would change its stamp.
  public init?(
    _ run: ResultCache.Run, of cache: ResultCache, texts: [String: [UInt8]], isSettled: (FileStamp) -> Bool
  ) {
    let (workspace, seen) = (cache.workspace, Dictionary(run.seen.map { ($0.path, $0) }) { first, _ in first })
    var files: [File] = []
    for file in workspace.files + workspace.interfaces {
      if let text = texts[file.path] {
        files.append(File(stamp: .none, hash: ContentHash(text)))
      } else if let seen = seen[file.path] {
        files.append(File(stamp: isSettled(seen.stamp) ? seen.stamp : .none, hash: seen.hash))
      } else {
        return nil
      }
    }
    let unread = run.unread.isQueried ? UnreadCode.state(of: workspace, isSettled: isSettled) : ContentHash.none
    guard let unread else { return nil }
    self.files = files
    (self.texts, request, result) = (texts, cache.request, run.result)
    conditions = CacheConditions(files.map(\.hash), run, workspace, unread: unread, EarlierLines())
  }

  /// Returns the result with the line numbers of today; nil if the meaning of a file changed, or for another request.
  ///
  /// - Parameters:
  ///   - today: the request of today, with its files.
  public func result(for today: FilesOfToday) -> LintResult? {
    let (workspace, disk) = (today.workspace, today.disk)
    guard today.request == request, today.files.count == files.count else { return nil }
    var moves = LineMoves()
    var changed = 0
    for (place, file) in today.files.enumerated() {
      guard let text = changedText(file, place, today) else { continue }
      guard let text, ContentHash(text) != files[place].hash else {
        if text == nil { return nil }
        continue
      }
      changed += 1
      guard changed <= Self.mostChanged, place < workspace.files.count, file.language == .swift,
        let before = self.texts[file.path] ?? disk.text(ofPath: file.path),
        ContentHash(before) == files[place].hash, let old = CachedLines(scanning: before),
        let new = CachedLines(scanning: text), new.facts.content.says(theSameAs: old.facts.content),
        moves.add(file.path, RunFileID(place), from: old, to: new)
      else { return nil }
    }
    guard conditions.unread == .none || conditions.unread == UnreadCode.state(of: workspace) else { return nil }
    if moves.isEmpty { return result }
    return conditions.hold(moves) ? moves.moved(result, conditions, text: SourceTexts(workspace).line) : nil
  }

  /// The text of a file that is not known to be as it was; nil inside for one that cannot be read.
  private func changedText(_ file: WorkspaceFile, _ place: Int, _ today: FilesOfToday) -> [UInt8]?? {
    guard let stamp = today.stamps[place] else {
      let text = today.texts[file.path]
      return text != nil && texts[file.path] == text ? nil : .some(text ?? today.disk.text(ofPath: file.path))
    }
    return stamp != .none && stamp == files[place].stamp ? nil : .some(today.disk.text(ofPath: file.path))
  }
}

/// The request and the files of a run, to be compared with those of earlier runs.
public struct FilesOfToday {
  let request: ContentHash
  let workspace: Workspace
  /// Code before interfaces.
  let files: [WorkspaceFile]
  /// As they are on disk; nil for an unsaved text, and for a file that cannot be accessed.
  let stamps: [FileStamp?]
  /// The unsaved texts, by path.
  let texts: [String: [UInt8]]
  /// Without the unsaved texts.
  let disk: Workspace

  public init(_ cache: ResultCache, texts: [String: [UInt8]]) {
    let disk = Workspace(unexplored: WorkspaceOptions(base: cache.workspace.base))
    (request, workspace, self.texts, self.disk) = (cache.request, cache.workspace, texts, disk)
    files = cache.workspace.files + cache.workspace.interfaces
    stamps = files.map { texts[$0.path] == nil ? disk.stamp(of: $0) : nil }
  }
}
