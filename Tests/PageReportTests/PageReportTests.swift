import Findings
import Reports
import Testing

@testable import PageReport

@Suite struct PageReportTests {
  private static let hostile = "<script>alert(1)</script>\u{202E}\"'&" + String(repeating: "x", count: 500)

  private func page() -> (PageDocument, LintResult) {
    let name = Self.hostile
    var page = PageDocument()
    page.title = name
    page.layers = [
      .init(name: "root", parent: nil, rank: 0, paths: []), .init(name: name, parent: nil, rank: 1, paths: [name]),
    ]
    page.modules = [name]
    page.files = [.init(path: "\(name).swift", lines: 9, layer: 1, module: 0)]
    var type = PageDocument.TypeNode(name: name, kind: "class", file: 0, line: 1, lines: 8)
    type.roles = [.init(role: "view", because: name)]
    page.types = [type, type]
    page.links = [.init(fromFile: 0, toFile: 0, fromType: 0, toType: 1, lines: [3, 2])]
    var result = LintResult()
    var finding = Finding(
      rule: "delegate_strong", severity: .error, message: name,
      position: Position(file: "\(name).swift", line: 2, column: 2), endLine: 2, endColumn: 4, subject: name)
    finding.suggestion = name
    finding.fixes = [
      Fix(
        title: name, isSafe: true,
        edits: [.init(start: finding.position, endLine: 2, endColumn: 2, text: "weak ")])
    ]
    result.findings = [finding]
    return (page, result)
  }

  private func html() -> String {
    let (page, result) = page()
    let setting = ReportSetting(base: "/") { _, line in "  line \(line) </script><!-- \u{202E}" }
    return PageReport(page, result, in: setting).render()
  }

  @Test func namesAreEscaped() {
    let text = html()
    #expect(!text.contains("<script>alert"))
    #expect(!text.contains("\u{202E}"))
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;\\u{202E}&quot;&#39;&amp;"))
    #expect(text.contains("\\u003cscript>alert(1)\\u003c/script>"))
    // Only those of the template remain.
    #expect(text.components(separatedBy: "</script").count == 3)
    #expect(!text.contains("<!--"))
  }

  @Test func historyHasItsOwnView() {
    var history = HistoryDocument(interval: .month)
    history.rules = [.init(id: "delegate_strong", category: .bug)]
    for (day, errors) in [("2026-01-01", 5), ("2026-02-01", 0), ("2026-03-01", 8)] {
      var revision = HistoryDocument.Revision(.init(id: "abc", date: day, subject: Self.hostile))
      revision.errors = errors
      revision.findings = ["delegate_strong": errors]
      revision.controllers = [Self.hostile: errors * 100]
      history.revisions.append(revision)
    }
    let (page, result) = page()
    let text = PageReport(page, result, history: history, in: ReportSetting(base: "/") { _, _ in nil }).render()
    #expect(text.contains("<a href=\"#history\">Over time</a>") && text.contains("id=\"view-history\""))
    #expect(text.contains("3 revisions, one for each month: abc of 2026-01-01 to abc of 2026-03-01"))
    #expect(text.contains("<polyline points=\"3,15 160,33 317,3\"></polyline>"))
    #expect(text.contains("2026-03-01, abc: 8 more (delegate_strong +8)"))
    #expect(!text.contains("<script>alert") && !text.contains("\u{202E}"))
    #expect(!html().contains("view-history") && !html().contains("Over time</a>"))
  }

  @Test func sameInputSameBytes() {
    #expect(html() == html())
  }

  @Test func pageLoadsNothing() {
    let text = html()
    #expect(text.contains("default-src 'none'"))
    for attribute in ["src=", "@import", "url(", "http://", "https://"] {
      let allowed = "http://www.w3.org/2000/svg"
      #expect(!text.replacingAll(allowed).contains(attribute), "\(attribute)")
    }
  }

  @Test func fixesAreShownAsADiff() {
    let fix = Fix(
      title: "Weak", isSafe: true,
      edits: [
        .init(start: Position(file: "a.swift", line: 3, column: 3), endLine: 3, endColumn: 3, text: "weak "),
        .init(start: Position(file: "a.swift", line: 3, column: 7), endLine: 3, endColumn: 8, text: "b"),
        .init(start: Position(file: "a.swift", line: 9, column: 1), endLine: 10, endColumn: 1, text: ""),
      ])
    let lines = FixDiff(fix) { _, line in line == 3 ? "  var a: A" : "line \(line)" }.lines
    #expect(
      lines == [
        .place("a.swift:3"), .removed("  var a: A"), .added("  weak var b: A"), .place("a.swift:9"),
        .removed("line 9"), .removed("line 10"), .added("line 10"),
      ])
  }

  @Test(arguments: [0, 1, 31, 32, 1000, 123_456_789])
  func numbersAreEncodedInBase64(_ number: Int) {
    var packed = PackedNumbers()
    packed.add(number)
    packed.add(signed: -number)
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var (found, value, shift) = ([Int](), 0, 0)
    for byte in packed.text {
      let digit = digits.firstIndex(of: byte) ?? -1
      value |= (digit & 31) << shift
      shift += 5
      if digit & 32 == 0 {
        found.append(value)
        (value, shift) = (0, 0)
      }
    }
    #expect(found == [number, number == 0 ? 0 : number << 1 | 1])
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  fileprivate func replacingAll(_ text: String) -> String { components(separatedBy: text).joined() }
}
