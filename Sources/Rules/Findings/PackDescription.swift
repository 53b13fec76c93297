/// The description of a pack that `rules` and `explain` print.
public struct PackDescription: Sendable, Equatable {
  public var name: String
  /// One line: the architecture, and what the pack is about.
  public var title: String
  /// What the pack checks; one sentence.
  public var about: String
  /// The condition under which the pack is chosen without a configuration; empty if it has to be named.
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
