import DependencyGraph
import SourceFacts
import Tables

/// The facts of one file, without the reference counting of arrays.
struct FileView {
  let file: FileID
  let isObjectiveC: Bool
  let nodes: KeyedView<NodeID, Node>
  let declarations: KeyedView<DeclarationID, Declaration>
  let scopes: KeyedView<ScopeID, Scope>
  /// Maps the file's own names to merged names.
  let names: UnsafeBufferPointer<UInt32>
  let entities: KeyedView<DeclarationID, OptionalID<Entity>>

  @inline(__always)
  func entity(of declaration: DeclarationID) -> EntityID? { entities[declaration] }
}

extension FileView {
  static var none: FileView {
    FileView(
      file: FileID(0), isObjectiveC: false, nodes: KeyedView(), declarations: KeyedView(), scopes: KeyedView(),
      names: .init(start: nil, count: 0),
      entities: KeyedView())
  }
}

extension SymbolTable {
  private func withNames<Result>(of file: FileID, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let map = names.maps[file]
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: map.count) { names in
      let own = names[..<map.seeds.count].initialize(fromContentsOf: map.seeds)
      _ = names[own...].initialize(fromContentsOf: map.own)
      return body(UnsafeBufferPointer(names))
    }
  }

  func withFile<Result>(_ file: FileID, _ body: (FileView) -> Result) -> Result {
    files[file].facts.nodes.withUnsafeBufferPointer { nodes in
      files[file].facts.declarations.withUnsafeBufferPointer { declarations in
        files[file].facts.scopes.withUnsafeBufferPointer { scopes in
          withNames(of: file) { names in
            entities.ofDeclarations.elements.withUnsafeBufferPointer { declared in
              body(
                FileView(
                  file: file, isObjectiveC: self.files.isObjectiveC[file], nodes: KeyedView(nodes),
                  declarations: KeyedView(declarations), scopes: KeyedView(scopes),
                  names: names,
                  entities: KeyedView(UnsafeBufferPointer(rebasing: declared[entities.ofDeclarations.range(of: file)])))
              )
            }
          }
        }
      }
    }
  }
}
