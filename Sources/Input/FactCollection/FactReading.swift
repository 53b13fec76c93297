import FactStore
import Findings
import Foundation
import ObjCScanning
import SourceFacts
import Storage
import SwiftScanning
import Threads
import Workspace

/// The facts of all files of a workspace, and what could not be read.
public struct FactReading {
  var files: [GraphFile] = []
  /// By file, of its content; nil where that is not known.
  public private(set) var hashes: [ContentHash?] = []
  /// Those of the file before, since most have the same.
  /// Lines of the files read.
  public private(set) var lines = 0
  public private(set) var problems: [Problem] = []
  public private(set) var skipped: [SkipReason: Int] = [:]
  /// How Objective-C was read, where there is any.
  public private(set) var notes: [String] = []
  /// What was seen of each file that can be told by its stamp another time.
  public private(set) var seen: [FactStore.Seen] = []
  /// How many files were read anew: all others are as an earlier run kept them.
  public private(set) var scanned = 0
  /// Another run over the same files would read the same.
  public private(set) var isLasting = true
  /// Paths of generated files that are read for what others inherit from them.
  public private(set) var unjudged: Set<String> = []
  /// What read the files of Objective-C that tokens alone leave in doubt.
  public private(set) var readers: [String: ObjectiveCReaders.Reader] = [:]

  /// - Parameters:
  ///   - worker: the binary that libclang is run in; without one Objective-C is read by its tokens.
  ///   - store: where facts are kept between runs.
  ///   - touched: what was read already.
  ///   - keepsGenerated: whether generated code is judged at a path.
  public init(
    _ workspace: Workspace, jobs: Int, worker: String?, store: FactStore?, touched: TouchedFiles = TouchedFiles(),
    keepsGenerated: @escaping @Sendable (String) -> Bool, progress: (@Sendable (Int, Int) -> Void)?
  ) {
    let others = workspace.files.indices.filter { !touched.holds($0) }
    let slots = Self.read(
      others, of: workspace, jobs: jobs, store, known: touched.untouched, keepsGenerated: keepsGenerated, progress: progress)
    touched.handOver(to: slots)
    var readings: [FileReading] = []
    readings.reserveCapacity(workspace.files.count)
    for index in workspace.files.indices { if let reading = slots.take(index) { readings.append(reading) } }
    readGeneratedSuperclasses(workspace, &readings, store)
    readObjectiveC(workspace, &readings, jobs: jobs, worker: worker, store)
    files.reserveCapacity(workspace.files.count)
    for (index, file) in workspace.files.enumerated() { take(&readings[index], of: file, store) }
  }

  private mutating func readGeneratedSuperclasses(_ workspace: Workspace, _ readings: inout [FileReading], _ store: FactStore?) {
    let memory = ScanMemory()
    for place in GeneratedSuperclasses(workspace, readings).places {
      let file = workspace.files[place]
      readings[place] = FileReading(file, of: workspace, store, nil, memory, keepsGenerated: { _ in true })
      unjudged.insert(file.path)
    }
    if unjudged.isEmpty { return }
    let count = unjudged.count
    notes.append("generated superclasses that are read and not judged: \(count) \(count == 1 ? "file" : "files")")
  }

  /// By index into `Workspace.files`, as `known` is: what is known of them already, or empty.
  static func read(
    _ places: [Int], of workspace: Workspace, jobs: Int, _ store: FactStore?, known: [FactStore.Seen?] = [],
    keepsGenerated: @escaping @Sendable (String) -> Bool, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) -> Slots<FileReading> {
    let slots = Slots<FileReading>(workspace.files.count)
    let counter = ProgressCounter(total: places.count, report: progress)
    concurrently(places, jobs: jobs, each: { ScanMemory() }) { index, memory in
      let seen = known.isEmpty ? nil : known[index]
      slots[index] = FileReading(workspace.files[index], of: workspace, store, seen, memory, keepsGenerated: keepsGenerated)
      counter.count()
    }
    return slots
  }

  private mutating func take(_ reading: inout FileReading, of file: WorkspaceFile, _ store: FactStore?) {
    if let seen = reading.seen {
      self.seen.append(seen)
    } else if let hash = reading.hash, reading.stamp != .none {
      seen.append(FactStore.Seen(path: file.path, stamp: reading.stamp, hash: hash, meaning: store?.meaning(of: file.path, hash)))
    }
    if reading.isScanned { scanned += 1 }
    // Taken out: nothing is counted that is held once.
    var outcome = FileReading.Outcome.none
    swap(&outcome, &reading.outcome)
    switch consume outcome {
    case .facts(let facts, let lines):
      self.lines += lines
      files.append(GraphFile(path: file.path, modules: file.modules, facts: facts))
      hashes.append(reading.hash)
    case .skipped(let reason): skipped[reason, default: 0] += 1
    case .failed(let problem): problems.append(problem)
    case .objectiveC, .none: break
    }
  }

  /// Hands over the files, so that they are held once.
  public mutating func takeFiles() -> [GraphFile] {
    let taken = files
    files = []
    return taken
  }

  /// Objective-C is read when all of it is at hand.
  private mutating func readObjectiveC(
    _ workspace: Workspace, _ readings: inout [FileReading], jobs: Int, worker: String?, _ store: FactStore?
  ) {
    let places = readings.indices.filter { if case .objectiveC = readings[$0].outcome { true } else { false } }
    if places.isEmpty { return }
    if let store, let kept = ObjectiveCReading(kept: places.map { (workspace.files[$0].path, readings[$0].hash) }, store) {
      return take(kept, places, &readings)
    }
    for index in places { readings[index].readText(workspace.files[index], of: workspace) }
    let texts = places.filter { readings[$0].text != nil }
    let files = texts.map { ObjCFile(path: workspace.files[$0].path, bytes: readings[$0].text ?? []) }
    let reading = ObjectiveCReading(files, hashes: texts.map { readings[$0].hash }, jobs: jobs, worker: worker, store)
    take(reading, texts, &readings)
  }

  private mutating func take(_ reading: ObjectiveCReading, _ places: [Int], _ readings: inout [FileReading]) {
    notes += reading.notes
    readers = reading.readers
    for (index, file) in zip(places, reading.files) {
      guard let facts = file.facts else { continue }
      readings[index].outcome = .facts(facts, lines: facts.lines.count(byteCount: file.byteCount))
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

/// Counts finished files and tells whoever wants to know.
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
