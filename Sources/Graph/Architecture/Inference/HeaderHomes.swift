import DependencyGraph
import SourceFacts
import Tables

/// Finds the layer of headers in folders named after visibility, `Public/Feed.h`: that of their implementation.
struct HeaderHomes {
  /// For each such header, the file of its implementation, if there is one.
  private let implementations: [FileID: FileID?]

  init(in graph: DependencyGraph) {
    let headers = graph.files.indices.filter { AccessFolder.holds(graph.files[$0].path) }
    var found = Dictionary(uniqueKeysWithValues: headers.map { ($0, FileID?.none) })
    if !found.isEmpty {
      for symbol in graph.symbols.indices {
        guard let type = graph.implementedType(symbol) else { continue }
        let (header, file) = (graph.symbols[type].file, graph.symbols[symbol].file)
        if found[header] == .some(nil), file != header { found.updateValue(file, forKey: header) }
      }
    }
    implementations = found
  }

  /// Sets the heights, positions and modules of such headers.
  func place(
    _ heights: inout Table<FileID, KnownHeight?>, _ positions: inout Table<FileID, Int>,
    _ modules: inout Table<FileID, String>
  ) {
    for (header, file) in implementations {
      heights[header] = file.flatMap { heights[$0] }
      guard let file else { continue }
      positions[header] = positions[file]
      modules[header] = modules[file]
    }
  }
}

/// Folders for headers that are named after visibility: `Public`, `Private`, `include`.
public enum AccessFolder {
  public static func holds(_ path: String) -> Bool {
    path.hasSuffix(".h") && path.split(separator: "/").dropLast().contains { names.contains(FolderName.plain($0)) }
  }

  private static let names: Set<String> = [
    "public", "private", "include", "headers", "publicheaders", "privateheaders",
  ]
}
