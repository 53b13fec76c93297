import SourceFacts
import Storage
import Tables

extension DependencyGraph {
  /// Whether a type is a weak proxy such as `WeakProxy<T>`: its only stored property is a weak or unowned reference. If
  /// it conforms to a protocol, a property of that protocol type may own nothing.
  public func isWeakStandIn(_ candidate: SymbolID) -> Bool {
    guard [.class, .struct, .actor].contains(symbols[candidate].kind) else { return false }
    let parameters = genericParameters(of: candidate)
    guard !parameters.isEmpty || names.withBytes(of: symbols[candidate].name, { HeldTypes.isWeakBox($0) }) else {
      return false
    }
    let stored = members(declaredIn: candidate).filter { symbols[$0].kind == .variable }.map { declaration(of: $0) }
      .filter { $0.modifiers.isDisjoint(with: [.static, .classMember, .computed]) }
    guard stored.count == 1, let property = stored.first else { return false }
    guard let type = property.type, !property.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    let nodes = files[symbols[candidate].file].facts.nodes
    let written = nodes[type]
    let isOptional = written.kind == .optionalType || written.kind == .implicitlyUnwrappedType
    return parameters.isEmpty || parameters.contains(isOptional ? nodes[type.previous].name : written.name)
  }

  private func genericParameters(of type: SymbolID) -> [Name] {
    let owner = symbols[type].declaration
    let declarations = files[symbols[type].file].facts.declarations
    return declarations[owner.next...].prefix { $0.kind == .genericParameter && $0.parent == owner }.map(\.name)
  }
}
