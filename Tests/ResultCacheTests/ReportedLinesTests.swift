import Findings
import SourceFacts
import Storage
import Tables
import Testing

@testable import ResultCache

/// Cached lines are the lines of the files.
@Suite struct ReportedLinesTests {
  private static let texts = [
    "A.swift": "one\ntwo\r\n\(String(repeating: "x", count: 2_000))\n", "B.swift": "first\nlast",
  ]
  private static let places = [
    ("A.swift", 1), ("A.swift", 2), ("A.swift", 2), ("A.swift", 3), ("B.swift", 2), ("Gone.swift", 1),
  ]
  private let findings = places.map { file, line in
    Finding(
      rule: "r", severity: .error, message: "", position: Position(file: file, line: line, column: 1), endLine: line,
      endColumn: 2, subject: "")
  }

  @Test func readsEachFileOnce() {
    var read: [String] = []
    let lines = ReportedLines(of: findings) { path in
      read.append(path)
      return Self.texts[path].map { Array($0.utf8) }
    }
    #expect(read == ["A.swift", "B.swift", "Gone.swift"])
    // A line that is too long, and a line of a missing file, are not cached.
    #expect(lines.texts == ["one", "two", "two", nil, "last", nil])
    #expect(lines.line(2, ofPath: "A.swift") == "two" && lines.line(2, ofPath: "B.swift") == "last")
    #expect(
      lines.line(3, ofPath: "A.swift") == nil && lines.line(1, ofPath: "B.swift") == nil
        && lines.line(1, ofPath: "C.swift") == nil)
  }

  /// Lines of unchanged files that an earlier result has are not read again.
  @Test func reusesEarlierLines() throws {
    let (same, other, today) = (ContentHash("same"), ContentHash("other"), ContentHash("today"))
    var packing = Packing()
    packing.add([same, other])
    packing.add([RunFileID]())
    packing.add(false)
    packing.add([
      CacheConditions.UncommonLine(file: RunFileID(0), line: 2, hash: today),
      CacheConditions.UncommonLine(file: RunFileID(1), line: 2, hash: today),
    ])
    packing.add(false)
    packing.add(ContentHash.none)
    let conditions = Unpacking.reading(packing.bytes) { CacheConditions(&$0) }
    var result = LintResult()
    result.findings = findings
    let cached = CachedResult(conditions: conditions, result: result, lines: ["one", "two", "two", nil, "last", nil])
    let earlier = EarlierLines(cached, [same, today], path: { ["A.swift", "B.swift"][$0.index] })
    let (first, second) = (RunFileID(0), RunFileID(1))
    #expect(
      earlier.hash(of: 2, in: first) == today && earlier.hash(of: 2, in: second) == nil
        && earlier.hash(of: 1, in: first) == nil)
    var read: [String] = []
    let lines = ReportedLines(of: findings.filter { $0.position.line != 3 }, known: earlier.text) { path in
      read.append(path)
      return Self.texts[path].map { Array($0.utf8) }
    }
    #expect(read == ["B.swift", "Gone.swift"])
    #expect(lines.texts == ["one", "two", "two", "last", nil])
    // If the number of files differs, no file counts as unchanged.
    let more = EarlierLines(cached, [same], path: { _ in "A.swift" })
    #expect(more.text(of: 1, at: "A.swift") == nil)
  }

  @Test func rejectsAWrongNumberOfLines() {
    #expect(ReportedLines(of: findings, ["one"]).line(1, ofPath: "A.swift") == nil)
  }
}
