import Architecture
import DependencyGraph
import Findings
import RuleKinds
import SourceFacts
import Storage
import Tables
import Workspace

/// A file of a run; code precedes interfaces.
enum RunFile {}
typealias RunFileID = ID<RunFile>

/// Conditions under which a cached result stays valid although the text of files changed. They are checked after the
/// meaning of the changed files: only comments, empty lines and literals that are not part of the facts may differ; see
/// `FileFacts.hasSameMeaning(as:)`. These conditions are about findings that depend on lines or on the text itself.
struct CacheConditions {
  /// A part of a type whose length is checked; see `LineDependence.Part`.
  struct Measured: BitwiseCopyable {
    var file: RunFileID
    var declaration: DeclarationID
    var margin: Int32
  }

  /// A line with non-ASCII characters that the result refers to. Its columns differ from byte offsets, and
  /// may change although the facts stay the same. So the line must be unchanged.
  struct UncommonLine: BitwiseCopyable {
    var file: RunFileID
    var line: UInt32
    var hash: ContentHash
  }

  /// The content hashes of all files, code before interfaces.
  var hashes: [ContentHash]
  /// Files whose text was read for content that is not part of their facts, such as literals. They must be unchanged.
  var texts: [RunFileID] = []
  /// Nil if no rule measures types.
  var measured: [Measured]?
  var uncommon: [UncommonLine] = []
  /// Files in which every line counts; nil if no rule counts the lines of files.
  var counted: [RunFileID]?
  /// The state of code that is not part of the run; `none` if no rule queried it.
  var unread = ContentHash.none

  /// - Parameters:
  ///   - hashes: the content hashes of all files.
  ///   - earlier: lines of the last result, which need not be read again.
  init(
    _ hashes: [ContentHash], _ run: ResultCache.Run, _ workspace: Workspace, unread: ContentHash,
    _ earlier: EarlierLines
  ) {
    self.hashes = hashes
    self.unread = unread
    let graph = run.model.graph
    let places = Self.places(of: graph.files, in: workspace)
    // The texts of interfaces are not part of this list.
    texts = run.positions.requestedTexts.compactMap { $0 < places.endIndex ? places[$0] : nil }.sorted()
    addUncommon(run, graph.files, places, earlier)
    for rule in run.rules {
      guard let dependence = rule.kind.lineDependence(in: run.model) else { continue }
      if let parts = dependence.parts {
        measured = (measured ?? []) + parts.compactMap { Self.measured($0, in: graph, places) }
      }
      if let files = dependence.files { counted = (counted ?? []) + files.compactMap { places[$0] } }
    }
  }

  private static func measured(
    _ part: LineDependence.Part, in graph: DependencyGraph, _ places: Table<FileID, RunFileID?>
  ) -> Measured? {
    let symbol = graph.symbols[part.symbol]
    return places[symbol.file].map {
      Measured(file: $0, declaration: symbol.declaration, margin: Int32(clamping: part.margin))
    }
  }

  /// Returns the run's id of each file of the graph. Both lists have the same order; the graph omits some files.
  private static func places(of files: Table<FileID, GraphFile>, in workspace: Workspace) -> Table<FileID, RunFileID?> {
    var next = 0
    return files.mapValues { file in
      let all = workspace.files
      let place =
        all[next...].firstIndex(where: { $0.path == file.path }) ?? all.firstIndex(where: { $0.path == file.path })
      guard let place else { return nil }
      next = place + 1
      return RunFileID(place)
    }
  }

  private mutating func addUncommon(
    _ run: ResultCache.Run, _ files: Table<FileID, GraphFile>, _ places: Table<FileID, RunFileID?>,
    _ earlier: EarlierLines
  ) {
    var uncommon: [String: RunFileID] = [:]
    for (file, place) in zip(files, places) where !file.facts.lines.isASCII { uncommon[file.path] = place }
    // Most positions are in the same file as the previous one, and many on the same line.
    var last: Position?
    var file: RunFileID?
    run.result.forEachPosition { position in
      if position.file != last?.file { file = uncommon[position.file] } else if position.line == last?.line { return }
      last = position
      guard let file,
        let hash = earlier.hash(of: position.line, in: file)
          ?? run.positions.line(position.line, ofPath: position.file).map({ ContentHash($0) })
      else { return }
      self.uncommon.append(UncommonLine(file: file, line: UInt32(position.line), hash: hash))
    }
  }

  init(_ unpacking: inout Unpacking) {
    hashes = unpacking.list()
    texts = unpacking.list()
    measured = unpacking.value(or: false) ? unpacking.list() : nil
    uncommon = unpacking.list()
    counted = unpacking.value(or: false) ? unpacking.list() : nil
    unread = unpacking.value(or: .none)
  }

  func pack(into packing: inout Packing) {
    packing.add(hashes)
    packing.add(texts)
    packing.add(measured != nil)
    if let measured { packing.add(measured) }
    packing.add(uncommon)
    packing.add(counted != nil)
    if let counted { packing.add(counted) }
    packing.add(unread)
  }

  /// Whether the result is still valid after these moves.
  func allow(_ moves: LineMoves) -> Bool {
    if moves.lineEnds.contains(where: { texts.contains($0.key) }) { return false }
    if let counted {
      let removed = moves.lineEnds.values.reduce(0) { $0 + max(0, -$1) }
      if removed > LineDependence.moduleShrinkLimit { return false }
      if moves.lineEnds.contains(where: { $0.value != 0 && counted.contains($0.key) }) { return false }
    }
    guard let measured else { return true }
    let most = moves.growth.reduce(0) { $0 + max(0, $1.lines) }
    return moves.growth.allSatisfy { grown in
      let margins = measured.filter { $0.file == grown.file && $0.declaration == grown.declaration }.map {
        Int($0.margin)
      }
      return (margins + [LineDependence.growthLimit]).allSatisfy { $0 >= 0 && most <= $0 }
    }
  }
}

extension LintResult {
  /// Visits every position whose column is part of a report.
  func forEachPosition(_ body: (Position) -> Void) {
    func visit(_ finding: Finding) {
      body(finding.position)
      body(Position(file: finding.position.file, line: finding.endLine, column: finding.endColumn))
      for part in finding.others { body(part.position) }
      for evidence in finding.evidence { body(evidence.position) }
      for step in finding.steps { body(step.position) }
    }
    findings.forEach(visit)
    for accepted in accepted { visit(accepted.finding) }
  }
}
