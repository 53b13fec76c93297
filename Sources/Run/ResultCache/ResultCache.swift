import Architecture
import DependencyGraph
import FactCollection
import FactStore
import Findings
import RuleKinds
import SourceFacts
import Storage
import Tables
import Workspace

/// Caches the results of one request, that is of one set of rules, files and options. The store holds one result for
/// each state of the files, next to the facts of each file. A run without changes returns the cached result.
public struct ResultCache {
  let workspace: Workspace
  /// The hash of everything that the result depends on, except for the contents of the files.
  let request: ContentHash

  /// - Parameter request: the hash of the options, the configuration and the baseline of the run.
  public init(_ workspace: Workspace, request: ContentHash) {
    self.workspace = workspace
    var all = Packing()
    all.add(request)
    for files in [workspace.files, workspace.interfaces] {
      all.add(files.map(\.path))
      all.add(files.moduleNumbers)
    }
    all.add(workspace.modules.elements)
    all.add(workspace.targets.elements)
    for headers in workspace.headers {
      all.add(headers.bridging)
      all.add(headers.prefix)
    }
    all.add(workspace.skipped.map { "\($0.reason.rawValue) \($0.count)" })
    all.add(workspace.moved.map { "\($0.from)\n\($0.to)" })
    all.add(workspace.unmatched.map(\.text))
    all.add(workspace.problems.map { "\($0.kind.rawValue) \($0.message) \($0.file) \($0.line ?? 0)" })
    all.add(OptionalID(workspace.baseModule))
    self.request = ContentHash(all.bytes).marked(8)
  }

  // MARK: Looking up

  /// The result of an earlier run with current line numbers.
  public struct Hit {
    public var result: LintResult
    /// The source lines of the findings.
    public var lines: ReportedLines
    /// The state of all files, code before interfaces; nil if no file was touched.
    public var seen: [FactStore.Seen]?
  }

  /// Returns the cached result; nil if the meaning of a file changed, or no result of this request is cached.
  ///
  /// - Parameter touched: set to the files that had to be read for this lookup.
  public func find(
    in store: FactStore, jobs: Int, includesGenerated: @escaping @Sendable (String) -> Bool,
    _ touched: inout TouchedFiles
  ) -> Hit? {
    guard store.hasLast, var seen = seen(in: store) else { return nil }
    touched = TouchedFiles(workspace, store, untouched: seen, jobs: jobs, includesGenerated: includesGenerated)
    let places = seen.indices.filter { seen[$0] == nil }
    if places.isEmpty { return hit(for: seen.compactMap { $0 }, touched, store, isNew: false) }
    let (code, count) = (workspace.files.indices, workspace.files.count)
    var before = seen
    for place in places {
      let both =
        code.contains(place)
        ? touched.seen(place, of: workspace, store)
        : InterfaceFactCollector.seen(workspace.interfaces[place - count], of: workspace).map { ($0, $0) }
      guard let both else { return nil }
      (seen[place], before[place]) = both
    }
    for all in [seen, before] {
      if let hit = hit(for: all.compactMap { $0 }, touched, store, isNew: true) { return hit }
    }
    return nil
  }

  private func hit(for all: [FactStore.Seen], _ touched: TouchedFiles, _ store: FactStore, isNew: Bool) -> Hit? {
    guard var entry = store.value(key(all), { CachedResult(&$0) }), entry.conditions.hashes.count == all.count,
      entry.conditions.unread == .none || entry.conditions.unread == UnreadCode.state(of: workspace)
    else { return nil }
    let changed = all.indices.filter { entry.conditions.hashes[$0] != all[$0].hash }
    if !changed.isEmpty {
      guard let moves = moves(changed, all, entry.conditions, touched, store),
        let moved = moves.moved(entry.result, entry.conditions, text: SourceTexts(workspace).line)
      else { return nil }
      entry.result = moved
      for index in entry.lines.indices where moves.contain(moved.findings[index].position.file) {
        entry.lines[index] = nil
      }
    }
    return Hit(
      result: entry.result, lines: ReportedLines(of: entry.result.findings, entry.lines), seen: isNew ? all : nil)
  }

  /// Returns the cached state of each file, with nil for files that were touched since; nil if a file cannot be
  /// accessed.
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

  /// Returns the line moves of the changed files; nil if the changes affect the result.
  private func moves(
    _ changed: [Int], _ seen: [FactStore.Seen], _ conditions: CacheConditions, _ touched: TouchedFiles,
    _ store: FactStore
  ) -> LineMoves? {
    var moves = LineMoves()
    for place in changed {
      guard place < workspace.files.count, let old = touched.facts(place, conditions.hashes[place], in: store),
        let new = touched.facts(place, seen[place].hash, in: store),
        moves.add(seen[place].path, RunFileID(place), from: old, to: new)
      else { return nil }
    }
    return conditions.allow(moves) ? moves : nil
  }

  // MARK: Storing

  /// A run that read all files and checked the rules.
  public struct Run {
    public var result: LintResult
    /// The rules that were checked, with all their variants.
    public var rules: [Rule]
    /// The model that the rules were checked against.
    public var model: ArchitecturalModel
    public var positions: SourcePositions
    /// The state of all files, code before interfaces.
    public var seen: [FactStore.Seen]
    public var unread: UnreadCode

    public init(
      result: LintResult, rules: [Rule], model: ArchitecturalModel, positions: SourcePositions, seen: [FactStore.Seen],
      unread: UnreadCode
    ) {
      self.result = result
      self.rules = rules
      self.model = model
      self.positions = positions
      self.seen = seen
      self.unread = unread
    }
  }

  /// Caches the result of a run.
  ///
  /// - Returns: the lines of its findings; nil if the result was not stored because a file could not be read or the
  ///   same result is already cached.
  public func store(_ run: Run, in store: FactStore) -> ReportedLines? {
    guard run.seen.count == workspace.files.count + workspace.interfaces.count else { return nil }
    let (key, hashes) = (key(run.seen), run.seen.map(\.hash))
    let state = run.unread.isQueried ? UnreadCode.state(of: workspace, isReliable: store.isReliable) : ContentHash.none
    guard let state else { return nil }
    if let known = store.value(key, { CachedResult(&$0) })?.conditions, known.hashes == hashes, known.unread == state {
      return nil
    }
    let earlier = earlierLines(hashes, store)
    let conditions = CacheConditions(hashes, run, workspace, unread: state, earlier)
    let lines = ReportedLines(of: run.result.findings, known: earlier.text, read: workspace.text)
    var packing = Packing()
    CachedResult(conditions: conditions, result: run.result, lines: lines.texts).pack(into: &packing)
    store.save(packing, key)
    var last = Packing()
    last.add(key)
    store.save(last, lastKey)
    return lines
  }

  /// The key of the entry that contains the key of the last result, whatever the state of the files.
  private var lastKey: ContentHash { request.marked(10) }

  private func earlierLines(_ hashes: [ContentHash], _ store: FactStore) -> EarlierLines {
    let last = store.value(lastKey) { unpacking -> ContentHash? in
      let key = unpacking.value(or: ContentHash.none)
      return unpacking.isWhole ? key : nil
    }
    let entry = last.flatMap { store.value($0) { CachedResult(&$0) } }
    let (files, interfaces) = (workspace.files, workspace.interfaces)
    return entry.map { entry in
      EarlierLines(entry, hashes) { file in
        file.index < files.count ? files[file.index].path : interfaces[file.index - files.count].path
      }
    } ?? EarlierLines()
  }

  private func key(_ seen: [FactStore.Seen]) -> ContentHash { request.combined(ContentHash(seen.map(\.meaning))) }
}

/// One result in the store.
struct CachedResult {
  var conditions: CacheConditions
  var result: LintResult
  /// The line of each finding; nil if it has to be read from the file.
  var lines: [String?]

  init(conditions: CacheConditions, result: LintResult, lines: [String?]) {
    self.conditions = conditions
    self.result = result
    self.lines = lines
  }

  /// Returns nil if the bytes are damaged.
  init?(_ unpacking: inout Unpacking) {
    conditions = CacheConditions(&unpacking)
    let bytes = unpacking.list(of: UInt8.self)
    guard unpacking.isWhole, let (result, lines) = ResultDecoder.result(bytes) else {
      return nil
    }
    self.result = result
    self.lines = lines
  }

  func pack(into packing: inout Packing) {
    conditions.pack(into: &packing)
    packing.add(ResultEncoder.packed(result, lines: lines).bytes)
  }
}
