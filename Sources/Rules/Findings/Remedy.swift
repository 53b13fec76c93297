extension Finding {
  /// Rules whose subjects `split` takes apart.
  private static let splitRules: Set<String> = ["massive_controller", "controller_responsibilities"]

  /// Whether `layerlint split` has proposals for its subject.
  public var isRemediedBySplit: Bool { Self.splitRules.contains(rule) }

  /// The command that says in detail what to do; nil if there is none for its rule.
  public var remedyCommand: String? { isRemediedBySplit ? "\(Tool.name) split \(subject)" : nil }
}
