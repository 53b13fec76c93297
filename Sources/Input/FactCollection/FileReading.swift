import FactStore
import Findings
import SourceFacts
import Storage
import SwiftScanning
import Workspace

/// One file as a run finds it: read anew, or known from an earlier run.
struct FileReading: Sendable {
  enum Outcome: Sendable {
    case facts(FrozenFacts, lines: Int)
    /// Its text, where it had to be read.
    case objectiveC([UInt8]?)
    case skipped(SkipReason)
    case failed(Problem)
    case none
  }

  var outcome = Outcome.none
  /// Of the content, where facts are kept between runs.
  private(set) var hash: ContentHash?
  private(set) var stamp = FileStamp.none
  /// All that was known of it, where it was not read.
  private(set) var seen: FactStore.Seen?
  /// Nothing was known of it. Objective-C is counted where it is scanned.
  private(set) var isScanned = false

  /// The text of Objective-C.
  var text: [UInt8]? { if case .objectiveC(let text) = outcome { text } else { nil } }

  /// Where a store is given, it is asked first, and told of what it did not know.
  ///
  /// - Parameter seen: what the last run saw of the file, where it is known to be as it was.
  init(
    _ file: borrowing WorkspaceFile, of workspace: borrowing Workspace, _ store: FactStore?, _ seen: FactStore.Seen?,
    _ memory: ScanMemory, keepsGenerated: (String) -> Bool
  ) {
    let isSwift = file.language == .swift
    if let store, let seen = seen ?? workspace.stamp(of: file).flatMap({ store.seen(file.path, $0) }) {
      (hash, stamp, self.seen) = (seen.hash, seen.stamp, seen)
      if take(store.file(Self.key(seen.hash, isSwift), SwiftScanner.seeds), isSwift, keepsGenerated(file.path)) { return }
      self.seen = nil
    }
    do {
      let text = memory.text
      stamp = try workspace.read(file, into: text, stamped: store != nil)
      let hash = store == nil ? nil : ContentHash(UnsafeRawBufferPointer(text.bytes))
      self.hash = hash
      if let store, let hash, take(store.file(Self.key(hash, isSwift), SwiftScanner.seeds), isSwift, keepsGenerated(file.path)) { return }
      var read = KeptFile(facts: nil, byteCount: text.count, mark: Self.mark(of: SkipReason(contents: text.bytes)))
      let isRead = Self.reason(of: read.mark).map { $0 == .generated && keepsGenerated(file.path) } ?? true
      if isSwift, isRead { read.facts = FrozenFacts(SwiftScanner.scan(memory)) }
      // What an editor has not saved changes with every key.
      if let store, let hash, stamp != .none { store.keep(read, Self.key(hash, isSwift)) }
      _ = take(read, isSwift, isRead)
      isScanned = true
      if case .objectiveC = outcome { (outcome, isScanned) = (.objectiveC(Array(text.bytes)), false) }
    } catch {
      (outcome, hash) = (.failed(Problem(error)), nil)
    }
  }

  /// Reads what was not read, since its hash was known. Whoever has written it meanwhile is heeded.
  mutating func readText(_ file: WorkspaceFile, of workspace: Workspace) {
    guard case .objectiveC(nil) = outcome else { return }
    seen = nil
    do {
      let bytes = try workspace.read(file, &stamp)
      outcome = .objectiveC(bytes)
      hash = ContentHash(bytes)
    } catch {
      (outcome, hash) = (.failed(Problem(error)), nil)
    }
  }

  /// What is kept of a file becomes what is told of it; false where it does not suffice.
  private mutating func take(_ kept: KeptFile?, _ isSwift: Bool, _ keepsGenerated: Bool) -> Bool {
    guard let kept else { return false }
    if let reason = Self.reason(of: kept.mark), reason != .generated || !keepsGenerated {
      outcome = .skipped(reason)
    } else if !isSwift {
      outcome = .objectiveC(nil)
    } else if let facts = kept.facts {
      outcome = .facts(facts, lines: facts.lines.count(byteCount: kept.byteCount))
    } else {
      return false
    }
    return true
  }

  // MARK: What is kept

  /// Of Objective-C what its bytes alone decide is kept apart from its facts.
  static func key(_ hash: ContentHash, _ isSwift: Bool) -> ContentHash { hash.marked(isSwift ? 1 : 2) }

  private static func mark(of reason: SkipReason?) -> UInt8 {
    reason.flatMap { SkipReason.allCases.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0
  }

  private static func reason(of mark: UInt8) -> SkipReason? {
    (1...SkipReason.allCases.count).contains(Int(mark)) ? SkipReason.allCases[Int(mark) - 1] : nil
  }
}
