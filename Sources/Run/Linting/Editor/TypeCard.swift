import Findings

/// What an editor shows about a type: its layer, roles, size and dependencies.
public struct TypeCard: Sendable {
  /// The qualified name: `Feed.Item`.
  public var name: String
  /// `class`, `struct`, `enum`, `actor` or `protocol`.
  public var kind: String
  /// The position of its name.
  public var position: Position
  public var layer: String?
  public var isLayerInferred: Bool
  public var roles: [RolesDocument.Role]
  /// The number of lines, including extensions in the same module.
  public var lines: Int
  /// The number of types of the project that it uses.
  public var uses: Int
  /// The number of types of the project that use it.
  public var users: Int
}

/// A word in a text, and the type that it refers to.
public struct TypeMention: Sendable {
  public var card: TypeCard
  /// The position of the word, which is on one line. Columns start at 1 and are in UTF-16 units.
  public var position: Position
  public var endColumn: Int
}
