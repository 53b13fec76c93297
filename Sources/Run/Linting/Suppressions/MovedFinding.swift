import Findings

extension Finding {
  /// Moves the finding to another place where its rule is violated, because the first place is suppressed.
  ///
  /// - Parameter line: returns a line of a file.
  mutating func move(to place: Evidence, line: (_ line: Int, _ path: String) -> String?) {
    if let old = declaration, let new = place.declaration, old != new {
      message = message.replacing(old, with: new)
      suggestion = suggestion?.replacing(old, with: new)
      wording = wording.map { wording in
        Wording(
          before: wording.before.replacing(old, with: new), name: wording.name,
          after: wording.after.replacing(old, with: new))
      }
    }
    declaration = place.declaration
    position = place.position
    endLine = place.position.line
    let text = line(place.position.line, place.position.file)
    endColumn = place.position.column + Self.length(at: place.position, of: text)
  }

  /// The length of the identifier at a position, in UTF-16 units.
  private static func length(at position: Position, of line: String?) -> Int {
    guard let units = line.map({ Array($0.utf16) }), position.column - 1 < units.count else { return 1 }
    let word = units[(position.column - 1)...].prefix { unit in
      Unicode.Scalar(unit).map { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? true
    }
    return max(1, word.count)
  }
}

extension String {
  /// Replaces every occurrence of a text. Meant for few occurrences.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    guard !old.isEmpty else { return self }
    var rest = self[...]
    var text = ""
    while let start = rest.indices.first(where: { rest[$0...].hasPrefix(old) }) {
      text += rest[..<start] + new
      rest = rest[start...].dropFirst(old.count)
    }
    return text + rest
  }
}
