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
    typeScope = [Int32](unsafeUninitializedCapacity: holdsTypes.count) { nearest, count in
      for file in files.indices {
        let base = count
        for scope in files[file].facts.scopes {
          let isNearest = scope.kind == .members || scope.kind == .file || holdsTypes[count] || scope.parent < 0
          nearest[count] = isNearest ? Int32(truncatingIfNeeded: count &- base) : nearest[base &+ Int(scope.parent)]
          count &+= 1
        }
      }
    }
  }
}

extension Entity {
  /// A generic parameter, or a type declared in code and no member of another.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent < 0) }
}
