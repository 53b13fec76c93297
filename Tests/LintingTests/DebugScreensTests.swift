import Findings
import Linting
import Testing

/// Screens that only developers see: only bugs and broken layers are reported, one severity lower.
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
        protocol DepotDelegate: AnyObject {}
        final class \(name): UIViewController {
          var delegate: DepotDelegate?
          func show() { title = Depot.shared.count.description }
        \(lines)
        }
        """
      ),
    ]).lint { $0.only = ["singleton_access", "massive_controller", "delegate_strong"] }.findings
      .map { "\($0.rule) \($0.severity.rawValue)" }.sorted()
  }

  @Test func otherScreensGetAllFindings() throws {
    #expect(
      try findings("DepotController") == [
        "delegate_strong error", "massive_controller error", "singleton_access warning",
      ])
    #expect(
      try findings("DeveloperProfileController") == [
        "delegate_strong error", "massive_controller error", "singleton_access warning",
      ])
  }

  @Test(arguments: ["DepotDebugController", "AdminTestingController", "InternalSettingsController"])
  func debugScreensGetFewerFindings(name: String) throws {
    #expect(try findings(name) == ["delegate_strong warning"])
  }

  @Test func appDelegateInADebugScreenIsInfo() throws {
    let result = try TemporaryProject([
      (
        "AppDelegate.swift",
        """
        import UIKit
        final class AppDelegate: NSObject, UIApplicationDelegate { static let shared = AppDelegate(); var count = 0 }
        """
      ),
      (
        "Screen.swift",
        """
        import UIKit
        final class DebugController: UIViewController {
          func show() { title = AppDelegate.shared.count.description }
        }
        """
      ),
    ]).lint { $0.only = ["singleton_access"] }
    #expect(result.findings.map(\.severity) == [.info])
  }

  @Test func configuredSeveritiesApplyToDebugScreens() throws {
    let set = "rules:\n  singleton_access: warning\n  massive_controller: error\n"
    #expect(
      try findings("DepotDebugController", configuration: set)
        == ["delegate_strong warning", "massive_controller error", "singleton_access warning"])
    let tuned = "rules:\n  singleton_access: on\n"
    #expect(try findings("DepotDebugController", configuration: tuned) == ["delegate_strong warning"])
  }
}
