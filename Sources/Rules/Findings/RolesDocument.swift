/// The roles of the types of a project: the output of `roles`.
public struct RolesDocument: QueryAnswer, Sendable {
  /// All types, including those without a role, sorted by file and line.
  public var declarations: [Declaration]
  /// All known roles, in the order in which they are listed.
  public var roles: [String]
  /// Notes for standard error.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public struct Declaration: Sendable {
    /// The qualified name: `Feed.Item`.
    public var name: String
    /// `class`, `struct`, `enum`, `actor` or `protocol`.
    public var kind: String
    public var position: Position
    public var layer: String?
    /// In the order of `RolesDocument.roles`.
    public var roles: [Role]
    public init(name: String, kind: String, position: Position, layer: String? = nil, roles: [Role] = []) {
      self.name = name
      self.kind = kind
      self.position = position
      self.layer = layer
      self.roles = roles
    }
  }

  public struct Role: Sendable, Equatable {
    public var role: String
    /// The evidence, in one sentence.
    public var because: String
    public init(role: String, because: String) {
      self.role = role
      self.because = because
    }
  }

  public init(declarations: [Declaration] = [], roles: [String] = []) {
    self.declarations = declarations
    self.roles = roles
  }
}
