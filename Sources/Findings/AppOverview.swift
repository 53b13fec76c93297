/// What the app is, for the head of a report.
public struct AppOverview: Sendable, Equatable {
  /// Languages, frameworks and the most frequent roles: `Swift, SwiftUI and UIKit: 226 views, 7 view controllers`.
  public var kind: String
  /// The layers, top to bottom, and the share of files in them.
  public var layers: String
  /// The packs of rules in force, and why.
  public var packs: String

  public init(kind: String, layers: String, packs: String) {
    self.kind = kind
    self.layers = layers
    self.packs = packs
  }
}
