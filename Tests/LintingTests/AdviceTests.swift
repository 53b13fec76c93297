import Findings
import Linting
import Testing

/// Advice that can be followed: it depends on who creates an object, and on what is used of a type.
@Suite struct AdviceTests {
  private func findings(_ rule: String, _ files: [(String, String)]) throws -> [Finding] {
    try TemporaryProject(files).lint { $0.only = [rule] }.findings
  }

  private func suggestions(_ rule: String, _ files: [(String, String)]) throws -> [String] {
    try findings(rule, files).map { $0.suggestion ?? "" }
  }

  @Test(arguments: [
    (
      "final class Screen: UIView {",
      "Move the use of Depot to the code that configures Screen, and pass Screen only the values and closures that it "
        + "needs."
    ),
    (
      "final class Screen: UIViewController { @IBOutlet var field: UITextField!\n",
      "Use property injection for Depot, because a storyboard or xib creates Screen."
    ),
    (
      "final class Screen: UIViewController { @IBAction func close() {}\n",
      "Use property injection for Depot, because a storyboard or xib creates Screen."
    ),
    (
      "class Base: UIViewController { @IBOutlet var field: UITextField! }\nfinal class Screen: Base {",
      "Inject Depot into Screen through the initializer."
    ),
    ("final class Screen: UIViewController {", "Inject Depot into Screen through the initializer."),
  ])
  func whoCreatesTheUserOfASharedInstance(head: String, suggestion: String) throws {
    let text = """
      import UIKit
      final class Depot { static let shared = Depot(); var count = 0 }
      \(head) func show() { print(Depot.shared.count) } }
      """
    #expect(try suggestions("singleton_access", [("Screen.swift", text)]) == [suggestion])
  }

  @Test func anObjectiveCControllerWithActions() throws {
    let depot = """
      #import <UIKit/UIKit.h>
      @interface Depot : NSObject
      + (Depot *)sharedDepot;
      @property NSInteger count;
      @end
      """
    let screen = """
      #import "Depot.h"
      @interface Screen : UIViewController
      + (Screen *)screen;
      @end
      """
    let code = """
      #import "Screen.h"
      @implementation Screen
      + (Screen *)screen {
        UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Screen" bundle:nil];
        return [storyboard instantiateInitialViewController];
      }
      - (IBAction)empty:(id)sender { Depot.sharedDepot.count = 0; }
      @end
      """
    #expect(
      try suggestions("singleton_access", [("Depot.h", depot), ("Screen.h", screen), ("Screen.m", code)])
        == ["Use property injection for Depot, because a storyboard or xib creates Screen."])
  }

  @Test func aControllerWithOutletsThatCodeCreates() throws {
    let text = """
      import UIKit
      final class Depot { static let shared = Depot(); var count = 0 }
      final class Screen: UIViewController { @IBOutlet var field: UITextField!
        func show() { title = Depot.shared.count.description } }
      func open() -> UIViewController { Screen(nibName: "Screen", bundle: nil) }
      """
    #expect(
      try suggestions("singleton_access", [("Screen.swift", text)])
        == ["Inject Depot into Screen through the initializer."])
  }

  @Test(arguments: [
    (
      "import UIKit\n", "let text = \"\"",
      "Replace it with `import Foundation`, which the file currently gets through UIKit."
    ),
    (
      "import SwiftUI\n", "@Published var text = \"\"",
      "Replace it with `import Combine` and `import Foundation`, which the file currently gets through SwiftUI."
    ),
    (
      "import RxSwift\nimport UIKit\n", "let text: Observable<String>",
      "Replace it with `import Foundation`, which the file currently gets through UIKit."
    ),
    ("import Foundation\nimport UIKit\n", "let text = \"\"", "Remove the import."),
  ])
  func whatToImportInsteadOfAnUnusedFramework(imports: String, member: String, suggestion: String) throws {
    let model = "\(imports)final class FeedViewModel { \(member); let date: Date }"
    let screen = "import UIKit\nfinal class FeedController: UIViewController { let viewModel = FeedViewModel() }"
    #expect(
      try suggestions("view_model_uses_ui_framework", [("Feed.swift", model), ("Screen.swift", screen)])
        == [suggestion])
  }

  @Test func aNestedEnumAndAClassOfAHigherLayer() throws {
    let files = [
      (
        "Screens/Feed.swift",
        "final class FeedController { enum Mode { case all, unread } }\nfinal class ListController {}"
      ),
      ("Services/S.swift", "final class S { let mode: FeedController.Mode; let list: ListController }"),
      (".layerlint.yml", "layers: [Screens, Services]\n"),
    ]
    #expect(
      try suggestions("upward_dependency", files) == [
        "In the Services layer, declare a protocol for what S needs from FeedController.Mode and ListController, and"
          + " implement it in the higher Screens layer."
      ])
  }

  @Test(arguments: [
    (
      "let mode: FeedViewModel.Mode",
      "Move FeedViewModel.Mode down to the Services layer or below, or move the code that uses it out of FeedService "
        + "into the higher Screens layer."
    ),
    (
      "let model: FeedViewModel; let mode: FeedViewModel.Mode",
      "In the Services layer, declare a protocol for what FeedService needs from FeedViewModel, and implement it in the"
        + " higher Screens layer."
    ),
  ])
  func onlyANestedEnumOfAHigherLayer(member: String, suggestion: String) throws {
    let files = [
      ("Screens/FeedViewModel.swift", "final class FeedViewModel { enum Mode { case all, unread } }"),
      ("Services/FeedService.swift", "final class FeedService { \(member) }"),
      (".layerlint.yml", "layers: [Screens, Services]\n"),
    ]
    #expect(try suggestions("upward_dependency", files) == [suggestion])
  }

  @Test func aViewOfAHigherLayer() throws {
    let chart = "import SwiftUI\nstruct Chart: View { static let most = 9; var body: some View { Text(\"\") } }"
    let files = [
      ("Screens/Chart.swift", chart), ("Services/Meter.swift", "final class Meter { let most = Chart.most }"),
      (".layerlint.yml", "layers: [Screens, Services]\n"),
    ]
    #expect(
      try suggestions("upward_dependency", files) == [
        "Move the code that uses Chart out of Meter into the higher Screens layer, or declare a protocol for it in the "
          + "Services layer. If the code needs only a value of Chart, such as a constant, move that value down."
      ])
  }

  /// A sheet of SwiftUI does not fit a navigation stack of UIKit.
  @Test(arguments: [
    ("pushViewController(DetailController(), animated: true)", "Give FeedView a closure"),
    ("present(DetailController(), animated: true)", "Present the screen with a state-driven"),
  ])
  func aSwiftUIViewThatShowsAViewController(call: String, advice: String) throws {
    let text = """
      import SwiftUI
      import UIKit
      final class DetailController: UIViewController {}
      struct FeedView: View {
        let stack: UINavigationController
        var body: some View { Button("Open") { stack.\(call) } }
      }
      """
    let found = try findings("view_performs_navigation", [("Feed.swift", text)])
    #expect(found.count == 1 && found[0].suggestion?.hasPrefix(advice) == true)
  }

  @Test(arguments: [("UIImageView", Severity.info), ("UIView", .error)])
  func anImageViewLoadsItsImage(base: String, severity: Severity) throws {
    let text = """
      import UIKit
      final class Poster: \(base) {
        func show(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      """
    #expect(try findings("view_performs_networking", [("Poster.swift", text)]).map(\.severity) == [severity])
  }

  /// `weak` needs a protocol for classes only.
  @Test(arguments: [
    (": AnyObject", "Make `Row.owner` weak"), ("", "Instead of storing List in `owner`, store the value"),
  ])
  func aReferenceThroughAProtocol(bound: String, advice: String) throws {
    let text = """
      protocol RowOwner\(bound) { func reload() }
      final class List: RowOwner {
        var row: Row?
        func start() {
          let row = Row()
          row.owner = self
          self.row = row
        }
        func reload() {}
      }
      final class Row {
        var owner: RowOwner?
      }
      """
    let found = try findings("ownership_cycle", [("List.swift", text)])
    #expect(found.count == 1 && found[0].suggestion?.hasPrefix(advice) == true)
  }

  /// A property wrapper of SwiftUI does nothing in a view model.
  @Test func aWrapperForViews() throws {
    let files = [
      (
        "ListModel.swift",
        """
        import SwiftUI
        final class Store: ObservableObject { @Published var names: [String] = [] }
        final class ListViewModel: ObservableObject { @ObservedObject var store = Store() }
        """
      ),
      (
        "ListView.swift",
        """
        import SwiftUI
        struct ListView: View {
          @StateObject var viewModel = ListViewModel()
          var body: some View { Text("") }
        }
        """
      ),
    ]
    #expect(
      try suggestions("view_model_uses_ui_framework", files)
        == ["Remove the property wrapper: outside of a SwiftUI view, ObservedObject updates nothing."])
  }

  /// A screen with a shared instance should not be injected.
  @Test func aScreenWithASharedInstance() throws {
    let text = """
      import UIKit
      final class MapController: UIViewController { static let shared = MapController(); var zoom = 1.0 }
      final class RegionController: UIViewController { func show() { MapController.shared.zoom = 2 } }
      """
    #expect(
      try suggestions("singleton_access", [("Map.swift", text)])
        == [
          "Inject only the part of MapController that RegionController needs, such as a service, through the "
            + "initializer."
        ])
  }
}
