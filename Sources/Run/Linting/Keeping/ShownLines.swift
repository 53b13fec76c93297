import Findings
import LowLevel
import SourceFacts
import Storage

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
    var first = 0
    for index in self.texts.indices {
      let file = findings[index].position.file
      if index + 1 < findings.count, findings[index + 1].position.file == file { continue }
      places[file] = first..<index + 1
      first = index + 1
    }
  }

  /// Reads each file once of which not all is known, all into one memory.
  ///
  /// - Parameters:
  ///   - known: the text of a line, where that is known beside.
  ///   - lines: where those of a file start, where it was analysed.
  ///   - read: false where it cannot be read.
  init(
    of findings: [Finding], known: (_ line: Int, _ path: String) -> String? = { _, _ in nil },
    lines: (_ path: String) -> LineTable? = { _ in nil }, read: (_ path: String, _ text: TextBuffer) -> Bool
  ) {
    var texts: [String?] = []
    texts.reserveCapacity(findings.count)
    let text = TextBuffer()
    var open: (path: String, starts: [UInt32]) = ("", [])
    for finding in findings {
      let (path, line) = (finding.position.file, finding.position.line)
      if let text = known(line, path) {
        texts.append(text)
        continue
      }
      if path != open.path { open = (path, read(path, text) ? (lines(path) ?? LineTable(text.bytes)).starts : []) }
      texts.append(text.bytes.line(line, open.starts, longest: Self.longest))
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
  private let starts: [UInt32]

  init(_ text: [UInt8]) {
    self.text = text
    starts = text.withUnsafeBufferPointer { LineTable($0).starts }
  }

  func line(_ line: Int) -> String? { text.withUnsafeBufferPointer { $0.line(line, starts, longest: .max) } }
}

extension UnsafeBufferPointer<UInt8> {
  /// A line of a text without its end; nil for what is no line of it, or has more bytes than `longest`.
  ///
  /// - Parameter starts: of all lines; of a text that has changed since, what starts elsewhere is no line.
  fileprivate func line(_ line: Int, _ starts: [UInt32], longest: Int) -> String? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    guard start <= count, start == 0 || Self.isLineEnd(self[start - 1]) else { return nil }
    let rest = self[start...].prefix { !Self.isLineEnd($0) }
    return rest.count > longest ? nil : String(decoding: rest, as: UTF8.self)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
