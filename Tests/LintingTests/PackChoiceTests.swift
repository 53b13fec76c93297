import Linting
import Testing

/// The packs that are chosen without a configuration.
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

  @Test func screenWithItsInteractorIsVIPER() throws {
    let packs = try packs([
      ("Feed/FeedPresenter.swift", presenter), ("Feed/FeedInteractor.swift", interactor),
      ("Feed/FeedViewController.swift", controller),
    ])
    #expect(packs.contains("viper"))
  }

  @Test func interactorInAnotherFolderIsNotVIPER() throws {
    let search = interactor.replacing("Feed", with: "Search")
    let packs = try packs([
      ("Feed/FeedPresenter.swift", presenter), ("Feed/FeedViewController.swift", controller),
      ("Search/SearchInteractor.swift", search),
    ])
    #expect(packs.contains("mvp") && !packs.contains("viper"))
  }

  /// A number of plain screens.
  private func screens(_ count: Int) -> [(path: String, text: String)] {
    (0..<count).map { ("Screen\($0).swift", "import UIKit\nclass Screen\($0)ViewController: UIViewController {}\n") }
  }

  private func notes(_ files: [(path: String, text: String)]) throws -> [String] {
    try TemporaryProject(files).lint().notes
  }

  // MARK: Presenters

  @Test func presentersOfAFifthOfTheScreensAreMVP() throws {
    let feed = [("FeedPresenter.swift", presenter), ("FeedViewController.swift", controller)]
    #expect(try packs(feed + screens(4)).contains("mvp"))
    #expect(try packs(feed + screens(4)).contains("presenters for 1 of 5 view controllers"))
    let notes = try notes(feed + screens(5))
    #expect(!notes[0].contains("mvp"))
    #expect(notes[1] == "1 presenter found; add `mvp` to `architectures` to check them")
  }

  // MARK: View models

  private func viewModels(_ count: Int) -> [(path: String, text: String)] {
    (0..<count).map { index in
      (
        "Shown\(index).swift",
        "import UIKit\nfinal class Shown\(index)ViewModel {}\n"
          + "final class Shown\(index)ViewController: UIViewController { let viewModel = Shown\(index)ViewModel() }\n"
      )
    }
  }

  @Test func viewModelsOfAFifthOfTheScreensAreMVVM() throws {
    #expect(try packs(viewModels(2) + screens(8)).contains("mvvm"))
    let notes = try notes(viewModels(2) + screens(9))
    #expect(!notes[0].contains("mvvm") && notes[1].hasPrefix("2 view models found; add `mvvm`"))
  }

  @Test func oneViewModelInAllScreensIsNotMVVM() throws {
    let theme = (path: "Theme.swift", text: "import SwiftUI\nfinal class ThemeViewModel: ObservableObject {}\n")
    let views = (0..<20).map { index in
      (
        path: "V\(index).swift",
        text: "import SwiftUI\nstruct V\(index): View { @ObservedObject var theme: ThemeViewModel }\n"
      )
    }
    #expect(try !packs(views + [theme]).contains("mvvm"))
  }

  // MARK: Coordinators

  private func coordinators(_ count: Int) -> [(path: String, text: String)] {
    (0..<count).map { index in
      (
        "Flow\(index).swift",
        """
        import UIKit\nfinal class Feed\(index)Coordinator { func start() -> UIViewController { \
        Screen\(index)ViewController() } }\n
        """
      )
    }
  }

  @Test func coordinatorsOfAThirdOfTheScreensAreThePattern() throws {
    #expect(try packs(coordinators(2) + screens(6)).contains("coordinators lead to 2 of 6 view controllers"))
    let notes = try notes(coordinators(2) + screens(7))
    #expect(!notes[0].contains("coordinator") && notes[1].hasPrefix("2 coordinators found; add `coordinator`"))
  }

  @Test func screensFromAFactoryAreReached() throws {
    let factory = (
      path: "Factory.swift",
      text: "import UIKit\nprotocol Making { func make() -> Screen0ViewController }\n"
        + """
        final class FeedCoordinator { var root: UIViewController?; let making: Making; \
        func start() { root = making.make() } }\n
        """
    )
    #expect(try packs([factory] + screens(3)).contains("coordinators lead to 1 of 3 view controllers"))
  }

  /// Such a coordinator works for the screen that is passed to it.
  @Test func screensPassedToACoordinatorAreNotReached() throws {
    let text = "import UIKit\nfinal class LoginCoordinator { init(screen: Screen1ViewController) {} }\n"
    #expect(
      try packs([("Login.swift", text)] + coordinators(1) + screens(3)).contains(
        "coordinators lead to 1 of 3 view controllers"))
  }

  @Test func containersAreNotScreens() throws {
    let container = (path: "Root.swift", text: "import UIKit\nfinal class RootController: UINavigationController {}\n")
    #expect(
      try packs([container] + coordinators(1) + screens(3)).contains("coordinators lead to 1 of 3 view controllers"))
  }

  // MARK: Signals

  private func services(_ count: Int, returning type: String) -> [(path: String, text: String)] {
    (0..<count).map { index in
      (
        "\(type.prefix(3))\(index).swift",
        "import Combine\nfinal class \(type.prefix(3))\(index)Service {\n  let session = URLSession.shared\n"
          + "  func load() -> \(type) { fatalError() }\n}\n"
      )
    }
  }

  @Test func publishersInInterfacesOfServicesAreReactive() throws {
    let signals = services(2, returning: "AnyPublisher<Int, Never>")
    let packs = try packs(signals + services(8, returning: "Int"))
    #expect(packs.contains("reactive, schedulable") && packs.contains("signals in the interfaces of 2 of 10 services"))
    let notes = try notes(signals + services(9, returning: "Int"))
    #expect(!notes[0].contains("reactive") && !notes[0].contains("schedulable"))
    #expect(notes[1].hasSuffix("add `reactive` or `schedulable` to `architectures` to check them"))
  }

  @Test func importsAndPrivatePublishersAreNotReactive() throws {
    #expect(try !packs(services(3, returning: "Int")).contains("reactive"))
    let hidden = services(3, returning: "AnyPublisher<Int, Never>").map {
      ($0.path, $0.text.replacing("func load", with: "private func load"))
    }
    #expect(try !packs(hidden).contains("reactive"))
    #expect(try !packs(services(1, returning: "AnyPublisher<Int, Never>")).contains("reactive"))
  }

  // MARK: Activities

  @Test func operationThatShowsAScreenIsNotAnActivity() throws {
    func packs(_ name: String) throws -> String {
      try self.packs([
        (
          "\(name).swift",
          """
          import UIKit
          final class \(name): Operation {
            private let root: UIViewController
            init(root: UIViewController) { self.root = root }
            override func main() { root.present(UIViewController(), animated: true) }
          }
          """
        ),
        (
          "Library.swift",
          """
          import UIKit
          final class Library {
            private let queue = OperationQueue()
            func open(_ root: UIViewController) { queue.addOperation(\(name)(root: root)) }
          }
          """
        ),
      ])
    }
    #expect(try !packs("FileImport").contains("activity"))
    #expect(try packs("ImportActivity").contains("activity"))
  }
}
