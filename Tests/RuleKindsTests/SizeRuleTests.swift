import Architecture
import Findings
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("size: types with too many lines")
struct SizeRuleTests {
  let controllers = ParameterValue.selector(Selector([.property(.inherits, [NamePattern("UIViewController")])]))

  let texts = [
    "A.swift": """
    import UIKit

    @objc(A)
    final
      class A: UIViewController {
      // counts

    }
    """,
    "B.swift": "extension A {\n  func f() {}\n}\nextension A { func g() {} }\nextension B { func h() {} }\n",
    "C.swift": "struct B {\n\n\n\n\n\n\n\n}\nprotocol P: UIViewController {\n\n\n\n\n\n}\n",
  ]

  func measured(_ values: [String: ParameterValue]) -> [String] {
    let sample = Sample(texts, plan: nil)
    return sample.findings("size", values.merging(["of": controllers]) { $1 }).map { finding in
      """
      \(finding.severity) \(finding.position.line) \(finding.subject) \(finding.measures) \
      \(finding.evidence.map(\.note))
      """
    }
  }

  @Test("the declaration and its extensions in the module, the longest type first, at the line of the name")
  func linesOfDeclarationAndExtensions() {
    let all = [
      #"error 5 A ["lines": Findings.Measure.count(8)] "#
        + #"["extension: A class 4 8", "extension: A extension 3 8", "extension: A extension 1 8"]"#
    ]
    #expect(measured(["max_lines": .number(0)]) == all)
    #expect(measured(["max_lines": .number(7)]) == all)
    #expect(measured(["max_lines": .number(8)]) == [])
  }

  @Test("two limits, the more severe one first")
  func higherLimitComesFirst() {
    func severities(_ warning: Int, _ error: Int) -> [Severity] {
      Sample(texts, plan: nil).findings(
        "size", ["of": controllers, "warning": .number(warning), "error": .number(error)]
      ).map(\.severity)
    }
    #expect(severities(7, 20) == [.warning])
    #expect(severities(3, 7) == [.error])
    #expect(severities(8, 20) == [])
  }

  @Test("an extension in another module does not count")
  func extensionsInOtherModulesDoNotCount() {
    let files = [
      "Phone/A.swift": "class A: UIViewController {\n}", "Mac/A.swift": "class A: UIViewController {\n\n}",
      "Mac/B.swift": "extension A {\n\n\n}",
    ]
    let sample = Sample(files, plan: nil, modules: ["Phone": "Phone", "Mac": "Mac"])
    let findings = sample.findings("size", ["of": controllers, "max_lines": .number(0)])
    #expect(
      findings.map { "\($0.position.file) \($0.measures["lines"]!)" } == [
        "Mac/A.swift count(7)", "Phone/A.swift count(2)",
      ])
  }
}
