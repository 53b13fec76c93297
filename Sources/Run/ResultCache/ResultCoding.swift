import Findings
import LowLevel
import SourceFacts
import Storage

/// Encodes a result as bytes. Each string is written once and referenced by its index.
struct ResultEncoder {
  private var body = Packing()
  private var texts = NameTable(expected: 1000)

  /// - Parameter lines: the line of each finding; nil if it is not cached.
  static func packed(_ result: LintResult, lines: [String?]) -> Packing {
    var encoder = ResultEncoder()
    encoder.add(result.rules) { $0.add($1) }
    encoder.body.add([
      result.files, result.lines, result.declarations, result.references, result.unresolved, result.suppressed,
      result.baselined,
    ])
    encoder.add(result.findings) { $0.add($1) }
    encoder.add(result.accepted) {
      $0.add($1.finding)
      $0.add($1.kind)
    }
    encoder.add(result.problems) { $0.add($1) }
    encoder.add(result.notes) { $0.add($1) }
    for part in [result.overview?.kind, result.overview?.layers, result.overview?.packs] { encoder.add(part) }
    encoder.add(result.overview?.coveredNotes ?? []) { $0.add($1) }
    encoder.add(lines) { $0.add($1) }
    var all = Packing()
    all.add(encoder.texts.bytes)
    all.add(encoder.texts.ends)
    all.add(encoder.body.bytes)
    return all
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private mutating func add<Element>(_ list: [Element], _ each: (inout ResultEncoder, Element) -> Void) {
    body.add(UInt32(list.count))
    for element in list { each(&self, element) }
  }

  @inline(never)
  private mutating func add(_ text: String) {
    body.add(texts.intern(text).raw)
  }

  @inline(never)
  private mutating func add(_ text: String?) {
    body.add(text != nil)
    if let text { add(text) }
  }

  private mutating func add(_ number: Int?) {
    body.add(number != nil)
    body.add(number ?? 0)
  }

  private mutating func add(_ position: Position) {
    add(position.file)
    body.add(position.line)
    body.add(position.column)
  }

  private mutating func add(_ evidence: Evidence) {
    add(evidence.position)
    add(evidence.note)
  }

  private mutating func add(_ problem: Problem) {
    add(problem.kind)
    add(problem.message)
    add(problem.file)
    add(problem.line)
    add(problem.column)
  }

  /// Options and examples are not encoded.
  private mutating func add(_ rule: RuleDescription) {
    add(rule.id)
    add(rule.pack)
    add(rule.severity.rawValue)
    body.add(rule.isOn)
    add(rule.summary)
    add(rule.rationale)
    add(rule.category.rawValue)
  }

  private mutating func add(_ kind: AcceptedFinding.Kind) {
    switch kind {
    case .suppression(let reason):
      body.add(UInt8(0))
      add(reason)
    case .allowance(let reason):
      body.add(UInt8(1))
      add(reason)
    case .baseline: body.add(UInt8(2))
    }
  }

  private mutating func add(_ finding: Finding) {
    add(finding.rule)
    add(finding.severity.rawValue)
    add(finding.message)
    add(finding.suggestion)
    add(finding.rationale)
    add(finding.position)
    body.add(finding.endLine)
    body.add(finding.endColumn)
    add(finding.declaration)
    add(finding.subject)
    body.add(finding.target != nil)
    if let target = finding.target { add(target) }
    add(finding.others) { $0.add($1) }
    add(finding.layer)
    add(finding.targetLayer)
    add(finding.evidence) { $0.add($1) }
    add(finding.steps) { $0.add($1) }
    add(finding.fixes) { $0.add($1) }
    add(finding.measures.sorted { $0.key < $1.key }) { $0.add($1.key, $1.value) }
    add(finding.provenance.rawValue)
    add(finding.key)
    body.add(finding.fault != nil)
    if let fault = finding.fault { add(fault) }
  }

  private mutating func add(_ key: FindingKey) {
    for part in [key.rule, key.subject, key.target, key.edge, key.file] { add(part) }
  }

  private mutating func add(_ target: Finding.Target) {
    add(target.name)
    add(target.file)
    add(target.line)
  }

  private mutating func add(_ part: Finding.Part) {
    add(part.target)
    add(part.position)
    add(part.key)
    add(part.fixes) { $0.add($1) }
  }

  private mutating func add(_ fix: Fix) {
    add(fix.title)
    body.add(fix.isSafe)
    add(fix.edits) {
      $0.add($1.start)
      $0.body.add($1.endLine)
      $0.body.add($1.endColumn)
      $0.add($1.text)
    }
  }

  private mutating func add(_ name: String, _ measure: Measure) {
    add(name)
    switch measure {
    case .count(let count):
      body.add(UInt8(0))
      body.add(count)
    case .words(let words):
      body.add(UInt8(1))
      add(words) { $0.add($1) }
    }
  }
}

/// Decodes the output of `ResultEncoder`.
struct ResultDecoder {
  private var body: Unpacking
  private let texts: [String]
  private var isBroken = false

  static func result(_ packed: [UInt8]) -> (LintResult, lines: [String?])? {
    Unpacking.reading(packed) { all in
      let texts = Self.texts(all.list(), ends: all.list())
      let body = all.list(of: UInt8.self)
      guard all.isWhole else { return nil }
      return Unpacking.reading(body) { body in
        var decoder = ResultDecoder(body: body, texts: texts)
        let result = decoder.result()
        let lines = decoder.list { $0.textIfAny() }
        return decoder.body.isWhole && !decoder.isBroken ? (result, lines) : nil
      }
    }
  }

  /// Decodes the strings of a name table. Its first entry is the empty string.
  private static func texts(_ bytes: [UInt8], ends: [UInt32]) -> [String] {
    [""]
      + ends.indices.dropLast().map { index in
        let (start, end) = (Int(ends[index]), min(Int(ends[index + 1]), bytes.count))
        return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
      }
  }

  private init(body: Unpacking, texts: [String]) {
    self.body = body
    self.texts = texts
  }

  private mutating func result() -> LintResult {
    var result = LintResult()
    result.rules = list { $0.rule() }
    let counts = body.list(of: Int.self)
    guard counts.count == 7 else {
      isBroken = true
      return result
    }
    (result.files, result.lines, result.declarations, result.references) = (counts[0], counts[1], counts[2], counts[3])
    (result.unresolved, result.suppressed, result.baselined) = (counts[4], counts[5], counts[6])
    result.findings = list { $0.finding() }
    result.accepted = list { AcceptedFinding($0.finding(), $0.kind()) }
    result.problems = list { $0.problem() }
    result.notes = list { $0.text() }
    let (kind, layers, packs, covered) = (textIfAny(), textIfAny(), textIfAny(), list { $0.text() })
    if let kind, let layers, let packs {
      result.overview = AppOverview(kind: kind, layers: layers, packs: packs, coveredNotes: covered)
    }
    return result
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private mutating func list<Element>(_ each: (inout ResultDecoder) -> Element) -> [Element] {
    let count = body.count()
    var list: [Element] = []
    while list.count < count, !body.isBroken { list.append(each(&self)) }
    return list
  }

  @inline(never)
  private mutating func text() -> String {
    let number = body.count()
    if number < texts.count { return texts[number] }
    isBroken = true
    return ""
  }

  private mutating func textIfAny() -> String? { body.value(or: false) ? text() : nil }

  private mutating func number() -> Int { body.value(or: 0) }

  private mutating func numberIfAny() -> Int? {
    let isThere = body.value(or: false)
    let number = number()
    return isThere ? number : nil
  }

  private mutating func position() -> Position { Position(file: text(), line: number(), column: number()) }

  private mutating func evidence() -> Evidence { Evidence(position: position(), note: text()) }

  private mutating func problem() -> Problem {
    Problem(kind: text(), message: text(), file: textIfAny(), line: numberIfAny(), column: numberIfAny())
  }

  private mutating func rule() -> RuleDescription {
    RuleDescription(
      id: text(), pack: text(), severity: Severity(rawValue: text()) ?? .error, isOn: body.value(or: false),
      summary: text(),
      rationale: text(), category: FindingCategory(rawValue: text()) ?? .architecture)
  }

  private mutating func kind() -> AcceptedFinding.Kind {
    switch body.value(or: UInt8(2)) {
    case 0: .suppression(reason: text())
    case 1: .allowance(reason: text())
    default: .baseline
    }
  }

  private mutating func finding() -> Finding {
    let (rule, severity, message) = (text(), Severity(rawValue: text()), text())
    let (suggestion, rationale, position) = (textIfAny(), textIfAny(), position())
    let (endLine, endColumn, declaration, subject) = (number(), number(), textIfAny(), text())
    var finding = Finding(
      rule: rule, severity: severity ?? .error, message: message, position: position, endLine: endLine,
      endColumn: endColumn,
      subject: subject)
    (finding.suggestion, finding.rationale, finding.declaration) = (suggestion, rationale, declaration)
    if body.value(or: false) { finding.target = target() }
    finding.others = list {
      Finding.Part(target: $0.target(), position: $0.position(), key: $0.key(), fixes: $0.list { $0.fix() })
    }
    finding.layer = textIfAny()
    finding.targetLayer = textIfAny()
    finding.evidence = list { $0.evidence() }
    finding.steps = list { $0.evidence() }
    finding.fixes = list { $0.fix() }
    for (name, measure) in list({ ($0.text(), $0.measure()) }) { finding.measures[name] = measure }
    finding.provenance = Finding.Provenance(rawValue: text()) ?? .source
    finding.key = key()
    if body.value(or: false) { finding.fault = key() }
    return finding
  }

  private mutating func key() -> FindingKey {
    FindingKey(rule: text(), subject: text(), target: text(), edge: text(), file: text())
  }

  private mutating func target() -> Finding.Target {
    Finding.Target(name: text(), file: textIfAny(), line: numberIfAny())
  }

  private mutating func fix() -> Fix {
    Fix(
      title: text(), isSafe: body.value(or: false),
      edits: list { Fix.Edit(start: $0.position(), endLine: $0.number(), endColumn: $0.number(), text: $0.text()) })
  }

  private mutating func measure() -> Measure {
    body.value(or: UInt8(0)) == 0 ? .count(number()) : .words(list { $0.text() })
  }
}
