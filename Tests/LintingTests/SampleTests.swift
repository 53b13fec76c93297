import Foundation
import Linting
import Testing

/// The samples: in a broken one, each `// expect: rule` is reported, and nothing else; in a clean one, nothing is.
@Suite struct SampleTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples").path

  static var variants: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: samples)) ?? []
    return all.filter { !$0.contains(".") }.sorted().flatMap { ["\($0)/broken", "\($0)/clean"] }
  }

  @Test func thereAreSamples() { #expect(!Self.variants.isEmpty) }

  @Test(arguments: variants)
  func sample(variant: String) throws {
    let base = "\(Self.samples)/\(variant)"
    let result = try Linter(LintRequest(paths: [base])).lint()
    let expected = try expectations(in: base)
    #expect(result.marks == expected)
    #expect(expected.isEmpty == variant.hasSuffix("clean"))
    #expect(result.problems.map(\.message) == [])
  }

  private func expectations(in base: String) throws -> [Mark] {
    var marks: [Mark] = []
    let files = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    for file in files where [".swift", ".h", ".m"].contains(where: file.hasSuffix) {
      let text = try String(contentsOfFile: "\(base)/\(file)", encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let mark = line.range(of: "// expect: ") else { continue }
        for rule in line[mark.upperBound...].split(whereSeparator: { $0 == "," || $0 == " " }) {
          marks.append(Mark(file: file, line: index + 1, rule: String(rule)))
        }
      }
    }
    return marks.sorted()
  }
}
