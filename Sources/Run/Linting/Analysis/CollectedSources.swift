import FactCollection
import FactStore
import Findings
import SourceFacts
import Storage
import Workspace

/// The first stage: the facts of all files and the modules that they belong to.
struct CollectedSources {
  private var files: [GraphFile]
  let interfaces: [InterfaceFile]
  let modules: [String]
  /// The hash of what the facts of each code file follow from; nil if it is not known.
  let hashes: [ContentHash?]
  /// The total number of lines, including comments and empty lines.
  let lines: Int
  let skipped: [SkippedFiles]
  /// The reader used for each Objective-C file.
  let readers: ObjectiveCReaders
  /// Paths of files that are read but not checked.
  let unchecked: Set<String>
  /// How much was reused from an earlier run; nil without a cache.
  let reuse: Reuse?
  /// The state of each file whose content is known, code before interfaces.
  let seen: [FactStore.Seen]
  /// Whether another run over the same files would produce the same facts.
  let isLasting: Bool
  /// Notes about modules and about files that are in no project.
  let moduleNotes: [String]
  /// Notes about skipped files and about how the other files were read.
  let readingNotes: [String]
  let problems: [Problem]

  /// - Parameter touched: files that have already been read.
  init(
    _ project: Project, _ request: LintRequest, _ store: FactStore?, _ touched: TouchedFiles, clock: inout StageClock
  ) {
    let (policy, workspace, jobs) = (project.policy, project.workspace, request.threads)
    request.memory?.facts.beginRun()
    var collected = clock.measure("read+scan") {
      if let facts = project.facts {
        return FactCollector(workspace, of: facts, jobs: jobs, includesGenerated: { policy.checksGenerated(at: $0) })
      }
      return FactCollector(
        workspace, jobs: jobs, worker: request.worker, store: store, touched: touched,
        includesGenerated: { policy.checksGenerated(at: $0) }, progress: request.progress)
    }
    let interfaces =
      project.facts.map { InterfaceFactCollector(workspace, of: $0) }
      ?? InterfaceFactCollector(workspace, jobs: jobs, store: store, touched: touched)
    (seen, isLasting) = (collected.seen + interfaces.seen, collected.isLasting)
    reuse = store.map { _ in
      Reuse(files: collected.seen.count + interfaces.seen.count, scanned: collected.scanned + interfaces.scanned)
    }
    (hashes, lines) = (collected.hashes, collected.lines)
    readers = ObjectiveCReaders(byFile: collected.readers)
    let leftovers = LeftoverFiles(
      collected.takeFiles(), modules: workspace.modules.elements, unlisted: workspace.adopted)
    unchecked = collected.unchecked.union(leftovers.paths)
    var placed = ImportedFolders(leftovers.files, modules: leftovers.modules, baseModule: workspace.baseModule)
    files = placed.takeFiles()
    modules = placed.modules
    self.interfaces = interfaces.files.map { placed.placing($0) }
    moduleNotes = [placed.note, leftovers.note].compactMap { $0 }
    var listed = workspace
    listed.adopted.removeAll(where: Set(leftovers.paths).contains)
    for (reason, count) in collected.skipped { listed.skip(count, because: reason) }
    skipped = listed.skipped
    readingNotes = Self.notes(on: listed) + collected.notes
    problems = workspace.problems.map(Problem.init) + collected.problems + interfaces.problems
  }

  /// Moves the files out without a copy; the list is empty afterwards.
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
