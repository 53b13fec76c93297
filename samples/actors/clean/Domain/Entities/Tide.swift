import Foundation

/// High or low water. A constant, so every actor may have it.
struct Tide: Sendable {
  let harbour: String
  let time: Date
  let height: Double
}
