import SourceFacts
import Tables

/// The layers of the modules at one position.
struct LayerScope {
  let position: Int
  /// Modules that form one layer, the largest first. Libraries at one position do not import each other, so that
  /// each is a layer. Programs share files, and are one layer.
  let modules: [Module]
  /// Whether the modules are layers, with the other layers in them. Otherwise there is only one group of layers.
  let areModulesLayers: Bool
  /// Heights, top to bottom, with the names of their rows.
  let rows: [Row]
  let order: ObservedOrder

  typealias Row = (name: String, heights: [KnownHeight])

  struct Module {
    let name: String
    /// Files that are not in the composition root.
    let files: [FileID]
    /// Those rows of the position that the module has.
    let rows: [Row]
  }

  /// - Parameter isOnly: whether there is no other position.
  init(_ position: Int, _ placement: FilePlacement, _ uses: FileUses, isOnly: Bool) {
    self.position = position
    let files = placement.positions.indices.filter { placement.positions[$0] == position && !placement.isRoot[$0] }
    var heights = Table<FileID, KnownHeight?>(repeating: nil, count: placement.heights.count)
    for file in files { heights[file] = placement.heights[file] }
    let order = ObservedOrder(heights, uses)
    self.order = order
    areModulesLayers = !isOnly
    let programs = position > 0 ? nil : Self.name(ofPrograms: files.map { placement.modules[$0] })
    let groups = Dictionary(grouping: files) { programs ?? placement.modules[$0] }
    // Small libraries are a single layer each.
    let isWhole = !isOnly && (order.rows.count < 2 || position > 0 && files.count < Self.smallModule)
    modules = groups.map { name, files in
      let own = Set(files.compactMap { heights[$0] })
      let rows = order.rows.compactMap { row -> Row? in
        let present = row.filter(own.contains)
        if present.isEmpty { return nil }
        let names = present.map { placement.name(of: $0, at: position, in: position > 0 ? name : nil) }
        return (names.joined(separator: " + "), present)
      }
      return Module(name: name, files: files, rows: isWhole ? [] : rows)
    }.sorted { ($1.files.count, $0.name) < ($0.files.count, $1.name) }
    let present = Set(modules.flatMap(\.rows).flatMap(\.heights))
    rows = order.rows.filter { $0.contains(where: present.contains) }.map { row in
      (row.map { placement.name(of: $0, at: position) }.joined(separator: " + "), row)
    }
  }

  /// For the overview: the name of the largest module if it has most of the files; otherwise a few names.
  var name: String {
    let all = modules.reduce(0) { $0 + $1.files.count }
    if let first = modules.first, first.files.count * 2 > all { return first.name }
    let rest = modules.count - 3
    return modules.prefix(3).map(\.name).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The name of the program with more than half of the files, or else `Apps`.
  /// - Parameter modules: for each file, its module.
  private static func name(ofPrograms modules: [String]) -> String {
    let largest = Dictionary(modules.map { ($0, 1) }, uniquingKeysWith: +).first { $0.value * 2 > modules.count }
    return largest?.key ?? "Apps"
  }

  private static let smallModule = 10
}
