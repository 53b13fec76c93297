import Linting
import Testing

/// Which packs are on without a configuration.
@Suite struct PackChoiceTests {
  private let presenter = """
    protocol FeedView: AnyObject { func show() }
    final class FeedPresenter {
      weak var view: FeedView?
      var interactor: FeedInteractorInput?
      func load() { view?.show() }
    }
    """
  private let interactor = """
    protocol FeedInteractorInput: AnyObject { func load() }
    final class FeedInteractor: FeedInteractorInput { func load() {} }
    """
  private let controller = """
    import UIKit
    final class FeedViewController: UIViewController, FeedView {
      let presenter = FeedPresenter()
      func show() {}
    }
    """

  private func packs(_ files: [(path: String, text: String)]) throws -> String {
    try TemporaryProject(files).lint().notes.first { $0.hasPrefix("packs: ") } ?? ""
  }

  @Test func aScreenWithItsInteractorIsViper() throws {
    let packs = try packs([
      ("Feed/FeedPresenter.swift", presenter), ("Feed/FeedInteractor.swift", interactor),
      ("Feed/FeedViewController.swift", controller),
    ])
    #expect(packs.contains("viper"))
  }

  @Test func anInteractorSomewhereElseIsNot() throws {
    let search = interactor.replacing("Feed", with: "Search")
    let packs = try packs([
      ("Feed/FeedPresenter.swift", presenter), ("Feed/FeedViewController.swift", controller),
      ("Search/SearchInteractor.swift", search),
    ])
    #expect(packs.contains("mvp") && !packs.contains("viper"))
  }
}
