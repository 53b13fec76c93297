import FactStore
import Findings
import SourceFacts
import Storage
import SwiftScanning
import Threads
import Workspace

/// Files that were read before it is known whether all others have to be: since they were touched after an earlier run, or ahead.
/// And what was seen of those that were not touched.
public final class TouchedFiles {
  /// By index into `Workspace.files`.
  private var readings: [Int: FileReading] = [:]
  /// How many of them say what nobody knew.
  public private(set) var scanned = 0
  /// By index into `Workspace.files`, and behind them into `interfaces`: what the last run saw of a file that still is as it was;
  /// empty where nobody looked.
  let untouched: [FactStore.Seen?]

  public init() { untouched = [] }

  /// Reads those of which nothing is known.
  ///
  /// - Parameters:
  ///   - untouched: what is known of each file, code first.
  ///   - keepsGenerated: whether generated code is judged at a path.
  public init(
    _ workspace: Workspace, _ store: FactStore, untouched: [FactStore.Seen?], jobs: Int,
    keepsGenerated: @escaping @Sendable (String) -> Bool
  ) {
    self.untouched = untouched
    let places = workspace.files.indices.filter { untouched[$0] == nil }
    let slots = FactReading.read(places, of: workspace, jobs: jobs, store, keepsGenerated: keepsGenerated)
    for place in places { readings[place] = slots.take(place) }
    scanned = readings.values.count { $0.isScanned }
  }

  /// - Parameter readings: by the bytes of the path.
  init(_ readings: [[UInt8]: FileReading], of workspace: Workspace) {
    untouched = []
    for place in workspace.files.indices {
      if let reading = readings[Array(workspace.files[place].path.utf8)] { self.readings[place] = reading }
    }
  }

  func holds(_ place: Int) -> Bool { readings[place] != nil }

  /// Facts are held once.
  func handOver(to slots: Slots<FileReading>) {
    for (place, reading) in readings { slots[place] = reading }
    readings = [:]
  }

  /// As the file is, and with the meaning of what the last run saw there, where it says the same. Nil where it could not be read.
  public func seen(
    _ place: Int, of workspace: Workspace, _ store: FactStore
  ) -> (itself: FactStore.Seen, asBefore: FactStore.Seen)? {
    guard let reading = readings[place], let hash = reading.hash, reading.stamp != .none else { return nil }
    let file = workspace.files[place]
    let seen = FactStore.Seen(path: file.path, stamp: reading.stamp, hash: hash)
    guard file.language == .swift, let last = store.last(file.path) else { return (seen, seen) }
    if last.hash != hash {
      guard let old = facts(place, last.hash, in: store), let new = facts(place, hash, in: store),
        new.facts.content.says(theSameAs: old.facts.content)
      else { return (seen, seen) }
    }
    return (seen, FactStore.Seen(path: file.path, stamp: reading.stamp, hash: hash, meaning: last.meaning))
  }

  /// Of a file of Swift, as it is or as the store has it; nil where it is not known, or what it says of itself counts.
  public func facts(_ place: Int, _ hash: ContentHash, in store: FactStore) -> KeptLines? {
    if let reading = readings[place], reading.hash == hash {
      guard case .facts(let facts, let lines) = reading.outcome else { return nil }
      return KeptLines(facts: facts, count: lines)
    }
    guard let kept = store.file(FileReading.key(hash, true), SwiftScanner.seeds), kept.mark == 0, let facts = kept.facts else { return nil }
    return KeptLines(facts: facts, count: facts.lines.count(byteCount: kept.byteCount))
  }
}

/// The facts of a file of Swift, and how many lines it has.
public struct KeptLines {
  public let facts: FrozenFacts
  public let count: Int
}
