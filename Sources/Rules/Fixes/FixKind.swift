/// The fixes that a rule can offer, by the word that selects one in its parameter `fix`.
public enum FixKind: String, Sendable {
  case weak, `let`, `protocol`

  /// What the fix does, for the documentation of the parameter.
  public var doc: String {
    switch self {
    case .weak: "weak: declare the property weak, where that is safe"
    case .let: "let: declare the property constant, where nothing assigns it"
    case .protocol: "protocol: replace the class by the only protocol that has what is used of it, where that is safe"
    }
  }
}
