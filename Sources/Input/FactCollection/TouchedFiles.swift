import FactStore
import Findings
import SourceFacts
import Storage
import SwiftScanning
import Threads
import Workspace

/// Files that were read before it is known whether all files have to be read: because they were touched since an
/// earlier run, or because they were prefetched. It also contains the known state of untouched files.
public final class TouchedFiles {
  /// The files that were read, by index in `Workspace.files`.
  private var collected: [Int: CollectedFile] = [:]
  /// The number of files that were scanned.
  public private(set) var scanned = 0
  /// The state in the last run of each file that is unchanged, by index into `Workspace.files` followed by
  /// `interfaces`; empty if it was not looked up.
  let untouched: [FactStore.Seen?]

  public init() { untouched = [] }

  /// Reads all files whose state is not known.
  ///
  /// - Parameters:
  ///   - untouched: the known state of each file, code first.
  ///   - includesGenerated: whether generated code at a path is checked.
  public init(
    _ workspace: Workspace, _ store: FactStore, untouched: [FactStore.Seen?], jobs: Int,
    includesGenerated: @escaping @Sendable (String) -> Bool
  ) {
    self.untouched = untouched
    let places = workspace.files.indices.filter { untouched[$0] == nil }
    let slots = FactCollector.read(places, of: workspace, jobs: jobs, store, includesGenerated: includesGenerated)
    for place in places { collected[place] = slots.take(place) }
    scanned = collected.values.count { $0.isScanned }
  }

  /// - Parameter collected: the files that were read, by the bytes of the path.
  init(_ collected: [[UInt8]: CollectedFile], of workspace: Workspace) {
    untouched = []
    for place in workspace.files.indices {
      if let reading = collected[Array(workspace.files[place].path.utf8)] { self.collected[place] = reading }
    }
  }

  func holds(_ place: Int) -> Bool { collected[place] != nil }

  /// Moves the facts out without a copy.
  func move(to slots: Slots<CollectedFile>) {
    for (place, reading) in collected { slots[place] = reading }
    collected = [:]
  }

  /// Returns the current state of a file, and the same state with the meaning from the last run if the meaning is
  /// unchanged. Returns nil if the file could not be read.
  public func seen(
    _ place: Int, of workspace: Workspace, _ store: FactStore
  ) -> (itself: FactStore.Seen, asBefore: FactStore.Seen)? {
    guard let reading = collected[place], let hash = reading.hash, reading.stamp != .none else { return nil }
    let file = workspace.files[place]
    let seen = FactStore.Seen(path: file.path, stamp: reading.stamp, hash: hash)
    guard file.language == .swift, let last = store.last(file.path) else { return (seen, seen) }
    if last.hash != hash {
      guard let old = facts(place, last.hash, in: store), let new = facts(place, hash, in: store),
        new.facts.content.hasSameMeaning(as: old.facts.content)
      else { return (seen, seen) }
    }
    return (seen, FactStore.Seen(path: file.path, stamp: reading.stamp, hash: hash, meaning: last.meaning))
  }

  /// Returns the current or cached facts of a Swift file; nil if they are not known, or if the file is skipped because
  /// of its content.
  public func facts(_ place: Int, _ hash: ContentHash, in store: FactStore) -> CachedLines? {
    if let reading = collected[place], reading.hash == hash {
      guard case .facts(let facts, let lines) = reading.outcome else { return nil }
      return CachedLines(facts: facts, count: lines)
    }
    guard let cached = store.file(CollectedFile.key(hash, true), SwiftScanner.seeds), cached.mark == 0,
      let facts = cached.facts
    else { return nil }
    return CachedLines(facts: facts, count: facts.lines.count(byteCount: cached.byteCount))
  }
}

/// The cached facts and the number of lines of a Swift file.
public struct CachedLines {
  public let facts: FrozenFacts
  public let count: Int
}

extension CachedLines {
  /// Scans Swift text; nil if it is not text, or is skipped because of its content.
  public init?(scanning text: [UInt8]) {
    guard !text.prefix(8192).contains(0) else { return nil }
    let scanned = SkipReason(contents: text) == nil ? SwiftScanner.scan(text) : nil
    guard let scanned else { return nil }
    let facts = FrozenFacts(scanned)
    self.init(facts: facts, count: facts.lines.count(byteCount: text.count))
  }
}
