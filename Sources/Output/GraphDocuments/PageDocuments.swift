import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Collects the graph data for the HTML page.
public struct PageDocuments {
  private let model: ArchitecturalModel
  private let positions: SourcePositions
  private let references: GraphReferences

  /// - Parameter violations: see `GraphDocuments`.
  public init(_ model: ArchitecturalModel, _ positions: SourcePositions, violations: Set<Position>?) {
    self.model = model
    self.positions = positions
    references = GraphReferences(model: model, positions: positions, violations: violations)
  }

  private var graph: DependencyGraph { model.graph }

  /// Everything except the controllers.
  public func document() -> PageDocument {
    var page = PageDocument()
    page.layers = layers
    page.areLayersInferred = model.layers.isInferred
    page.modules = graph.modules.elements
    page.files = files
    page.title = title(of: page)
    let numbers: Table<GroupID, Int?>
    (page.types, numbers) = types()
    page.links = links(numbers)
    page.screens = ScreensDocument(of: model, positions) { _ in true }
    return page
  }

  private var layers: [PageDocument.Layer] {
    model.layers.layers.map { layer in
      PageDocument.Layer(
        name: layer.name, parent: layer.parent?.index, rank: layer.row + 1, paths: layer.paths.map(\.text))
    }
  }

  private var files: [PageDocument.File] {
    graph.filesAndInterfaces.map { file in
      PageDocument.File(
        path: graph.path(ofFile: file), lines: max(0, graph.lines(ofFile: file).starts.count - 1),
        layer: file < graph.files.endIndex ? model.layers.layerOfFile[file]?.index : nil,
        module: graph.modules(ofFile: file).first?.index)
    }
  }

  private func title(of page: PageDocument) -> String {
    var lines = [Int](repeating: 0, count: page.modules.count)
    for file in page.files { if let module = file.module { lines[module] += file.lines } }
    let largest = lines.indices.max { (lines[$0], $1) < (lines[$1], $0) }
    return largest.map { page.modules[$0] } ?? ""
  }

  /// Types, and functions and global variables with references.
  private func types() -> ([PageDocument.TypeNode], Table<GroupID, Int?>) {
    let groups = graph.typeGroups
    var isUsed = Table<GroupID, Bool>(graph.symbols.map(\.kind.isNominalType))
    for reference in graph.references + graph.interfaces.references {
      isUsed[groups[reference.target]] = true
      if let source = reference.source { isUsed[groups[source]] = true }
    }
    var nodes: [PageDocument.TypeNode] = []
    var numbers = Table<GroupID, Int?>(repeating: nil, count: isUsed.count)
    for (symbol, entry) in graph.symbols.entries where isUsed[GroupID(symbol.index)] {
      numbers[GroupID(symbol.index)] = nodes.count
      let declaration = graph.declaration(of: symbol)
      let table = graph.lines(ofFile: entry.file)
      let line = table.line(at: declaration.nameOffset).line
      let end = table.line(at: max(declaration.nameOffset, declaration.end == 0 ? 0 : declaration.end - 1)).line
      var node = PageDocument.TypeNode(
        name: graph.qualifiedName(of: symbol), kind: "\(entry.kind)", file: entry.file.index, line: line,
        lines: end - line + 1)
      node.roles = model.roles.evidence(of: symbol, in: graph).map {
        RolesDocument.Role(role: $0.role.rawValue, because: $0.because)
      }
      nodes.append(node)
    }
    return (nodes, numbers)
  }

  private func links(_ numbers: Table<GroupID, Int?>) -> [PageDocument.Link] {
    let groups = graph.typeGroups
    let all = graph.references.count + graph.interfaces.references.count
    var found: [(key: LinkKey, id: ReferenceID)] = []
    found.reserveCapacity(all / 2)
    for index in 0..<all {
      let id = ReferenceID(index)
      let reference = graph.reference(at: id)
      let source = reference.source.flatMap { numbers[groups[$0]] }
      let target = numbers[groups[reference.target]]
      let toFile = graph.symbols[reference.target].file.index
      // References inside a type, or inside a file outside of types, are not dependencies.
      if source == nil ? reference.file.index == toFile : source == target { continue }
      let key = LinkKey(from: reference.file.index, to: toFile, source: source ?? -1, target: target ?? -1)
      found.append((key, id))
    }
    found.sort { $0.key == $1.key ? $0.id < $1.id : $0.key < $1.key }
    var links: [PageDocument.Link] = []
    var last: LinkKey?
    for (key, id) in found {
      let reference = graph.reference(at: id)
      let line = graph.lines(ofFile: reference.file).line(at: reference.offset).line
      if key != last {
        links.append(
          PageDocument.Link(
            fromFile: key.from, toFile: key.to, fromType: key.source < 0 ? nil : key.source,
            toType: key.target < 0 ? nil : key.target, lines: []))
        last = key
      }
      add(id, line, to: &links[links.count - 1])
    }
    return links
  }

  private func add(_ id: ReferenceID, _ line: Int, to link: inout PageDocument.Link) {
    link.lines.append(line)
    guard references.isUpward(id) else { return }
    link.upward += 1
    if references.isViolation(id), link.violations.last != line { link.violations.append(line) }
  }
}

/// -1 means no type.
private struct LinkKey: Comparable {
  let from: Int
  let to: Int
  let source: Int
  let target: Int

  static func < (left: LinkKey, right: LinkKey) -> Bool {
    (left.from, left.to, left.source, left.target) < (right.from, right.to, right.source, right.target)
  }
}
