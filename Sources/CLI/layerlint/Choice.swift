import ArgumentParser
import LowLevel
import Reports

/// An option with a fixed set of values. The values and the parsing function are passed to the argument parser
/// explicitly: to derive them from a type, the runtime would search all protocol conformances of the program.
protocol Choice: CaseIterable, RawRepresentable<String>, Sendable {}

extension ReportFormat: Choice {}

extension Choice {
  static var words: [String] { allCases.map { $0.rawValue } }

  /// The values: `text, xcode, json`.
  static var listed: String { words.joined(separator: ", ") }

  /// The list of values as the argument parser formats it in the help.
  static func choices(default choice: Self) -> String { "(values: \(listed); default: \(choice.rawValue))" }

  static func chosen(_ word: String) throws -> Self {
    guard let choice = Self(rawValue: word) else { throw ValidationError("it is one of \(listed)") }
    return choice
  }
}
