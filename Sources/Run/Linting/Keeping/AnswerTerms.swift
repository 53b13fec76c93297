import DependencyGraph
import FactStore
import Findings
import Policy
import RuleKinds
import SourceFacts
import Storage
import Workspace

/// What an answer depends on beside what its files say: as long as that holds, it stays right when lines come and go between
/// those that say something.
struct AnswerTerms {
  /// A part of a type that is measured, and how many more lines the type may have.
  struct Measured: BitwiseCopyable {
    var file: UInt32
    var declaration: UInt32
    var room: Int32
  }

  /// A line on which the answer has a place, and whose columns are not its bytes.
  struct UncommonLine: BitwiseCopyable {
    var file: UInt32
    var line: UInt32
    var hash: ContentHash
  }

  /// Of the contents of all files, code first.
  var hashes: [ContentHash]
  /// Files in whose text was looked for more than is known as facts.
  var texts: [UInt32] = []
  /// Types that have less room than `near`; nil where none is measured.
  var measured: [Measured]?
  var uncommon: [UncommonLine] = []
  /// Files of which every line counts; nil where none are counted.
  var counted: [UInt32]?
  /// Of code that is no part of the run; `none` where nothing was asked of it.
  var unread = ContentHash.none

  /// Lines; types seldom grow by more between two runs, and modules seldom lose more.
  private static let (near, nearOfModule) = (100, 10)

  /// - Parameter earlier: what is known of lines beside.
  init(
    _ hashes: [ContentHash], _ workspace: Workspace, _ result: LintResult, _ analysis: Analysis, _ run: RuleRun, _ policy: Policy,
    _ earlier: EarlierLines
  ) {
    self.hashes = hashes
    let graph = analysis.model.graph
    let places = Self.places(of: graph.files, in: workspace)
    texts = analysis.positions.askedTexts.compactMap { places.indices.contains(Int($0)) ? places[Int($0)] : nil }.sorted()
    addUncommon(result, analysis.positions, graph.files, places, earlier)
    for rule in run.checkedRules.flatMap({ policy.variants(of: $0).map(\.rule) }) {
      switch rule.kind {
      case .moduleSize(let size):
        counted = (counted ?? []) + size.files(in: run.judged, within: Self.nearOfModule).compactMap { places[$0] }
      case .size(let size):
        measured = measured ?? []
        for (part, room) in size.parts(in: run.judged, withLessRoomThan: Self.near) {
          let symbol = graph.symbols[part]
          guard let file = places[Int(symbol.file)] else { continue }
          measured?.append(Measured(file: file, declaration: UInt32(symbol.declaration), room: Int32(clamping: room)))
        }
      default: break
      }
    }
  }

  /// By file of the graph: its place in the workspace. The graph has them in the same order, but for those that it leaves out.
  private static func places(of files: [GraphFile], in workspace: Workspace) -> [UInt32?] {
    var next = 0
    return files.map { file in
      let all = workspace.files
      guard let place = all[next...].firstIndex(where: { $0.path == file.path }) ?? all.firstIndex(where: { $0.path == file.path })
      else { return nil }
      next = place + 1
      return UInt32(place)
    }
  }

  private mutating func addUncommon(
    _ result: LintResult, _ positions: SourcePositions, _ files: [GraphFile], _ places: [UInt32?], _ earlier: EarlierLines
  ) {
    var uncommon: [String: UInt32] = [:]
    for (file, place) in zip(files, places) where !file.facts.lines.isASCII { uncommon[file.path] = place }
    // Most places are in the file of the one before, and many on its line.
    var last: Position?
    var file: UInt32?
    result.forEachPosition { position in
      if position.file != last?.file { file = uncommon[position.file] } else if position.line == last?.line { return }
      last = position
      guard let file,
        let hash = earlier.hash(of: position.line, in: file) ?? positions.line(position.line, ofPath: position.file).map({ ContentHash($0) })
      else { return }
      self.uncommon.append(UncommonLine(file: file, line: UInt32(position.line), hash: hash))
    }
  }

  init(_ reading: inout Unpacking) {
    hashes = reading.list()
    texts = reading.list()
    measured = reading.value(or: false) ? reading.list() : nil
    uncommon = reading.list()
    counted = reading.value(or: false) ? reading.list() : nil
    unread = reading.value(or: .none)
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

  /// Whether what was said is still right when files have so many more lines, or fewer.
  func holds(_ moved: MovedLines) -> Bool {
    if moved.lineEnds.contains(where: { texts.contains($0.key) }) { return false }
    if let counted {
      let removed = moved.lineEnds.values.reduce(0) { $0 + max(0, -$1) }
      if removed > Self.nearOfModule || moved.lineEnds.contains(where: { $0.value != 0 && counted.contains($0.key) }) { return false }
    }
    guard let measured else { return true }
    let most = moved.growth.reduce(0) { $0 + max(0, $1.lines) }
    return moved.growth.allSatisfy { grown in
      let rooms = measured.filter { $0.file == grown.file && $0.declaration == grown.declaration }.map { Int($0.room) }
      return (rooms + [Self.near]).allSatisfy { $0 >= 0 && most <= $0 }
    }
  }
}

extension LintResult {
  /// All that have columns.
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

/// A type or extension that has become longer or shorter.
struct TypeGrowth {
  /// Index into `Workspace.files`.
  var file: Int
  /// Index into `FileFacts.declarations`.
  var declaration: Int
  var lines: Int
}
