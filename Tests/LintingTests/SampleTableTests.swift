import Foundation
import Linting
import Testing

/// The tables of `samples/README.md` match the samples.
@Suite struct SampleTableTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples")

  private struct Row: CustomStringConvertible {
    var description: String
    var rule: String
    var broken: String
    var kept: String
  }

  private func rows() throws -> [Row] {
    let text = try String(contentsOf: Self.samples.appendingPathComponent("README.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[1].hasPrefix("`") else { return nil }
      return Row(
        description: String(line), rule: cells[1].filter { $0 != "`" }, broken: link(cells[2]), kept: link(cells[3]))
    }
  }

  private func link(_ cell: String) -> String {
    guard let open = cell.lastIndex(of: "("), cell.hasSuffix(")") else { return "" }
    return String(cell[cell.index(after: open)...].dropLast())
  }

  private func text(of path: String) -> String {
    (try? String(contentsOf: Self.samples.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The rules in the marks of a file, `// expect: one, other`. Only whole words count: `passive_view_model_coupling`
  /// does not contain `passive_view`.
  private func rules(brokenIn path: String) -> Set<String> {
    let marks = text(of: path).split(separator: "\n").compactMap { line in
      line.range(of: "// expect: ").map { line[$0.upperBound...] }
    }
    return Set(marks.flatMap { $0.split { !($0.isLetter || $0 == "_") } }.map(String.init))
  }

  @Test func everyRowNamesABrokenLineAndACleanFile() throws {
    let rows = try rows()
    #expect(rows.count > 20)
    for row in rows {
      #expect(rules(brokenIn: row.broken).contains(row.rule), "\(row)")
      #expect(row.kept.contains("/clean/") && !text(of: row.kept).isEmpty, "\(row)")
    }
  }

  @Test func everyRuleIsBrokenByASample() throws {
    let files = FileManager.default.enumerator(atPath: Self.samples.path)?.compactMap { $0 as? String } ?? []
    let broken = Set(files.filter { $0.contains("/broken/") && !$0.hasSuffix(".yml") }.flatMap(rules(brokenIn:)))
    #expect(RuleCatalog.all.map(\.id).filter { !broken.contains($0) } == [])
  }
}
