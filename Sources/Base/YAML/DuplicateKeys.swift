import Yams

/// Finds all duplicate keys. Yams stops at the first duplicate and reports the first of the two keys. To continue, and
/// to report every duplicate at its second position, the initial of the first key is replaced by a unique private-use
/// character, which preserves positions.
struct DuplicateKeys {
  private struct Place: Hashable {
    var line: Int
    var column: Int
  }
  private static let maximum = 20

  /// The names of marked keys by the line and column of the parser.
  private var names: [Place: String] = [:]

  /// Returns the text with the duplicate key marked; nil for other errors, or if the key is not found.
  mutating func mark(_ error: YamlError, in text: String) -> String? {
    guard case .duplicatedKeysInMapping(let keys, let context) = error, let key = keys.first, !key.isEmpty else {
      return nil
    }
    let place = Place(line: context.mark.line, column: context.mark.column)
    guard names.count < Self.maximum, names[place] == nil else { return nil }
    var scalars = Array(text.unicodeScalars)
    guard var index = offset(of: place, in: scalars) else { return nil }
    if scalars[index] == "\"" || scalars[index] == "'" { index += 1 }
    guard index < scalars.count, scalars[index] == key.unicodeScalars.first else { return nil }
    guard let initial = Unicode.Scalar(0xE000 + UInt32(names.count)) else { return nil }
    scalars[index] = initial
    names[place] = key
    var marked = String.UnicodeScalarView()
    marked.append(contentsOf: scalars)
    return String(marked)
  }

  /// Returns the name of a marked key by its position in the parser's columns.
  func name(line: Int, column: Int) -> String? { names[Place(line: line, column: column)] }

  private func offset(of place: Place, in scalars: [Unicode.Scalar]) -> Int? {
    var line = 1
    var column = 1
    for (index, scalar) in scalars.enumerated() {
      if line == place.line, column == place.column { return index }
      let endsLine = scalar == "\n" || (scalar == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n"))
      (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
    }
    return nil
  }
}
