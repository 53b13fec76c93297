import Architecture
import Findings
import Policy

/// The words that a configuration file may contain, for completion.
public struct ConfigurationVocabulary: Sendable {
  public struct Word: Sendable {
    public var text: String
    /// A description of one line; may be empty.
    public var doc: String
  }

  public let keys: [Word]
  public let packs: [Word]
  public let roles: [Word]
  /// Values for a rule: severities, `on` and `off`.
  public let levels: [Word]
  /// The keys of a selector.
  public let conditions: [Word]
  /// The keys of an entry of `allow`.
  public let exceptionKeys: [Word]
  public let rules: [RuleDescription]

  /// - Parameter own: the custom rules of the project.
  public init(own: [RuleDescription] = []) {
    let packs = RuleCatalog.packs
    keys = ConfigurationKey.allCases.map { Word(text: $0.rawValue, doc: $0.doc) }
    self.packs = packs.map { Word(text: $0.name, doc: $0.title) }
    roles = Vocabulary.roles.map { Word(text: $0, doc: "") }
    levels = RuleSetting.words.map { Word(text: $0, doc: "") }
    conditions = Selector.keys.map { Word(text: $0, doc: "") }
    exceptionKeys = [
      Word(text: "rule", doc: "The rule that is excepted from."), Word(text: "from", doc: "The finding's subject."),
      Word(text: "to", doc: "The finding's target."), Word(text: "because", doc: "The reason."),
    ]
    rules = packs.flatMap(\.rules) + own
  }

  public func rule(_ id: String) -> RuleDescription? { rules.first { $0.id == id } }
}
