import DependencyGraph
import SourceFacts
import Tables

/// The place of a scope among those of all files.
typealias ScopePlace = ID<ScopeID>

/// Types that are declared in code, and generic parameters, by scope.
struct ScopedTypes: ~Copyable, Sendable {
  /// (scope, name)
  private(set) var types = PairTable<ScopePlace>()
  /// For each scope of a file: see `typeScope(of:in:)`.
  private(set) var nearest: Rows<FileID, ScopeID>

  /// - Parameter nearest: as if only files and members held types.
  init(nearest: Rows<FileID, ScopeID>) { self.nearest = nearest }

  @inline(__always)
  func place(of scope: ScopeID, in file: FileID) -> ScopePlace {
    nearest.range(of: file).lowerBound.advanced(by: scope.index)
  }

  /// The scope itself or the nearest around it in which a type name can be found.
  @inline(__always)
  func typeScope(of scope: ScopeID, in file: FileID) -> ScopeID { nearest[place(of: scope, in: file)] }

  /// Adds types and generic parameters, which are in the order of their files. Afterwards lookups skip the scopes in
  /// which no type name can be found.
  mutating func insert(_ found: [(type: EntityID, name: UInt32, file: FileID, scope: ScopeID)], _ files: SourceFiles) {
    var holdsTypes = Table<ScopePlace, Bool>(repeating: false, count: nearest.elements.count)
    var changed: [FileID] = []
    for one in found {
      let place = place(of: one.scope, in: one.file)
      holdsTypes[place] = true
      if changed.last != one.file { changed.append(one.file) }
      types.insert(one.type, place, one.name)
    }
    for file in changed {
      for (scope, this) in files[file].facts.scopes.entries {
        let place = place(of: scope, in: file)
        if holdsTypes[place] {
          nearest[place] = scope
        } else if nearest[place] != scope, let parent = this.parent {
          nearest[place] = typeScope(of: parent, in: file)
        }
      }
    }
  }
}

extension Entity {
  /// A generic parameter, or a type declared in code and no member of another.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent == nil) }
}
