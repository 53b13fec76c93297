import Architecture
import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Objective-C can declare one value several times: as a property, again in a class extension that makes it writable,
/// and as an instance variable. And a property with custom accessors may store nothing.
extension DependencyGraph {
  /// One stored property for each value of a type.
  func storedValues(_ properties: ArraySlice<StoredProperty>, of type: SymbolID) -> ArraySlice<StoredProperty> {
    if isSwift(type) { return properties }
    var last: [String: StoredProperty] = [:]
    for property in properties where !isInstanceVariable(property) { last[plainName(of: property.symbol)] = property }
    let inherited = inheritedNames(of: type)
    let values = properties.filter { property in
      // A property that a subclass declares again is still the superclass's.
      if inherited.contains(plainName(of: property.symbol)), !isInstanceVariable(property) { return false }
      guard let declared = last[plainName(of: property.symbol)] else { return true }
      let isStored = stores(declared, in: type)
      return isInstanceVariable(property) ? !isStored : isStored && declared.symbol == property.symbol
    }
    return values[...]
  }

  /// Whether an Objective-C property is `readonly` and its class never sets it, as one that is `@dynamic`.
  func isNeverSet(_ property: StoredProperty) -> Bool {
    guard declaration(of: property.symbol).modifiers.contains(.restrictedSetter),
      !attributeNames(of: property.symbol).contains("IBOutlet")
    else { return false }
    let files = Set(parts(of: property.owner).map { symbols[$0].file })
    return files.allSatisfy { assignments(in: $0, to: property.symbol).isEmpty }
  }

  /// The names of the properties of a type's superclasses in the project.
  private func inheritedNames(of type: SymbolID) -> Set<String> {
    let superclasses = allSupertypes(of: type).compactMap(\.symbol).filter {
      symbols[$0].kind == .class && !isSwift($0)
    }
    return Set(superclasses.flatMap { storedProperties(of: $0).all }.map { plainName(of: $0.symbol) })
  }

  /// Like `plainName(of:)`, as bytes.
  func withPlainName<Result>(of property: SymbolID, _ body: (ByteView) -> Result) -> Result {
    names.withBytes(of: symbols[property].name) { name in
      guard name.hasPrefix("_") else { return body(name) }
      // The underscore may be part of the name.
      if name.count == 1 || name[1] < 0x80 { return body(name.dropFirst()) }
      return plainName(of: property).withBytes(body)
    }
  }

  private func isInstanceVariable(_ property: StoredProperty) -> Bool {
    declaration(of: property.symbol).modifiers.contains(.private)
  }

  /// Whether a property stores a value: the compiler synthesizes an accessor, or the written getter names the variable.
  private func stores(_ property: StoredProperty, in type: SymbolID) -> Bool {
    let name = name(of: property.symbol)
    guard let getter = method(name, of: type) else { return true }
    let isReadOnly = declaration(of: property.symbol).modifiers.contains(.restrictedSetter)
    guard isReadOnly || method("set\(name.prefix(1).uppercased())\(name.dropFirst()):", of: type) != nil else {
      return true
    }
    let facts = files[symbols[getter].file].facts
    guard let body = declaration(of: getter).body.map({ facts.scopes[$0] }) else { return true }
    return facts.nodes[body.firstNode..<body.endNode].contains { node in
      node.kind == .identifier && [name, "_" + name].contains(facts.text(node.name))
    }
  }

  private func method(_ name: String, of type: SymbolID) -> SymbolID? {
    for part in extensions(of: type) {
      for member in members(declaredIn: part) where symbols[member].kind == .function && self.name(of: member) == name {
        let declaration = declaration(of: member)
        if declaration.body != nil, !declaration.modifiers.contains(.static) { return member }
      }
    }
    return nil
  }
}
