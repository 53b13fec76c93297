import Findings
import Linting
import Testing

/// Sentences that say how two things are related, so that no reader has to look it up.
@Suite struct EvidenceWordingTests {
  private func findings(_ rule: String, _ files: [(String, String)]) throws -> [Finding] {
    try TemporaryProject(files).lint { $0.only = [rule] }.findings
  }

  private static func storyboard(of name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="a"><objects>
        <viewController id="b" customClass="\(name)" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """
  }

  @Test func theOwnerIsNamedAsTheDelegate() throws {
    let text = """
      import UIKit
      protocol FieldDelegate: AnyObject {}
      class Field: UIView { var fieldDelegate: FieldDelegate? }
      final class LinkField: Field {}
      final class Bar: UIView, FieldDelegate {
        let link = LinkField()
        func start() { link.fieldDelegate = self }
      }
      """
    #expect(
      try findings("delegate_strong", [("Field.swift", text)]).flatMap(\.evidence).map(\.note) == [
        "Bar, which conforms to FieldDelegate, holds LinkField, which inherits from Field, in `link`"
      ])
  }

  /// Only a new object that can be the delegate makes the property its only owner.
  @Test(arguments: [
    ("WKWebViewConfiguration()", "Declare it as `weak var pageDelegate`."),
    (
      "PageLogger()",
      "Make `pageDelegate` weak, and let the object that creates PageDelegate own it: "
        + "currently this property is its only owner."
    ),
  ])
  func theOnlyOwnerIsNamed(argument: String, suggestion: String) throws {
    let text = """
      import WebKit
      protocol PageDelegate: AnyObject {}
      final class PageLogger: PageDelegate {}
      final class Page {
        var pageDelegate: PageDelegate?
        init(_ part: AnyObject) { pageDelegate = part as? PageDelegate }
      }
      final class Browser: UIViewController, PageDelegate {
        let page = Page(\(argument))
        func start() { page.pageDelegate = self }
      }
      """
    #expect(try findings("delegate_strong", [("Page.swift", text)]).map(\.suggestion) == [suggestion])
  }

  /// The users of a shared instance have no order of their own.
  @Test(arguments: [("A.m", "[Depot sharedDepot]"), ("Z.m", "Depot.sharedDepot()")])
  func theFirstUseOfASharedInstanceIsQuoted(file: String, quoted: String) throws {
    let header = """
      #import <UIKit/UIKit.h>
      @interface Depot : NSObject
      + (instancetype)sharedDepot;
      @property (nonatomic) NSInteger count;
      @end
      """
    let classes = (0..<6).map { number in
      """
      @interface Screen\(number) : UIViewController
      @end
      @implementation Screen\(number)
      - (void)viewDidLoad { [Depot sharedDepot].count = 1; }
      @end

      """
    }
    let swift = (6..<12).map { number in
      (
        "Screen\(number).swift",
        """
        import UIKit
        final class Screen\(number): UIViewController { func show() { Depot.sharedDepot().count = 1 } }

        """
      )
    }
    let found = try findings(
      "singleton_access",
      [("Depot.h", header), (file, "#import \"Depot.h\"\n" + classes.joined())] + swift)
    #expect(found.map(\.message) == ["12 types use the shared instance \(quoted)"])
  }

  @Test func eachFrameworkIsNamed() throws {
    let text = """
      import SwiftUI
      final class CopyViewModel: ObservableObject {
        @ObservedObject var settings: Settings
        func copy() { UIPasteboard.general.string = "" }
      }
      """
    #expect(
      try findings("view_model_uses_ui_framework", [("CopyViewModel.swift", text)]).map(\.message) == [
        "View model code in CopyViewModel.swift uses UIPasteboard and ObservedObject from UIKit and SwiftUI"
      ])
  }

  @Test func aHandlerIsTheMethodNotItsSelector() throws {
    let text = """
      import UIKit
      final class NoteViewController: UIViewController {
        let store = NoteStore(), label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain, target: self, action: #selector(done))
        }
        @objc func done() {
          if label.isHidden { save() } else { show() }
          navigationController?.pushViewController(NoteListViewController(), animated: true)
        }
        func save() { try? FileManager.default.removeItem(atPath: "a") }
        func show() { label.text = "Done" }
      }
      final class NoteListViewController: UIViewController {}
      final class NoteStore {}
      """
    let configuration = "rules: { controller_responsibilities: { max: 2 } }\narchitectures: [mvc]\n"
    let notes = try findings(
      "controller_responsibilities", [("NoteViewController.swift", text), (".layerlint.yml", configuration)]
    ).flatMap(\.evidence).map(\.note)
    #expect(notes.contains("event handling: done()"))
    #expect(notes.contains("action and gesture setup: UIBarButtonItem(…)"))
    #expect(
      notes.contains("navigation: navigationController.pushViewController(_:animated:), passing NoteListViewController")
    )
    #expect(notes.contains("data access: FileManager.default.removeItem(atPath:)"))
  }

  @Test(arguments: [
    (
      "super.init(coder: coder)",
      "Use property injection for Depot, because a storyboard or xib creates StockController."
    ),
    ("fatalError(\"unused\")", "Inject Depot into StockController through the initializer."),
  ])
  func aStoryboardCreatesOnlyWhatItCan(body: String, suggestion: String) throws {
    let text = """
      import UIKit
      final class Depot { static let shared = Depot(); var count = 0 }
      final class StockController: UIViewController {
        required init?(coder: NSCoder) { \(body) }
        func show() { title = Depot.shared.count.description }
      }
      """
    let storyboard = Self.storyboard(of: "StockController")
    #expect(
      try findings("singleton_access", [("Stock.swift", text), ("Main.storyboard", storyboard)]).map(\.suggestion)
        == [suggestion])
  }

  /// Nobody can pass anything to the initializer of a cell, or to an object from a static function.
  @Test(arguments: [
    (
      "final class StockCell: UITableViewCell { func show() { textLabel?.text = Depot.shared.count.description } }",
      "Move the use of Depot to the code that configures StockCell, and pass StockCell only the values and closures "
        + "that it needs."
    ),
    (
      "final class StockView: UIView { static func count() -> Int { Depot.shared.count } }",
      "Pass Depot to the static functions of StockView as a parameter."
    ),
  ])
  func theAdviceIsPossible(user: String, suggestion: String) throws {
    let text = """
      import UIKit
      final class Depot { static let shared = Depot(); var count = 0 }
      \(user)
      """
    #expect(try findings("singleton_access", [("Stock.swift", text)]).map(\.suggestion) == [suggestion])
  }

  /// A project's own rule says what it says, whatever its kind has for such a use.
  @Test func aRuleOfTheProjectKeepsItsMessage() throws {
    let text = """
      import UIKit
      final class DepotService { func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).resume() } }
      final class StockView: UIView {
        let service = DepotService()
        override func layoutSubviews() { service.load() }
      }
      """
    let rule = """
      custom_rules:
        silent_views:
          { kind: calls, of: { role: view }, on: { role: service }, message: "{subject} asks {use}", suggestion: Do not. }
      """
    let found = try findings("silent_views", [("Stock.swift", text), (".layerlint.yml", rule)])
    #expect(found.map(\.message) == ["StockView asks service.load()"])
    #expect(found.map(\.suggestion) == ["Do not."])
  }

  /// Code creates the owner of a xib, which then loads the xib.
  @Test func theOwnerOfAXibIsCreatedByCode() throws {
    let text = """
      import UIKit
      final class Depot { static let shared = Depot(); var count = 0 }
      final class StockController: UIViewController { func show() { title = Depot.shared.count.description } }
      """
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="StockController"/>
          <view id="a"/>
        </objects>
      </document>
      """
    #expect(
      try findings("singleton_access", [("Stock.swift", text), ("StockController.xib", xib)]).map(\.suggestion)
        == ["Inject Depot into StockController through the initializer."])
  }

  /// `embed` is a function, not a child.
  @Test func aChildWithoutANameIsTheResultOfACall() throws {
    let text = """
      import UIKit
      final class TabsController: UIViewController {
        func embed(_ screen: UIViewController) -> UINavigationController { UINavigationController(rootViewController: screen) }
        override func viewDidLoad() { addChild(embed(UIViewController())) }
      }
      """
    let found = try findings("child_controller_containment", [("Tabs.swift", text)])
    #expect(
      found.map(\.message) == [
        "TabsController adds `embed(…)` with `addChild(_:)` but never calls `didMove(toParent:)` on it"
      ])
    #expect(found.map(\.suggestion) == ["Call `didMove(toParent: self)` after adding the child's view."])
  }

  /// The tabs of a tab bar controller are its own parts.
  @Test func aTabBarControllerShowsItsOwnTabs() throws {
    let text = """
      import UIKit
      final class TabsController: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [UIViewController()]
          selectedIndex = 0
        }
      }
      """
    let configuration = "rules: { controller_responsibilities: { max: 0, required: [], min_lines: 0 } }\n"
    let notes = try findings(
      "controller_responsibilities", [("Tabs.swift", text), (".layerlint.yml", configuration)]
    ).flatMap(\.evidence).map(\.note)
    #expect(!notes.contains { $0.hasPrefix("navigation") })
  }

  /// Another creator may be the owner of the object, and may not outlive it.
  @Test(arguments: [("", true), ("final class Desk { let job = Job(office: Office()) }", false)])
  func unownedNeedsAnOwnerThatOutlivesIt(other: String, isUnowned: Bool) throws {
    let text = """
      final class Office {
        private lazy var job = Job(office: self)
        func start() { job.run() }
      }
      final class Job {
        private let office: Office
        init(office: Office) { self.office = office }
        func run() {}
      }
      \(other)
      """
    let suggestions = try findings("ownership_cycle", [("Job.swift", text)]).compactMap(\.suggestion)
    #expect(suggestions.count == 1)
    #expect(suggestions.allSatisfy { $0.contains("unowned") == isUnowned })
  }

  /// Each subclass has an instance of its own.
  @Test func anInheritedSharedInstanceIsThatOfTheNamedClass() throws {
    let client = """
      #import <Foundation/Foundation.h>
      @interface Client : NSObject
      + (instancetype)sharedClient;
      - (void)load;
      @end
      @interface BoxClient : Client
      @end
      @implementation Client
      + (instancetype)sharedClient { static Client *client; return client; }
      - (void)load {}
      @end
      @implementation BoxClient
      @end
      """
    let screen = """
      #import "Client.h"
      @interface BoxController : NSViewController
      @end
      @implementation BoxController
      - (void)show { [[BoxClient sharedClient] load]; }
      @end
      """
    let found = try findings("singleton_access", [("Client.h", client), ("BoxController.m", screen)])
    #expect(found.map(\.message) == ["BoxController uses the shared instance [BoxClient sharedClient]"])
    #expect(found.map(\.suggestion) == ["Inject BoxClient into BoxController through the initializer."])
  }

  /// A namespace has no instance that could be injected.
  @Test func theObjectsOfANamespaceAreInjected() throws {
    let text = """
      import UIKit
      final class BlobCache { var blobs: [String: Data] = [:]; func forget() { blobs = [:] } }
      final class NameCache { var names: [String] = []; func forget() { names = [] } }
      final class TextCache { var texts: [String] = []; func forget() { texts = [] } }
      enum Caches {
        static let texts = TextCache()
        static let blobs = BlobCache()
        static let names = NameCache()
      }
      final class AvatarController: UIViewController {
        func clear() { Caches.blobs.forget() }
      }
      """
    #expect(
      try findings("singleton_access", [("Caches.swift", text)]).map(\.suggestion) == [
        "Inject only the part of Caches that AvatarController needs, such as a service, through the initializer."
      ])
  }

  @Test func aBaseClassOfScenesHasNoInitializerOfItsOwn() throws {
    let text = """
      import UIKit
      final class Depot { static let shared = Depot(); var count = 0 }
      class StockController: UIViewController {
        func show() { title = Depot.shared.count.description }
      }
      final class ShelfController: StockController {}
      """
    let storyboard = Self.storyboard(of: "ShelfController")
    #expect(
      try findings("singleton_access", [("Stock.swift", text), ("Main.storyboard", storyboard)]).map(\.suggestion)
        == ["Use property injection for Depot, because storyboards or xibs create subclasses of StockController."])
  }

  /// A screen is named where it is shown, and not where a service gets it.
  @Test func aScreenThatIsPassedToAService() throws {
    let text = """
      import UIKit
      final class PageService {
        private var pages: [UIViewController] = []
        func add(_ page: UIViewController) {
          pages.append(page)
          URLSession.shared.dataTask(with: URL(fileURLWithPath: "/pages")).resume()
        }
      }
      final class DetailController: UIViewController {}
      final class FeedController: UIViewController {
        let service: PageService
        func open() {
          service.add(DetailController())
          present(DetailController(), animated: true)
        }
      }
      """
    let project = try TemporaryProject([
      ("Feed.swift", text),
      (".layerlint.yml", "rules: { controller_responsibilities: { max: 1, min_lines: 1, working_members: 1 } }"),
    ])
    let notes = try project.lint { $0.only = ["controller_responsibilities"] }.findings.flatMap(\.evidence).map(\.note)
    #expect(notes == ["service call: service.add(_:)", "navigation: present(_:animated:), passing DetailController"])
  }
}
