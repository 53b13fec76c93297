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

  private func packs(coordinators: String...) throws -> String {
    let screens = ["Feed", "User"].map { ("Screens/\($0).swift", "import UIKit\nclass \($0)ViewController: UIViewController {}\n") }
    return try packs(screens + coordinators.enumerated().map { ("Flow/Flow\($0).swift", "import UIKit\n" + $1) })
  }

  @Test func oneTypeThatIsCalledSoIsNoCoordinators() throws {
    let bid = "final class BidCoordinator {\n  func next() -> UIViewController { FeedViewController() }\n}\n"
    #expect(try !packs(coordinators: bid).contains("coordinator"))
    let two = try packs(coordinators: bid, bid.replacing("Bid", with: "Other"))
    #expect(two.contains("coordinator"))
  }

  @Test func oneThatLeadsToSeveralScreensIs() throws {
    let app = "final class AppCoordinator {\n  let feed = FeedViewController()\n}\nextension AppCoordinator {\n  func show() { UserViewController() }\n}\n"
    #expect(try packs(coordinators: app).contains("coordinator"))
  }

  @Test func thoseOfOneScenarioOfManyAreNot() throws {
    let flows = ["SignIn", "Referral"].map { name in
      (path: "\(name)Flow.swift", text: "import UIKit\nfinal class \(name)Coordinator {\n  let screen = Screen1ViewController()\n}\n")
    }
    func screens(_ count: Int) -> [(path: String, text: String)] {
      (1...count).map { ("Screen\($0).swift", "import UIKit\nclass Screen\($0)ViewController: UIViewController {}\n") }
    }
    #expect(try packs(flows + screens(30)).contains("coordinator"))
    #expect(try !packs(flows + screens(31)).contains("coordinator"))
    let more = (path: "More.swift", text: "extension SignInCoordinator {\n  func next() { Screen2ViewController() }\n}\n")
    #expect(try packs(flows + screens(31) + [more]).contains("coordinator"))
  }

  @Test func oneOperationThatShowsAScreenIsNoActivity() throws {
    func packs(_ name: String) throws -> String {
      try self.packs([
        ("\(name).swift", """
          import UIKit
          final class \(name): Operation {
            private let root: UIViewController
            init(root: UIViewController) { self.root = root }
            override func main() { root.present(UIViewController(), animated: true) }
          }
          """),
        ("Library.swift", """
          import UIKit
          final class Library {
            private let queue = OperationQueue()
            func open(_ root: UIViewController) { queue.addOperation(\(name)(root: root)) }
          }
          """),
      ])
    }
    #expect(try !packs("FileImport").contains("activity"))
    #expect(try packs("ImportActivity").contains("activity"))
  }
}
