import Findings
import Linting
import Testing

/// Screens that only developers see: their size is not reported, and the rest one severity lower.
@Suite struct DebugScreensTests {
  private func findings(_ name: String, configuration: String = "") throws -> [String] {
    let lines = (0..<700).map { "  let value\($0) = \($0)" }.joined(separator: "\n")
    return try TemporaryProject([
      (".layerlint.yml", configuration),
      ("Depot.swift", "final class Depot {\n  static let shared = Depot()\n  var count = 0\n}\n"),
      (
        "Screen.swift",
        """
        import UIKit
        final class \(name): UIViewController {
          func show() { title = Depot.shared.count.description }
        \(lines)
        }
        """
      ),
    ]).lint { $0.only = ["singleton_access", "massive_controller"] }.findings
      .map { "\($0.rule) \($0.severity.rawValue)" }.sorted()
  }

  @Test func othersAreJudgedInFull() throws {
    #expect(try findings("DepotController") == ["massive_controller error", "singleton_access warning"])
    #expect(try findings("DeveloperProfileController") == ["massive_controller error", "singleton_access warning"])
  }

  @Test(arguments: ["DepotDebugController", "AdminTestingController", "InternalSettingsController"])
  func developersSeeThem(name: String) throws {
    #expect(try findings(name) == ["singleton_access info"])
  }

  @Test func aSeverityOfTheConfigurationStays() throws {
    let set = "rules:\n  singleton_access: warning\n  massive_controller: error\n"
    #expect(
      try findings("DepotDebugController", configuration: set)
        == ["massive_controller error", "singleton_access warning"])
    let tuned = "rules:\n  singleton_access: on\n"
    #expect(try findings("DepotDebugController", configuration: tuned) == ["singleton_access info"])
  }
}
