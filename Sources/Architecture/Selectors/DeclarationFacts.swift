import DependencyGraph
import SourceFacts

extension DependencyGraph {
  /// The outermost type around a symbol, through extensions to the type that they extend; the outermost symbol where that
  /// is a free function, a global or an extension of a foreign type.
  public func outermostType(of symbol: Int) -> Int {
    var index = symbol
    while true {
      if symbols[index].parent >= 0 {
        index = Int(symbols[index].parent)
      } else if symbols[index].kind == .extension, symbols[index].extended >= 0 {
        index = Int(symbols[index].extended)
      } else {
        return index
      }
    }
  }

  /// Names of the attributes on a declaration, without `@` and module.
  public func attributeNames(of symbol: Int) -> [String] {
    let facts = files[Int(symbols[symbol].file)].facts
    return facts.attachments(of: declaration(of: symbol)).compactMap { attachment in
      guard attachment.kind == .attribute, let type = facts.children(of: Int(attachment.node)).first else { return nil }
      return facts.text(facts.nodes[type].name)
    }
  }

  /// Types of the project that a declaration's text constructs by their own names: `Name(…)`, `A.Name(…)`.
  func constructedTypes(in symbol: Int) -> Set<Int32> {
    let file = Int(symbols[symbol].file)
    let facts = files[file].facts
    let declaration = declaration(of: symbol)
    var callees: Set<UInt32> = []
    for (index, node) in facts.nodes.enumerated() where node.kind == .call && declaration.holds(node.offset) {
      if let callee = facts.children(of: index).first { callees.insert(facts.nodes[callee].offset) }
    }
    return references(in: file, bytes: declaration.start..<declaration.end).reduce(into: []) { types, index in
      let reference = references[index]
      let isType = symbols[Int(reference.target)].kind.isNominalType
      if isType, callees.contains(reference.offset) { types.insert(reference.target) }
    }
  }
}

extension Declaration {
  fileprivate func holds(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}
