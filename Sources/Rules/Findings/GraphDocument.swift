/// How finely `graph` looks.
public enum GraphLevel: String, Sendable, CaseIterable, Comparable {
  case layer, module, folder, file, type

  /// Coarse before fine.
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

/// Who uses whom, as `graph` prints it.
public struct GraphDocument: Sendable {
  public var level: GraphLevel
  /// Layers from top to bottom; at all other levels by id. Reports keep this order.
  public var nodes: [Node]
  /// By the order of their nodes, `from` first. None from a node to itself.
  public var edges: [Edge]
  /// Said on standard error, beside the graph.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public struct Node: Sendable, Equatable {
    /// Unique; what people read: a layer's name, a path, a type's qualified name.
    public var id: String
    public var layer: String?
    public var module: String?
    /// Of a layer: its place among the layers of the same parent, 1 at the top, the same for layers side by side. The root has 0.
    public var rank: Int?
    /// Of a nested layer: the layer around it.
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
    /// At least one; in order of file, line and column.
    public var references: [Reference]
    /// It goes against the layers: upward, or to a sibling. Drawn apart; not part of the JSON.
    public var isAgainstLayers: Bool
    public init(from: String, to: String, references: [Reference], isAgainstLayers: Bool = false) {
      self.from = from
      self.to = to
      self.references = references
      self.isAgainstLayers = isAgainstLayers
    }
  }

  public struct Reference: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      case type, function, variable, member, `import`, forward, implements
    }
    public var position: Position
    /// As written at the place.
    public var name: String
    public var kind: Kind
    public var provenance: Finding.Provenance
    /// In whose text it stands, `FeedService.load()`; nil at file level. Not part of the graph's JSON.
    public var declaration: String?
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
