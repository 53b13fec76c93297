import Foundation

struct Walker: Codable, Identifiable {
  let id: String
  let name: String
  let walkedKilometres: Double
  let joinedAt: Date

  var rank: Rank {
    switch walkedKilometres {
    case ..<50: .stroller
    case ..<500: .hiker
    default: .pathfinder
    }
  }

  /// By distance walked. Palette has a colour for each.
  enum Rank: String, Codable {
    case stroller, hiker, pathfinder
  }
}
