import Linting
import Testing

@Suite struct UnmatchedRuleTests {
  private func notes(_ rule: String, severity: String = "warning") throws -> [String] {
    let project = try TemporaryProject([
      ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController {}\nfunc show() {}\n"),
      ("Start/main.swift", "print(1)\n"),
      (".layerlint.yml", "custom_rules:\n  mine: { kind: \(rule), message: m, severity: \(severity) }\n"),
    ])
    return try project.lint().notes.filter { $0.hasPrefix("no declaration matches") }
  }

  @Test(arguments: [
    ("forbidden, from: { name: Fede }, to: { name: Store }", "from"),
    ("forbidden, from: { path: Screen }, to: { name: Store }", "from"),
    ("forbidden, from: { role: coordinator }, to: { name: Feed }", "from"),
    ("size, of: { name: '*Presenter' }", "of"),
  ])
  func rulesWithoutSubjectsAreReported(rule: String, key: String) throws {
    #expect(
      try notes(rule) == ["no declaration matches '\(key)' of 'mine': the rule finds nothing"])
  }

  @Test(arguments: [
    "forbidden, from: { name: Feed }, to: { name: Store }", "forbidden, from: { path: Screens }, to: { name: Store }",
    "forbidden, from: { kind: function }, to: { name: Store }", "forbidden, from: { path: Start }, to: { name: Store }",
    "forbidden, from: {}, to: { name: Store }", "size, of: { role: view_controller }", "assignment",
  ])
  func rulesWithSubjectsAreNotReported(rule: String) throws {
    #expect(try notes(rule).isEmpty)
  }

  @Test func rulesThatAreOffAreNotReported() throws {
    #expect(try notes("size, of: { name: '*Presenter' }", severity: "off").isEmpty)
  }
}
