import Foundation

final class Diary: Journal {
  weak var player: Player?
  private var lines: [String] = []

  func note(_ song: String) { lines.append("\(Date()): \(song)") }
}
