import Foundation

/// Reads the hives from the keeper's book.
final class HiveService {
  static let shared = HiveService()

  func load(_ done: @escaping ([Hive]) -> Void) {
    let book = FileManager.default.contents(atPath: "hives.txt").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = book.split(separator: "\n")
    done(lines.enumerated().map { Hive(number: $0 + 1, note: String($1)) })
  }
}
