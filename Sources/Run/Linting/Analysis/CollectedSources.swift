import FactCollection
import FactStore
import Findings
import SourceFacts
import Storage
import Workspace

/// The first stage: the facts of all files, and the modules that they are compiled into.
struct CollectedSources {
  private var files: [GraphFile]
  let interfaces: [InterfaceFile]
  let modules: [String]
  /// Of the contents, by file of code; nil where a content is not known.
  let hashes: [ContentHash?]
  /// Lines of code, comments and empty lines in all files.
  let lines: Int
  let skipped: [SkippedFiles]
  /// How each file of Objective-C was read.
  let readers: ObjectiveCReaders
  /// Paths of files that are read and not checked.
  let unchecked: Set<String>
  /// What came from an earlier run; nil without a cache.
  let reuse: Reuse?
  /// The state of each file whose content is known, code first.
  let seen: [FactStore.Seen]
  /// Whether another run over the same files would read the same.
  let isLasting: Bool
  /// About modules and files that no project lists.
  let moduleNotes: [String]
  /// About what was not read, and how the rest was.
  let readingNotes: [String]
  let problems: [Problem]

  /// - Parameter touched: files that are read already.
  init(_ project: Project, _ request: LintRequest, _ store: FactStore?, _ touched: TouchedFiles, clock: inout StageClock) {
    let (policy, workspace, jobs) = (project.policy, project.workspace, request.threads)
    var reading = clock.measure("read+scan") {
      FactReading(
        workspace, jobs: jobs, worker: request.worker, store: store, touched: touched,
        keepsGenerated: { policy.judgesGenerated(at: $0) }, progress: request.progress)
    }
    let interfaces = InterfaceReading(workspace, jobs: jobs, store: store, touched: touched)
    (seen, isLasting) = (reading.seen + interfaces.seen, reading.isLasting)
    reuse = store.map { _ in
      Reuse(files: reading.seen.count + interfaces.seen.count, scanned: reading.scanned + interfaces.scanned)
    }
    (hashes, lines) = (reading.hashes, reading.lines)
    readers = ObjectiveCReaders(byFile: reading.readers)
    let leftovers = LeftoverFiles(reading.takeFiles(), modules: workspace.modules.elements, unlisted: workspace.adopted)
    unchecked = reading.unjudged.union(leftovers.paths)
    var placed = ImportedFolders(leftovers.files, modules: leftovers.modules, baseModule: workspace.baseModule)
    files = placed.takeFiles()
    modules = placed.modules
    self.interfaces = interfaces.files.map { placed.placing($0) }
    moduleNotes = [placed.note, leftovers.note].compactMap { $0 }
    var listed = workspace
    listed.adopted.removeAll(where: Set(leftovers.paths).contains)
    for (reason, count) in reading.skipped { listed.skip(count, because: reason) }
    skipped = listed.skipped
    readingNotes = Self.notes(on: listed) + reading.notes
    problems = workspace.problems.map(Problem.init) + reading.problems + interfaces.problems
  }

  /// Passes the files on without a copy; there are none here afterwards.
  mutating func takeFiles() -> [GraphFile] {
    let taken = files
    files = []
    return taken
  }

  private static func notes(on workspace: Workspace) -> [String] {
    var notes: [String] = []
    if !workspace.skipped.isEmpty {
      let reasons = workspace.skipped.map { "\($0.reason.label) \($0.count)" }
      notes.append("not read: \(reasons.joined(separator: ", "))")
    }
    if let first = workspace.adopted.first {
      let count = workspace.adopted.count
      let more = count == 1 ? "" : " and \(count - 1) more"
      let them = count == 1 ? "it" : "them"
      notes.append("in no project, taken as part of the target of the files around \(them): \(first)\(more)")
    }
    if let first = workspace.moved.first {
      let more = workspace.moved.count == 1 ? "" : " and \(workspace.moved.count - 1) more"
      notes.append("not where the project lists it: \(first.from), now \(first.to)\(more)")
    }
    return notes
  }
}
