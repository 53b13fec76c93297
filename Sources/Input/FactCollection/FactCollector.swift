import FactStore
import Findings
import Foundation
import ObjCScanning
import SourceFacts
import Storage
import Threads
import Workspace

/// Collects the facts of all files of a workspace, and the files that could not be read.
public struct FactCollector {
  var files: [GraphFile] = []
  /// The hash of what the facts of each file depend on; nil if unknown. For Swift it is the hash of the content.
  public private(set) var hashes: [ContentHash?] = []
  /// The total number of lines.
  public private(set) var lines = 0
  public private(set) var problems: [Problem] = []
  public private(set) var skipped: [SkipReason: Int] = [:]
  /// Notes on how Objective-C was read.
  public private(set) var notes: [String] = []
  /// The state of each file that a later run can recognize by its stamp.
  public private(set) var seen: [FactStore.Seen] = []
  /// The number of files that were scanned; the facts of the others come from the cache.
  public private(set) var scanned = 0
  /// Whether another run over the same files would collect the same facts.
  public private(set) var isLasting = true
  /// Paths of generated files that are read only because other types inherit from them.
  public private(set) var unchecked: Set<String> = []
  /// The reader of each Objective-C file that cannot be read reliably from its tokens alone.
  public private(set) var readers: [String: ObjectiveCReaders.Reader] = [:]

  /// - Parameters:
  ///   - worker: the executable that runs libclang; without one, Objective-C is read from its tokens.
  ///   - store: the cache.
  ///   - touched: files that have already been read.
  ///   - includesGenerated: whether generated code at a path is checked.
  public init(
    _ workspace: Workspace, jobs: Int, worker: String?, store: FactStore?, touched: TouchedFiles = TouchedFiles(),
    includesGenerated: @escaping @Sendable (String) -> Bool, progress: (@Sendable (Int, Int) -> Void)?
  ) {
    let others = workspace.files.indices.filter { !touched.holds($0) }
    let slots = Self.read(
      others, of: workspace, jobs: jobs, store, known: touched.untouched, includesGenerated: includesGenerated,
      progress: progress)
    touched.move(to: slots)
    var collected: [CollectedFile] = []
    collected.reserveCapacity(workspace.files.count)
    for index in workspace.files.indices { if let reading = slots.take(index) { collected.append(reading) } }
    let text = TextBuffer()
    readGeneratedSuperclasses(workspace, &collected) { file in
      CollectedFile(file, of: workspace, store, nil, text, includesGenerated: { _ in true })
    }
    readObjectiveC(workspace, &collected, jobs: jobs, worker: worker, store)
    finish(workspace, &collected, store)
  }

  /// Takes all facts from files of facts: no source is read.
  public init(
    _ workspace: Workspace, of tree: FactsTree, jobs: Int, includesGenerated: @escaping @Sendable (String) -> Bool
  ) {
    var collected = inParallel(workspace.files.count, jobs: jobs) { index in
      let file = workspace.files[index]
      return CollectedFile(file, of: tree, includesGenerated: includesGenerated(file.path))
    }
    readGeneratedSuperclasses(workspace, &collected) { CollectedFile($0, of: tree, includesGenerated: true) }
    let places = collected.indices.filter { if case .objectiveC = collected[$0].outcome { true } else { false } }
    if !places.isEmpty {
      take(ObjectiveCFactCollector(places.map { workspace.files[$0].path }, of: tree), places, &collected)
    }
    finish(workspace, &collected, nil)
  }

  private mutating func finish(_ workspace: Workspace, _ collected: inout [CollectedFile], _ store: FactStore?) {
    files.reserveCapacity(workspace.files.count)
    for (index, file) in workspace.files.enumerated() { take(&collected[index], of: file, store) }
  }

  private mutating func readGeneratedSuperclasses(
    _ workspace: Workspace, _ collected: inout [CollectedFile], _ read: (WorkspaceFile) -> CollectedFile
  ) {
    for place in GeneratedSuperclasses(workspace, collected).places {
      let file = workspace.files[place]
      collected[place] = read(file)
      unchecked.insert(file.path)
    }
    if unchecked.isEmpty { return }
    let count = unchecked.count
    notes.append("generated superclasses that are read but not checked: \(count) \(count == 1 ? "file" : "files")")
  }

  /// Reads files on several threads. The result and `known`, which contains the cached state of the files or is empty,
  /// are indexed like `Workspace.files`.
  static func read(
    _ places: [Int], of workspace: Workspace, jobs: Int, _ store: FactStore?, known: [FactStore.Seen?] = [],
    includesGenerated: @escaping @Sendable (String) -> Bool, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Slots<CollectedFile> {
    let slots = Slots<CollectedFile>(workspace.files.count)
    let counter = ProgressCounter(total: places.count, report: progress)
    concurrently(places, jobs: jobs, each: { TextBuffer() }) { index, text in
      let seen = known.isEmpty ? nil : known[index]
      slots[index] = CollectedFile(
        workspace.files[index], of: workspace, store, seen, text, includesGenerated: includesGenerated)
      counter.count()
    }
    return slots
  }

  private mutating func take(_ reading: inout CollectedFile, of file: WorkspaceFile, _ store: FactStore?) {
    if let seen = reading.seen {
      self.seen.append(seen)
    } else if let hash = reading.hash, reading.stamp != .none {
      seen.append(
        FactStore.Seen(path: file.path, stamp: reading.stamp, hash: hash, meaning: store?.meaning(of: file.path, hash)))
    }
    if reading.isScanned { scanned += 1 }
    // Moved out, which avoids reference counting.
    var outcome = CollectedFile.Outcome.none
    swap(&outcome, &reading.outcome)
    switch consume outcome {
    case .facts(let facts, let lines):
      self.lines += lines
      files.append(GraphFile(path: file.path, modules: file.modules, facts: facts))
      hashes.append(reading.factsHash ?? reading.hash)
    case .skipped(let reason): skipped[reason, default: 0] += 1
    case .failed(let problem): problems.append(problem)
    case .objectiveC, .none: break
    }
  }

  /// Moves the files out without a copy; the list is empty afterwards.
  public mutating func takeFiles() -> [GraphFile] {
    let taken = files
    files = []
    return taken
  }

  /// Reads the Objective-C files, which libclang needs all at once.
  private mutating func readObjectiveC(
    _ workspace: Workspace, _ collected: inout [CollectedFile], jobs: Int, worker: String?, _ store: FactStore?
  ) {
    let places = collected.indices.filter { if case .objectiveC = collected[$0].outcome { true } else { false } }
    if places.isEmpty { return }
    if let store,
      let cached = ObjectiveCFactCollector(cached: places.map { (workspace.files[$0].path, collected[$0].hash) }, store)
    {
      return take(cached, places, &collected)
    }
    for index in places { collected[index].readText(workspace.files[index], of: workspace) }
    let texts = places.filter { collected[$0].text != nil }
    let files = texts.map { ObjCFile(path: workspace.files[$0].path, bytes: collected[$0].text ?? []) }
    let reading = ObjectiveCFactCollector(
      files, hashes: texts.map { collected[$0].hash }, jobs: jobs, worker: worker, store)
    take(reading, texts, &collected)
  }

  private mutating func take(_ reading: ObjectiveCFactCollector, _ places: [Int], _ collected: inout [CollectedFile]) {
    notes += reading.notes
    problems += reading.problems
    readers = reading.readers
    for (index, file) in zip(places, reading.files) {
      guard let facts = file.facts else { continue }
      collected[index].outcome = .facts(facts, lines: facts.lines.count(byteCount: file.byteCount))
      collected[index].factsHash = file.hash
    }
    scanned += reading.scanned
    isLasting = reading.isLasting
  }
}

extension Problem {
  public init(_ problem: WorkspaceProblem) {
    self.init(kind: problem.kind.rawValue, message: problem.message, file: problem.file, line: problem.line)
  }
}

private final class ProgressCounter: @unchecked Sendable {
  private let total: Int
  private let report: (@Sendable (Int, Int) -> Void)?
  private var done = 0
  private let lock = NSLock()

  init(total: Int, report: (@Sendable (Int, Int) -> Void)?) {
    self.total = total
    self.report = report
  }

  func count() {
    guard let report else { return }
    let done = lock.withLock {
      self.done += 1
      return self.done
    }
    report(done, total)
  }
}
