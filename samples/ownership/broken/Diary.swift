import Foundation

final class Diary: Journal {
  // The player holds its diary, and its diary the player.
  var player: Player? // expect: ownership_cycle
  private var lines: [String] = []

  func note(_ song: String) { lines.append("\(Date()): \(song)") }
}
