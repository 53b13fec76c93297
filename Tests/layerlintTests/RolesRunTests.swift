import Foundation
import Testing

/// `layerlint roles` on a small app.
@Suite struct RolesRunTests {
  private static let app = [
    "App/Screens/FeedCell.swift": "import UIKit\nclass FeedCell: UITableViewCell {}\n",
    "App/Models/Feed.swift": "struct Feed { let id: Int }\nenum Limits { static let most = 5 }\nprotocol Stored {}\n",
    "App/Services/FeedService.swift": "final class FeedService {\n  func load() -> [Feed] { [] }\n}\n",
  ]

  @Test func textByRole() throws {
    let run = try BinaryRun(["roles"], in: TemporaryFolder(Self.app))
    #expect(run.status == 0)
    #expect(run.output.contains("view  1 type\n  FeedCell  inherits UITableViewCell  (App/Screens/FeedCell.swift:2"))
    #expect(
      run.output.contains("service  1 type\n  FeedService  named *Service and in the folder Services  (App/Services"))
    #expect(run.output.hasSuffix("\n4 types: view 1, service 1, entity 1\n1 type without a role (enum 1)\n"))
    #expect(run.errors.contains("note: packs: "))
  }

  @Test func json() throws {
    let app = try TemporaryFolder(Self.app)
    let run = try BinaryRun(["roles", "--format", "json"], in: app)
    #expect(
      run.output.hasPrefix(
        "{\n  \"schemaVersion\": 1,\n  \"declarations\": [\n    {\"name\": \"Feed\", \"kind\": \"struct\","))
    #expect(run.output.contains(#""roles": [{"role": "view", "because": "inherits UITableViewCell"}]}"#))
    #expect(run.output.contains(#"{"name": "Stored", "kind": "protocol", "file": "App/Models/Feed.swift", "line": 3"#))
    let data = try #require(run.output.data(using: .utf8))
    #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
  }

  @Test func sameBytesForAnyNumberOfJobs() throws {
    let app = try TemporaryFolder(Self.app)
    #expect(
      try BinaryRun(["roles", "--jobs", "1"], in: app).output == BinaryRun(["roles", "--jobs", "4"], in: app).output)
  }

  @Test func pathsLimitTheOutput() throws {
    let run = try BinaryRun(
      ["roles", "App/Models"], in: TemporaryFolder(Self.app.merging([".layerlint.yml": ""]) { $1 }))
    #expect(run.output.contains("Feed ") && !run.output.contains("FeedCell"))
  }

  @Test func configuredRolesAreReported() throws {
    let configuration = "roles:\n  entity: { name: Limits }\n  service: { not: { name: FeedService } }\n"
    let run = try BinaryRun(["roles"], in: TemporaryFolder(Self.app.merging([".layerlint.yml": configuration]) { $1 }))
    #expect(run.output.contains("Limits  configured at .layerlint.yml:2"))
    #expect(run.output.contains("entity  2 types") && !run.output.contains("service"))
  }

  @Test func stagesAreTimed() throws {
    #expect(try BinaryRun(["--timings"], in: TemporaryFolder(Self.app)).errors.contains("\nroles "))
  }

  @Test func packsAreChosenFromTheCode() throws {
    let presenter = "class Presenter { weak var view: ScreenViewInput? }\nprotocol ScreenViewInput: AnyObject {}\n"
    let screen = "import UIKit\nclass Screen: UIViewController, ScreenViewInput { let presenter = Presenter() }\n"
    let run = try BinaryRun([], in: TemporaryFolder(["A.swift": presenter, "B.swift": screen]))
    #expect(run.output.contains("mvp, ") && run.output.contains("presenters for 1 of 1 view controller"))
    let alone = try BinaryRun([], in: TemporaryFolder(["A.swift": presenter]))
    #expect(alone.output.contains("1 presenter found; add `mvp` to `architectures` to check them"))
    let none = try BinaryRun([], in: TemporaryFolder(["A.swift": "struct A {}\n"]))
    #expect(!none.output.contains("mvp") && none.output.contains("ownership"))
  }
}
