import Architecture
import DependencyGraph
import SourceFacts

extension UseReader {
  /// A use as code, short: `UIApplication.shared.open(_:)`, `[defaults setObject:forKey:]`, `label.text = …`.
  func text(of use: Use) -> String {
    let facts = graph.files[use.file].facts
    let name = facts.text(use.name)
    if use.form == .construct {
      return (types.names(of: type(of: use)).first ?? name.pieces(at: ":").first.map(String.init) ?? name) + "(…)"
    }
    let path = receiverPath(of: use).map { $0 + "." } ?? ""
    switch use.form {
    case .assign:
      // `store[key] = value`
      let isSubscript = facts.parent(of: use.node).map { facts.nodes[$0].kind == .subscripting } ?? false
      return path + (name.propertyItSets ?? name) + (isSubscript ? "[…] = …" : " = …")
    case .call where graph.files[use.file].isSwift: return path + name + labelText(of: use, facts)
    case .call: return message(name, use)
    case .read, .construct: return path + name
    }
  }

  /// An Objective-C message: `[self reload]`; for a C function, `reload()`.
  func message(_ selector: String, _ use: Use) -> String {
    switch receiver(of: use) {
    case .none: selector + "()"
    case .own: "[self \(selector)]"
    case .superclass: "[super \(selector)]"
    case .value: "[\(receiverPath(of: use) ?? "self") \(selector)]"
    }
  }

  /// The labels of a call: `(_:animated:)`. A closure after the parentheses has no label in the text.
  private func labelText(of use: Use, _ facts: FrozenFacts) -> String {
    // The labels of an Objective-C method are those of its selector, not of the call.
    if let function = use.target, graph.symbols[function].kind == .function, graph.isSwift(function) {
      return graph.labels(ofFunction: function)
    }
    let nodes = arguments(of: use).map { facts.nodes[$0] }
    let labeled = nodes.prefix { $0.kind != .closure || !facts.text($0.label).isEmpty }
    if labeled.isEmpty, !nodes.isEmpty { return " { … }" }
    return "(" + labeled.map { (facts.text($0.label).isEmpty ? "_" : facts.text($0.label)) + ":" }.joined() + ")"
  }
}
