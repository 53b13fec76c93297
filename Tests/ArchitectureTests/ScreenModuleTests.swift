import DependencyGraph
import SourceFacts
import Tables
import Testing

@testable import Architecture

/// The folders that are screen modules, and their faces.
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

  @Test func folderWithPresenterAndViewIsAModule() {
    let texts = ["App/Feed/P.swift": Self.presenter("Feed"), "App/Feed/V.swift": Self.screen("Feed")]
    #expect(folders(texts) == ["App/Feed"])
  }

  @Test func roleFoldersBelongToTheModuleAround() {
    let texts = ["Feed/Presenter/P.swift": Self.presenter("Feed"), "Feed/View/V.swift": Self.screen("Feed")]
    #expect(folders(texts) == ["Feed"])
  }

  /// Presenter and view are together in a folder with a common name: the folder above names the screen.
  @Test func folderAboveACommonNameIsTheModule() {
    let texts = [
      "Todo/Add/User Interface/Presenter/P.swift": Self.presenter("Add"),
      "Todo/Add/User Interface/View/V.swift": Self.screen("Add"),
      "Todo/List/UI/P.swift": Self.presenter("List"), "Todo/List/UI/V.swift": Self.screen("List"),
      "Todo/Profile/Presentation/P.swift": Self.presenter("Profile"),
      "Todo/Profile/Presentation/Views/V.swift": Self.screen("Profile"),
      "Todo/Profile/Domain/D.swift": "struct Profile {}",
    ]
    #expect(folders(texts) == ["Todo/Add", "Todo/List", "Todo/Profile"])
  }

  @Test func commonFolderOfManyScreensIsNotAModule() {
    let texts = [
      "Todo/UI/Presenters/A.swift": Self.presenter("Add"), "Todo/UI/Views/A.swift": Self.screen("Add"),
      "Todo/UI/Presenters/L.swift": Self.presenter("List"), "Todo/UI/Views/L.swift": Self.screen("List"),
      "Shop/UI/P.swift": Self.presenter("Cart"), "Shop/UI/V.swift": Self.screen("Cart"),
      "Shop/Details/P.swift": Self.presenter("Item"), "Shop/Details/V.swift": Self.screen("Item"),
    ]
    #expect(folders(texts) == ["Shop/Details"])
  }

  @Test func modulesMayBeNested() {
    let texts = [
      "Mail/P.swift": Self.presenter("Mail"), "Mail/V.swift": Self.screen("Mail"),
      "Mail/Header/P.swift": Self.presenter("Header"), "Mail/Header/V.swift": Self.screen("Header"),
    ]
    #expect(folders(texts) == ["Mail", "Mail/Header"])
  }

  @Test(
    "folders that are not screen modules",
    arguments: [
      [
        "Presenters/F.swift": presenter("Feed"), "Presenters/D.swift": presenter("Details"),
        "Views/V.swift": screen("Feed"),
      ],
      ["Support/P.swift": presenter("Feed"), "Support/V.swift": screen("Feed")],
      ["Feed/P.swift": presenter("Feed")],
      ["P.swift": presenter("Feed"), "V.swift": screen("Feed")],
      [
        "Kit/P.swift": presenter("Base"), "Kit/V.swift": screen("Base"),
        "A/P.swift": "class FeedPresenter: BasePresenter {}",
      ],
    ])
  func none(texts: [String: String]) { #expect(folders(texts) == []) }

  /// The parameters of an assembly and simple values are part of the face, the helpers that it returns are not.
  @Test func parametersOfAssembliesAreTheFace() throws {
    let (graph, modules) = modules([
      "Feed/P.swift": Self.presenter("Feed"), "Feed/V.swift": Self.screen("Feed"),
      "Feed/A.swift": """
      final class FeedAssembly {
        func screen(_ options: FeedOptions, _ start: FeedStart) -> UIViewController { FeedPresenter().view = nil }
        func helper() -> FeedHelper { FeedHelper() }
        var formatter: FeedFormatter { FeedFormatter() }
        func count() -> FeedCount { FeedCount() }
      }
      final class FeedOptions {}
      struct FeedStart {}
      final class FeedHelper {}
      final class FeedFormatter {}
      struct FeedCount {}
      """,
    ])
    for name in ["FeedAssembly", "FeedOptions", "FeedStart", "FeedCount"] {
      #expect(modules.isFace(try #require(graph.symbol(named: name))), "\(name)")
    }
    for name in ["FeedHelper", "FeedFormatter"] {
      #expect(!modules.isFace(try #require(graph.symbol(named: name))), "\(name)")
    }
  }

  @Test func protocolsAndFactoriesAreTheFace() throws {
    let (graph, modules) = modules([
      "Feed/P.swift": Self.presenter("Feed"), "Feed/V.swift": Self.screen("Feed"),
      "Feed/A.swift": """
      protocol FeedModuleInput {}
      protocol FeedModuleOutput { func chose(_ choice: FeedChoice) }
      struct FeedChoice {}
      struct FeedRow {}
      enum FeedTopic { case all }
      final class FeedRouter { static func module(_ topic: FeedTopic) -> UIViewController { FeedPresenter().view = nil \
      } }
      """,
    ])
    let face = ["FeedModuleInput", "FeedModuleOutput", "FeedChoice", "FeedTopic", "FeedRouter"]
    for name in face { #expect(modules.isFace(try #require(graph.symbol(named: name))), "\(name)") }
    for name in ["FeedPresenter", "FeedScreen", "FeedView", "FeedRow"] {
      #expect(!modules.isFace(try #require(graph.symbol(named: name))), "\(name)")
    }
  }
}
