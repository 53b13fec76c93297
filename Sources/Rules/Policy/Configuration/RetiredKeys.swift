import Findings
import RuleKinds

/// Advice for keys and kinds that a configuration cannot use: parts of built-in checks, and names from earlier
/// versions.
enum RetiredKeys {
  /// The replacement for each retired kind.
  static let kinds = [
    "signature": "'signature' is three kinds now: method_families, callback_results and unobservable_state",
    "isolation":
      "'isolation' is four kinds now: scheduler_crossings, callback_schedulers, scheduler_locks and unguarded_state",
  ]

  private static let keys = [
    "more_uses":
      "unknown key 'more_uses': list everything under 'uses', where lists have names "
      + "('uses: [$navigation, Type.member]')",
    "more_business": "unknown key 'more_business': write 'business: [$business_logic, …]'",
    "more_ignored": "unknown key 'more_ignored': write 'ignored: [$incidental, …]'",
    "finds": "unknown key 'finds': what a rule finds is its kind",
    "shared_instances": "unknown key 'shared_instances': it is a kind of its own ('kind: shared_instances')",
    "makes": "unknown key 'makes': it is a part of the kind 'module_assembly'",
    "makes_with": "unknown key 'makes_with': it is a part of the kind 'module_assembly'",
  ]

  /// Advice for an unknown key of a rule.
  ///
  /// - Parameter known: the keys that the rule may have. They are too many to be listed: unless one of them is meant,
  ///   the advice lists those of the kind.
  static func advice(
    for key: String, kind: RuleKindSpecification, keys known: [String], among rules: [KnownRule]
  ) -> String? {
    guard kind.data.contains(where: { $0.name == key }) else {
      if keys[key] != nil || nearestSpelling(of: key, among: known) != nil { return keys[key] }
      return "unknown key '\(key)' (the options of the kind '\(kind.name)' are: \(options(of: kind)))"
    }
    let models = rules.compactMap(\.rule).filter { $0.specification.name == kind.name && $0.values[key] != nil }
    let like = models.first.map { "; with 'like: \($0.id)' a rule has that one's" } ?? ""
    let known = "a rule of the kind \(kind.name) has: \(options(of: kind))"
    return "'\(key)' is a part of built-in rules and cannot be set\(like) (\(known))"
  }

  /// Advice for a key under `rules:`.
  static func advice(for key: String, settingOf rule: Rule) -> String? {
    let kind = rule.specification
    guard kind.data.contains(where: { $0.name == key }) else { return keys[key] }
    return "'\(key)' is a part of \(rule.id) and cannot be set (its options: severity, \(options(of: kind)))"
  }

  private static func options(of kind: RuleKindSpecification) -> String {
    kind.parameters.map(\.name).joined(separator: ", ")
  }
}
