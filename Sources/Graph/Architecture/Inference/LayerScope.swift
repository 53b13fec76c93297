import SourceFacts
import Tables

/// The layers of the modules at one position.
struct LayerScope {
  let position: Int
  /// The modules at this position; empty if modules are not ordered.
  let modules: [(name: String, files: Int)]
  /// Heights, top to bottom, with the names of their rows.
  let rows: [(name: String, heights: [KnownHeight])]
  let order: ObservedOrder
  /// The number of files, and of those in a row.
  let count: Int
  let placed: Int

  init(_ position: Int, _ placement: FilePlacement, _ uses: FileUses, modules: [(name: String, files: Int)]) {
    (self.position, self.modules) = (position, modules)
    let files = placement.positions.indices.filter { placement.positions[$0] == position && !placement.isRoot[$0] }
    var heights = Table<FileID, KnownHeight?>(repeating: nil, count: placement.heights.count)
    for file in files { heights[file] = placement.heights[file] }
    order = ObservedOrder(heights, uses)
    count = files.count
    placed = files.count { heights[$0] != nil }
    // A small module is a single layer.
    let isSmall = position > 0 && files.count < Self.smallModule
    let isSplit = modules.isEmpty || !isSmall && order.rows.count > 1
    rows =
      isSplit
      ? order.rows.map { row in (row.map { placement.name(of: $0, at: position) }.joined(separator: ", "), row) } : []
  }

  /// The name of the largest module if it has most of the files; otherwise a few names.
  var name: String {
    let all = modules.reduce(0) { $0 + $1.files }
    if let first = modules.first, first.files * 2 > all { return first.name }
    let rest = modules.count - 3
    return modules.prefix(3).map(\.name).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let smallModule = 10
}
