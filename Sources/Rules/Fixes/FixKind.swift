/// A fix that a rule can offer. The raw value selects it in the rule's parameter `fix`.
public enum FixKind: String, Sendable {
  case weak, `let`, `protocol`

  /// The description of the fix in the documentation of the parameter.
  public var doc: String {
    switch self {
    case .weak: "weak: --fix makes the property weak where that is safe"
    case .let: "let: --fix makes the property constant where nothing assigns it"
    case .protocol: "protocol: --fix replaces the class with the one protocol that fits, where that is safe"
    }
  }
}
