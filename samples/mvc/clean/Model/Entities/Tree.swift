import Foundation

/// A fruit tree on public ground.
struct Tree: Decodable {
  let id: Int
  let species: String
  let street: String
  let ripeFrom: Date
  let ripeTo: Date

  func isRipe(on date: Date) -> Bool { ripeFrom <= date && date <= ripeTo }
}
