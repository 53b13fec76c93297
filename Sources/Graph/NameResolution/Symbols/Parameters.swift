import DependencyGraph
import SourceFacts
import Tables

extension EntityCollection {
  /// - Parameter names: merged names by the file's own.
  static func parameter(
    _ id: DeclarationID, _ declaration: Declaration, _ isSubscript: Bool, _ names: NameMap
  ) -> Parameter {
    // A subscript's parameter has a label only if two names are written.
    let isUnlabelled = isSubscript && declaration.start == declaration.nameOffset
    return Parameter(
      label: isUnlabelled ? 0 : names[declaration.label], declaration: id, type: declaration.type,
      hasDefault: declaration.value != nil, isVariadic: declaration.modifiers.contains(.variadic))
  }
}

extension SymbolTable {
  /// Whether the written type of a parameter is a function type, possibly with attributes, in parentheses or optional.
  func isFunction(parameter: ParameterID, of entity: EntityID) -> Bool {
    guard var node = entities.parameters[parameter].type else { return false }
    let nodes = files[entities.home(of: entity)].facts.nodes
    while true {
      switch nodes[node].kind {
      case .functionType: return true
      case .attributedType, .optionalType, .implicitlyUnwrappedType, .tupleType:
        guard nodes[node].start < node else { return false }
        node = node.previous
      default: return false
      }
    }
  }
}
