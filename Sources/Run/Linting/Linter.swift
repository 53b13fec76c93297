import Architecture
import Baselines
import DependencyGraph
import FactCollection
import FactStore
import Findings
import GraphDocuments
import LowLevel
import Patterns
import Policy
import ResultCache
import RuleKinds
import SourceFacts
import Tables

/// One run over a project: it finds and reads the files, and answers queries about them.
public final class Linter {
  let request: LintRequest
  let project: Project
  let baseline: BaselineFile
  /// The baseline to write, after `lint` if the request asks for one.
  public private(set) var baselineUpdate: BaselineUpdate?
  private let checkedTexts = UnchangedTexts()
  private var clock: StageClock
  private var store: FactStore? { project.store }
  private var isStoreClosed = false
  private var knownAnalysis: Analysis?
  /// The last run is retained as long as its analysis: most processes end soon, so that freeing the memory would only
  /// take time.
  private var lastRun: RuleRun?
  /// The files that were read while looking up a cached result.
  private var touched: TouchedFiles
  /// Whether the result came from the cache, so that no file was analyzed.
  private var isCached = false
  /// The source lines of the findings, if they are cached.
  private var reportedLines: ReportedLines?

  /// Finds the configuration and the files. Throws every error that prevents a run from starting.
  public init(_ request: LintRequest) throws(UsageError) {
    self.request = request
    var clock = StageClock()
    let found: Result<Project, UsageError> = clock.measure("find") {
      do throws(UsageError) { return .success(try Project(request)) } catch { return .failure(error) }
    }
    project = try found.get()
    touched = project.prefetched
    baseline = try BaselineFile(
      request.baseline, currentFolder: request.currentFolder, base: project.base, isToBeWritten: request.writesBaseline)
    self.clock = clock
    try Self.check(request, project.policy)
    let isNarrowed = !(request.only + request.skip + request.architectures).isEmpty || !project.reported.isEverything
    if let mistake = baseline.unreadable, isNarrowed {
      throw .configuration([
        mistake,
        mistake.with(
          message:
            "a run on a part of the project does not know the other entries: run --write-baseline without PATH, "
            + "--only, --skip, --architecture and --changed-since"),
      ])
    }
  }

  /// Absolute path of the base folder.
  public var base: String { project.base }

  /// The time that each stage has taken so far.
  public var timings: [StageTime] { clock.stages }

  /// How much was reused from an earlier run; nil without a cache.
  public var reuse: Reuse? { isCached ? .wholeResult(scanned: touched.scanned) : analysis.sources.reuse }

  /// Returns a line of a file as it is on disk; for the line of a finding, as it was when the result was cached.
  public func sourceLine(file: String, line: Int) -> String? {
    reportedLines?.line(line, ofPath: file) ?? project.texts.line(line, ofPath: file)
  }

  /// Applies the safe fixes of the findings in memory; nothing is written.
  ///
  /// - Parameter refusal: returns the reason why a file must not be changed; nil if it may be.
  public func applyFixes(of result: LintResult, refusal: (String) -> String?) throws(UsageError) -> FixApplication {
    try FixApplication(result, request, read: text, refusal: refusal)
  }

  /// Returns the text of a file that was checked; nil if it has changed since.
  private func text(_ path: String) -> [UInt8]? {
    let isProvided = request.texts[path] != nil || request.unsaved != nil
    guard isProvided || checkedTexts.isUnchanged("\(base)/\(path)") else { return nil }
    return analysis.positions.text(ofPath: path)
  }

  /// Checks the rules in force.
  public func lint() -> LintResult { lint(unless: { false }) ?? LintResult() }

  /// Checks the rules in force. Returns nil soon after it is cancelled.
  ///
  /// - Parameter isCancelled: called on any thread; once true, it must remain true.
  public func lint(unless isCancelled: @escaping @Sendable () -> Bool) -> LintResult? {
    if isCancelled() { return nil }
    let ofSession = store.flatMap { _ in
      request.memory.flatMap { _ in ResultCache(project, request, baseline, inMemory: true) }
    }
    if let ofSession, let known = clock.measure("look up", { recall(ofSession) }) {
      isCached = true
      store?.close()
      return known
    }
    let cache = store.flatMap { _ in ResultCache(project, request, baseline) }
    if let store, let hit = clock.measure("look up", { find(cache, in: store) }) {
      (isCached, reportedLines) = (true, hit.lines)
      if let seen = hit.seen { store.close(seen, isWhole: false) } else { store.close() }
      return hit.result
    }
    let analysis = analyze(checksRules: true)
    let unreadCode = UnreadCode(project.workspace, read: analysis.model.graph.files.map(\.path))
    let (run, result) = clock.measure("rules") {
      let run = RuleRun(project, request, analysis, baseline, unreadCode)
      let (result, update) = run.result(unless: isCancelled)
      baselineUpdate = update
      return (run, result)
    }
    lastRun = run
    if isCancelled() {
      closeStore()
      return nil
    }
    keep(result, of: run, analysis, unreadCode, cache, ofSession)
    return result
  }

  /// Checks the rules in force for queries that also need the analysis. Does not use cached results or the baseline,
  /// since accepted findings are debts too.
  ///
  /// - Returns: the result and the rules.
  func lintedRules() -> (result: LintResult, rules: [Rule]) {
    let analysis = analyze(checksRules: true)
    let unreadCode = UnreadCode(project.workspace, read: analysis.model.graph.files.map(\.path))
    let run = RuleRun(project, request, analysis, .none, unreadCode)
    lastRun = run
    return (run.result(unless: { false }).0, run.checkedRules)
  }

  /// Frees what only fixes and queries need, so that a run over several projects does not hold all of them in memory.
  func releaseAnalysis() {
    guard isStoreClosed || store == nil else { return }
    knownAnalysis = nil
    lastRun = nil
  }

  private func recall(_ cache: ResultCache) -> LintResult? { request.memory?.result(for: cache, texts: request.texts) }

  /// Stores a result for later runs, in the cache and in the memory of a session.
  private func keep(
    _ result: LintResult, of run: RuleRun, _ analysis: Analysis, _ unread: UnreadCode, _ cache: ResultCache?,
    _ ofSession: ResultCache?
  ) {
    closeStore { store in
      guard analysis.sources.isLasting else { return }
      let rules = run.checkedRules.flatMap { project.policy.variants(of: $0).map(\.rule) }
      let finished = ResultCache.Run(
        result: result, rules: rules, model: run.checkedModel, positions: analysis.positions,
        seen: analysis.sources.seen, unread: unread)
      if let cache { reportedLines = cache.store(finished, in: store) }
      guard let ofSession else { return }
      request.memory?.remember(finished, of: ofSession, texts: request.texts, isReliable: store.isReliable)
    }
  }

  /// The analysis for queries that check no rules.
  var analysis: Analysis { analyze(checksRules: false) }

  /// Reads the files and resolves names, once.
  ///
  /// - Parameter checksRules: whether rules are checked next.
  private func analyze(checksRules: Bool) -> Analysis {
    if let knownAnalysis { return knownAnalysis }
    let analysis = Analysis(project, request, store, touched, checksRules: checksRules, clock: &clock)
    knownAnalysis = analysis
    return analysis
  }

  private func find(_ cache: ResultCache?, in store: FactStore) -> ResultCache.Hit? {
    let policy = project.policy
    return cache?.find(
      in: store, jobs: request.threads, includesGenerated: { policy.checksGenerated(at: $0) }, &touched)
  }

  /// Writes the new facts of this run to the cache, once.
  func closeStore(after last: (FactStore) -> Void = { _ in }) {
    guard let store, !isStoreClosed else { return }
    isStoreClosed = true
    let seen = analysis.sources.seen
    clock.measure("keep") {
      last(store)
      store.close(seen)
    }
  }

  /// The text of a configuration with all inferred values. The request must ignore the existing configuration.
  public func draft() -> String { ConfigurationDraft(analysis, project.policy).text }

  /// The number of source files that are in no layer; 0 if there are no layers.
  public var filesInNoLayer: Int {
    let (layers, graph) = (analysis.model.layers, analysis.model.graph)
    return layers.count > 0 ? layers.filesInNoLayer(of: graph).count : 0
  }

  /// Returns the dependency graph.
  public func graph(_ request: GraphRequest) throws(UsageError) -> GraphDocument {
    let documents = GraphDocuments(
      analysis.model, analysis.positions, violations: LayerViolations(project, analysis).lines,
      reports: project.reported.contains)
    var document = try documents.document(request)
    document.notes = analysis.notes
    let unreported = document.edges.count { $0.isUpward && !$0.isAgainstLayers }
    if unreported > 0 {
      let why =
        analysis.model.layers.isInferred
        ? "of inferred layers it reports only uses of the user interface, the app's root or another module; once the "
          + "layers are written, `upward_dependency: { targets: all }` checks them in full"
        : "its rules are off, or narrowed by the configuration"
      document.notes.append(
        """
        \(unreported) \(unreported == 1 ? "edge" : "edges") to a higher layer or a sibling without a finding of \
        `lint`: \(why)
        """
      )
    }
    document.problems = analysis.problems
    closeStore()
    return document
  }

  /// Returns a path by which one part of the project depends on another; with `cuts` the references to remove so that
  /// none exists. Both ends are names as users write them: of a type, file, folder, layer or module.
  public func why(from: String, to: String, cuts: Bool) throws(UsageError) -> PathDocument {
    let search = PathSearch(
      analysis.model, analysis.positions, violations: LayerViolations(project, analysis).lines)
    var document = try search.answer(from: from, to: to, cuts: cuts)
    document.notes = analysis.notes
    document.problems = analysis.problems
    closeStore()
    return document
  }

  /// Returns the roles of each type in the files that are reported on.
  public func roles() -> RolesDocument {
    let document = RolesDocument(analysis, reports: project.reported.contains)
    closeStore()
    return document
  }

  /// Returns the screens in the files that are reported on, and the screens that they show.
  public func screens() -> ScreensDocument {
    var document = ScreensDocument(of: analysis.model, analysis.positions, reports: project.reported.contains)
    (document.notes, document.problems) = (analysis.notes, analysis.problems)
    closeStore()
    return document
  }

  /// The rule packs in force.
  public var packs: [String] { analysis.packs.packs }

  /// Returns every setting in force for a file or folder, with its origin.
  public func settings(for path: String) -> [EffectiveSetting] {
    let path = project.reported.paths.first ?? path
    let model = analysis.model
    var settings: [EffectiveSetting] = []
    if let file = model.graph.files.firstIndex(where: { $0.path == path }) {
      let modules = model.graph.files[file].modules.map { model.graph.modules[$0] }
      settings.append(
        EffectiveSetting(key: "module", value: modules.joined(separator: ", "), origin: .inferred("the project")))
      let layer = model.layers.layer(ofFile: file)?.name ?? "none"
      settings.append(EffectiveSetting(key: "layer", value: layer, origin: layerOrigin(of: path)))
    }
    return settings
      + project.policy.effectiveSettings(for: path, packs: analysis.packs.packs, chosenBy: analysis.packs.origin)
  }

  /// The pattern that decides on the layer of a file: of those that match, the one with the most literal components.
  private func layerOrigin(of path: String) -> EffectiveSetting.Origin {
    let patterns = project.policy.layerPatterns
    let matching = patterns.filter { $0.pattern.matches(path) }
    let most = matching.map(\.pattern.literalComponents).max()
    if let own = matching.first(where: { $0.pattern.literalComponents == most }) { return .file(own.position) }
    if let root = project.policy.root.first(where: { $0.pattern.matches(path) }) { return .file(root.position) }
    if let first = patterns.first { return .file(first.position) }
    return .inferred("modules, folders and the content of files")
  }

  /// Checks that the rules and packs on the command line exist.
  private static func check(_ request: LintRequest, _ policy: Policy) throws(UsageError) {
    let ids = policy.knownRules.map { $0.id }
    for (option, names) in [("--only", request.only), ("--skip", request.skip)] {
      for id in names where !ids.contains(id) { throw .usage(unknown(id, option, policy.knownRules)) }
    }
    if !request.only.isEmpty, request.only.allSatisfy(request.skip.contains) {
      throw .usage("--only and --skip name the same rules, so that none is left to check: leave out one of them")
    }
    for pack in request.architectures where !RulePack.allNames.contains(pack) {
      throw .usage(unknownArchitecture(pack, rules: policy.knownRules))
    }
  }

  /// The error message for an unknown rule, with a suggestion.
  private static func unknown(_ id: String, _ option: String, _ rules: [KnownRule]) -> String {
    let names = id.pieces(at: ",").map { $0.trimmed }
    if names.count > 1 {
      return "'\(id)' is not one rule: repeat the option, \(names.map { "\(option) \($0)" }.joined(separator: " "))"
    }
    if id.contains("*") {
      let pattern = NamePattern(id)
      let meant = rules.map { $0.id }.filter(pattern.matches)
      let list =
        meant.isEmpty
        ? "no rule matches it" : "did you mean \(meant.map { "\(option) \($0)" }.joined(separator: " "))?"
      return "\(option) takes the name of one rule, not the pattern '\(id)'; \(list)"
    }
    return unknownRule(id, among: rules)
  }
}

extension Substring {
  fileprivate var trimmed: Substring { Substring(String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())) }
}
