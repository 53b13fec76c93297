import Findings
import LowLevel
import RuleKinds
import SourceFacts
import YAML

extension ConfigurationReader {
  /// The keys of all rules, regardless of their kind.
  package static let ruleKeys = [
    "kind", "like", "severity", "severities", "enabled", "category", "yields_to", "summary", "rationale", "message",
    "message_for_many", "suggestion", "suggestion_for_values", "suggestion_for_swiftui", "notes",
  ]

  /// Parses a rule of a pack or a custom rule. A rule of a pack must have a summary and a rationale.
  mutating func rule(_ id: String, _ node: YAMLNode, pack: String?) -> Rule? {
    guard case .mapping(let entries) = node.value else {
      note("a rule is a mapping ('kind: …'), not \(node.kindInWords)", at: node)
      return nil
    }
    guard let kind = entries.first(where: { $0.key.scalar == "kind" })?.value else {
      let kinds = RuleKindSpecification.all.filter { !$0.isBuiltInCheck }.map(\.name)
      note("a rule needs 'kind': \(kinds.joined(separator: ", "))", at: node)
      return nil
    }
    guard let name = text(kind, of: "'kind'") else { return nil }
    guard let specification = RuleKindSpecification.named(name) else {
      note(RetiredKeys.kinds[name] ?? unknownName("kind", name, among: RuleKindSpecification.all.map(\.name)), at: kind)
      return nil
    }
    let before = mistakes.count
    let rule = rule(id, node, kind: specification, pack: pack)
    return mistakes.count == before ? rule : nil
  }

  private mutating func rule(_ id: String, _ node: YAMLNode, kind: RuleKindSpecification, pack: String?) -> Rule {
    // A rule with `like` takes the remaining values from the rule that it names.
    let isLike =
      if case .mapping(let entries) = node.value { entries.contains { $0.key.scalar == "like" } } else { false }
    if !isLike, pack == nil, kind.isBuiltInCheck { noteBuiltInCheck(kind, at: node) }
    let parameters = kind.parameters + (pack == nil ? [] : kind.data)
    let mandatory = isLike ? [] : parameters.filter(\.isMandatory).map(\.name)
    let known = knownRules
    let keys = Self.ruleKeys + (pack == nil ? [] : Self.conditions) + parameters.map(\.name)
    let fields = fields(
      node, of: "a rule", known: keys,
      required: (pack == nil ? ["message"] : ["severity", "summary", "rationale", "message"]) + mandatory,
      advice: { key in RetiredKeys.advice(for: key, kind: kind, keys: keys, among: known) })
    var values = fields["like"].flatMap { model($0, kind: kind)?.values } ?? [:]
    for parameter in parameters {
      if let written = fields[parameter.name] { values[parameter.name] = value(of: parameter, written) }
    }
    if let mistake = kind.mistake(in: values) { note(mistake, at: node) }
    let message = template(fields["message"], of: "'message'", placeholders: kind.placeholders)
    var texts = RuleTexts(
      message: message ?? MessageTemplate(""),
      suggestion: template(fields["suggestion"], of: "'suggestion'", placeholders: kind.placeholders),
      notes: notes(fields["notes"], kind: kind, in: node, isMandatory: pack != nil))
    texts.messageForMany = template(
      fields["message_for_many"], of: "'message_for_many'", placeholders: kind.placeholders + ["targets"])
    texts.suggestionForValues = template(
      fields["suggestion_for_values"], of: "'suggestion_for_values'", placeholders: kind.placeholders)
    texts.suggestionForSwiftUI = template(
      fields["suggestion_for_swiftui"], of: "'suggestion_for_swiftui'", placeholders: kind.placeholders)
    let level = fields["severity"].flatMap { severity($0) }
    var rule = Rule(
      id: id, pack: pack, kind: kind, values: values, severity: level?.severity ?? .warning,
      isOn: level?.isOn ?? true && fields["enabled"].flatMap { boolean($0, of: "'enabled'") } ?? true,
      summary: fields["summary"].flatMap { paragraph($0, of: "'summary'") } ?? message?.text ?? "",
      rationale: fields["rationale"].flatMap { paragraph($0, of: "'rationale'") } ?? "", texts: texts)
    if let node = fields["when_named"] {
      rule.valuesWhenNamed = conditionalValues(node, of: "'when_named'", kind: kind)
      rule.isOnWhenNamed = flag(node) == true
      rule.yieldsToWhenNamed = entry("yields_to", of: node).map { yieldsTo($0, among: knownIDs) }
    }
    if let node = fields["when_inferred"] {
      rule.valuesWhenInferred = conditionalValues(node, of: "'when_inferred'", kind: kind)
      rule.isOffWhenInferred = flag(node) == false
    }
    rule.severities = fields["severities"].map { severities($0) } ?? []
    rule.category = fields["category"].flatMap { category($0) } ?? .architecture
    rule.yieldsTo = fields["yields_to"].map { yieldsTo($0, among: knownIDs) } ?? []
    return rule
  }

  /// Reports a custom rule of a built-in check without `like`: only rules of packs contain the data of the check.
  private mutating func noteBuiltInCheck(_ kind: RuleKindSpecification, at node: YAMLNode) {
    let rules = knownRules.compactMap(\.rule).filter { $0.specification.name == kind.name }.map(\.id)
    note(
      "'\(kind.name)' is a built-in check: say which rule this one is like ('like: \(rules.first ?? "…")')", at: node)
  }

  /// Keys of a pack's rule for values that apply only in some runs.
  private static let conditions = ["when_named", "when_inferred"]

  /// Parses conditional values: `when_named: { swiftui: true }`.
  private mutating func conditionalValues(
    _ node: YAMLNode, of what: String, kind: RuleKindSpecification
  ) -> [String: ParameterValue] {
    let written = fields(node, of: what, known: kind.parameters.map(\.name) + ["enabled", "yields_to"])
    var values: [String: ParameterValue] = [:]
    for parameter in kind.parameters {
      if let node = written[parameter.name] { values[parameter.name] = value(of: parameter, node) }
    }
    return values
  }

  /// Parses `when_inferred: { enabled: false }`; nil if `enabled` is missing.
  private mutating func flag(_ node: YAMLNode) -> Bool? {
    entry("enabled", of: node).flatMap { boolean($0, of: "'enabled'") }
  }

  private func entry(_ key: String, of node: YAMLNode) -> YAMLNode? {
    guard case .mapping(let entries) = node.value else { return nil }
    return entries.first { $0.key.scalar == key }?.value
  }

  /// Parses the value of `yields_to`: ids of rules.
  mutating func yieldsTo(_ list: YAMLNode, among known: [String]) -> [String] {
    items(list).compactMap { node in
      guard let id = text(node, of: "'yields_to'") else { return nil }
      if !known.contains(id) { note(unknownName("rule", id, among: known), at: node) }
      return id
    }
  }

  /// Parses `like: controller_responsibilities` and returns the rule that provides default values.
  private mutating func model(_ node: YAMLNode, kind: RuleKindSpecification) -> Rule? {
    guard let id = text(node, of: "'like'") else { return nil }
    let meant = knownRules.first { $0.id == id }?.rule
    if let meant, meant.specification.name == kind.name { return meant }
    let candidates = knownRules.compactMap(\.rule).filter { $0.specification.name == kind.name }
    note(unknownName("rule of the kind '\(kind.name)'", id, among: candidates.map(\.id)), at: node)
    return nil
  }

  private mutating func category(_ node: YAMLNode) -> FindingCategory? {
    guard let word = text(node, of: "'category'") else { return nil }
    if let category = FindingCategory(rawValue: word) { return category }
    note(unknownName("category", word, among: FindingCategory.allCases.map(\.rawValue)), at: node)
    return nil
  }

  /// Parses `severities: { info: { conforms: View } }`.
  private mutating func severities(_ node: YAMLNode) -> [SeverityException] {
    entries(node, of: "'severities'").compactMap { name, key, value in
      guard let severity = Severity(rawValue: name) else {
        note(unknownName("severity", name, among: Severity.allCases.map(\.rawValue)), at: key)
        return nil
      }
      return SeverityException(severity: severity, of: selector(value))
    }
  }

  private mutating func severity(_ node: YAMLNode) -> (severity: Severity?, isOn: Bool)? {
    switch node.scalar.flatMap({ RuleSetting.Level($0, isPlain: node.plain != nil) }) {
    case .severity(let severity): return (severity, true)
    case .off: return (nil, false)
    case .on: return (nil, true)
    case nil:
      note("'severity' is \(RuleSetting.words.joined(separator: ", ")), not \(node.kindInWords)", at: node)
      return nil
    }
  }

  private mutating func notes(
    _ node: YAMLNode?, kind: RuleKindSpecification, in rule: YAMLNode, isMandatory: Bool
  ) -> [String: MessageTemplate] {
    let names = kind.notes.map(\.name)
    let written = node.map { fields($0, of: "'notes'", known: names) } ?? Fields()
    var notes: [String: MessageTemplate] = [:]
    for note in kind.notes {
      let words = template(written[note.name], of: "'\(note.name)'", placeholders: note.placeholders)
      if words == nil, isMandatory, note.isRequired {
        let placeholders = note.placeholders.map { "{\($0)}" }.joined(separator: ", ")
        self.note("the note '\(note.name)' is missing; its text can have \(placeholders)", at: node ?? rule)
      }
      notes[note.name] = words ?? Self.plainNotes[note.name].map { MessageTemplate($0) }
    }
    return notes
  }

  /// Default notes for custom rules.
  static let plainNotes = [
    "again": "also here", "swiftui_screen": "Present it with `.sheet` or a NavigationStack.",
    "swiftui_push": "Let the view controller that hosts {subject} push it.",
    "shown": "{shown}", "widely_used": "{count} types use the shared instance {name}",
    "misplaced": "{target} is declared in {targetLayer}, but {count} types in lower layers use it",
    "misplaced_advice": "Move {target} down to {layer}.",
    "misplaced_needs_advice": "Move {target} down to {layer} together with what it needs: {needs}.",
    "reached": "{count} types in lower layers depend on {target}",
    "reached_advice": "Pass each of them what it needs from {target}.",
    "unused_header": "{subject} ({layer} layer) imports {target} from {higherLayer} but uses nothing from it",
    "unused_header_advice": "Remove the import.",
    "unused_forward": "{subject} ({layer} layer) forward-declares {target} from {higherLayer} but uses nothing from it",
    "unused_forward_advice": "Remove the forward declaration.",
    "interface_advice": "Move the code in {subject} that needs {target} to {higherLayer}.",
    "storyboard_advice": "Pass {target} to {subject} through a property.",
    "container_advice": "Pass {subject} what it gets from {target}.",
    "storyboard_base_advice": "Pass {target} to {subject} through a property.",
    "static_advice": "Pass {target} to this function as a parameter.",
    "view_advice": "Let the code that configures {subject} pass it what it needs from {target}.",
    "leaving_message": "{subject} opens a URL or another app: {use}",
    "leaving_advice": "Let a part of the app that may do so open the URL.",
    "app_delegate_advice": "Pass each of them what it needs from {target}.",
    "widely_used_advice": "Create {target} where the app starts, and pass it to each user.",
    "held_message": "{subject} uses {target} through {through}",
    "held_advice": "Let {holder} provide what {subject} needs from {target}.",
    "inherited": "Retain cycle: {loop}, through `{property}`, which {holder} inherits from {subject}",
    "use": "{subject} is used here", "named": "{subject} uses {type}",
    "edge": "{subject} uses {target}", "cut": "{subject} uses {target}",
    "extension": "{declaration}, {part} lines", "configure_ui": "UI setup: {use}", "update_ui": "UI updates: {use}",
    "catch_interaction": "action and gesture setup: {use}", "event_method": "event method: {use}",
    "handle_interaction": "event handling: {use}",
    "business_logic": "business logic: {use}", "data_access": "data access: {use}",
    "service_call": "service call: {use}", "navigation": "navigation: {use}",
    "name_configure_ui": "UI setup", "name_update_ui": "UI updates",
    "name_catch_interaction": "action and gesture setup",
    "name_handle_interaction": "event handling", "name_business_logic": "business logic",
    "name_navigation": "navigation",
    "move_business_logic": "Start with the business logic: move it to a presenter, view model or service.",
    "move_navigation": "Start with the navigation: move it to a coordinator or router.",
    "move_handle_interaction": "Start with the event handling: move it to a presenter or view model.",
    "move_view": "Start with the view: move its setup and its updates to a view class.",
    "through": "{through} re-exports {module}",
    "unused": "{subject} imports {module} but uses nothing from it", "remove": "Remove the import.",
    "replace": "Replace it with {replacement}, which the file currently gets through {module}.",
    "wrapper_advice": "Remove the property wrapper.",
    "conforms": "{conformer} conforms to {target}",
    "subscription": "{owner} stores this subscription", "link": "{owner} holds {target} in `{property}`",
    "closure": "{owner} stores this closure",
    "timer": "{owner} stores this timer", "capture": "Capture `[weak self]`.",
    "capture_block": "Capture `self` weakly.",
    "capture_message": "A closure in `{path}` captures `self` strongly", "assigning": "Assign to a published property.",
    "assigning_message": "A subscription in `{path}` holds `self` strongly",
    "calling": "Use a block that captures `[weak self]`.",
    "calling_message": "The timer in `{path}` holds `self` strongly",
    "weak": "Make `{subject}.{property}` weak.", "unowned": "Make `{subject}.{property}` unowned.",
    "weak_optional": "Make `{subject}.{property}` weak and optional.",
    "open": "Pass {subject} less than {target}.",
    "unbound": "Make `{property}` weak, and constrain {target} to `AnyObject`.",
    "attribute": "Make `{property}` weak.", "owner": "Make `{property}` weak, and let another object own {target}.",
    "why_role": ", because {target} owns {owner}", "reader": "{declaration} reads it",
    "handing_message": "{use} without {missing}",
    "releasing_message": "{use} without {missing}", "releasing": "Call `{call}`.",
    "why_made": ", because {target} creates {owner}", "why_name": ", because it points back",
    "why_handed": ", because {target} is passed in",
    "why_optional": ", because only it may be nil", "group": "{part}", "around": "{owner} embeds {target}",
  ]

  /// Parses a text whose placeholders must be known to the rule's kind.
  private mutating func template(_ node: YAMLNode?, of what: String, placeholders: [String]) -> MessageTemplate? {
    guard let node, let text = paragraph(node, of: what) else { return nil }
    let template = MessageTemplate(text)
    for name in template.placeholders where !placeholders.contains(name) {
      note(unknownName("placeholder", "{\(name)}", among: placeholders.map { "{\($0)}" }), at: node)
    }
    return template
  }

  private mutating func paragraph(_ node: YAMLNode, of what: String) -> String? {
    text(node, of: what).map { text in
      if text.isParagraph { return text }
      if !text.utf8.allSatisfy({ $0 < 0x80 }) {
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      var words: [UInt8] = []
      words.reserveCapacity(text.utf8.count)
      for byte in text.utf8 {
        let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
        if !isBlank { words.append(byte) } else if words.last ?? 0x20 != 0x20 { words.append(0x20) }
      }
      if words.last == 0x20 { words.removeLast() }
      return String(decoding: words, as: UTF8.self)
    }
  }
}

extension String {
  /// Whether the text is ASCII with words separated by single spaces, as most texts are.
  fileprivate var isParagraph: Bool {
    withBytes { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        guard byte < 0x80, !(0x09...0x0D).contains(byte), byte != 0x20 || last != 0x20 else { return false }
        last = byte
      }
      return last != 0x20
    }
  }
}
