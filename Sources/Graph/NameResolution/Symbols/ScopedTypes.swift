import DependencyGraph
import SourceFacts
import Tables

/// The place of a scope among those of all files.
typealias ScopePlace = ID<ScopeID>

extension SymbolTable {
  @inline(__always)
  func place(of scope: ScopeID, in file: FileID) -> ScopePlace {
    typeScopes.range(of: file).lowerBound.advanced(by: scope.index)
  }

  /// The scope itself or the nearest around it in which a type name can be found.
  @inline(__always)
  func typeScope(of scope: ScopeID, in file: FileID) -> ScopeID { typeScopes[place(of: scope, in: file)] }

  /// Notes the types that are declared in code and the generic parameters, by scope. Each scope in which a type name can be found is
  /// now the nearest such one for those inside, so that lookups skip the others.
  func placeScopedTypes() {
    var holdsTypes = Table<ScopePlace, Bool>(repeating: false, count: typeScopes.elements.count)
    var changed: [FileID] = []
    for entity in EntityID(symbolCount)..<entities.endIndex where entities[entity].isScoped && entities[entity].isType {
      let file = entities[entity].home
      let scope = place(of: declaration(entity).scope, in: file)
      holdsTypes[scope] = true
      if changed.last != file { changed.append(file) }
      scopedTypes.insert(entity, scope, entities[entity].name)
      declaredAs[Int(entities[entity].name)].insert(.scoped)
    }
    for file in changed {
      for (scope, this) in files[file].facts.scopes.entries {
        let place = place(of: scope, in: file)
        if holdsTypes[place] {
          typeScopes[place] = scope
        } else if typeScopes[place] != scope, let parent = this.parent {
          typeScopes[place] = typeScope(of: parent, in: file)
        }
      }
    }
  }
}

extension Entity {
  /// A generic parameter, or a type declared in code and no member of another.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent == nil) }
}
