/// What the app is, for the head of a report.
public struct AppOverview: Sendable, Equatable {
  /// Languages, frameworks and the most frequent roles: `Swift, SwiftUI, UIKit: 226 views, 7 view controllers`.
  public var kind: String
  /// The layers, top to bottom, and the share of files in them; empty where there are none.
  public var layers: String
  /// The packs of rules in force, and why.
  public var packs: String
  /// Notes of the run with the same content, which reports then omit.
  public var coveredNotes: [String]

  public init(kind: String, layers: String, packs: String, coveredNotes: [String] = []) {
    self.kind = kind
    self.layers = layers
    self.packs = packs
    self.coveredNotes = coveredNotes
  }
}
