import SourceFacts

extension DependencyGraph {
  /// `WeakProxy<T>`, which keeps nothing but one object, weakly, and conforms to a protocol for it: what is typed by such a
  /// protocol may own no more than that.
  public func isWeakStandIn(_ type: SymbolID) -> Bool {
    guard [.class, .struct, .actor].contains(symbols[type].kind) else { return false }
    let parameters = genericParameters(of: type)
    guard !parameters.isEmpty || names.withBytes(of: symbols[type].name, { HeldTypes.isWeakBox($0) }) else { return false }
    let stored = members(declaredIn: type).filter { symbols[$0].kind == .variable }.map { declaration(of: $0) }
      .filter { $0.modifiers.isDisjoint(with: [.static, .classMember, .computed]) }
    guard stored.count == 1, let property = stored.first else { return false }
    guard property.type >= 0, !property.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    let nodes = files[symbols[type].file].facts.nodes
    let written = nodes[Int(property.type)]
    let isOptional = written.kind == .optionalType || written.kind == .implicitlyUnwrappedType
    return parameters.isEmpty || parameters.contains(isOptional ? nodes[Int(property.type) - 1].name : written.name)
  }

  private func genericParameters(of type: SymbolID) -> [Name] {
    let owner = symbols[type].declaration
    let declarations = files[symbols[type].file].facts.declarations
    return declarations[(Int(owner) + 1)...].prefix { $0.kind == .genericParameter && $0.parent == owner }.map(\.name)
  }
}
