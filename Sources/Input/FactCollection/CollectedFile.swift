import FactStore
import Findings
import SourceFacts
import Storage
import SwiftScanning
import Workspace

/// One file of a run: its facts, either scanned or from the cache.
struct CollectedFile: Sendable {
  enum Outcome: Sendable {
    case facts(FrozenFacts, lines: Int)
    /// The text, if it had to be read
    case objectiveC([UInt8]?)
    case skipped(SkipReason)
    case failed(Problem)
    case none
  }

  var outcome = Outcome.none
  /// The content hash, if there is a cache.
  private(set) var hash: ContentHash?
  /// The hash of everything that the facts depend on, if that is more than the content.
  var factsHash: ContentHash?
  private(set) var stamp = FileStamp.none
  /// The cached state of the file, if the file was not read.
  private(set) var seen: FactStore.Seen?
  /// Whether the file was scanned. For Objective-C it is false, since these files are scanned and counted later.
  private(set) var isScanned = false

  /// The text of an Objective-C file.
  var text: [UInt8]? { if case .objectiveC(let text) = outcome { text } else { nil } }

  /// Reads and scans a file, or takes its facts from the store. New facts are stored.
  ///
  /// - Parameter seen: the state of the file in the last run, if it is known to be unchanged.
  init(
    _ file: borrowing WorkspaceFile, of workspace: borrowing Workspace, _ store: FactStore?, _ seen: FactStore.Seen?,
    _ text: TextBuffer, includesGenerated: (String) -> Bool
  ) {
    let isSwift = file.language == .swift
    if let store, let seen = seen ?? workspace.stamp(of: file).flatMap({ store.seen(file.path, $0) }) {
      (hash, stamp, self.seen) = (seen.hash, seen.stamp, seen)
      if take(store.file(Self.key(seen.hash, isSwift), SwiftScanner.seeds), isSwift, includesGenerated(file.path)) {
        return
      }
      self.seen = nil
    }
    do {
      stamp = try workspace.read(file, into: text, stamped: store != nil)
      let hash = store == nil ? nil : ContentHash(text)
      self.hash = hash
      if let store, let hash,
        take(store.file(Self.key(hash, isSwift), SwiftScanner.seeds), isSwift, includesGenerated(file.path))
      {
        return
      }
      var read = CachedFacts(facts: nil, byteCount: text.count, mark: Self.mark(of: SkipReason(contents: text.bytes)))
      let isRead = Self.reason(of: read.mark).map { $0 == .generated && includesGenerated(file.path) } ?? true
      if isSwift, isRead { read.facts = FrozenFacts(SwiftScanner.scan(text)) }
      // Unsaved text changes with every keystroke and is not written.
      if let store, let hash {
        if stamp != .none {
          store.save(read, Self.key(hash, isSwift))
        } else {
          store.keep(read, Self.key(hash, isSwift))
        }
      }
      _ = take(read, isSwift, isRead)
      isScanned = true
      if case .objectiveC = outcome { (outcome, isScanned) = (.objectiveC(Array(text.bytes)), false) }
    } catch {
      (outcome, hash) = (.failed(Problem(error)), nil)
    }
  }

  init() {}

  /// A file whose facts are in a file of facts.
  init(_ file: WorkspaceFile, of tree: FactsTree, includesGenerated: Bool) {
    if let failure = tree.failure(file.path) {
      outcome = .failed(failure)
    } else if !take(tree.cached(file.path), file.language == .swift, includesGenerated) {
      outcome = .failed(FactsTree.damage(file.path))
    }
  }

  /// A file that was read elsewhere; `cached` is nil if that failed.
  init(_ cached: CachedFacts?, of file: WorkspaceFile, text: [UInt8], includesGenerated: Bool) {
    _ = take(cached, file.language == .swift, includesGenerated)
    if case .objectiveC = outcome { outcome = .objectiveC(text) }
  }

  /// Reads an Objective-C file whose content was known by its hash. The file may have changed since.
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

  /// Sets the outcome to the cached facts. Returns false if they are not sufficient.
  private mutating func take(_ cached: CachedFacts?, _ isSwift: Bool, _ includesGenerated: Bool) -> Bool {
    guard let cached else { return false }
    if let reason = Self.reason(of: cached.mark), reason != .generated || !includesGenerated {
      outcome = .skipped(reason)
    } else if !isSwift {
      outcome = .objectiveC(nil)
    } else if let facts = cached.facts {
      outcome = .facts(facts, lines: facts.lines.count(byteCount: cached.byteCount))
    } else {
      return false
    }
    return true
  }

  // MARK: Cache

  /// The key of cached facts. For Objective-C it stores only what the bytes of the file determine; the facts have keys
  /// of their own.
  static func key(_ hash: ContentHash, _ isSwift: Bool) -> ContentHash { hash.marked(isSwift ? 1 : 2) }

  static func mark(of reason: SkipReason?) -> UInt8 {
    reason.flatMap { SkipReason.allCases.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0
  }

  private static func reason(of mark: UInt8) -> SkipReason? {
    (1...SkipReason.allCases.count).contains(Int(mark)) ? SkipReason.allCases[Int(mark) - 1] : nil
  }
}
