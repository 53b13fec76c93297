import Findings

extension Baseline {
  /// The JSON text of the baseline. Each entry is on its own line, so that a diff shows changed entries only.
  var text: String {
    let lines = entries.map { "    \($0.json)" }.joined(separator: ",\n")
    let reader = objectiveC.map { "\n  \("objectiveC".json): \($0.rawValue.json)," } ?? ""
    return """
      {
        "schemaVersion": \(Self.schemaVersion),
        "tool": \(Tool.name.json),\(reader)
        "entries": [\(entries.isEmpty ? "" : "\n\(lines)\n  ")]
      }

      """
  }
}

extension BaselineEntry {
  fileprivate var json: String {
    let words = [
      ("file", key.file), ("rule", key.rule), ("subject", key.subject), ("target", key.target), ("edge", key.edge),
    ]
    var members = words.filter { !$0.1.isEmpty }.map { "\($0.json): \($1.json)" }
    if !measures.isEmpty {
      let values = measures.sorted { $0.key < $1.key }.map { "\($0.key.json): \($0.value.json)" }
      members.append("\("measures".json): {\(values.joined(separator: ", "))}")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

extension Measure {
  fileprivate var json: String {
    switch self {
    case .count(let count): "\(count)"
    case .words(let words): "[\(words.map(\.json).joined(separator: ", "))]"
    }
  }
}

extension String {
  fileprivate var json: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
