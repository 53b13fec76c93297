import SourceFacts

extension SymbolTable {
  /// Notes the types that are declared in code and the generic parameters, by scope, and for each scope the nearest one
  /// in which a type name can be found, so that lookups skip the others.
  mutating func placeScopedTypes() {
    typeScope = [Int32](repeating: 0, count: firstScope[files.count])
    for file in files.indices {
      let (declarations, scopes) = (files[file].facts.declarations, files[file].facts.scopes)
      let base = firstScope[file]
      var holdsTypes = scopes.map { $0.kind == .members || $0.kind == .file }
      for (index, declaration) in declarations.enumerated() where declaration.kind.namesType {
        let entity = entity(index, in: file)
        guard entity >= 0, entities[Int(entity)].isScoped else { continue }
        holdsTypes[Int(declaration.scope)] = true
        scopedTypes.insert(entity, Int32(base + Int(declaration.scope)), entities[Int(entity)].name)
        declaredAs[Int(entities[Int(entity)].name)].insert(.scoped)
      }
      for (index, scope) in scopes.enumerated() {
        typeScope[base + index] =
          holdsTypes[index] || scope.parent < 0
          ? Int32(index) : typeScope[base + Int(scope.parent)]
      }
    }
  }
}

extension Entity {
  /// A generic parameter, or a type declared in code and no member of another.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent < 0) }
}
