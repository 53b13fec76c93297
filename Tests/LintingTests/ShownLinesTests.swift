import Findings
import Testing

@testable import Linting

/// Lines kept with an answer are those that a look into the files would show.
@Suite struct ShownLinesTests {
  private static let texts = ["A.swift": "one\ntwo\r\n\(String(repeating: "x", count: 2_000))\n", "B.swift": "first\nlast"]
  private static let places = [("A.swift", 1), ("A.swift", 2), ("A.swift", 2), ("A.swift", 3), ("B.swift", 2), ("Gone.swift", 1)]
  private let findings = places.map { file, line in
    Finding(rule: "r", severity: .error, message: "", position: Position(file: file, line: line, column: 1), endLine: line, endColumn: 2, subject: "")
  }

  @Test func readsEachFileOnce() {
    var read: [String] = []
    let lines = ShownLines(of: findings) { path in
      read.append(path)
      return Self.texts[path].map { Array($0.utf8) }
    }
    #expect(read == ["A.swift", "B.swift", "Gone.swift"])
    // A line that is too long, and one of a file that is gone, are to be looked up.
    #expect(lines.texts == ["one", "two", "two", nil, "last", nil])
    #expect(lines.line(2, ofPath: "A.swift") == "two" && lines.line(2, ofPath: "B.swift") == "last")
    #expect(lines.line(3, ofPath: "A.swift") == nil && lines.line(1, ofPath: "B.swift") == nil && lines.line(1, ofPath: "C.swift") == nil)
  }

  @Test func ofAnotherNumberOfLinesNoneIsKnown() {
    #expect(ShownLines(of: findings, ["one"]).line(1, ofPath: "A.swift") == nil)
  }
}
