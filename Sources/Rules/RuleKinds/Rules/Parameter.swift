import Architecture
import Patterns
import SourceFacts

/// A parameter of a rule kind: a key of the rule in its pack, and an option of it in `.layerlint.yml`.
public struct Parameter: Sendable {
  public var name: String
  public var type: ParameterType
  /// The default; if nil, a rule must set the parameter, unless it is optional.
  public var defaultValue: ParameterValue?
  public var isOptional: Bool
  /// One line.
  public var doc: String

  @inline(never)
  public init(
    _ name: String, _ type: ParameterType, default defaultValue: ParameterValue?, isOptional: Bool = false, doc: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isOptional = isOptional
    self.doc = doc
  }

  public var isMandatory: Bool { defaultValue == nil && !isOptional }
}

public enum ParameterType: Sendable, Equatable {
  /// One of these words
  case choice([String])
  case flag
  /// A whole number, not negative
  case number
  /// A glob over names, or a list of them
  case names
  /// A glob over paths, or a list of them
  case paths
  case selector
  /// A list of `{ from: selector, to: selector }`
  case pairs

  /// For documentation.
  public var description: String {
    switch self {
    case .choice(let words): words.joined(separator: " | ")
    case .flag: "true | false"
    case .number: "number"
    case .names: "list of name globs"
    case .paths: "list of path globs"
    case .selector: "selector"
    case .pairs: "list of { from: selector, to: selector }"
    }
  }
}

public enum ParameterValue: Sendable, Equatable {
  case word(String)
  case flag(Bool)
  case number(Int)
  case names([NamePattern])
  case paths([PathPattern])
  case selector(Selector)
  case pairs([SelectorPair])
}

/// The sources and the targets of references.
public struct SelectorPair: Sendable, Equatable {
  public var from: Selector
  public var to: Selector
  public init(from: Selector, to: Selector) {
    self.from = from
    self.to = to
  }
}

/// The values of parameters by name, each of its parameter's type. Other parameters have their default values.
public struct ParameterValues: Sendable {
  private var values: [String: ParameterValue]

  /// Uses the defaults of `parameters` for missing values.
  public init(_ parameters: [Parameter], _ values: [String: ParameterValue]) {
    self.values = values
    for parameter in parameters where values[parameter.name] == nil {
      self.values[parameter.name] = parameter.defaultValue
    }
  }

  func word(_ name: String) -> String? { if case .word(let value)? = value(name) { value } else { nil } }
  func flag(_ name: String) -> Bool? { if case .flag(let value)? = value(name) { value } else { nil } }
  func number(_ name: String) -> Int? { if case .number(let value)? = value(name) { value } else { nil } }
  func names(_ name: String) -> [NamePattern]? { if case .names(let value)? = value(name) { value } else { nil } }
  func paths(_ name: String) -> [PathPattern]? { if case .paths(let value)? = value(name) { value } else { nil } }
  func selector(_ name: String) -> Selector? { if case .selector(let value)? = value(name) { value } else { nil } }
  func pairs(_ name: String) -> [SelectorPair]? { if case .pairs(let value)? = value(name) { value } else { nil } }

  @inline(never)
  private func value(_ name: String) -> ParameterValue? { values[name] }
}
