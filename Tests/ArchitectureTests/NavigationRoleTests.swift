import Testing

@testable import Architecture

@Suite("Roles: routers, coordinators, assemblies, activities")
struct NavigationRoleTests {
  private static let screen = "\nclass Screen: UIViewController {}\n"
  private static let parts =
    "\nclass FeedPresenter { weak var v: Screen? }\nclass FeedService { static let shared = FeedService() }" + screen

  @Test(
    "routers",
    arguments: [
      RoleCase("creates a screen", "class FeedRouter { func open() { _ = Screen() } }" + screen),
      RoleCase("a controller of UIKit", "class FeedWireframe { weak var c: UIViewController? }"),
      RoleCase(
        "through a transition handler",
        """
        class FeedRouter {
          weak var transitionHandler: ModuleTransitionHandler?
          func open() { transitionHandler?.openModule(named: "Details") }
        }
        """),
      RoleCase(
        "in a folder of presenters", path: "Presenters/R.swift", "class RouterImp { weak var s: Screen? }" + screen),
      RoleCase("pushes", "class FeedRouter { func go(_ n: Any) { n.pushViewController(1) } }"),
      RoleCase("creates screens, called navigator", "class Navigator { func open() { _ = Screen() } }" + screen),
      RoleCase("a path by another name", "@Observable class AppModel { var path = NavigationPath() }"),
      RoleCase(
        "a path of destinations",
        "class Way: ObservableObject { @Published var path: [Stop] = [] }\nenum Stop { case a(Int) }"),
      RoleCase(
        "named after navigation, kept by a view",
        """
        class NavigationModel: ObservableObject { @Published var isShown = false }
        struct S: View { @ObservedObject var n: NavigationModel }
        """
      ),
      RoleCase("a sheet", "@Observable class Way { var presentedSheet: Sheet? }\nenum Sheet { case edit }"),
      RoleCase("paths of SwiftUI", "@Observable class Router { var path = NavigationPath() }"),
    ])
  func routers(_ sample: RoleCase) { #expect(sample.roles == [.router]) }

  @Test(
    "types that are not routers",
    arguments: [
      RoleCase("the path of a file", "@Observable class Library { var path: String = \"\" }"),
      RoleCase("paths that are words", "@Observable class Way { var path: [Stop] = [] }\nenum Stop: String { case a }"),
      RoleCase("a tab", "@Observable class Way { var tab: Tab = .a }\nenum Tab { case a }"),
      RoleCase("of requests", "enum APIRouter: URLRequestConvertible { case feed }"),
      RoleCase("a name alone", "class EventRouter { func route() {} }"),
      RoleCase("a protocol", "protocol FeedRouter { func open(_ s: Screen) }" + screen),
      RoleCase("a modifier", "struct FeedRouter: ViewModifier { var s: Screen }" + screen),
      RoleCase("an enum of cases", "enum Router { case feed(Screen) }" + screen),
    ])
  func noRouters(_ sample: RoleCase) { #expect(!sample.roles.contains(.router)) }

  @Test("a type that starts coordinators, directly or not, is a coordinator")
  func parents() {
    let sample = RoleSample(
      """
      class AppCoordinator { let main: MainCoordinator }
      class MainCoordinator { var feed: FeedCoordinator? }
      class FeedCoordinator { let root: UINavigationController }
      class SyncCoordinator { let queue: Queue }
      class Queue {}
      """)
    #expect(sample.types(.coordinator) == ["AppCoordinator", "FeedCoordinator", "MainCoordinator"])
    #expect(sample.because("AppCoordinator") == ["named *Coordinator and holds a coordinator, MainCoordinator"])
  }

  @Test(
    "types that are not coordinators",
    arguments: [
      RoleCase("draws a view", "class LayerCoordinator { func draw() { _ = Pin() } }\nclass Pin: UIView {}"),
      RoleCase(
        "only embeds",
        "class IntroFlowController: UIViewController { func f() { addChild(UIHostingController(rootView: 1)) } }"),
      RoleCase("names a view", "class AppCoordinator { var feed: Feed? }\nstruct Feed: View {}"),
    ])
  func weaklyProven(_ sample: RoleCase) { #expect(!sample.roles.contains(.coordinator)) }

  @Test("a SwiftUI coordinator creates views; a UIKit coordinator shows controllers")
  func coordinators() {
    let sample = RoleSample([
      "A.swift": "class AppCoordinator { func start() -> some View { Feed() } }\nstruct Feed: View {}",
      "B.swift":
        """
      class IntroFlowController: UIViewController { func f() { show(UIHostingController(rootView: 1), sender: \
      nil) } }
      """,
    ])
    #expect(sample.types(.coordinator) == ["AppCoordinator", "IntroFlowController"])
  }

  @Test("a type that creates a coordinator and shows its screens is a coordinator, even if it is named presenter")
  func bridges() {
    let sample = RoleSample(
      """
      class FeedBridgePresenter {
        var coordinator: FeedCoordinator?
        func present(from root: UIViewController) { coordinator = FeedCoordinator(); root.present(1, animated: true) }
      }
      class FeedCoordinator { let root = UIViewController() }
      """)
    #expect(sample.types(.coordinator) == ["FeedBridgePresenter", "FeedCoordinator"])
    #expect(sample.types(.presenter) == [])
  }

  @Test("a flow controller may be a view controller")
  func flow() {
    let sample = RoleSample("class FeedFlowController: UIViewController { let s = Screen() }" + Self.screen)
    #expect(sample.roles(of: "FeedFlowController") == [.viewController, .coordinator])
  }

  @Test(
    "types that are not coordinators",
    arguments: [
      "struct Map: UIViewRepresentable { class Coordinator { var c: UIViewController? } }",
      "struct Map: NSViewControllerRepresentable {}\nextension Map { class Coordinator { var c: NSViewController? } }",
      "class Coordinator { let stack: NSPersistentStoreCoordinator }",
      "protocol Coordinator { var c: UIWindow { get } }",
    ])
  func noCoordinators(text: String) { #expect(RoleSample(text).types(.coordinator) == []) }

  @Test(
    "assemblies",
    arguments: [
      RoleCase("creates and links", "class FeedAssembly { func make() { Screen(p: FeedPresenter()) } }" + parts),
      RoleCase("a builder", "enum FeedBuilder { static func build() { Screen(p: FeedPresenter()) } }" + parts),
      RoleCase("a container", "class AppDIContainer { lazy var s = FeedService() }" + parts),
      RoleCase("Swinject's", "class Feed: Assembly {}"),
      RoleCase(
        "a container of what is proven by what it does",
        """
        class AppContainer { let a = Net(); let b = Disk() }\nclass Net { let s: URLSession; func f() {} }
        actor Disk { let s: CKContainer; func f() {} }
        """
      ),
      RoleCase("an environment", "struct AppEnvironment { let s = FeedService(); let p = FeedPresenter() }" + parts),
      RoleCase(
        "hands out screens, whatever its name",
        """
        enum Screens { static func a() -> UIViewController { Screen() }
         static func b() -> UIViewController { Other() } }
        """
          + "\nclass Other: UIViewController {}" + parts),
      RoleCase("a factory of screens", "struct ScreenFactory { func make() -> Screen { Screen() } }" + parts),
    ])
  func assemblies(_ sample: RoleCase) { #expect(sample.roles == [.assembly]) }

  @Test(
    "types that are not assemblies",
    arguments: [
      RoleCase("of values", "struct RequestBuilder { func build() { A(); B() } }\nstruct A {}\nstruct B {}"),
      RoleCase("a name alone", "class FeedAssembly {}"), RoleCase("a view", "struct CardContainer: View {}"),
      RoleCase("a factory of one value", "class NoticeFactory { func make() { Notice() } }\nstruct Notice {}"),
      RoleCase("a protocol", "protocol FeedFactory { func make() -> Screen }" + parts),
    ])
  func noAssemblies(_ sample: RoleCase) { #expect(!sample.roles.contains(.assembly)) }

  @Test(
    "activities",
    arguments: [
      RoleCase("shows a controller", "class Pay: Operation { override func main() { show(Screen()) } }" + screen),
      RoleCase("stores one", "class Pay: Activity { var c: UIViewController? }\nclass Activity: NSOperation {}"),
      RoleCase("a library's base", "class Pay: AsyncOperation { weak var s: Screen? }" + screen),
    ])
  func activities(_ sample: RoleCase) { #expect(sample.roles == [.activity]) }

  @Test(
    "types that are not activities",
    arguments: [
      RoleCase("works only", "class Download: Operation { let url: URL }"),
      RoleCase("of UIKit", "class Share: UIActivity { var s: Screen }" + screen),
      RoleCase("a user's", "class Reading: NSUserActivity { var s: Screen }" + screen),
      RoleCase("live", "struct Ride: ActivityAttributes { var s: Screen }" + screen),
      RoleCase("an item provider", "class Item: UIActivityItemProvider { var s: Screen }" + screen),
    ])
  func noActivities(_ sample: RoleCase) { #expect(sample.roles == []) }

  private static let activity = "\nclass Pay: Activity { var c: UIViewController? }\nclass Activity: NSOperation {}"

  @Test(
    "activity stacks",
    arguments: [
      RoleCase("keeps them", "class Flow { var a: [Activity] = []; func go(_ x: Activity) { x.start() } }" + activity),
      RoleCase(
        "a queue", "class Flow { let q = OperationQueue(); func go(_ x: Pay) { q.addOperation(x) } }" + activity),
      RoleCase(
        "their facade",
        "class Flow: Screens { func go(_ x: Pay) { x.start() } }\nprotocol Screens {}"
          + "\nclass Pay: Operation { var c: UIViewController?; var s: Screens? }"),
      RoleCase(
        "by name",
        """
        class ActivityStack { var s = Stack<Activity>(); func go(_ x: Activity) { x.start() } }
        """ + activity),
    ])
  func activityStacks(_ sample: RoleCase) { #expect(sample.roles == [.activityStack]) }

  @Test(
    "types that are not activity stacks",
    arguments: [
      RoleCase("holds one", "class Flow { var a: Pay?; func go() { a?.start() } }" + activity),
      RoleCase("starts none", "class Flow { var a: [Pay] = [] }" + activity),
      RoleCase(
        "other work",
        "class Flow { var a: [Load] = []; func go(_ x: Load) { x.start() } }\nclass Load: Operation {}" + activity),
    ])
  func noActivityStacks(_ sample: RoleCase) { #expect(sample.roles == []) }
}
