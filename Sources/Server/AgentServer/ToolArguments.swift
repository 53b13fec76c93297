import Findings
import JSON

/// The arguments of a call, checked against the parameters of the tool.
struct ToolArguments {
  private let values: [String: JSONNode]

  init(_ node: JSONNode?, of tool: AgentTool) throws(UsageError) {
    var values: [String: JSONNode] = [:]
    if let node, !node.isNull {
      guard case .object(let members) = node.value else { throw .usage("'arguments' is an object, not \(node.kind)") }
      for member in members where !member.value.isNull { values[member.key.text ?? ""] = member.value }
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
        throw .usage(unknownName("argument", name, among: tool.parameters.map(\.name)))
      }
      if let wanted = parameter.kind.refusal(of: value) { throw .usage("'\(name)' is \(wanted), not \(value.kind)") }
      if case .choice(let words) = parameter.kind, let word = value.text, !words.contains(word) {
        throw .usage(unknownName(name, word, among: words))
      }
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .usage("'\(parameter.name)' is missing: \(parameter.about)")
    }
    self.values = values
  }

  func text(_ name: String) -> String? { values[name]?.text }
  func flag(_ name: String) -> Bool { values[name]?.flag ?? false }
  func number(_ name: String) -> Int? { values[name]?.count }
}

extension AgentTool.Parameter.Kind {
  /// The required kind of value, if a value has another kind; else nil.
  fileprivate func refusal(of value: JSONNode) -> String? {
    switch self {
    case .text, .choice: value.text == nil ? "a text" : nil
    case .flag: value.flag == nil ? "true or false" : nil
    case .number: (value.count ?? -1) < 0 ? "a whole number, 0 or more" : nil
    }
  }
}
