import DependencyGraph
import SourceFacts

/// The facts of one file without their arrays' bookkeeping.
struct FileView {
  let nodes: UnsafeBufferPointer<Node>
  let declarations: UnsafeBufferPointer<Declaration>
  let scopes: UnsafeBufferPointer<Scope>
  /// Merged names by the file's own.
  let names: UnsafeBufferPointer<UInt32>
  /// Entities by declaration.
  let entities: UnsafeBufferPointer<Int32>
}

extension FileView {
  static var none: FileView {
    FileView(
      nodes: .init(start: nil, count: 0), declarations: .init(start: nil, count: 0), scopes: .init(start: nil, count: 0),
      names: .init(start: nil, count: 0), entities: .init(start: nil, count: 0))
  }
}

extension SymbolTable {
  private func withNames<Result>(of file: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    let map = names.maps[file]
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: map.count) { names in
      let own = names[..<map.seeds.count].initialize(fromContentsOf: map.seeds)
      _ = names[own...].initialize(fromContentsOf: map.own)
      return body(UnsafeBufferPointer(names))
    }
  }

  func withFile<Result>(_ file: Int, _ body: (FileView) -> Result) -> Result {
    files[file].facts.nodes.withUnsafeBufferPointer { nodes in
      files[file].facts.declarations.withUnsafeBufferPointer { declarations in
        files[file].facts.scopes.withUnsafeBufferPointer { scopes in
          withNames(of: file) { names in
            entityOf.withUnsafeBufferPointer { entities in
              body(
                FileView(
                  nodes: nodes, declarations: declarations, scopes: scopes, names: names,
                  entities: UnsafeBufferPointer(
                    rebasing: entities[firstDeclaration[file]..<firstDeclaration[file + 1]])))
            }
          }
        }
      }
    }
  }
}
