import FactStore
import Findings
import Policy
import Reading
import RuleKinds
import SourceFacts

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

  /// - Parameters:
  ///   - places: by path, the index into `Workspace.files`.
  ///   - earlier: what is known of lines beside.
  init(
    _ hashes: [ContentHash], _ places: [String: UInt32], _ result: LintResult, _ analysis: Analysis, _ run: RuleRun, _ policy: Policy,
    _ earlier: EarlierLines
  ) {
    self.hashes = hashes
    let graph = analysis.model.graph
    texts = analysis.positions.askedTexts.compactMap { places[graph.path(ofFile: Int($0))] }.sorted()
    let uncommon = Set(graph.files.filter { !$0.facts.lines.isASCII }.map(\.path))
    for position in result.positions where uncommon.contains(position.file) {
      guard let file = places[position.file],
        let hash = earlier.hash(of: position.line, in: file)
          ?? analysis.positions.line(position.line, ofPath: position.file).map({ ContentHash($0) })
      else { continue }
      self.uncommon.append(UncommonLine(file: file, line: UInt32(position.line), hash: hash))
    }
    for rule in run.checkedRules.flatMap({ policy.variants(of: $0).map(\.rule) }) {
      switch rule.kind {
      case .moduleSize(let size):
        counted = (counted ?? []) + size.files(in: run.judged, within: Self.nearOfModule).compactMap { places[graph.files[$0].path] }
      case .size(let size):
        measured = measured ?? []
        for (part, room) in size.parts(in: run.judged, withLessRoomThan: Self.near) {
          let symbol = graph.symbols[part]
          guard let file = places[graph.files[Int(symbol.file)].path] else { continue }
          measured?.append(Measured(file: file, declaration: UInt32(symbol.declaration), room: Int32(clamping: room)))
        }
      default: break
      }
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
  var positions: [Position] {
    (findings + accepted.map(\.finding)).flatMap { finding in
      let end = Position(file: finding.position.file, line: finding.endLine, column: finding.endColumn)
      return [finding.position, end] + (finding.evidence + finding.steps).map(\.position)
    }
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
