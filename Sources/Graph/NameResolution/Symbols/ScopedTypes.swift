import DependencyGraph
import SourceFacts

extension SymbolTable {
  /// Notes the types that are declared in code and the generic parameters, by scope. Each scope in which a type name can be found is
  /// now the nearest such one for those inside, so that lookups skip the others.
  func placeScopedTypes() {
    var holdsTypes = [Bool](repeating: false, count: firstScope[files.count])
    var changed: [Int] = []
    for index in symbolCount..<entities.count where entities[index].isScoped && entities[index].isType {
      let file = Int(entities[index].file)
      let scope = firstScope[file] + Int(declaration(Int32(index)).scope)
      holdsTypes[scope] = true
      if changed.last != file { changed.append(file) }
      scopedTypes.insert(Int32(index), Int32(scope), entities[index].name)
      declaredAs[Int(entities[index].name)].insert(.scoped)
    }
    for file in changed {
      let (base, scopes) = (firstScope[file], files[file].facts.scopes)
      for scope in scopes.indices {
        if holdsTypes[base + scope] {
          typeScope[base + scope] = Int32(scope)
        } else if typeScope[base + scope] != scope {
          typeScope[base + scope] = typeScope[base + Int(scopes[scope].parent)]
        }
      }
    }
  }
}

extension Entity {
  /// A generic parameter, or a type declared in code and no member of another.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent < 0) }
}
