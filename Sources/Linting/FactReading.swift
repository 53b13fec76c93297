import DependencyGraph
import Findings
import Foundation
import ObjCScanning
import SourceFacts
import SwiftScanning
import Workspace

/// The facts of all files of a workspace, and what could not be read.
struct FactReading {
  var files: [GraphFile] = []
  /// Lines of the files read.
  var lines = 0
  var problems: [Problem] = []
  var skipped: [SkipReason: Int] = [:]
  /// How Objective-C was read, where there is any.
  var notes: [String] = []

  /// About what the facts of a file and its part of the graph take.
  private static let bytesPerFile = 32 << 10

  private enum Outcome: Sendable {
    case facts(FileFacts, lines: Int)
    /// Objective-C is scanned when all of it was read.
    case text([UInt8])
    case skipped(SkipReason)
    case failed(Problem)
  }

  /// - Parameters:
  ///   - worker: the binary that libclang is run in; without one Objective-C is read by its tokens.
  ///   - keepsGenerated: whether generated code is judged at a path.
  init(
    _ workspace: Workspace, jobs: Int, worker: String?, keepsGenerated: @escaping @Sendable (String) -> Bool,
    progress: (@Sendable (Int, Int) -> Void)?
  ) {
    reserveHeap(workspace.files.count * Self.bytesPerFile)
    let slots = Slots<Outcome>(workspace.files.count)
    let counter = ProgressCounter(total: workspace.files.count, report: progress)
    concurrently(Array(workspace.files.indices), jobs: jobs) { index in
      let file = workspace.files[index]
      slots[index] = Self.read(file, of: workspace, keepsGenerated: keepsGenerated)
      counter.count()
    }
    var outcomes = workspace.files.indices.map { slots.take($0) }
    scanObjectiveC(workspace, &outcomes, jobs: jobs, worker: worker)
    files.reserveCapacity(workspace.files.count)
    for (index, file) in workspace.files.enumerated() {
      let outcome = outcomes[index]
      outcomes[index] = nil
      switch consume outcome {
      case .facts(let facts, let lines):
        self.lines += lines
        files.append(GraphFile(path: file.path, modules: file.modules.map(Int32.init), facts: facts))
      case .skipped(let reason): skipped[reason, default: 0] += 1
      case .failed(let problem): problems.append(problem)
      case .text, nil: break
      }
    }
  }

  /// Hands over the files, so that they are held once.
  mutating func takeFiles() -> [GraphFile] {
    let taken = files
    files = []
    return taken
  }

  /// Puts facts in the place of texts.
  private mutating func scanObjectiveC(
    _ workspace: Workspace, _ outcomes: inout [Outcome?], jobs: Int, worker: String?
  ) {
    var places: [Int] = []
    var texts: [ObjCFile] = []
    for index in outcomes.indices {
      guard case .text(let bytes)? = outcomes[index] else { continue }
      places.append(index)
      texts.append(ObjCFile(path: workspace.files[index].path, bytes: bytes))
    }
    if texts.isEmpty { return }
    let reading = ObjectiveCReading(texts, jobs: jobs, worker: worker)
    notes = reading.notes
    for (index, facts) in zip(places, reading.facts) {
      guard case .text(let bytes)? = outcomes[index] else { continue }
      outcomes[index] = .facts(facts, lines: facts.lines.count(byteCount: bytes.count))
    }
  }

  private static func read(
    _ file: WorkspaceFile, of workspace: Workspace, keepsGenerated: (String) -> Bool
  ) -> Outcome {
    do {
      let bytes = try workspace.read(file)
      return bytes.withUnsafeBufferPointer { text in
        if let reason = SkipReason(contents: text), reason != .generated || !keepsGenerated(file.path) {
          return .skipped(reason)
        }
        if file.language == .objectiveC { return .text(bytes) }
        let facts = SwiftScanner.scan(text)
        return .facts(facts, lines: facts.lines.count(byteCount: text.count))
      }
    } catch {
      return .failed(Problem(error))
    }
  }
}

extension Problem {
  init(_ problem: WorkspaceProblem) {
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
