import Baselines
import FactStore
import Findings
import Foundation
import IndexFacts
import ObjCScanning
import LowLevel
import Policy
import FactCollection
import SourceFacts
import Storage
import Workspace

/// The answer to one question: what a run is asked for, of which files, with which configuration. Facts are what is
/// kept; this is stored with them for the run after which no file came to say anything else.
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
    all.add(project.problems.compactMap(\.file))
    all.add(request.worker == nil ? "tokens" : ObjCScanner.libraryStamp())
    question = ContentHash(all.bytes).marked(8)
  }

  private static func add(_ workspace: Workspace, to all: inout Packing) {
    for files in [workspace.files, workspace.interfaces] {
      all.add(files.map(\.path))
      all.add(files.moduleNumbers)
    }
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

  // MARK: Looking up

  /// An answer of an earlier run, as it is right today.
  struct Found {
    var result: LintResult
    /// The lines that it speaks of.
    var lines: ShownLines
    /// What was seen of all files; nil where none was touched.
    var seen: [FactStore.Seen]?
  }

  /// Nil where a file came to say something else, or none was asked the same.
  ///
  /// - Parameter touched: becomes what was read for that.
  func find(
    in store: FactStore, jobs: Int, keepsGenerated: @escaping @Sendable (String) -> Bool, _ touched: inout TouchedFiles
  ) -> Found? {
    guard store.hasLast, var seen = seen(in: store) else { return nil }
    touched = TouchedFiles(workspace, store, untouched: seen, jobs: jobs, keepsGenerated: keepsGenerated)
    let places = seen.indices.filter { seen[$0] == nil }
    if places.isEmpty { return answer(to: seen.compactMap { $0 }, touched, store, isNew: false) }
    let (code, count) = (workspace.files.indices, workspace.files.count)
    var before = seen
    for place in places {
      let both = code.contains(place)
        ? touched.seen(place, of: workspace, store)
        : InterfaceReading.seen(workspace.interfaces[place - count], of: workspace).map { ($0, $0) }
      guard let both else { return nil }
      (seen[place], before[place]) = both
    }
    for all in [seen, before] {
      if let found = answer(to: all.compactMap { $0 }, touched, store, isNew: true) { return found }
    }
    return nil
  }

  private func answer(to all: [FactStore.Seen], _ touched: TouchedFiles, _ store: FactStore, isNew: Bool) -> Found? {
    guard case (let terms, var result, var lines)? = store.value(key(all), Self.read), terms.hashes.count == all.count,
      terms.unread == .none || terms.unread == UnreadCode.state(of: workspace)
    else { return nil }
    let changed = all.indices.filter { terms.hashes[$0] != all[$0].hash }
    if !changed.isEmpty {
      guard let moved = moves(changed, all, terms, touched, store), let today = moved.moved(result, terms, text: UnreadTexts(workspace).line)
      else { return nil }
      result = today
      for index in lines.indices where moved.holds(result.findings[index].position.file) { lines[index] = nil }
    }
    return Found(result: result, lines: ShownLines(of: result.findings, lines), seen: isNew ? all : nil)
  }

  /// What is known of each file; nil for those that were touched since. Nil where one cannot be reached.
  private func seen(in store: FactStore) -> [FactStore.Seen?]? {
    var seen: [FactStore.Seen?] = []
    var next = 0
    seen.reserveCapacity(workspace.files.count + workspace.interfaces.count)
    for files in [workspace.files, workspace.interfaces] {
      guard let stamps = workspace.stamps(of: files) else { return nil }
      for (file, stamp) in zip(files, stamps) { seen.append(store.seen(file.path, stamp, next: &next)) }
    }
    return seen
  }

  private static func read(_ packed: UnsafeRawBufferPointer) -> (terms: AnswerTerms, result: LintResult, lines: [String?])? {
    var reading = Unpacking(packed)
    let terms = AnswerTerms(&reading)
    let answer = reading.list(of: UInt8.self)
    guard reading.isWhole, let (result, lines) = answer.withUnsafeBytes({ AnswerReading.result($0) }) else { return nil }
    return (terms, result, lines)
  }

  /// How far the lines of files that were changed went; nil where they have a say in the answer.
  private func moves(
    _ changed: [Int], _ seen: [FactStore.Seen], _ terms: AnswerTerms, _ touched: TouchedFiles, _ store: FactStore
  ) -> MovedLines? {
    var moved = MovedLines()
    for place in changed {
      guard place < workspace.files.count, let old = touched.facts(place, terms.hashes[place], in: store),
        let new = touched.facts(place, seen[place].hash, in: store), moved.add(seen[place].path, place, from: old, to: new)
      else { return nil }
    }
    return terms.holds(moved) ? moved : nil
  }

  // MARK: Keeping

  /// The lines of the findings, where the answer was kept: not where a file could not be read, or might be read
  /// otherwise the next time.
  func keep(
    _ result: LintResult, _ analysis: Analysis, _ run: RuleRun, _ policy: Policy, _ unread: UnreadCode, in store: FactStore
  ) -> ShownLines? {
    let seen = analysis.seen
    guard analysis.isLasting, seen.count == workspace.files.count + workspace.interfaces.count else { return nil }
    let (key, hashes) = (key(seen), seen.map(\.hash))
    let state = unread.isAsked ? UnreadCode.state(of: workspace, isSettled: store.isSettled) : ContentHash.none
    guard let state else { return nil }
    if let known = store.value(key, Self.read)?.terms, known.hashes == hashes, known.unread == state { return nil }
    let earlier = earlierLines(hashes, store)
    var terms = AnswerTerms(hashes, workspace, result, analysis, run, policy, earlier)
    terms.unread = state
    let lines = ShownLines(of: result.findings, known: earlier.text, lines: analysis.positions.lines) { [workspace] path, text in
      (try? workspace.read(WorkspaceFile(path: path, modules: [0]), into: text)) != nil
    }
    var packing = Packing()
    terms.pack(into: &packing)
    packing.add(AnswerWriting.packed(result, lines: lines.texts).bytes)
    store.keep(packing, key)
    var last = Packing()
    last.add(key)
    store.keep(last, lastKey)
    return lines
  }

  /// Under which stands where the last answer is, whatever the files said then.
  private var lastKey: ContentHash { question.marked(10) }

  private func earlierLines(_ hashes: [ContentHash], _ store: FactStore) -> EarlierLines {
    let last = store.value(lastKey) { packed -> ContentHash? in
      var reading = Unpacking(packed)
      let key = reading.value(or: ContentHash.none)
      return reading.isWhole ? key : nil
    }
    return last.flatMap { store.value($0, Self.read) }.map {
      EarlierLines($0, hashes, path: { $0 < workspace.files.count ? workspace.files[$0].path : workspace.interfaces[$0 - workspace.files.count].path })
    } ?? EarlierLines()
  }

  private func key(_ seen: [FactStore.Seen]) -> ContentHash { question.combined(ContentHash(seen.map(\.meaning))) }
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
