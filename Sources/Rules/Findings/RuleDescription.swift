/// What `rules` and `explain` print about a rule: what its pack says, without the machinery.
public struct RuleDescription: Sendable, Equatable {
  public var id: String
  public var pack: String
  /// The severity that it has when it is on.
  public var severity: Severity
  /// Off rules run only when the configuration or `--only` asks for them.
  public var isOn: Bool
  /// One line.
  public var summary: String
  /// At most two sentences.
  public var rationale: String
  /// How to fix its findings, with names in capitals where a finding has the names of the code.
  public var suggestion: String?
  /// Whether `--fix` can fix some of its findings.
  public var isFixable = false
  /// Whether a rule that is off runs where the configuration or `--architecture` names its pack.
  public var isOnWhenNamed = false
  /// What its findings cost.
  public var category: FindingCategory
  public var options: [Option]
  public var triggers: [ExampleText]
  public var nearMisses: [ExampleText]

  public struct Option: Sendable, Equatable {
    public var name: String
    /// In the reader's terms: `number`, `list of globs`.
    public var type: String
    /// As one would write it in YAML.
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
    category: FindingCategory = .architecture, options: [Option] = [], triggers: [ExampleText] = [], nearMisses: [ExampleText] = []
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

/// One example of a rule: a few small files, read together.
public struct ExampleText: Sendable, Equatable {
  /// What it shows, one line.
  public var title: String?
  /// The configuration that it needs, YAML.
  public var configuration: String?
  public var files: [File]
  /// Whether `explain` shows it; the others are in the rule's file only.
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
