import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// Which layer each file lies in, and how the layers stand to one another.
public struct LayerMap: Sendable {
  /// Top to bottom, a layer before those nested in it. The first is the composition root, above all others.
  public internal(set) var layers: [Layer]
  /// The layer of each file, or -1.
  public internal(set) var layerOfFile: Table<FileID, Int32>
  public let isInferred: Bool
  /// Files that two layers claim equally well, one for each such pair of layers. Such a file went to the first.
  public internal(set) var conflicts: [LayerConflict] = []
  /// Patterns that match no file.
  public internal(set) var unmatchedPatterns: [UnmatchedPattern] = []
  /// Root files that are so for an entry point or an assembly in them: the layer of what else they declare, or -1.
  var layerBesideRoot: [FileID: Int32] = [:]
  /// The entry points and assemblies.
  var rootTypes: Set<SymbolID> = []
  public static let root: Int32 = 0
  public static let rootName = "root"

  /// Layers but for the root.
  public var count: Int { layers.count - 1 }

  init(plan: LayerPlan, fileCount: Int) {
    layers = [Layer(name: Self.rootName, parent: -1, row: -1, depth: 0, paths: plan.root)]
    layerOfFile = Table(repeating: -1, count: fileCount)
    isInferred = plan.isInferred
    add(plan.rows, to: -1, depth: 0)
    nameApart()
  }

  /// Files that no layer answers for, wherever they lie.
  public mutating func leaveOut(_ files: Set<FileID>) {
    for file in files { layerOfFile[file] = -1 }
  }

  /// The map of a project without layers.
  public static func none(fileCount: Int) -> LayerMap { LayerMap(plan: LayerPlan(), fileCount: fileCount) }

  private mutating func add(_ rows: [LayerRow], to parent: Int32, depth: Int32) {
    for (row, siblings) in rows.enumerated() {
      for spec in siblings.layers {
        let index = Int32(layers.count)
        layers.append(Layer(name: spec.name, parent: parent, row: Int32(row), depth: depth, paths: spec.paths))
        add(spec.rows, to: index, depth: depth + 1)
      }
    }
  }

  /// Layers that share a name get those of their parents in front.
  private mutating func nameApart() {
    let counts = Dictionary(layers.map { ($0.name, 1) }, uniquingKeysWith: +)
    let names = layers.map(\.name)
    for index in layers.indices where counts[names[index], default: 1] > 1 {
      var parent = layers[index].parent
      while parent >= 0 {
        layers[index].name = names[Int(parent)] + "/" + layers[index].name
        parent = layers[Int(parent)].parent
      }
    }
  }

  public func layer(ofFile file: FileID) -> Layer? {
    let index = layerOfFile[file]
    return index < 0 ? nil : layers[Int(index)]
  }

  /// The layer of what a symbol is part of. In a file of the root only its entry point or assembly is the root: what stands
  /// beside it may be used.
  public func layer(ofSymbol symbol: SymbolID, in graph: DependencyGraph) -> Int32 {
    let file = graph.symbols[symbol].file
    let layer = layerOfFile[file]
    guard layer == Self.root, let beside = layerBesideRoot[file] else { return layer }
    return graph.symbols[symbol].kind == .header || isOfRootType(symbol, in: graph) ? layer : beside
  }

  /// Whether a symbol is, or extends, or belongs to an entry point or assembly.
  public func isOfRootType(_ symbol: SymbolID, in graph: DependencyGraph) -> Bool {
    rootTypes.contains(graph.outermostType(of: symbol))
  }

  /// How the first stands to the second.
  public func order(of first: Int32, to second: Int32) -> LayerOrder {
    if first == second { return .same }
    if first < 0 || second < 0 { return .unordered }
    if first == Self.root { return .above(rows: 0) }
    if second == Self.root { return .below(rows: 0) }
    guard let (left, right) = parting(first, second) else { return .same }
    let rows = Int(layers[Int(right)].row - layers[Int(left)].row)
    return rows == 0 ? .beside : rows > 0 ? .above(rows: rows) : .below(rows: -rows)
  }

  /// Of two layers, the ones around them (or they themselves) that stand in the same parent; none where one lies in the
  /// other.
  public func parting(_ first: Int32, _ second: Int32) -> (Int32, Int32)? {
    var left = first
    var right = second
    while layers[Int(left)].depth > layers[Int(right)].depth { left = layers[Int(left)].parent }
    while layers[Int(right)].depth > layers[Int(left)].depth { right = layers[Int(right)].parent }
    if left == right { return nil }
    while layers[Int(left)].parent != layers[Int(right)].parent {
      left = layers[Int(left)].parent
      right = layers[Int(right)].parent
    }
    return (left, right)
  }

  /// Whether a layer is another, or lies in it.
  public func isWithin(_ layer: Int32, _ outer: Int32) -> Bool {
    var layer = layer
    while layer >= 0, layer != outer { layer = layers[Int(layer)].parent }
    return layer == outer
  }
}

/// Two layers whose patterns match a file equally well.
public struct LayerConflict: Sendable, Equatable {
  /// Indices into `LayerMap.layers`.
  public var first: Int32
  public var second: Int32
  /// The first such file.
  public var file: FileID
}

/// A pattern of a layer, or of the root, that matches no file.
public struct UnmatchedPattern: Sendable, Equatable {
  public var layer: Int32
  public var pattern: PathPattern
}
