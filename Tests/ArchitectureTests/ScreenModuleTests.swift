import DependencyGraph
import Testing

@testable import Architecture

/// Which folders are screen modules, and what these show to others.
@Suite struct ScreenModuleTests {
  private static func presenter(_ name: String) -> String {
    "protocol \(name)View: AnyObject {}\nclass \(name)Presenter { weak var view: \(name)View? }"
  }
  private static func screen(_ name: String) -> String { "class \(name)Screen: UIViewController, \(name)View {}" }

  private func modules(_ texts: [String: String]) -> (graph: DependencyGraph, modules: ScreenModules) {
    let sample = RoleSample(texts)
    return (sample.graph, ScreenModules(in: sample.graph, sample.roles, Subtypes(in: sample.graph)))
  }

  private func folders(_ texts: [String: String]) -> [String] { modules(texts).modules.modules.map(\.folder) }

  @Test func aFolderWithPresenterAndView() {
    let texts = ["App/Feed/P.swift": Self.presenter("Feed"), "App/Feed/V.swift": Self.screen("Feed")]
    #expect(folders(texts) == ["App/Feed"])
  }

  @Test func foldersByRoleWithinTheModule() {
    let texts = ["Feed/Presenter/P.swift": Self.presenter("Feed"), "Feed/View/V.swift": Self.screen("Feed")]
    #expect(folders(texts) == ["Feed"])
  }

  @Test func aModuleWithinAModule() {
    let texts = [
      "Mail/P.swift": Self.presenter("Mail"), "Mail/V.swift": Self.screen("Mail"),
      "Mail/Header/P.swift": Self.presenter("Header"), "Mail/Header/V.swift": Self.screen("Header"),
    ]
    #expect(folders(texts) == ["Mail", "Mail/Header"])
  }

  @Test("no modules", arguments: [
    ["Presenters/F.swift": presenter("Feed"), "Presenters/D.swift": presenter("Details"), "Views/V.swift": screen("Feed")],
    ["Support/P.swift": presenter("Feed"), "Support/V.swift": screen("Feed")],
    ["Feed/P.swift": presenter("Feed")],
    ["P.swift": presenter("Feed"), "V.swift": screen("Feed")],
    ["Kit/P.swift": presenter("Base"), "Kit/V.swift": screen("Base"), "A/P.swift": "class FeedPresenter: BasePresenter {}"],
  ])
  func none(texts: [String: String]) { #expect(folders(texts) == []) }

  @Test func theFaceOfAModule() throws {
    let (graph, modules) = modules([
      "Feed/P.swift": Self.presenter("Feed"), "Feed/V.swift": Self.screen("Feed"),
      "Feed/A.swift": """
        protocol FeedModuleInput {}
        protocol FeedModuleOutput { func chose(_ choice: FeedChoice) }
        struct FeedChoice {}
        struct FeedRow {}
        enum FeedTopic { case all }
        final class FeedRouter { static func module(_ topic: FeedTopic) -> UIViewController { FeedPresenter().view = nil } }
        """,
    ])
    let face = ["FeedModuleInput", "FeedModuleOutput", "FeedChoice", "FeedTopic", "FeedRouter"]
    for name in face { #expect(modules.isFace(try #require(graph.symbol(named: name))), "\(name)") }
    for name in ["FeedPresenter", "FeedScreen", "FeedView", "FeedRow"] {
      #expect(!modules.isFace(try #require(graph.symbol(named: name))), "\(name)")
    }
  }
}
