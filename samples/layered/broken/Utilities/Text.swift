import Foundation

/// "2 hours ago", as short as the language allows.
enum RelativeDate {
  private static let formatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    return formatter
  }()

  static func text(for date: Date, now: Date = Date()) -> String {
    formatter.localizedString(for: date, relativeTo: now)
  }
}

enum FileName {
  /// A name that any file system takes.
  static func safe(_ text: String) -> String {
    text.unicodeScalars
      .map { CharacterSet.alphanumerics.contains($0) ? String($0) : "-" }
      .joined()
  }
}
