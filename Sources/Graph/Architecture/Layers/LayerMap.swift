import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// The layer of each file, and the order of layers.
public struct LayerMap: Sendable {
  /// From top to bottom; a layer comes before its nested layers. The first is the composition root, above all others.
  public internal(set) var layers: Table<LayerID, Layer>
  /// The layer of each file.
  public internal(set) var layerOfFile: Table<FileID, LayerID?>
  public let isInferred: Bool
  /// Files that two layers match equally well: one for each pair of layers. The first layer gets the file.
  public internal(set) var conflicts: [LayerConflict] = []
  /// Patterns that match no file.
  public internal(set) var unmatchedPatterns: [UnmatchedPattern] = []
  /// Files in the composition root because of an entry point or assembly; their other declarations are in no layer.
  var filesPartlyOfRoot: Set<FileID> = []
  /// The entry points and assemblies.
  var rootTypes: Set<SymbolID> = []
  public static let root = LayerID(0)
  public static let rootName = "root"

  /// The number of layers without the composition root.
  public var count: Int { layers.count - 1 }

  init(plan: LayerPlan, fileCount: Int) {
    layers = [Layer(name: Self.rootName, parent: nil, row: -1, depth: 0, paths: plan.root)]
    layerOfFile = Table(repeating: nil, count: fileCount)
    isInferred = plan.isInferred
    add(plan.rows, to: nil, depth: 0)
    qualifySharedNames()
  }

  /// The number of files in a layer, and of all files that are not in the composition root.
  public var coverage: (placed: Int, all: Int) {
    let (free, root) = (layerOfFile.count { $0 == nil }, layerOfFile.count { $0 == Self.root })
    return (layerOfFile.count - free - root, layerOfFile.count - root)
  }

  /// The source files in no layer. Headers that only the build uses, such as bridging headers, do not count.
  public func filesInNoLayer(of graph: DependencyGraph) -> [FileID] {
    graph.files.indices.filter { layerOfFile[$0] == nil && !graph.buildHeaders.contains($0) }
  }

  /// The map of a project without layers.
  public static func none(fileCount: Int) -> LayerMap { LayerMap(plan: LayerPlan(), fileCount: fileCount) }

  private mutating func add(_ rows: [LayerRow], to parent: LayerID?, depth: Int) {
    for (row, siblings) in rows.enumerated() {
      for spec in siblings.layers {
        let layer = layers.append(Layer(name: spec.name, parent: parent, row: row, depth: depth, paths: spec.paths))
        add(spec.rows, to: layer, depth: depth + 1)
      }
    }
  }

  /// Adds the names of parents to layers that share a name.
  private mutating func qualifySharedNames() {
    let counts = Dictionary(layers.map { ($0.name, 1) }, uniquingKeysWith: +)
    let names = layers.mapValues(\.name)
    for layer in layers.indices where counts[names[layer], default: 1] > 1 {
      var outer = layers[layer].parent
      while let parent = outer {
        layers[layer].name = names[parent] + "/" + layers[layer].name
        outer = layers[parent].parent
      }
    }
  }

  public func layer(ofFile file: FileID) -> Layer? {
    layerOfFile[file].map { layers[$0] }
  }

  /// The layer of a symbol. In a file of the composition root only the entry point or assembly is in it; other
  /// declarations are in no layer.
  public func layer(ofSymbol symbol: SymbolID, in graph: DependencyGraph) -> LayerID? {
    let file = graph.symbols[symbol].file
    let layer = layerOfFile[file]
    guard layer == Self.root, filesPartlyOfRoot.contains(file) else { return layer }
    return graph.symbols[symbol].kind == .header || isOfRootType(symbol, in: graph) ? layer : nil
  }

  /// Whether a symbol is, extends, or is a member of an entry point or assembly.
  public func isOfRootType(_ symbol: SymbolID, in graph: DependencyGraph) -> Bool {
    rootTypes.contains(graph.outermostType(of: symbol))
  }

  /// The relation of the first layer to the second; nil is no layer.
  public func order(of first: LayerID?, to second: LayerID?) -> LayerOrder {
    if first == second { return .same }
    guard let first, let second else { return .unordered }
    if first == Self.root { return .above(rows: 0) }
    if second == Self.root { return .below(rows: 0) }
    guard let (left, right) = siblingAncestors(first, second) else { return .same }
    let rows = layers[right].row - layers[left].row
    return rows == 0 ? .beside : rows > 0 ? .above(rows: rows) : .below(rows: -rows)
  }

  /// The two layers, or layers around them, that have the same parent; nil if one contains the other.
  public func siblingAncestors(_ first: LayerID, _ second: LayerID) -> (LayerID, LayerID)? {
    var (left, right) = (first, second)
    while layers[left].depth > layers[right].depth, let outer = layers[left].parent { left = outer }
    while layers[right].depth > layers[left].depth, let outer = layers[right].parent { right = outer }
    if left == right { return nil }
    while let outerLeft = layers[left].parent, let outerRight = layers[right].parent, outerLeft != outerRight {
      (left, right) = (outerLeft, outerRight)
    }
    return (left, right)
  }

  /// Whether a layer is the other one or is nested in it.
  public func isWithin(_ layer: LayerID, _ outer: LayerID) -> Bool {
    var enclosing: LayerID? = layer
    while let layer = enclosing, layer != outer { enclosing = layers[layer].parent }
    return enclosing != nil
  }
}

/// Two layers whose patterns match a file equally well.
public struct LayerConflict: Sendable, Equatable {
  public var first: LayerID
  public var second: LayerID
  /// The first such file.
  public var file: FileID
}

/// A pattern of a layer, or of the root, that matches no file.
public struct UnmatchedPattern: Sendable, Equatable {
  public var layer: LayerID
  public var pattern: PathPattern
}
