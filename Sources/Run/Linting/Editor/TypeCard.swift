import Findings

/// What a type is to its architecture, for somebody who looks at it in an editor.
public struct TypeCard: Sendable {
  /// Qualified: `Feed.Item`.
  public var name: String
  /// `class`, `struct`, `enum`, `actor`, `protocol`
  public var kind: String
  /// Of its name.
  public var position: Position
  public var layer: String?
  public var isLayerInferred: Bool
  public var roles: [RolesDocument.Role]
  /// With its extensions in the same module.
  public var lines: Int
  /// Types of the project that its text names.
  public var uses: Int
  /// Types of the project whose text names it.
  public var users: Int
}

/// A word in a text, and the type that it means.
public struct MeantType: Sendable {
  public var card: TypeCard
  /// Of the word; both on one line, columns in UTF-16 units from 1.
  public var position: Position
  public var endColumn: Int
}
