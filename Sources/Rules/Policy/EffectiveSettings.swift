import Findings
import RuleKinds
import SourceFacts

extension Policy {
  /// Returns every setting in force for a file or folder with its origin, in the order of the configuration keys.
  ///
  /// - Parameters:
  ///   - packs: the packs of the run.
  ///   - chosenBy: the origin of that choice.
  public func effectiveSettings(
    for path: String, packs: [String], chosenBy: EffectiveSetting.Origin
  ) -> [EffectiveSetting] {
    let files = [
      EffectiveSetting(key: "architectures", value: YAMLText.list(packs.map(YAMLText.scalar)), origin: chosenBy)
    ]
    let refined = refinements(at: path)
    let booleans = [
      setting("tests", refined.compactMap(\.tests).last ?? tests),
      setting("generated", refined.compactMap(\.generated).last ?? generated),
    ]
    return files + patternSettings(for: path) + layerSettings
      + rules.flatMap { ruleSettings($0, at: path, packs: packs, chosenBy: chosenBy) }
      + allowances.filter { $0.folder.isEmpty || path == $0.folder || isInside(path, folder: $0.folder) }.map(setting)
      + booleans
  }

  private func setting(_ key: String, _ value: Located<Bool>?) -> EffectiveSetting {
    EffectiveSetting(
      key: key, value: value?.value ?? false ? "true" : "false",
      origin: value.map { .file($0.position) } ?? .builtIn)
  }

  private func setting(_ allowance: Allowance) -> EffectiveSetting {
    var entries = [("rule", allowance.rule), ("from", allowance.from.text)]
    if let to = allowance.to { entries.append(("to", to.text)) }
    entries.append(("because", allowance.because))
    return EffectiveSetting(
      key: "allow", value: YAMLText.mapping(entries.map { ($0.0, YAMLText.scalar($0.1)) }),
      origin: .file(allowance.position))
  }

  /// One setting for each key and file; patterns from the file of a folder are included only for paths in that folder.
  private func patternSettings(for path: String) -> [EffectiveSetting] {
    let elsewhere = refinements.filter { !$0.contains(path) }.map(\.file)
    return [("include", include), ("exclude", exclude), ("root", root)].flatMap { key, patterns in
      let inForce = patterns.filter { !elsewhere.contains($0.position.file) }
      let byFile = Dictionary(grouping: inForce, by: \.position.file).sorted { $0.key < $1.key }
      let settings = byFile.map { _, patterns in
        EffectiveSetting(
          key: key, value: YAMLText.list(patterns.map { YAMLText.scalar($0.pattern.text) }),
          origin: .file(patterns[0].position))
      }
      return settings.isEmpty ? [EffectiveSetting(key: key, value: "[]", origin: .builtIn)] : settings
    }
  }

  /// The configured layers and roles; inferred layers are not included.
  private var layerSettings: [EffectiveSetting] {
    let layers = layerPatterns.first.map {
      EffectiveSetting(key: "layers", value: YAMLText.rows(self.layers), origin: .file($0.position))
    }
    let roles = roles.map {
      EffectiveSetting(key: "roles.\($0.role)", value: YAMLText.selector($0.selector), origin: .file($0.position))
    }
    return (layers.map { [$0] } ?? []) + roles
  }

  /// The severity of a rule, and its options if it is on.
  private func ruleSettings(
    _ rule: Rule, at path: String, packs: [String], chosenBy: EffectiveSetting.Origin
  ) -> [EffectiveSetting] {
    let base = configured(rule, packs: packs)
    let variants = variants(of: base)
    let effective = variants.last { $0.folder == path || isInside(path, folder: $0.folder) }?.rule ?? base
    let chain = ([settings[rule.id]] + refinements(at: path).map { $0.settings[rule.id] }).compactMap { $0 }
    let own: EffectiveSetting.Origin = customRules[rule.id].map { .file($0) } ?? .pack(rule.pack ?? "")
    let isChosen = rule.belongs(to: packs)
    let inferred: EffectiveSetting.Origin = .inferred("pack \(rule.pack ?? ""), while layers are inferred")
    let isOffByLayers = isChosen && layers.isEmpty && rule.isOffWhenInferred
    let severity = EffectiveSetting(
      key: "rules.\(rule.id).severity", value: effective.isOn ? effective.severity.rawValue : "off",
      origin: chain.compactMap(\.level).last.map { .file($0.position) }
        ?? (isOffByLayers ? inferred : isChosen ? own : chosenBy))
    guard effective.isOn else { return [severity] }
    let parameters = effective.specification.parameters
    let preferred = EffectiveSetting(
      key: "rules.\(rule.id).yields_to", value: YAMLText.list(effective.yieldsTo),
      origin: chain.compactMap(\.yieldsTo).last.map { .file($0.position) } ?? own)
    return [severity] + (preferred.value == "[]" && preferred.origin == own ? [] : [preferred])
      + parameters.compactMap { parameter in
        guard let value = effective.values[parameter.name] ?? parameter.defaultValue else { return nil }
        let written = chain.compactMap { $0.values[parameter.name] }.last
        return EffectiveSetting(
          key: "rules.\(rule.id).\(parameter.name)", value: YAMLText.value(value),
          origin: written.map { .file($0.position) }
            ?? (layers.isEmpty && rule.valuesWhenInferred[parameter.name] != nil
              ? inferred
              : rule.values[parameter.name] == nil ? .builtIn : own))
      }
  }
}
