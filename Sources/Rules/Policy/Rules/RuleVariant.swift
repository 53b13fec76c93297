import RuleKinds

/// A rule as it is in a folder. It has one variant for the whole project, and one for each folder whose file sets it anew.
public struct RuleVariant: Sendable {
  /// Relative to the base folder; empty: everything that no other variant's folder holds.
  public var folder: String
  public var rule: Rule
}

extension Policy {
  /// The rules of a run, with the base folder's settings: those of the packs and the project's own that are on, or are on
  /// in some folder. A rule of another pack is among them when the configuration gives it a severity.
  /// - Parameters:
  ///   - only: if not empty, just these, on even if the configuration says otherwise
  ///   - skip: not these
  public func rules(ofPacks packs: [String], only: [String] = [], skip: [String] = []) -> [Rule] {
    // A rule that others are like is read once.
    var read: [String: Rule] = [:]
    return knownRules.compactMap { known in
      if skip.contains(known.id) || !(only.isEmpty || only.contains(known.id)) { return nil }
      // What can only be off is not even read.
      guard known.belongs(to: packs) || only.contains(known.id) || isSet(known.id),
        var rule = known.rule(&read).map({ configured($0, packs: packs) })
      else { return nil }
      if only.contains(rule.id) { rule.isOn = true }
      return variants(of: rule).contains(where: \.rule.isOn) ? rule : nil
    }
  }

  /// Whether a configuration file says something of a rule.
  private func isSet(_ id: String) -> Bool { settings[id] != nil || refinements.contains { $0.settings[id] != nil } }

  /// One rule with the base folder's settings, on or off.
  func configured(_ rule: Rule, packs: [String]) -> Rule {
    var rule = rule
    if !rule.belongs(to: packs) { rule.isOn = false }
    if rule.pack != nil, rule.belongs(to: namedPacks) {
      if !rule.valuesWhenNamed.isEmpty { rule = rule.setting(rule.valuesWhenNamed) }
      if rule.isOnWhenNamed { rule.isOn = true }
    }
    if layers.isEmpty, rule.pack != nil {
      if !rule.valuesWhenInferred.isEmpty { rule = rule.setting(rule.valuesWhenInferred) }
      if rule.isOffWhenInferred { rule.isOn = false }
    }
    return settings[rule.id].map(rule.applying) ?? rule
  }

  /// A configured rule for the project, first, and for each folder that sets it anew, outer folders first.
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
  /// Which of a rule's variants speaks of a file.
  public func index(for path: String) -> Int? { lastIndex { isInside(path, folder: $0.folder) } }
}
