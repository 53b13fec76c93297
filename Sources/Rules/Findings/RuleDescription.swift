/// The description of a rule that `rules` and `explain` print.
public struct RuleDescription: Sendable, Equatable {
  public var id: String
  public var pack: String
  /// The severity of the rule if it is on.
  public var severity: Severity
  /// Whether the rule is on by default. Other rules run only if the configuration or `--only` names them.
  public var isOn: Bool
  /// One line.
  public var summary: String
  /// At most two sentences.
  public var rationale: String
  /// How to fix its findings, with capitalized placeholders for the names of the code.
  public var suggestion: String?
  /// Whether `--fix` can fix some of its findings.
  public var isFixable = false
  /// Whether a rule that is off by default runs if the configuration or `--architecture` names its pack.
  public var isOnWhenNamed = false
  /// The impact of its findings.
  public var category: FindingCategory
  public var options: [Option]
  public var triggers: [ExampleText]
  public var nearMisses: [ExampleText]

  public struct Option: Sendable, Equatable {
    public var name: String
    /// The type in words: `number`, `list of globs`.
    public var type: String
    /// The default value in YAML notation.
    public var defaultValue: String
    public var doc: String
    public init(name: String, type: String, defaultValue: String, doc: String) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.doc = doc
    }
  }

  public init(
    id: String, pack: String, severity: Severity, isOn: Bool, summary: String, rationale: String,
    category: FindingCategory = .architecture, options: [Option] = [], triggers: [ExampleText] = [],
    nearMisses: [ExampleText] = []
  ) {
    self.id = id
    self.pack = pack
    self.severity = severity
    self.isOn = isOn
    self.summary = summary
    self.rationale = rationale
    self.category = category
    self.options = options
    self.triggers = triggers
    self.nearMisses = nearMisses
  }
}

/// One example of a rule: a few small files that are read together.
public struct ExampleText: Sendable, Equatable {
  /// A title, one line.
  public var title: String?
  /// The configuration of the example, as YAML.
  public var configuration: String?
  public var files: [File]
  /// Whether `explain` shows it; other examples are only in the file of the rule.
  public var isShown: Bool

  public struct File: Sendable, Equatable {
    public var path: String
    public var text: String
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  public init(title: String? = nil, configuration: String? = nil, files: [File], isShown: Bool = false) {
    self.title = title
    self.configuration = configuration
    self.files = files
    self.isShown = isShown
  }
}
