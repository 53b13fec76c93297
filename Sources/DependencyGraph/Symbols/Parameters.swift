import SourceFacts

extension SymbolTable {
  /// Puts the parameters of all entities into one array, in the order of the entities.
  mutating func collectParameters() {
    firstParameter = [Int32](repeating: 0, count: entities.count + 1)
    let owners = parameterOwners()
    for owner in owners { firstParameter[Int(owner.entity) + 1] += 1 }
    for index in 0..<entities.count { firstParameter[index + 1] += firstParameter[index] }
    let none = Parameter(label: 0, declaration: -1, hasDefault: false, isVariadic: false, isFunction: false)
    parameters = [Parameter](repeating: none, count: owners.count)
    var next = firstParameter
    for owner in owners {
      parameters[Int(next[Int(owner.entity)])] = parameter(owner.declaration, owner.entity)
      next[Int(owner.entity)] += 1
    }
  }

  /// Each parameter's declaration with the entity that it belongs to, in order of file and text.
  private func parameterOwners() -> [(entity: Int32, declaration: Int32)] {
    var owners: [(entity: Int32, declaration: Int32)] = []
    for file in files.indices {
      let base = firstDeclaration[file]
      for (index, declaration) in files[file].facts.declarations.enumerated() {
        guard declaration.kind == .parameter, declaration.parent >= 0 else { continue }
        let owner = entityOf[base + Int(declaration.parent)]
        if owner >= 0 { owners.append((owner, Int32(index))) }
      }
    }
    return owners
  }

  private func parameter(_ index: Int32, _ owner: Int32) -> Parameter {
    let file = Int(entities[Int(owner)].file)
    let declaration = files[file].facts.declarations[Int(index)]
    // A subscript's parameter has a label only where two names are written.
    let isUnlabelled = entities[Int(owner)].kind == .subscript && declaration.start == declaration.nameOffset
    return Parameter(
      label: isUnlabelled ? 0 : names.maps[file][Int(declaration.label.raw)], declaration: index,
      hasDefault: declaration.value >= 0, isVariadic: declaration.modifiers.contains(.variadic),
      isFunction: declaration.type >= 0 && Self.isFunction(Int(declaration.type), files[file].facts))
  }

  /// Whether a written type is a function type, attributes, parentheses and `?` aside.
  private static func isFunction(_ root: Int, _ facts: FileFacts) -> Bool {
    var node = root
    while true {
      switch facts.nodes[node].kind {
      case .functionType: return true
      case .attributedType, .optionalType, .implicitlyUnwrappedType, .tupleType:
        guard Int(facts.nodes[node].start) < node else { return false }
        node -= 1
      default: return false
      }
    }
  }
}
