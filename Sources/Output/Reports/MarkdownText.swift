extension String {
  /// Escapes text for Markdown and HTML, on one line.
  var asMarkdown: String {
    var text = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@":
        text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// A code span, which is also valid in a table.
  var asCode: String {
    let text = visible.replacing("|", with: "\\|")
    guard text.contains("`") else { return "`\(text)`" }
    return "`` \(text.replacing("``", with: "` `")) ``"
  }
}

extension String {
  fileprivate func replacing(_ pattern: String, with replacement: String) -> String {
    split(separator: pattern, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
