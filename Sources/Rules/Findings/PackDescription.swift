/// What `rules` and `explain` print about a pack.
public struct PackDescription: Sendable, Equatable {
  public var name: String
  /// One line: the architecture, and what the pack is about.
  public var title: String
  /// What the pack checks; one sentence.
  public var about: String
  /// When the pack is chosen without a configuration; empty: only when it is named.
  public var chosen: String
  public var rules: [RuleDescription]

  public init(name: String, title: String, about: String, chosen: String, rules: [RuleDescription]) {
    self.name = name
    self.title = title
    self.about = about
    self.chosen = chosen
    self.rules = rules
  }
}
