import Architecture
import Findings
import Policy
import RuleKinds

/// The JSON Schema of `.layerlint.yml`, for editors. It is generated from the same tables that the configuration parser
/// uses.
package struct ConfigurationSchema {
  private let packs: [RulePack]
  private let vocabulary: SharedVocabulary

  package init(packs: [RulePack], vocabulary: SharedVocabulary) { (self.packs, self.vocabulary) = (packs, vocabulary) }

  /// The schema as JSON Schema draft 2020-12, with a newline at the end.
  package var text: String {
    let properties = ConfigurationKey.allCases.map { key in
      (key: key.rawValue, value: described(schema(of: key), key.doc))
    }
    let whole: SchemaValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "layerlint.schema.json",
      "title": "LayerLint configuration (.layerlint.yml)",
      "type": ["object", "null"],
      "properties": .object(properties),
      "additionalProperties": false,
      "$defs": definitions,
    ]
    return whole.text() + "\n"
  }

  private func schema(of key: ConfigurationKey) -> SchemaValue {
    switch key {
    case .architectures: oneOrMore(["enum": .strings(packs.map(\.name))])
    case .extends, .projects, .include, .exclude, .root: reference("texts")
    case .layers: reference("layers")
    case .roles: mapping(Vocabulary.roles.map { ($0, reference("selector")) })
    case .rules:
      [
        "type": ["object", "null"], "properties": .object(settings), "additionalProperties": reference("setting"),
      ]
    case .customRules: ["type": ["object", "null"], "additionalProperties": reference("rule")]
    case .allow: ["type": ["array", "null"], "items": reference("exception")]
    case .tests, .generated: ["type": "boolean"]
    }
  }

  /// Shared definitions. Each kind of rule has two: its options for `rules`, and a custom rule of this kind.
  private var definitions: SchemaValue {
    let general: [(key: String, value: SchemaValue)] = [
      ("texts", oneOrMore(["type": "string", "minLength": 1])),
      ("severity", ["enum": .list(RuleSetting.words.map { .string($0) } + [true, false])]),
      ("setting", ["anyOf": [reference("severity"), ["type": "object"]]]),
      ("selector", selector), ("layers", layers), ("layer", layer),
      (
        "exception",
        object(
          ["rule", "from", "to", "because"].map { ($0, ["type": "string", "minLength": 1]) },
          required: ["rule", "from", "because"])
      ),
      ("rule", ["anyOf": .list(RuleKindSpecification.all.map { reference("\($0.name)_rule") })]),
      ("rule_keys", object(ruleKeys)),
    ]
    return .object(
      general
        + RuleKindSpecification.all.flatMap { kind in
          [("\(kind.name)_options", options(of: kind)), ("\(kind.name)_rule", rule(kind))]
        })
  }

  // MARK: - Rules

  private var settings: [(key: String, value: SchemaValue)] {
    packs.flatMap(\.rules).map { rule in
      let options = reference("\(rule.specification.name)_options")
      let summary = "\(rule.summary) (pack \(rule.pack ?? ""))"
      return (key: rule.id, value: described(["anyOf": [reference("severity"), options]], summary))
    }
  }

  private func options(of kind: RuleKindSpecification) -> SchemaValue {
    let options = kind.parameters.map { ($0.name, described(schema(of: $0.type), $0.doc)) }
    let preferred = described(reference("texts"), "rules that report a fault instead if they find it too")
    return object([("severity", reference("severity")), ("yields_to", preferred)] + options)
  }

  /// The keys of every custom rule, except for `kind` and `notes`, which depend on the kind.
  private var ruleKeys: [(String, SchemaValue)] {
    let texts = [
      "summary", "rationale", "message", "message_for_many", "suggestion", "suggestion_for_values",
      "suggestion_for_swiftui",
    ].map { ($0, ["type": "string"] as SchemaValue) }
    return [
      ("like", ["type": "string"]), ("severity", reference("severity")),
      ("severities", mapping(Severity.allCases.map { ($0.rawValue, reference("selector")) })),
      ("enabled", ["type": "boolean"]), ("category", ["enum": .strings(FindingCategory.allCases.map(\.rawValue))]),
      ("yields_to", reference("texts")),
    ] + texts
  }

  private func rule(_ kind: RuleKindSpecification) -> SchemaValue {
    let mandatory = kind.parameters.filter(\.isMandatory).map(\.name)
    let keys =
      [("kind", ["const": .string(kind.name)])]
      + ruleKeys.map { ($0.0, reference("rule_keys/properties/\($0.0)")) }
      + [("notes", mapping(kind.notes.map { ($0.name, ["type": "string"]) }))]
    let parameters = kind.parameters.map { ($0.name, reference("\(kind.name)_options/properties/\($0.name)")) }
    var written = object(keys + parameters, required: ["kind", "message"] + (kind.isBuiltInCheck ? ["like"] : []))
    // A rule with `like` takes the remaining values from the rule that it names.
    if !mandatory.isEmpty, !kind.isBuiltInCheck, case .object(let entries) = written {
      let either: SchemaValue = [["required": ["like"]], ["required": .strings(mandatory)]]
      written = .object(entries + [("anyOf", either)])
    }
    return described(written, kind.summary)
  }

  private func schema(of type: ParameterType) -> SchemaValue {
    switch type {
    case .choice(let words): ["enum": .strings(words)]
    case .flag: ["type": "boolean"]
    case .number: ["type": "integer", "minimum": 0]
    case .names, .paths: reference("texts")
    case .selector: reference("selector")
    case .pairs:
      [
        "type": "array",
        "items": object([("from", reference("selector")), ("to", reference("selector"))], required: ["from", "to"]),
      ]
    }
  }

  // MARK: - Layers and selectors

  private var layers: SchemaValue {
    let sideBySide: SchemaValue = ["type": "array", "items": reference("layer")]
    return ["type": "array", "items": ["anyOf": [reference("layer"), sideBySide]]]
  }

  /// A folder name, or one name with its folders or a mapping.
  private var layer: SchemaValue {
    let optional: SchemaValue = ["type": "boolean", "description": "Whether its folders may hold no source file."]
    let details = object([("path", reference("texts")), ("layers", reference("layers")), ("optional", optional)])
    let named: SchemaValue = [
      "type": "object", "minProperties": 1, "maxProperties": 1,
      "additionalProperties": ["anyOf": [reference("texts"), ["type": "null"], details]],
    ]
    return ["anyOf": [["type": "string", "minLength": 1], named]]
  }

  /// Conditions, or the name of a shared selector.
  private var selector: SchemaValue {
    let lists = ["any", "all"]
    let conditions = object(
      Selector.keys.map { key in
        if lists.contains(key) { return (key, ["type": "array", "items": reference("selector")]) }
        return (key, reference(["not", "holds", "implemented_by", "held_by"].contains(key) ? "selector" : "texts"))
      })
    return ["anyOf": [conditions, ["enum": .strings(vocabulary.selectorNames.map { "$\($0)" })]]]
  }

  // MARK: - Shapes

  private func reference(_ name: String) -> SchemaValue { ["$ref": .string("#/$defs/\(name)")] }

  private func oneOrMore(_ schema: SchemaValue) -> SchemaValue {
    ["anyOf": [schema, ["type": "array", "items": schema]]]
  }

  private func object(_ properties: [(String, SchemaValue)], required: [String] = []) -> SchemaValue {
    var entries: [(key: String, value: SchemaValue)] = [
      ("type", "object"), ("properties", .object(properties.map { ($0.0, $0.1) })), ("additionalProperties", false),
    ]
    if !required.isEmpty { entries.append(("required", .strings(required))) }
    return .object(entries)
  }

  /// Like `object`, but null is allowed too.
  private func mapping(_ properties: [(String, SchemaValue)]) -> SchemaValue {
    ["anyOf": [["type": "null"], object(properties)]]
  }

  private func described(_ schema: SchemaValue, _ text: String) -> SchemaValue {
    guard case .object(let entries) = schema else { return schema }
    return .object([("description", .string(text))] + entries)
  }
}
