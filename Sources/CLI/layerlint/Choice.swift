import ArgumentParser
import LowLevel
import Reports

/// An option value out of a fixed set of words. The words and the parsing function are passed to the argument parser
/// explicitly: to derive them from a type, the runtime would search all protocol conformances of the program several
/// times at each start.
protocol Choice: CaseIterable, RawRepresentable<String>, Sendable {}

extension ReportFormat: Choice {}

extension Choice {
  static var words: [String] { allCases.map { $0.rawValue } }

  /// `text, xcode, json`
  static var listed: String { words.joined(separator: ", ") }

  /// The list of values as the argument parser formats it for the help.
  static func choices(default choice: Self) -> String { "(values: \(listed); default: \(choice.rawValue))" }

  static func chosen(_ word: String) throws -> Self {
    guard let choice = Self(rawValue: word) else { throw ValidationError("it is one of \(listed)") }
    return choice
  }
}
