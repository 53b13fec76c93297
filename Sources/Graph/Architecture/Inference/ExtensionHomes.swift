import DependencyGraph
import SourceFacts
import Tables

/// Finds the layer of files that are in none and have only extensions of one type of the project, or of arrays of it:
/// that of the type, unless it is in another module. A user interface extension of a type without user interface,
/// `Order+Color`, is separate on purpose and stays in no layer.
struct ExtensionHomes {
  private let graph: DependencyGraph

  init(in graph: DependencyGraph) { self.graph = graph }

  /// The heights of all files, with those of extensions added.
  func adding(
    to heights: Table<FileID, KnownHeight?>, at positions: Table<FileID, Int>
  ) -> Table<FileID, KnownHeight?> {
    var added = heights
    for file in heights.indices where heights[file] == nil {
      guard let home = home(of: file, positions), let height = heights[home] else { continue }
      if !(height.isModelSide && graph.importsInterface(file)) { added[file] = height }
    }
    return added
  }

  /// The file of the only extended type; nil if there are several.
  private func home(of file: FileID, _ positions: Table<FileID, Int>) -> FileID? {
    var homes: Set<FileID> = []
    for symbol in graph.symbols(in: file)
    where graph.symbols[symbol].parent == nil && graph.symbols[symbol].kind != .header {
      let types = graph.symbols[symbol].extended.map { [$0] } ?? graph.requiredTypes(of: symbol)
      guard !types.isEmpty, graph.symbols[symbol].kind == .extension else { return nil }
      for type in types { homes.insert(graph.symbols[type].file) }
    }
    guard homes.count == 1, let home = homes.first, home != file, positions[home] == positions[file] else { return nil }
    return home
  }
}

extension DependencyGraph {
  /// `Order` of `extension Array where Element == Order`
  fileprivate func requiredTypes(of part: SymbolID) -> [SymbolID] {
    let (declaration, file) = (declaration(of: part), symbols[part].file)
    return files[file].facts.attachments(of: declaration).filter { $0.kind == .requirement }.flatMap {
      attachment -> [SymbolID] in
      let nodes = files[file].facts.nodes
      let first = nodes[nodes[attachment.node].start].offset
      let last = nodes[attachment.node.previous].offset
      return references(in: file, bytes: first..<last + 1).map { references[$0].target }.filter {
        symbols[$0].kind.isNominalType
      }
    }
  }
}
