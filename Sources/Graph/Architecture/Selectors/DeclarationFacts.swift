import DependencyGraph
import SourceFacts
import Tables

extension DependencyGraph {
  /// The outermost type around a symbol; for extensions the type that they extend. The outermost symbol if that is a
  /// free function, a global or an extension of a type outside the project.
  public func outermostType(of symbol: SymbolID) -> SymbolID {
    var outermost = symbol
    while let outer = symbols[outermost].parent ?? symbols[outermost].extended { outermost = outer }
    return outermost
  }

  /// Whether two symbols have the same outermost type.
  public func haveOneOutermostType(_ first: SymbolID, _ second: SymbolID) -> Bool {
    if let type = enclosingType(of: first), type == enclosingType(of: second) { return true }
    return outermostType(of: first) == outermostType(of: second)
  }

  /// Whether it is declared in Swift, not in Objective-C.
  public func isSwift(_ symbol: SymbolID) -> Bool { files[symbols[symbol].file].isSwift }

  /// Names of the attributes on a declaration, without `@` and module.
  public func attributeNames(of symbol: SymbolID) -> [String] {
    if !symbols[symbol].hasAttributes { return [] }
    let file = symbols[symbol].file
    let declaration = declaration(of: symbol)
    return files[file].facts.attachments(of: declaration).compactMap { attachment in
      guard attachment.kind == .attribute, let type = children(of: attachment.node, in: file).first else { return nil }
      return text(node(type, in: file).name, in: file)
    }
  }

  /// Whether a symbol has an attribute with one of these names of the graph.
  func hasAttribute(_ symbol: SymbolID, anyOf names: [Name]) -> Bool {
    if !symbols[symbol].hasAttributes { return false }
    let (declaration, file) = (declaration(of: symbol), symbols[symbol].file)
    return files[file].facts.attachments(of: declaration).contains { attachment in
      guard attachment.kind == .attribute, let type = children(of: attachment.node, in: file).first else {
        return false
      }
      return names.contains(Name(mergedNames[file][node(type, in: file).name]))
    }
  }

  /// The project's types that the code of a type and its extensions creates by name.
  public func constructedTypes(inPartsOf type: SymbolID) -> Set<SymbolID> {
    ([type] + extensions(of: type)).reduce(into: []) { $0.formUnion(constructedTypes(in: $1)) }
  }

  /// The project's types that a declaration's code creates by name: `Name(…)`, `A.Name(…)`, `[Name alloc]`, `[Name
  /// new]`; in a class method also `[self new]`.
  public func constructedTypes(in symbol: SymbolID) -> Set<SymbolID> {
    let file = symbols[symbol].file
    let facts = files[file].facts
    let declaration = declaration(of: symbol)
    var callees: Set<UInt32> = []
    var constructed: Set<SymbolID> = []
    for call in calls(in: file, bytes: declaration.start..<declaration.end) {
      guard let callee = facts.nodes.firstChild(of: call) else { continue }
      guard !isSwift(symbol), ["alloc", "new"].contains(facts.text(facts.nodes[callee].name)),
        let receiver = facts.nodes.firstChild(of: callee)
      else {
        callees.insert(facts.nodes[callee].offset)
        continue
      }
      callees.insert(facts.nodes[receiver].offset)
      if declaration.modifiers.contains(.static), facts.text(facts.nodes[receiver].name) == "self",
        let type = enclosingType(of: symbol)
      {
        constructed.insert(type)
      }
    }
    return references(in: file, bytes: declaration.start..<declaration.end).reduce(into: constructed) { types, index in
      let reference = references[index]
      let isType = symbols[reference.target].kind.isNominalType
      if isType, callees.contains(reference.offset) { types.insert(reference.target) }
    }
  }
}

extension Declaration {
  func holds(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}
