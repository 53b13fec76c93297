import RuleKinds

/// A rule as it applies to a folder. Each rule has one variant for the whole project, and one for each folder whose
/// configuration file changes it.
public struct RuleVariant: Sendable {
  /// Relative to the base folder; empty for all files outside of the folders of other variants.
  public var folder: String
  public var rule: Rule
}

extension Policy {
  /// Returns the rules of a run with the settings of the base folder: all rules that are on in the project or in some
  /// folder. A rule of another pack is included if the configuration gives it a severity.
  ///
  /// - Parameters:
  ///   - only: if not empty, only these rules are returned, even if the configuration turns them off.
  ///   - skip: rules to exclude.
  public func rules(ofPacks packs: [String], only: [String] = [], skip: [String] = []) -> [Rule] {
    // The cache: a rule that others refer to with `like` is parsed only once.
    var read: [String: Rule] = [:]
    return knownRules.compactMap { known in
      if skip.contains(known.id) || !(only.isEmpty || only.contains(known.id)) { return nil }
      // Rules that are off everywhere are not parsed.
      guard known.belongs(to: packs) || only.contains(known.id) || isSet(known.id),
        var rule = known.rule(&read).map({ configured($0, packs: packs) })
      else { return nil }
      if only.contains(rule.id) { rule.isOn = true }
      return variants(of: rule).contains(where: \.rule.isOn) ? rule : nil
    }
  }

  /// Whether a configuration file contains a setting for a rule.
  private func isSet(_ id: String) -> Bool { settings[id] != nil || refinements.contains { $0.settings[id] != nil } }

  /// Returns a rule with the settings of the base folder, on or off.
  func configured(_ rule: Rule, packs: [String]) -> Rule {
    var rule = rule
    if !rule.belongs(to: packs) { rule.isOn = false }
    if rule.pack != nil, rule.belongs(to: namedPacks) {
      if !rule.valuesWhenNamed.isEmpty { rule = rule.setting(rule.valuesWhenNamed) }
      if rule.isOnWhenNamed { rule.isOn = true }
      if let others = rule.yieldsToWhenNamed { rule.yieldsTo = others }
    }
    if layers.isEmpty, rule.pack != nil {
      if !rule.valuesWhenInferred.isEmpty { rule = rule.setting(rule.valuesWhenInferred) }
      if rule.isOffWhenInferred { rule.isOn = false }
    }
    return settings[rule.id].map(rule.applying) ?? rule
  }

  /// Returns the variants of a configured rule: the one for the project, then those of folders, outer folders first.
  public func variants(of rule: Rule) -> [RuleVariant] {
    var variants = [RuleVariant(folder: "", rule: rule)]
    for refinement in refinements {
      guard let setting = refinement.settings[rule.id] else { continue }
      let outer = variants.last { isInside(refinement.folder, folder: $0.folder) }?.rule ?? rule
      variants.append(RuleVariant(folder: refinement.folder, rule: outer.applying(setting)))
    }
    return variants
  }
}

extension [RuleVariant] {
  /// Returns the variant that applies to a file.
  public func variant(for path: String) -> RuleVariant? { index(for: path).map { self[$0] } }

  /// Returns the index of the variant that applies to a file.
  public func index(for path: String) -> Int? { lastIndex { isInside(path, folder: $0.folder) } }
}
