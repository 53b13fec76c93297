import Architecture
import Findings
import Policy

/// The words that may be written in a configuration file.
public struct ConfigurationVocabulary: Sendable {
  public struct Word: Sendable {
    public var text: String
    /// One line; may be empty.
    public var doc: String
  }

  public let keys: [Word]
  public let packs: [Word]
  public let roles: [Word]
  /// What stands behind the name of a rule.
  public let levels: [Word]
  /// Keys of a selector.
  public let conditions: [Word]
  /// Keys of an entry of `allow`.
  public let exceptionKeys: [Word]
  public let rules: [RuleDescription]

  /// - Parameter own: rules of the project itself.
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
