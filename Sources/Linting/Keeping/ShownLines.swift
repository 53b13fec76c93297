import Findings
import SourceFacts

/// The lines at which findings stand, kept with an answer: whoever shows it need not open the files.
struct ShownLines {
  /// Longer ones, counted in bytes, are looked up in their file.
  private static let longest = 1_000

  private let findings: [Finding]
  /// By finding; nil where it is to be looked up.
  let texts: [String?]
  /// Findings of one file follow one another, by line.
  private var places: [String: Range<Int>] = [:]

  /// - Parameter texts: as many as there are findings; none where they are not known.
  init(of findings: [Finding], _ texts: [String?]) {
    self.findings = findings
    self.texts = texts.count == findings.count ? texts : []
    for index in self.texts.indices {
      let file = findings[index].position.file
      places[file] = (places[file]?.lowerBound ?? index)..<index + 1
    }
  }

  /// Reads each file once of which not all is known, and holds no more than one.
  init(of findings: [Finding], known: (_ line: Int, _ path: String) -> String? = { _, _ in nil }, read: (_ path: String) -> [UInt8]?) {
    var texts: [String?] = []
    texts.reserveCapacity(findings.count)
    var open: (path: String, file: LinesOfFile?) = ("", nil)
    for finding in findings {
      if let text = known(finding.position.line, finding.position.file) {
        texts.append(text)
        continue
      }
      if finding.position.file != open.path { open = (finding.position.file, read(finding.position.file).map(LinesOfFile.init)) }
      texts.append(open.file?.line(finding.position.line, longest: Self.longest))
    }
    self.init(of: findings, texts)
  }

  /// Nil where it was not kept.
  func line(_ line: Int, ofPath path: String) -> String? {
    guard let places = places[path] else { return nil }
    let index = places.partitioningIndex { findings[$0].position.line >= line }
    return index < places.upperBound && findings[index].position.line == line ? texts[index] : nil
  }
}

/// A file that nobody analysed in this run, line by line.
struct LinesOfFile {
  private let text: [UInt8]
  private let lines: LineTable

  init(_ text: [UInt8]) {
    self.text = text
    lines = text.withUnsafeBufferPointer { LineTable($0) }
  }

  /// Without its end; nil for what is no line of the file, or has more bytes than `longest`.
  func line(_ line: Int, longest: Int = .max) -> String? {
    guard line >= 1, line <= lines.starts.count else { return nil }
    let rest = text[Int(lines.starts[line - 1])...].prefix { $0 != 0x0A && $0 != 0x0D }
    return rest.count > longest ? nil : String(decoding: rest, as: UTF8.self)
  }
}
