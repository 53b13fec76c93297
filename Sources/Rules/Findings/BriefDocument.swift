/// What to know before editing a type or file: the output of `brief`.
public struct BriefDocument: QueryAnswer, Sendable {
  /// A path, or the qualified name of a type.
  public var name: String
  /// `file`, `class`, `struct` …
  public var kind: String
  /// The declaration of the type, or the first line of the file.
  public var position: Position
  public var lines = 0
  /// The types that a file declares; empty for a type.
  public var types: [String] = []
  public var layer: LayerPlace?
  public var roles: [RolesDocument.Role] = []
  /// The types that it refers to, by layer, most references first.
  public var uses: [Neighbour] = []
  /// The types that refer to it, likewise.
  public var users: [Neighbour] = []
  /// Modules that the file imports.
  public var imports: [String] = []
  /// The rules that check it specifically.
  public var rules: [Rule] = []
  public var debts: [Finding] = []
  public var sibling: Sibling?
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public init(name: String, kind: String, position: Position) {
    (self.name, self.kind, self.position) = (name, kind, position)
  }

  /// A layer, and its place in the order of layers.
  public struct LayerPlace: Sendable, Equatable {
    public var name: String
    public var isInferred: Bool
    /// The other layers that it may use, from top to bottom.
    public var mayUse: [String] = []
    /// Layers that it must not use.
    public var mayNotUse: [String] = []
    public init(name: String, isInferred: Bool) { (self.name, self.isInferred) = (name, isInferred) }
  }

  /// Types that it refers to or that refer to it, grouped by layer.
  public struct Neighbour: Sendable, Equatable {
    /// Nil for types in no layer.
    public var layer: String?
    public var isAgainstLayers: Bool
    public var types: [Used]
    public init(layer: String?, isAgainstLayers: Bool, types: [Used]) {
      (self.layer, self.isAgainstLayers, self.types) = (layer, isAgainstLayers, types)
    }
    public var references: Int { types.reduce(0) { $0 + $1.references } }
  }

  public struct Used: Sendable, Equatable {
    public var name: String
    public var references: Int
    public init(name: String, references: Int) { (self.name, self.references) = (name, references) }
  }

  public struct Rule: Sendable, Equatable {
    public var id: String
    public var summary: String
    public init(id: String, summary: String) { (self.id, self.summary) = (id, summary) }
  }

  /// A type with the same roles and without findings.
  public struct Sibling: Sendable, Equatable {
    public var name: String
    public var position: Position
    public var lines: Int
    public var layer: String?
    public init(name: String, position: Position, lines: Int, layer: String?) {
      (self.name, self.position, self.lines, self.layer) = (name, position, lines, layer)
    }
  }
}
