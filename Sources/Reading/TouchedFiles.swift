import FactStore
import Findings
import SourceFacts
import SwiftScanning
import Workspace

/// Files that were touched since an earlier run, read before it is known whether all others have to be.
public final class TouchedFiles {
  /// By index into `Workspace.files`.
  private var readings: [Int: FileReading] = [:]
  /// How many of them say what nobody knew.
  public private(set) var scanned = 0

  public init() {}

  /// - Parameters:
  ///   - places: indices into `Workspace.files`.
  ///   - keepsGenerated: whether generated code is judged at a path.
  public init(
    _ places: [Int], of workspace: Workspace, _ store: FactStore, jobs: Int, keepsGenerated: @escaping @Sendable (String) -> Bool
  ) {
    let slots = FactReading.read(places, of: workspace, jobs: jobs, store, keepsGenerated: keepsGenerated)
    for place in places { readings[place] = slots.take(place) }
    scanned = readings.values.count { $0.isScanned }
  }

  func holds(_ place: Int) -> Bool { readings[place] != nil }

  /// Facts are held once.
  func handOver(to slots: Slots<FileReading>) {
    for (place, reading) in readings { slots[place] = reading }
    readings = [:]
  }

  /// Nil where the file could not be read.
  public func seen(_ place: Int, of workspace: Workspace, _ store: FactStore) -> FactStore.Seen? {
    guard let reading = readings[place], let hash = reading.hash, reading.stamp != .none else { return nil }
    let path = workspace.files[place].path
    var seen = FactStore.Seen(path: path, stamp: reading.stamp, hash: hash, meaning: store.meaning(of: path, hash))
    if let last = store.last(path), last.hash != hash, let old = facts(place, last.hash, in: store),
      let new = facts(place, hash, in: store), new.facts.content.says(theSameAs: old.facts.content)
    {
      seen.meaning = last.meaning
    }
    return seen
  }

  /// Of a file of Swift, as it is or as the store has it.
  public func facts(_ place: Int, _ hash: ContentHash, in store: FactStore) -> KeptLines? {
    if let reading = readings[place], reading.hash == hash, case .facts(let facts, let lines) = reading.outcome {
      return KeptLines(facts: facts, count: lines)
    }
    guard let kept = store.file(FileReading.key(hash, true), SwiftScanner.seeds), let facts = kept.facts else { return nil }
    return KeptLines(facts: facts, count: facts.lines.count(byteCount: kept.byteCount))
  }
}

/// The facts of a file of Swift, and how many lines it has.
public struct KeptLines {
  public let facts: FrozenFacts
  public let count: Int
}

extension FactStore {
  /// Of a content that the last run saw at a path.
  func meaning(of path: String, _ hash: ContentHash) -> ContentHash? { last(path).flatMap { $0.hash == hash ? $0.meaning : nil } }
}
