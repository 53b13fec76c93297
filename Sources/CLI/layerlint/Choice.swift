import ArgumentParser
import LowLevel
import Reports

/// What an option takes one word of. The library is told so word by word and with a function that reads one: for a type whose
/// words it finds out itself, and for a default that it tells itself, the runtime looks through all conformances in the program,
/// several times each time the program starts.
protocol Choice: CaseIterable, RawRepresentable<String>, Sendable {}

extension ReportFormat: Choice {}

extension Choice {
  static var words: [String] { allCases.map { $0.rawValue } }

  /// `text, xcode, json`
  static var listed: String { words.joined(separator: ", ") }

  /// For the help, in the library's words.
  static func choices(default choice: Self) -> String { "(values: \(listed); default: \(choice.rawValue))" }

  static func chosen(_ word: String) throws -> Self {
    guard let choice = Self(rawValue: word) else { throw ValidationError("it is one of \(listed)") }
    return choice
  }
}
