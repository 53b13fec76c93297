import Foundation

/// A day in UTC.
struct GitDate {
  /// Days since 1970.
  private let days: Int
  private static let secondsPerDay = 86_400
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// - Parameter time: in seconds since 1970.
  init(_ time: Int) { days = Int((Double(time) / Double(Self.secondsPerDay)).rounded(.down)) }

  /// Returns nil if the text is not a day like `2026-03-01`.
  init?(_ text: String) {
    let numbers = text.split(separator: "-", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 3,
      let date = Self.calendar.date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]))
    else { return nil }
    self.init(Int(date.timeIntervalSince1970))
    if self.text != text { return nil }
  }

  /// When it begins, in seconds since 1970.
  var start: Int { days * Self.secondsPerDay }

  /// Weeks begin on Monday; 1970 began on a Thursday.
  var week: Int { Int((Double(days + 3) / 7).rounded(.down)) }

  var month: Int {
    let parts = components
    return parts.year * 12 + parts.month - 1
  }

  /// The same day some months earlier, or the last day of that month.
  func months(before count: Int) -> GitDate? {
    Self.calendar.date(byAdding: .month, value: -count, to: date).map { GitDate(Int($0.timeIntervalSince1970)) }
  }

  /// `2026-03-01`
  var text: String {
    let (year, month, day) = components
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  private var date: Date { Date(timeIntervalSince1970: Double(start)) }

  private var components: (year: Int, month: Int, day: Int) {
    let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
    return (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }
}
