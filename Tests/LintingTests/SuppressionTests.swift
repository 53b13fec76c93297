import Findings
import Foundation
import Linting
import Testing

@Suite struct SuppressionTests {
  private let upper = (path: "App/Screen.swift", text: "final class Screen {}\n")
  private let layers = (path: ".layerlint.yml", text: "layers:\n  - App: App\n  - Domain: Domain\n")

  private func lint(_ domain: String, _ change: (inout LintRequest) -> Void = { _ in }) throws -> LintResult {
    try TemporaryProject([upper, layers, ("Domain/Service.swift", domain)]).lint(change)
  }

  @Test func thisSuppressesItsLine() throws {
    let result = try lint("let a: Screen? = nil // layerlint:disable:this upward_dependency - goes with 3.0\n")
    #expect(result.findings.isEmpty)
    #expect(result.suppressed == 1)
    #expect(result.problems.map(\.kind) == [])
  }

  @Test(arguments: [
    "// layerlint:disable:next upward_dependency - why\nlet a: Screen? = nil\n",
    "let a: Screen? = nil\n// layerlint:disable:previous upward_dependency - why\n",
    "/* layerlint:disable:next all - why */\nlet a: Screen? = nil\n",
    "// layerlint:disable:file upward_dependency - why\nlet a: Screen? = nil\n",
    "let a: Screen? = nil\n\n/* layerlint:disable:file all — why */\n",
    "// layerlint:disable upward_dependency - why\n\nlet a: Screen? = nil\n// layerlint:enable upward_dependency\n",
    "// layerlint:disable all - why\nlet a: Screen? = nil\n// layerlint:enable\n",
    "// layerlint:disable:next upward_dependency - why\n@MainActor @available(iOS 15, *)\nlet a: Screen? = nil\n",
  ])
  func otherScopesSuppress(text: String) throws {
    let result = try lint(text)
    #expect(result.findings.isEmpty)
    #expect(result.problems.isEmpty)
  }

  @Test func otherRulesAndLinesAreNotSuppressed() throws {
    let result = try lint("// layerlint:disable:next layer_cycle - why\nlet a: Screen? = nil\n")
    #expect(result.findings.count == 1)
    #expect(result.problems.map(\.kind) == ["unused_suppression"])
    let far = try lint("// layerlint:disable:next upward_dependency - why\n\nlet a: Screen? = nil\n")
    #expect(far.findings.count == 1)
    #expect(far.problems.map(\.kind) == ["unused_suppression"])
  }

  @Test func mistakesAreReported() throws {
    let result = try lint(
      """
      // layerlint:disable:next upward_dependncy - why
      // layerlint:disable:next
      // layerlint:ignore x
      let a: Screen? = nil // layerlint:disable:this upward_dependency
      """)
    #expect(
      result.problems.map(\.kind) == [
        "unknown_rule", "unknown_directive", "unknown_directive", "suppression_without_reason",
      ])
    #expect(result.problems.first?.message.contains("upward_dependency") == true)
  }

  @Test(arguments: [
    ("layerlint: disable:next layer_cycle - x", "a space stands before the command: write 'layerlint:disable:next'"),
    (
      "layerlint:disable:next layer_cycle because of 3.0",
      "a dash begins the reason: write 'layerlint:disable:next layer_cycle - because of 3.0'"
    ),
    ("layerlint:disable:next layer_cycle", "no reason is given: write 'layerlint:disable:next layer_cycle - reason'"),
    (
      "layerlint:disable-next-line layer_cycle - x", "unknown command 'disable-next-line'; did you mean 'disable:next'?"
    ),
    ("layerlint:disable:line layer_cycle - x", "unknown command 'disable:line'; did you mean 'disable:this'?"),
    ("layerlint:disable:next", "'layerlint:disable:next' names no rule: write 'layerlint:disable:next RULE - reason'"),
    ("layerlint:disable:next layer_cycl - x", "unknown rule 'layer_cycl'; did you mean 'layer_cycle'?"),
  ])
  func mistakesShowTheSyntax(text: String, message: String) throws {
    #expect(try lint("// \(text)\nlet a: Screen? = nil\n").problems.map(\.message).contains(message))
  }

  @Test func suppressionsOfUncheckedRulesAreNotUnused() throws {
    let result = try lint("// layerlint:disable:this upward_dependency - why\n") { $0.skip = ["upward_dependency"] }
    #expect(result.problems.isEmpty)
  }

  @Test func regionsEndAtEnable() throws {
    let result = try lint(
      """
      // layerlint:disable upward_dependency - why
      let a: Screen? = nil
      // layerlint:enable upward_dependency
      final class Later { let b: Screen? = nil }
      """)
    #expect(result.marks.map(\.line) == [4])
    #expect(result.problems.isEmpty)
  }

  @Test func commentsMayBeStacked() throws {
    let result = try lint(
      """
      // layerlint:disable:next upward_dependency - one reason
      // layerlint:disable:next layer_cycle - another
      let a: Screen? = nil
      """)
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.message) == ["nothing to suppress here: layer_cycle; delete it"])
  }

  @Test func everyListedRuleMustBeUsed() throws {
    let result = try lint("// layerlint:disable:next layer_cycle, upward_dependency - why\nlet a: Screen? = nil\n")
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.message) == ["nothing to suppress here: layer_cycle; delete it"])
  }

  @Test func unclosedAndUnusedRegionsAreReported() throws {
    let result = try lint(
      """
      // layerlint:enable layer_cycle
      // layerlint:disable upward_dependency - why
      let a: Screen? = nil
      """)
    #expect(result.findings.isEmpty)
    #expect(result.problems.map(\.kind) == ["unused_suppression", "unclosed_suppression"])
  }

  // MARK: Places

  @Test func findingsMoveToTheirFirstUnsuppressedPlace() throws {
    let result = try lint(
      """
      final class Service {
        let a: Screen? = nil // layerlint:disable:this upward_dependency - goes with 3.0
        func load() { _ = Screen() }
        func again() { _ = Screen.self } // layerlint:disable:this upward_dependency - too
      }
      """)
    #expect(result.marks.map(\.line) == [3] && result.suppressed == 0)
    #expect(result.findings.first?.evidence.isEmpty == true)
    #expect(result.findings.first?.declaration == "Service.load()")
    #expect(result.findings.first?.position.column == 21 && result.findings.first?.endColumn == 27)
    #expect(result.problems.map(\.message) == [])
  }

  @Test func newPlaceAboveIsReportedAlone() throws {
    let covered = "  let a: Screen? = nil // layerlint:disable:this upward_dependency - goes with 3.0\n"
    #expect(try lint("final class Service {\n\(covered)}\n").findings.isEmpty)
    let result = try lint("final class Service {\n  let b: Screen? = nil\n\(covered)}\n")
    #expect(result.marks.map(\.line) == [2] && result.findings.first?.evidence.isEmpty == true)
    #expect(result.problems.map(\.message) == [])
  }

  @Test(arguments: [
    "// layerlint:disable:next upward_dependency - all of it\nfinal class Service {",
    "final class Service { // layerlint:disable:this upward_dependency - all of it",
    "/// A service.\n// layerlint:disable:next all - all of it\n@MainActor\nfinal class Service {",
  ])
  func declarationLineCoversTheWholeDeclaration(head: String) throws {
    let result = try lint(
      "\(head)\n  let a: Screen? = nil\n}\nextension Service {\n  func load() { _ = Screen() }\n}\n")
    #expect(result.findings.isEmpty && result.suppressed == 1)
    #expect(result.problems.map(\.message) == [])
  }

  @Test func extensionLineCoversOnlyItself() throws {
    let result = try lint(
      """
      final class Service {}
      extension Service { // layerlint:disable:this upward_dependency - why
        func load() { _ = Screen() }
      }
      """)
    #expect(result.marks.map(\.line) == [3])
    #expect(result.problems.map(\.kind) == ["unused_suppression"])
  }

  /// A suppression on an Objective-C import does not cover the rest of the file.
  @Test func importLineCoversOnlyItself() throws {
    let screen = (path: "App/HBScreen.h", text: "@interface HBScreen : NSObject\n- (void)show;\n@end\n")
    let tide = """
      #import "HBScreen.h" // layerlint:disable:this upward_dependency - why
      @interface HBTide : NSObject
      @end
      @implementation HBTide
      - (void)rise { [[HBScreen new] show]; }
      @end
      """
    let result = try TemporaryProject([screen, layers, ("Domain/HBTide.m", tide)]).lint()
    #expect(result.marks.map(\.line) == [5])
    let head = "@interface HBTide : NSObject"
    let all = tide.replacingOccurrences(of: head, with: "\(head) // layerlint:disable:this upward_dependency - all")
    let none = try TemporaryProject([screen, layers, ("Domain/HBTide.m", all)]).lint()
    #expect(none.findings.isEmpty)
  }

  @Test(arguments: [
    "// layerlint:disable:next upward_dependency - why\n@class HBScreen;\n",
    "@class HBScreen; // layerlint:disable:this upward_dependency - why\n",
    "@class HBScreen;\n/* layerlint:disable:previous upward_dependency - why */\n",
    "/* layerlint:disable:file upward_dependency - why */\n@class HBScreen;\n",
    "// layerlint:disable upward_dependency - why\n@class HBScreen;\n// layerlint:enable\n",
  ])
  func objectiveC(forward: String) throws {
    let screen = (path: "App/HBScreen.h", text: "@interface HBScreen : NSObject\n@end\n")
    let tide = "\(forward)@interface HBTide : NSObject\n- (id)screen;\n@end\n"
    let result = try TemporaryProject([screen, layers, ("Domain/HBTide.h", tide)]).lint()
    #expect(result.findings.isEmpty && result.suppressed == 1)
    #expect(result.problems.map(\.message) == [])
  }

  @Test func reasonsAreKept() throws {
    let result = try lint("let a: Screen? = nil // layerlint:disable:this upward_dependency - goes with 3.0\n")
    #expect(result.accepted.map(\.kind) == [.suppression(reason: "goes with 3.0")])
  }
}
