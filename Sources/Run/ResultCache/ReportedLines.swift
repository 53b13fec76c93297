import Findings
import LowLevel
import SourceFacts

/// The source lines of findings, cached with the result so that a report need not open the files.
public struct ReportedLines {
  /// The maximum length of a cached line in bytes. Longer lines are read from their file.
  private static let longest = 1_000

  private let findings: [Finding]
  /// The line of each finding; nil if it has to be read from the file.
  let texts: [String?]
  /// The range of findings in each file. They are adjacent and sorted by line.
  private var places: [String: Range<Int>] = [:]

  /// - Parameter texts: the line of each finding; empty if the lines are not known.
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

  /// Reads each file that has unknown lines once.
  ///
  /// - Parameters:
  ///   - known: returns a line that is already known; nil if it has to be read.
  ///   - read: returns the text of a file; nil if it cannot be read.
  init(
    of findings: [Finding], known: (_ line: Int, _ path: String) -> String? = { _, _ in nil },
    read: (_ path: String) -> [UInt8]?
  ) {
    var texts: [String?] = []
    texts.reserveCapacity(findings.count)
    var open: (path: String, lines: SourceLines?) = ("", nil)
    for finding in findings {
      let (path, line) = (finding.position.file, finding.position.line)
      if let text = known(line, path) {
        texts.append(text)
        continue
      }
      if path != open.path { open = (path, read(path).map { SourceLines($0) }) }
      texts.append(open.lines?.line(line).flatMap { $0.utf8.count > Self.longest ? nil : $0 })
    }
    self.init(of: findings, texts)
  }

  /// Returns a cached line; nil if it is not cached.
  public func line(_ line: Int, ofPath path: String) -> String? {
    guard let places = places[path] else { return nil }
    let index = places.partitioningIndex { findings[$0].position.line >= line }
    return index < places.upperBound && findings[index].position.line == line ? texts[index] : nil
  }
}
