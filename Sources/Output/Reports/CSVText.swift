/// Comma-separated values as RFC 4180 defines them, with line feeds.
enum CSVText {
  static func rows(_ rows: [[String]]) -> String {
    rows.map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  /// A text that a spreadsheet would take for a formula gets an apostrophe.
  private static func field(_ text: String) -> String {
    let text = text.first.map { "=+-@\t".contains($0) } ?? false ? "'" + text : text
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
