import DependencyGraph
import SourceFacts
import Tables

/// Headers in folders that say who may see them, `Public/Feed.h`, and not what they are: they go where their
/// implementation is.
struct HeaderHomes {
  /// For each such header the file of its implementation, where there is one.
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

  /// Heights and positions of all files, those of such headers changed.
  func place(_ heights: inout Table<FileID, KnownHeight?>, _ positions: inout Table<FileID, Int>) {
    for (header, file) in implementations {
      heights[header] = file.flatMap { heights[$0] }
      if let file { positions[header] = positions[file] }
    }
  }
}

/// Folders of headers that are named after who may see them: `Public`, `Private`, `include`.
public enum AccessFolder {
  public static func holds(_ path: String) -> Bool {
    path.hasSuffix(".h") && path.split(separator: "/").dropLast().contains { names.contains(FolderName.plain($0)) }
  }

  private static let names: Set<String> = [
    "public", "private", "include", "headers", "publicheaders", "privateheaders",
  ]
}
