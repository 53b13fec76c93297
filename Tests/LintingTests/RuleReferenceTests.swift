import Foundation
import Linting
import Testing

/// `Rules/REFERENCE.md` is generated: `LAYERLINT_WRITE=1 swift test --filter RuleReferenceTests` writes it anew.
@Suite struct RuleReferenceTests {
  @Test func theReferenceIsThatOfThePacks() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Rules/REFERENCE.md")
    let text = RuleReference(rules: RuleCatalog.all).text
    if ProcessInfo.processInfo.environment["LAYERLINT_WRITE"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == text
    #expect(isCurrent, "run: LAYERLINT_WRITE=1 swift test --filter RuleReferenceTests")
  }
}
