import DependencyGraph
import SourceFacts

/// Headers in folders that say who may see them, `Public/Feed.h`, and not what they are: they go where their
/// implementation is.
struct HeaderHomes {
  /// By file of such a header: the file of its implementation, or -1.
  private let implementations: [Int: Int]

  init(in graph: DependencyGraph) {
    let headers = graph.files.indices.filter { AccessFolder.holds(graph.files[$0].path) }
    var found = Dictionary(uniqueKeysWithValues: headers.map { ($0, -1) })
    if !found.isEmpty {
      for symbol in graph.symbols.indices {
        guard let type = graph.implementedType(symbol) else { continue }
        let (header, file) = (Int(graph.symbols[type].file), Int(graph.symbols[symbol].file))
        if found[header] == -1, file != header { found[header] = file }
      }
    }
    implementations = found
  }

  /// Heights and positions of all files, those of such headers changed.
  func place(_ heights: inout [KnownHeight?], _ positions: inout [Int32]) {
    for (header, file) in implementations {
      heights[header] = file < 0 ? nil : heights[file]
      if file >= 0 { positions[header] = positions[file] }
    }
  }
}

/// Folders of headers that are named after who may see them: `Public`, `Private`, `include`.
public enum AccessFolder {
  public static func holds(_ path: String) -> Bool {
    path.hasSuffix(".h") && path.split(separator: "/").dropLast().contains { names.contains(FolderName.plain($0)) }
  }

  private static let names: Set<String> = ["public", "private", "include", "headers", "publicheaders", "privateheaders"]
}
