import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Builds a finding: collects its data, and then fills the rule's templates.
struct FindingDraft {
  var finding: Finding
  private let (id, severities, texts): (String, [SeverityException], RuleTexts)
  private let joinsTargets: Bool
  private let context: RuleContext
  private let target: String
  var values: PlaceholderValues
  /// The file in the fingerprint, if it is not the file of the position.
  private var fingerprintFile: String?
  /// Replaces the rule's message.
  var message: MessageTemplate?
  var suggestion: MessageTemplate?
  /// Whether the target is not a class.
  var isValueTarget = false
  private let ownLine: Line
  /// Lines that are already reported.
  private var reportedLines: Set<Line> = []

  private struct Line: Hashable {
    let file: FileID
    let line: Int32

    init(_ file: FileID, _ line: Int) { (self.file, self.line) = (file, Int32(truncatingIfNeeded: line)) }
  }

  /// - Parameter subject: if nil, the outermost type around the place, or the file.
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

  /// Sets the severity that the rule has for this subject.
  @inline(never)
  mutating func setSeverity(forSubject symbol: SymbolID) {
    let exception = severities.first { $0.of.matches(symbol: symbol, in: context.model) }
    if let exception { finding.severity = exception.severity }
    if let swiftUI = texts.suggestionForSwiftUI, context.model.isSwiftUIView(symbol) { suggestion = swiftUI }
  }

  /// The fingerprint contains the file of the subject, not of the position: it stays the same if the code moves to an
  /// extension. The file of an Objective-C class is its implementation.
  mutating func setFingerprintFile(of subject: SymbolID) {
    let graph = context.graph
    let part =
      graph.isSwift(subject)
      ? subject
      : graph.extensions(of: subject).first { part in
        graph.text(graph.declaration(of: part).label, in: graph.symbols[part].file) == "implementation"
      }
    if let part { fingerprintFile = graph.files[graph.symbols[part].file].path }
  }

  /// Sets the placeholders for the parts of both ends.
  mutating func setParts(_ parts: Parts, source: PartID?, target: PartID?) {
    values["layer"] = source.map(parts.title) ?? ""
    values["targetLayer"] = target.map(parts.title) ?? ""
    values["higherLayer"] = target.map(parts.higherLayer) ?? ""
  }

  /// Notes of places where the rule is broken again. Other notes explain the finding.
  private static let breachNotes = ["again", "cut"]

  /// Adds further places, at most one for each line, with the text of one of the rule's notes.
  ///
  /// - Parameter isBreach: whether the rule is broken at each of them; if nil, the note decides.
  mutating func addEvidence(_ places: [Place], note: String, isBreach: Bool? = nil) {
    if places.isEmpty { return }
    let (template, declaration) = (texts.notes[note], values["declaration"])
    let isNamed = template?.placeholders.contains(where: Self.targetNames.contains) ?? false
    reportedLines.insert(ownLine)
    for place in places {
      let position = context.position(place.file, place.start)
      guard reportedLines.insert(Line(place.file, position.line)).inserted else { continue }
      let declaration = context.declarationName(of: place)
      values["declaration"] = declaration ?? context.subjectName(of: place)
      var evidence = Evidence(position: position, note: template?.filled(values) ?? "")
      evidence.isBreach = isBreach ?? Self.breachNotes.contains(note)
      evidence.isNamed = isNamed
      if evidence.isBreach { evidence.declaration = declaration }
      finding.evidence.append(evidence)
    }
    values["declaration"] = declaration
  }

  /// Adds the steps of a cycle, in order, with the text of one of the rule's notes.
  mutating func addSteps(_ steps: [(place: Place, values: PlaceholderValues)], note: String) {
    finding.steps = steps.map { place, own in
      var values = values
      values.merge(own) { $1 }
      return Evidence(
        position: context.position(place.file, place.start), note: texts.notes[note]?.filled(values) ?? "")
    }
  }

  /// Returns the finding with the rule's texts.
  ///
  /// - Parameters:
  ///   - edge: the kind of dependency.
  ///   - member: the member of the subject that the finding is about.
  ///   - path: the file in the fingerprint; empty if the finding belongs to no single file.
  mutating func finished(edge: String, member: String? = nil, path: String? = nil) -> Finding {
    finding.message = (message ?? texts.message).filled(values)
    let suggestion = self.suggestion ?? (isValueTarget ? texts.suggestionForValues : nil) ?? texts.suggestion
    if joinsTargets { finding.wording = wording(suggestion) }
    finding.suggestion = suggestion?.filled(values)
    let subject = member.map { "\(finding.subject).\($0)" } ?? finding.subject
    finding.key = FindingKey(
      rule: id, subject: subject, target: target, edge: edge, file: path ?? fingerprintFile ?? finding.position.file)
    return finding
  }

  /// Returns the finding with the texts of two notes instead of the rule's message and suggestion.
  mutating func finished(edge: String, saying message: String, advice: String) -> Finding {
    var finished = finished(edge: edge)
    finished.message = texts.notes[message]?.filled(values) ?? finished.message
    finished.suggestion = texts.notes[advice]?.filled(values) ?? finished.suggestion
    finished.wording = nil
    return finished
  }

  /// Placeholders for the targets of a finding.
  private static let targetNames = ["name", "target", "use", "module", "member"]

  private func wording(_ suggestion: MessageTemplate?) -> Finding.Wording? {
    let own = (message ?? texts.message).split(at: Self.targetNames, values)
    let suggestion = suggestion?.split(at: ["target"], values)
    let isOnlyForValues = isValueTarget && self.suggestion == nil && texts.suggestionForValues != nil
    guard message == nil, let many = texts.messageForMany?.split(at: ["targets"], values) else {
      return own.map { Finding.Wording(message: $0, suggestion: suggestion, isOnlyForValues: isOnlyForValues) }
    }
    let sentence = Finding.Sentence(before: many.before, name: own?.name ?? target, after: many.after)
    return Finding.Wording(message: sentence, suggestion: suggestion, isOnlyForValues: isOnlyForValues)
  }
}

extension RuleContext {
  /// The member or function around a place.
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
