import Foundation
import Linting
import Testing

/// The five rules of `Rules/README.md`, exactly as written there, through the whole pipeline.
@Suite struct CustomRuleTests {
  private static let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Rules/README.md")

  private func configuration() throws -> String {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let start = try #require(text.range(of: "custom_rules:\n"))
    let end = try #require(text.range(of: "```", range: start.upperBound..<text.endIndex))
    return String(text[start.lowerBound..<end.lowerBound])
  }

  private func marks(_ files: [(path: String, text: String)]) throws -> [String] {
    let project = try TemporaryProject(files + [(".layerlint.yml", try configuration())])
    let result = try project.lint { $0.architectures = ["ownership"] }
    #expect(result.problems.map(\.message) == [])
    return result.marks.map(\.description)
  }

  @Test func imports() throws {
    let found = try marks([
      ("Domain/Note.swift", "import Foundation\nimport UIKit\n"), ("UI/Cell.swift", "import UIKit\n"),
    ])
    #expect(found == ["Domain/Note.swift:2 no_uikit_in_domain"])
  }

  @Test func frameworkNames() throws {
    let found = try marks([
      ("Net/NoteRepository.swift", "final class NoteRepository { let session = URLSession.shared }\n"),
      ("UI/NoteScreen.swift", "final class NoteScreen {\n  let session = URLSession.shared\n}\n"),
    ])
    #expect(found == ["UI/NoteScreen.swift:2 only_repositories_use_urlsession"])
  }

  @Test func independence() throws {
    let found = try marks([
      ("Features/Feed/Feed.swift", "final class Feed {}\n"),
      ("Features/Search/Search.swift", "final class Search {\n  let feed = Feed()\n}\n"),
    ])
    #expect(found == ["Features/Search/Search.swift:2 features_are_independent"])
  }

  @Test func attributes() throws {
    let found = try marks([
      (
        "UI/Models.swift",
        "@MainActor final class FeedViewModel {}\nfinal class SearchViewModel {}\nstruct RowViewModel {}\n"
      )
    ])
    #expect(found == ["UI/Models.swift:2 view_models_are_main_actor"])
  }

  @Test func protocols() throws {
    let found = try marks([
      ("Services/NoteService.swift", "protocol NoteServicing {}\nfinal class NoteService: NoteServicing {}\n"),
      (
        "UI/NoteScreen.swift",
        "final class NoteScreen {\n  let service: NoteServicing\n  init() { service = NoteService() }\n}\n"
      ),
      ("App/AppDelegate.swift", "final class AppDelegate { let service: NoteServicing = NoteService() }\n"),
    ])
    #expect(found == ["UI/NoteScreen.swift:3 services_through_protocols"])
  }
}
