/// What each type of a project is to its architecture, as `roles` prints it.
public struct RolesDocument: Sendable {
  /// In order of file and line; those without a role too.
  public var declarations: [Declaration]
  /// All roles that there are, in the order in which they are told.
  public var roles: [String]
  /// Said on standard error, beside the roles.
  public var notes: [String] = []
  public var problems: [Problem] = []

  public struct Declaration: Sendable {
    /// Qualified: `Feed.Item`.
    public var name: String
    /// `class`, `struct`, `enum`, `actor`, `protocol`
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
    /// What proves it, in one sentence.
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
