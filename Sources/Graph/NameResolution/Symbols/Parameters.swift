import DependencyGraph
import SourceFacts

extension EntityCollection {
  /// `names`: merged ones, by the file's own.
  static func parameter(
    _ index: Int, _ declaration: Declaration, _ isSubscript: Bool, _ names: NameMap
  ) -> SymbolTable.Parameter {
    // A subscript's parameter has a label only where two names are written.
    let isUnlabelled = isSubscript && declaration.start == declaration.nameOffset
    return SymbolTable.Parameter(
      label: isUnlabelled ? 0 : names[declaration.label], declaration: Int32(index), type: declaration.type,
      hasDefault: declaration.value >= 0, isVariadic: declaration.modifiers.contains(.variadic))
  }
}

extension SymbolTable {
  /// Puts the parameters of all entities into one array, in the order of the entities.
  func place(parameters collected: [(owner: Int32, parameter: Parameter)]) {
    parameters = [Parameter](unsafeUninitializedCapacity: collected.count) { parameters, count in
      firstParameter = .runs(of: entities.count, collected.count) {
        collected[$0].owner
      } place: {
        parameters[$1] = collected[$0].parameter
      }
      count = collected.count
    }
  }

  /// Whether the written type of a parameter is a function type, attributes, parentheses and `?` aside. `index` counts all
  /// parameters of the project.
  func isFunction(parameter index: Int, of entity: Int32) -> Bool {
    var node = Int(parameters[index].type)
    guard node >= 0 else { return false }
    let nodes = files[Int(entities[Int(entity)].file)].facts.nodes
    while true {
      switch nodes[node].kind {
      case .functionType: return true
      case .attributedType, .optionalType, .implicitlyUnwrappedType, .tupleType:
        guard Int(nodes[node].start) < node else { return false }
        node -= 1
      default: return false
      }
    }
  }
}
