import DependencyGraph
import SourceFacts
import Tables

/// The index of a scope in all files.
typealias ScopePlace = ID<ScopeID>

/// Local types and generic parameters, by scope.
struct ScopedTypes: ~Copyable, Sendable {
  /// (scope, name)
  private(set) var types = PairTable<ScopePlace>()
  /// For each scope of a file, see `typeScope(of:in:)`.
  private(set) var nearest: Rows<FileID, ScopeID>

  /// - Parameter nearest: computed without local types and generic parameters.
  init(nearest: Rows<FileID, ScopeID>) { self.nearest = nearest }

  @inline(__always)
  func place(of scope: ScopeID, in file: FileID) -> ScopePlace {
    nearest.range(of: file).lowerBound.advanced(by: scope.index)
  }

  /// The scope itself or the nearest enclosing one with type names.
  @inline(__always)
  func typeScope(of scope: ScopeID, in file: FileID) -> ScopeID { nearest[place(of: scope, in: file)] }

  /// Adds types and generic parameters, sorted by file. Afterwards lookups skip scopes without type names.
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
  /// A generic parameter, or a local type that is not a member.
  var isScoped: Bool { kind == .genericParameter || (flags.contains(.local) && parent == nil) }
}
