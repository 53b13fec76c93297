import Baselines
import FactStore
import Findings
import Foundation
import IndexFacts
import ObjCScanning
import Ordering
import SourceFacts
import Workspace

/// The answer to one question: what a run is asked for, of which files, with which configuration. Facts are what is kept; this
/// stands beside them for the run after which nothing was changed at all.
struct KeptAnswer {
  private let workspace: Workspace
  /// All that the result depends on, but for the contents of the files.
  private let question: ContentHash

  /// Nil where the result depends on more than can be told without reading: on unsaved texts, on a compiler's index.
  init?(_ project: Project, _ request: LintRequest, _ baseline: BaselineFile) {
    let isPlain = request.unsaved == nil && request.texts.isEmpty && !request.writesBaseline
    guard isPlain, request.indexStorePath == nil, !IndexReading.findsStore(for: project.base) else { return nil }
    workspace = project.workspace
    var all = Packing()
    all.add(project.base)
    Self.add(project.workspace, to: &all)
    for source in project.sources {
      all.add(source.file)
      all.add(source.bytes)
    }
    for list in [request.architectures, request.only, request.skip, project.reported.paths] { all.add(list) }
    all.add(project.reported.changed.map { ["changed"] + $0.ordered() } ?? [])
    all.add(baseline.name)
    all.add(baseline.hash)
    // An entry may follow a file that is gone.
    let named = Set(baseline.baseline?.entries.map(\.key.file) ?? [])
    all.add(named.ordered().map { "\(project.exists($0)) \($0)" })
    all.add(request.worker == nil ? "tokens" : ObjCScanner.libraryStamp())
    question = ContentHash(all.bytes).marked(7)
  }

  private static func add(_ workspace: Workspace, to all: inout Packing) {
    for file in workspace.files + workspace.interfaces {
      all.add(file.path)
      all.add(file.modules)
    }
    all.add(workspace.files.count)
    all.add(workspace.modules)
    all.add(workspace.targets)
    for headers in workspace.headers {
      all.add(headers.bridging)
      all.add(headers.prefix)
    }
    all.add(workspace.skipped.map { "\($0.reason.rawValue) \($0.count)" })
    all.add(workspace.moved.map { "\($0.from)\n\($0.to)" })
    all.add(workspace.unmatched.map(\.text))
    all.add(workspace.problems.map { "\($0.kind.rawValue) \($0.message) \($0.file) \($0.line ?? 0)" })
    all.add(workspace.baseModule ?? -1)
  }

  /// The answer of an earlier run, when no file was touched since, and the lines that it speaks of.
  func find(in store: FactStore) -> (LintResult, ShownLines)? {
    var hashes: [ContentHash] = []
    hashes.reserveCapacity(workspace.files.count + workspace.interfaces.count)
    for files in [workspace.files, workspace.interfaces] {
      guard let stamps = workspace.stamps(of: files) else { return nil }
      for (file, stamp) in zip(files, stamps) {
        guard let hash = store.hash(of: file.path, stamp) else { return nil }
        hashes.append(hash)
      }
    }
    guard let (result, lines) = store.value(key(hashes), { AnswerReading.result($0) }) else { return nil }
    return (result, ShownLines(of: result.findings, lines))
  }

  /// The lines of the findings, where the answer was kept: not where a file could not be read, or might be read otherwise the
  /// next time.
  func keep(_ result: LintResult, _ analysis: Analysis, in store: FactStore) -> ShownLines? {
    let seen = analysis.seen
    guard analysis.isLasting, seen.count == workspace.files.count + workspace.interfaces.count else { return nil }
    let key = key(seen.map(\.hash))
    if store.holds(key) { return nil }
    let lines = ShownLines(of: result.findings) { [workspace] in try? workspace.read(WorkspaceFile(path: $0, modules: [0])) }
    store.keep(AnswerWriting.packed(result, lines: lines.texts), key)
    return lines
  }

  private func key(_ hashes: [ContentHash]) -> ContentHash { question.combined(ContentHash(hashes)) }
}

/// Lines of files that nobody analysed in this run.
final class UnreadTexts {
  private let workspace: Workspace
  private var known: [String: LinesOfFile] = [:]

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// As `SourcePositions` has it.
  func line(_ line: Int, ofPath path: String) -> String? {
    if known[path] == nil, let text = try? workspace.read(WorkspaceFile(path: path, modules: [0])) { known[path] = LinesOfFile(text) }
    return known[path]?.line(line)
  }
}
