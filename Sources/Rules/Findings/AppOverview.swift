/// A summary of the app for the head of a report.
public struct AppOverview: Sendable, Equatable {
  /// Languages, frameworks and the most frequent roles: `Swift, SwiftUI, UIKit: 226 views, 7 view controllers`.
  public var kind: String
  /// The layers from top to bottom, and the share of files in them; empty if there are none.
  public var layers: String
  /// The rule packs in force, and the reason.
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
