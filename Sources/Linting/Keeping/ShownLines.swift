import Findings

/// The lines at which findings stand, kept with an answer: whoever shows it need not open the files.
struct ShownLines {
  /// Longer ones are looked up in their file.
  static let longest = 1_000

  private let findings: [Finding]
  /// By finding.
  private let texts: [String?]
  /// Findings of one file follow one another.
  private var firstOfFile: [String: Int] = [:]

  /// - Parameter texts: as many as there are findings; none where they are not known.
  init(of findings: [Finding], _ texts: [String?]) {
    self.findings = findings
    self.texts = texts.count == findings.count ? texts : []
    for index in self.texts.indices.reversed() { firstOfFile[findings[index].position.file] = index }
  }

  /// Nil where it was not kept.
  func line(_ line: Int, ofPath path: String) -> String? {
    guard let first = firstOfFile[path] else { return nil }
    for index in first..<findings.count {
      let position = findings[index].position
      if position.line == line, position.file == path { return texts[index] }
      if position.line > line || position.file != path { return nil }
    }
    return nil
  }
}
