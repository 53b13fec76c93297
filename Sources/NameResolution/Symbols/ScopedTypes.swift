import DependencyGraph
import SourceFacts

extension SymbolTable {
  /// Notes the types that are declared in code and the generic parameters, by scope, and for each scope the nearest one
  /// in which a type name can be found, so that lookups skip the others.
  mutating func placeScopedTypes() {
    var holdsTypes = [Bool](repeating: false, count: firstScope[files.count])
    for index in symbolCount..<entities.count where entities[index].isScoped && entities[index].isType {
      let scope = firstScope[Int(entities[index].file)] + Int(declaration(Int32(index)).scope)
      holdsTypes[scope] = true
      scopedTypes.insert(Int32(index), Int32(scope), entities[index].name)
      declaredAs[Int(entities[index].name)].insert(.scoped)
    }
    typeScope.reserveCapacity(holdsTypes.count)
    for file in files.indices {
      let scopes = files[file].facts.scopes
      let base = firstScope[file]
      for index in scopes.indices {
        let scope = scopes[index]
        let isNearest = scope.kind == .members || scope.kind == .file || holdsTypes[base + index] || scope.parent < 0
        typeScope.append(isNearest ? Int32(index) : typeScope[base + Int(scope.parent)])
      }
    }
  }
}

extension Entity {
  /// A generic parameter, or a type declared in code and no member of another.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent < 0) }
}
