import RulePacks

/// Rules that this version knows by name only. A configuration may name them and their packs, so that it can be written
/// once; they check nothing yet, and a run says so. A rule that gets its place in `Rules/` leaves this list.
enum UpcomingPacks {
  static let rules: [(pack: String, rules: [String])] = [
    (
      "schedulable",
      ["scheduler_crossing", "ui_update_off_main", "scheduler_self_locking", "thread_safe_unprotected_state"]
    ),
  ]

  /// Packs without any rule in this version.
  static let packNames = rules.map(\.pack).filter { name in !RulePacks.packs.contains { $0.name == name } }

  /// The pack of a rule.
  static func pack(of rule: String) -> String? { rules.first { $0.rules.contains(rule) }?.pack }
}

extension Policy {
  /// Rules that a comment or a configuration may name though this version does not check them.
  public static var upcomingRules: [String] { UpcomingPacks.rules.flatMap(\.rules) }
}
