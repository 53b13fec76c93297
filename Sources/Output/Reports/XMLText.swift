import LowLevel

/// Escapes text for XML 1.0, including characters that XML does not allow. Line breaks are preserved in attributes.
extension String {
  var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&apos;"
      case "\n", "\t", "\r": text += "&#\(scalar.value);"
      default:
        let isForbidden = isUnprintable(scalar) || (0xFFFE...0xFFFF).contains(scalar.value)
        text += isForbidden ? visibleEscape(scalar) : String(scalar)
      }
    }
    return text
  }
}

/// Returns `<name key="value"` without the closing bracket. Attributes with the value nil are omitted.
func xmlTag(_ name: String, _ attributes: [(String, String?)]) -> String {
  let written = attributes.compactMap { key, value in value.map { " \(key)=\"\($0.xml)\"" } }
  return "<\(name)\(written.joined())"
}
