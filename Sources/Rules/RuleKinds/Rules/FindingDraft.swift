import DependencyGraph
import Findings
import SourceFacts
import Tables

/// A finding in the making: what it is about, before it is put into the rule's words.
struct FindingDraft {
  var finding: Finding
  private let (id, severities, texts): (String, [SeverityException], RuleTexts)
  private let joinsTargets: Bool
  private let context: RuleContext
  private let target: String
  /// What placeholders stand for.
  var values: PlaceholderValues
  /// The file that the finding is known by, where that is not the one it stands in.
  private var home: String?
  /// In place of the rule's own words.
  var message: MessageTemplate?
  var suggestion: MessageTemplate?
  /// What is referred to is no class.
  var isValueTarget = false
  private let ownLine: Line
  /// Lines that are told of.
  private var told: Set<Line> = []

  private struct Line: Hashable {
    let file: FileID
    let line: Int32

    init(_ file: FileID, _ line: Int) { (self.file, self.line) = (file, Int32(truncatingIfNeeded: line)) }
  }

  /// `subject` is the outermost type around the place (or the file) when it is left out.
  @inline(never)
  init(rule: borrowing Rule, context: RuleContext, at place: Place, subject: String? = nil, target: String) {
    let subject = subject ?? context.subjectName(of: place)
    let end = context.position(place.file, place.end)
    finding = Finding(
      rule: rule.id, severity: rule.severity, message: "", position: context.position(place.file, place.start),
      endLine: end.line, endColumn: end.column, subject: subject)
    finding.declaration = context.declarationName(of: place)
    finding.layer = context.layerName(ofFile: place.file)
    finding.rationale = rule.rationale
    finding.provenance = place.isIndexed ? .index : .source
    values = ["subject": subject, "declaration": finding.declaration ?? subject, "target": target]
    (id, severities, texts) = (rule.id, rule.severities, rule.texts)
    joinsTargets = rule.specification.joinsTargets
    (self.context, self.target, ownLine) = (context, target, Line(place.file, finding.position.line))
  }

  /// Some rules are graver or milder with some subjects.
  @inline(never)
  mutating func setSeverity(forSubject symbol: SymbolID) {
    let exception = severities.first { $0.of.matches(symbol: symbol, in: context.model) }
    if let exception { finding.severity = exception.severity }
    if let swiftUI = texts.suggestionForSwiftUI, context.model.isSwiftUIView(symbol) { suggestion = swiftUI }
  }

  /// The finding is the subject's, in whichever of its files it stands: one that is mended in an extension, or moved there,
  /// stays the same. An Objective-C class is at home in its implementation.
  mutating func setHome(of subject: SymbolID) {
    let graph = context.graph
    let part =
      graph.isSwift(subject)
      ? subject
      : graph.extensions(of: subject).first { part in
        graph.text(graph.declaration(of: part).label, in: graph.symbols[part].file) == "implementation"
      }
    if let part { home = graph.files[graph.symbols[part].file].path }
  }

  /// Names the parts of both ends for the text.
  mutating func setParts(_ parts: Parts, source: PartID?, target: PartID?) {
    values["layer"] = source.map { parts.names[$0] } ?? ""
    values["targetLayer"] = target.map { parts.names[$0] } ?? ""
  }

  /// Notes of places where the rule is broken again; others explain the finding.
  private static let breachNotes = ["again", "cut"]

  /// Further places, one a line, in the words of one of the rule's notes.
  ///
  /// - Parameter isBreach: whether the rule is broken at each of them; nil leaves that to the note.
  mutating func addEvidence(_ places: [Place], note: String, isBreach: Bool? = nil) {
    if places.isEmpty { return }
    let (template, declaration) = (texts.notes[note], values["declaration"])
    told.insert(ownLine)
    for place in places {
      let position = context.position(place.file, place.start)
      guard told.insert(Line(place.file, position.line)).inserted else { continue }
      let declaration = context.declarationName(of: place)
      values["declaration"] = declaration ?? context.subjectName(of: place)
      var evidence = Evidence(position: position, note: template?.filled(values) ?? "")
      evidence.isBreach = isBreach ?? Self.breachNotes.contains(note)
      if evidence.isBreach { evidence.declaration = declaration }
      finding.evidence.append(evidence)
    }
    values["declaration"] = declaration
  }

  /// The links of a loop, in order, in the words of one of the rule's notes.
  mutating func addSteps(_ steps: [(place: Place, values: PlaceholderValues)], note: String) {
    finding.steps = steps.map { place, own in
      var values = values
      values.merge(own) { $1 }
      return Evidence(
        position: context.position(place.file, place.start), note: texts.notes[note]?.filled(values) ?? "")
    }
  }

  /// In the rule's words. `edge` is the kind of dependency, `member` the subject's member that the rule is about; `path` is
  /// left empty where the breach belongs to no one file.
  mutating func finished(edge: String, member: String? = nil, path: String? = nil) -> Finding {
    finding.message = (message ?? texts.message).filled(values)
    if joinsTargets, message == nil { finding.wording = wording }
    let suggestion = self.suggestion ?? (isValueTarget ? texts.suggestionForValues : nil) ?? texts.suggestion
    finding.suggestion = suggestion?.filled(values)
    let subject = member.map { "\(finding.subject).\($0)" } ?? finding.subject
    finding.key = FindingKey(
      rule: id, subject: subject, target: target, edge: edge, file: path ?? home ?? finding.position.file)
    return finding
  }

  /// In the words of two notes, where the finding is of another sort than the others of its rule.
  mutating func finished(edge: String, saying message: String, advice: String) -> Finding {
    var finished = finished(edge: edge)
    finished.message = texts.notes[message]?.filled(values) ?? finished.message
    finished.suggestion = texts.notes[advice]?.filled(values) ?? finished.suggestion
    finished.wording = nil
    return finished
  }

  /// Placeholders that name what a subject breaks the rule with.
  private static let targetNames = ["name", "target", "use", "module", "member"]

  private var wording: Finding.Wording? {
    let own = texts.message.parted(at: Self.targetNames, values)
    guard let many = texts.messageForMany?.parted(at: ["targets"], values) else { return own }
    return Finding.Wording(before: many.before, name: own?.name ?? target, after: many.after)
  }
}

extension RuleContext {
  /// The member or function in whose text a place lies.
  func declarationName(of place: Place) -> String? {
    guard let source = place.source else { return nil }
    if lastNamed.symbol == source { return lastNamed.name }
    let kind = graph.symbols[source].kind
    lastNamed = (source, kind.isNominalType || kind == .extension ? nil : graph.qualifiedName(of: source))
    return lastNamed.name
  }

  /// The outermost type around a place, or the file.
  func subjectName(of place: Place) -> String {
    place.source.map { graph.qualifiedName(of: graph.outermostType(of: $0)) } ?? fileName(place.file)
  }
}
