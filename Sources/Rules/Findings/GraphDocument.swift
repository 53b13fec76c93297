/// The granularity of a graph.
public enum GraphLevel: String, Sendable, CaseIterable, Comparable {
  case layer, module, folder, file, type

  /// Coarse levels precede fine ones.
  public static func < (left: GraphLevel, right: GraphLevel) -> Bool { left.fineness < right.fineness }

  private var fineness: Int {
    switch self {
    case .layer: 0
    case .module: 1
    case .folder: 2
    case .file: 3
    case .type: 4
    }
  }
}

/// A dependency graph: the output of `graph`.
public struct GraphDocument: QueryAnswer, Sendable {
  public var level: GraphLevel
  /// Layers from top to bottom; at other levels sorted by id. Reports keep this order.
  public var nodes: [Node]
  /// Sorted by the order of their nodes, `from` first. No edge connects a node with itself.
  public var edges: [Edge]
  /// The layers that have nodes, and those that contain them: from top to bottom, each before its nested layers.
  public var layers: [Node] = []
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public struct Node: Sendable, Equatable {
    /// A unique and readable id: a layer's name, a path, or the qualified name of a type.
    public var id: String
    public var layer: String?
    public var module: String?
    /// For a layer: its position among the layers with the same parent, from 1 at the top. Sibling layers have the same
    /// rank; the root has 0.
    public var rank: Int?
    /// For a nested layer: the layer that contains it.
    public var parent: String?
    public init(id: String, layer: String? = nil, module: String? = nil) {
      self.id = id
      self.layer = layer
      self.module = module
    }
  }

  public struct Edge: Sendable {
    /// Ids of nodes.
    public var from: String
    public var to: String
    /// At least one; sorted by file, line and column.
    public var references: [Reference]
    /// Whether the edge violates the layers: `lint` reports one of its references to a higher layer or a sibling. Drawn
    /// differently; not part of the JSON.
    public var isAgainstLayers: Bool
    /// Whether one of its references goes to a higher layer or a sibling, reported or not.
    public var isUpward = false
    public init(from: String, to: String, references: [Reference], isAgainstLayers: Bool = false) {
      self.from = from
      self.to = to
      self.references = references
      self.isAgainstLayers = isAgainstLayers
      isUpward = isAgainstLayers
    }
  }

  public struct Reference: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      case type, function, variable, member, `import`, forward, implements
    }
    public var position: Position
    /// The name as written at the position.
    public var name: String
    public var kind: Kind
    public var provenance: Finding.Provenance
    /// The member that contains it, such as `FeedService.load()`; nil at file level. Not part of the JSON.
    public var declaration: String?
    /// Whether it violates the layers. Not part of the JSON.
    public var isAgainstLayers = false
    public init(position: Position, name: String, kind: Kind, provenance: Finding.Provenance = .source) {
      self.position = position
      self.name = name
      self.kind = kind
      self.provenance = provenance
    }
  }

  public init(level: GraphLevel, nodes: [Node] = [], edges: [Edge] = []) {
    self.level = level
    self.nodes = nodes
    self.edges = edges
  }
}
