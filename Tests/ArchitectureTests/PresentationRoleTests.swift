import Testing

@testable import Architecture

@Suite("Roles: view models, presenters, interactors")
struct PresentationRoleTests {
  private static let screen = "\nclass Screen: UIViewController { var it: Any }\nprotocol FeedViewInput: AnyObject {}\n"

  @Test(
    "view models",
    arguments: [
      RoleCase("observable", "class FeedViewModel: ObservableObject {}"),
      RoleCase("observable by macro", "@Observable final class FeedViewModel {}"),
      RoleCase("held by a controller", "struct FeedViewModel {}\nclass S: UIViewController { var m: FeedViewModel? }"),
      RoleCase("taken by a view", "class FeedVM {}\nclass S: UIView { func show(_ m: FeedVM) {} }"),
      RoleCase(
        "held by its protocol",
        "class FeedVMImpl: FeedViewModel {}\nprotocol FeedViewModel {}\nstruct S: View { let m: FeedViewModel }"
      ),
      RoleCase("in a folder", path: "Feed/ViewModels/F.swift", "class FeedViewModel {}"),
    ])
  func viewModels(_ sample: RoleCase) { #expect(sample.roles == [.viewModel]) }

  @Test(
    "cell models",
    arguments: [
      RoleCase("held by a cell", "struct FeedCellModel {}\nclass C: UITableViewCell { var m: FeedCellModel? }"),
      RoleCase("taken by a cell", "struct RowCellData {}\nclass C: UITableViewCell { func set(_ m: RowCellData) {} }"),
      RoleCase("in a folder", path: "Presentation/A.swift", "struct FeedRowModel {}"),
    ])
  func cellModels(_ sample: RoleCase) { #expect(sample.roles == [.cellModel]) }

  @Test("the view model of a cell is a view model and a cell model")
  func cellViewModelsHaveBothRoles() {
    let sample = RoleSample("struct FeedCellViewModel {}\nclass C: UITableViewCell { var m: FeedCellViewModel? }")
    #expect(sample.roles(of: "FeedCellViewModel") == [.viewModel, .cellModel])
  }

  @Test(
    "types that are not view models",
    arguments: [
      RoleCase("a name alone", "class FeedViewModel {}"), RoleCase("a protocol", "protocol FeedViewModel {}"),
      RoleCase("an enum", "enum FeedViewModel { case a }\nclass S: UIView { var m: FeedViewModel }"),
      RoleCase("observable alone", "class Session: ObservableObject {}"),
      RoleCase("held by what is no view", "class FeedViewModel {}\nclass S { var m: FeedViewModel }").apart,
      RoleCase("two letters", "class JVM: ObservableObject {}"),
    ])
  func noViewModels(_ sample: RoleCase) {
    #expect(!sample.roles.contains(.viewModel) && !sample.roles.contains(.cellModel))
  }

  @Test(
    "presenters",
    arguments: [
      RoleCase("holds its view by a protocol", "class FeedPresenter { weak var view: FeedViewInput? }" + screen),
      RoleCase(
        "a protocol composed", "class FeedPresenter { weak var v: (UIViewController & FeedViewInput)? }" + screen),
      RoleCase("holds a controller", "class FeedPresenter { weak var view: Screen? }" + screen),
      RoleCase(
        "navigates on its view",
        """
        class FeedPresenter { weak var v: (UIViewController & FeedViewInput)?
         func open() { v?.present(1, animated: true) } }
        """
          + screen),
      RoleCase(
        "navigates on its concrete view",
        """
        class FeedPresenter { weak var v: Screen?; func open(_ n: UIViewController) { v?.present(n, animated: true) \
        } }
        """
          + screen),
      RoleCase(
        "made where it is held", "class FeedPresenter {}\nclass S: UIViewController { let p = FeedPresenter() }"),
      RoleCase("of a SwiftUI view", "class FeedPresenter {}\nstruct FeedView: View { let model: FeedPresenter }"),
      RoleCase(
        "of a SwiftUI view, by name", "class ListPresenter {}\nstruct Feed: View { let presenter: ListPresenter }"),
      RoleCase("held by its view", "class FeedPresenter {}\nclass S: UIViewController { var p: FeedPresenter! }"),
      RoleCase(
        "held by a protocol",
        """
        class FeedPresenterImp: FeedViewOutput {}\nprotocol FeedViewOutput {}
        class S: UIView { var o: FeedViewOutput? }
        """
      ),
      RoleCase(
        "by its protocol",
        "class Feed: FeedPresenterProtocol { weak var v: FeedViewInput? }\nprotocol FeedPresenterProtocol {}" + screen),
      RoleCase(
        "what a screen conforms to",
        "class FeedPresenter { weak var d: Shows? }\nprotocol Shows {}\nclass S: UIViewController, Shows {}"),
    ])
  func presenters(_ sample: RoleCase) { #expect(sample.roles == [.presenter]) }

  @Test(
    "types that are not presenters",
    arguments: [
      RoleCase("a name alone", "class FeedPresenter { let items: [String] = [] }"),
      RoleCase("a view", "class FeedPresenter: UIView { weak var view: FeedViewInput? }" + screen),
      RoleCase("a controller", "class Feed: UIViewController, FeedViewOutput {}\nprotocol FeedViewOutput {}"),
      RoleCase("shows what it likes", "class ToastPresenter {}\nstruct Overlay: View { let toasts: ToastPresenter }"),
      RoleCase(
        "makes its view",
        "class BannerPresenter { weak var banner: Screen?\n func show() { banner = Screen() } }" + screen),
      RoleCase("shows UIKit's views", "class PopoverPresenter { let container: UIView\n var s: Screen? }" + screen),
      RoleCase(
        "makes its view itself", "class BannerPresenter { var s: Screen?; func show() { s = Screen() } }" + screen),
      RoleCase("a protocol", "protocol FeedPresenter { var view: FeedViewInput { get } }" + screen),
      RoleCase("a struct", "struct FeedPresenter { weak var view: FeedViewInput? }" + screen),
      RoleCase(
        "only a function of it is called",
        """
        class FeedPresenter { static func text() -> String { "" } }
        class S: UIViewController { let t = FeedPresenter.text() }
        """
      ),
      RoleCase(
        "presents on whom it is given",
        """
        class PromptPresenter { weak var host: UIViewController?
         func ask() { host?.present(1, animated: true) } }\nclass S: UIViewController { let p: PromptPresenter }
        """
      ),
      RoleCase(
        "shows a screen of UIKit's",
        """
        class SharePresenter { func share() { let s = UIActivityViewController(); \
        root.present(s, animated: true) } }
        """),
      RoleCase(
        "shows the screen that it is called with",
        """
        class SheetPresenter { unowned let host: UIViewController; var shown: Screen?
         func present(_ screen: Screen) { shown = screen; host.present(screen, animated: true) } }
        class S: UIViewController { let p: SheetPresenter }
        """
          + screen),
      RoleCase(
        "shows on whom it is called with",
        """
        class BannerPresenter { func show(from c: UIViewController) { sheet.show(from: c) } }
        class S: UIViewController { let p = BannerPresenter() }
        """
      ),
      RoleCase(
        "animates how a screen comes",
        "class Presenter: NSObject, UIViewControllerAnimatedTransitioning { var s: Screen? }" + screen),
      RoleCase(
        "animates, by its superclass",
        "class CardPresenter: Base { var s: Screen? }\nclass Base: UIPercentDrivenInteractiveTransition {}" + screen),
      RoleCase("an enum of cases", "enum FeedPresenter { case a; var v: FeedViewInput? { nil } }" + screen),
    ])
  func noPresenters(_ sample: RoleCase) { #expect(!sample.roles.contains(.presenter)) }

  @Test(
    "interactors",
    arguments: [
      RoleCase("of a protocol", "class FeedInteractorImp: FeedInteractor {}\nprotocol FeedInteractor {}"),
      RoleCase(
        "by its protocol",
        """
        class Feed: FeedInteractorInput { let s: FeedService }\nclass FeedService {}
        protocol FeedInteractorInput {}
        """),
      RoleCase("holds a service", "class FeedInteractor { let s: FeedService }\nprotocol FeedService {}"),
      RoleCase("in a folder", path: "Interactors/A.swift", "struct RealFeedInteractor {}"),
      RoleCase("used by a presenter", "class FeedInteractor {}\nclass FeedPresenter { var i: FeedInteractor }"),
    ])
  func interactors(_ sample: RoleCase) { #expect(sample.roles == [.interactor]) }

  @Test(
    "types that are not interactors",
    arguments: [
      RoleCase("a name alone", "class FeedInteractor {}"),
      RoleCase("a use case", "class LoadFeedUseCase { let s: FeedService }\nprotocol FeedService {}"),
      RoleCase("a view", "class FeedInteractor: UIControl { let s: FeedService }\nprotocol FeedService {}"),
      RoleCase("an output", "class Feed: FeedInteractorOutput {}\nprotocol FeedInteractorOutput {}"),
      RoleCase("a protocol", "protocol FeedInteractor { var s: FeedService { get } }\nprotocol FeedService {}"),
    ])
  func noInteractors(_ sample: RoleCase) { #expect(!sample.roles.contains(.interactor)) }

  @Test(
    "a presenter without a protocol for its view: its controller holds it, and it pushes screens",
    arguments: [
      RoleCase(
        "as presenter",
        """
        final class FeedPresenter {
          weak var viewController: UIViewController?
          func open() { viewController?.navigationController?.pushViewController(UIViewController(), animated: true) }
        }
        final class FeedController: UIViewController { var presenter: FeedPresenter! }
        """),
      RoleCase(
        "as output, by the view's class",
        """
        final class FeedPresenter {
          weak var view: FeedController?
          func open() { view?.present(UIAlertController(), animated: true) }
        }
        final class FeedController: UIViewController { var output: FeedPresenter? }
        """),
    ])
  func presentersWithoutProtocols(_ sample: RoleCase) { #expect(sample.roles == [.presenter]) }

  @Test("the second piece of evidence is reported")
  func evidence() {
    let sample = RoleSample("class FeedPresenter { weak var view: FeedViewInput? }\nprotocol FeedViewInput {}")
    #expect(sample.because("FeedPresenter") == ["named *Presenter and holds a view, FeedViewInput"])
    let viewModel = RoleSample("class FeedViewModel {}\nclass S: UIViewController { let m = FeedViewModel() }")
    #expect(viewModel.because("FeedViewModel") == ["named *ViewModel and held by S"])
  }

  @Test("an observable class that a screen next to it stores is its view model, whatever its name")
  func observable() {
    let sample = RoleSample([
      "Search/SearchView.swift": "struct SearchView: View { @StateObject var search: Search }",
      "Search/Search.swift": "class Search: ObservableObject { @Published var text = \"\" }",
      "App/Session.swift": "class Session: ObservableObject { var user = 1 }",
      "Search/Other.swift": "struct Other: View { @EnvironmentObject var session: Session }",
    ])
    #expect(sample.types(.viewModel) == ["Search"])
  }

  @Test func observableHeldByAServiceIsNotAViewModel() {
    let sample = RoleSample([
      "App/TabViewController.swift": "class TabViewController: UIViewController { var shown: Download? }",
      "App/Download.swift": "class Download: ObservableObject { @Published var done = 0.0 }",
      "App/DownloadManager.swift": "class DownloadManager { var all: [Download] = [] }",
    ])
    #expect(sample.types(.viewModel) == [])
  }
}

extension RoleCase {
  /// The same case with the second line in another folder.
  fileprivate var apart: RoleCase { RoleCase(testDescription, String(text.split(separator: "\n")[0])) }
}
