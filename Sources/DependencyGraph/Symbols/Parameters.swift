import SourceFacts

extension SymbolTable {
  /// Puts the parameters of all entities into one array, in the order of the entities.
  mutating func collectParameters() {
    firstParameter = [Int32](repeating: 0, count: entities.count + 1)
    forEachParameter { owner, _, _ in firstParameter[Int(owner) + 1] += 1 }
    for index in 0..<entities.count { firstParameter[index + 1] += firstParameter[index] }
    let none = Parameter(label: 0, declaration: -1, hasDefault: false, isVariadic: false, isFunction: false)
    parameters = [Parameter](repeating: none, count: Int(firstParameter[entities.count]))
    var next = firstParameter
    forEachParameter { owner, file, index in
      let facts = files[file].facts
      let declaration = facts.declarations[index]
      parameters[Int(next[Int(owner)])] = Parameter(
        label: names.maps[file][Int(declaration.label.raw)], declaration: Int32(index),
        hasDefault: declaration.value >= 0, isVariadic: declaration.modifiers.contains(.variadic),
        isFunction: declaration.type >= 0 && Self.isFunction(Int(declaration.type), facts))
      next[Int(owner)] += 1
    }
  }

  private func forEachParameter(_ body: (_ owner: Int32, _ file: Int, _ declaration: Int) -> Void) {
    for (file, content) in files.enumerated() {
      let base = firstDeclaration[file]
      for (index, declaration) in content.facts.declarations.enumerated() {
        guard declaration.kind == .parameter, declaration.parent >= 0 else { continue }
        let owner = entityOf[base + Int(declaration.parent)]
        if owner >= 0 { body(owner, file, index) }
      }
    }
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
