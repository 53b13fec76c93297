import Linting
import Testing

/// If several rules find the same fault, only the most specific one reports it.
@Suite struct OneFaultTests {
  /// A screen owns its view model, which owns the coordinator. Wherever the cycle starts, the rule about coordinators
  /// reports it.
  @Test func cycleThroughTheParentIsEvidenceOfTheCoordinatorFinding() throws {
    let result = try TemporaryProject([
      (
        "FeedCoordinator.swift",
        """
        import UIKit
        final class FeedCoordinator {
          private var screen: FeedViewController?
          func start(on root: UINavigationController) {
            let screen = FeedViewController(viewModel: FeedViewModel(coordinator: self))
            root.pushViewController(screen, animated: true)
            self.screen = screen
          }
          func open() {}
        }
        """
      ),
      (
        "FeedViewModel.swift",
        """
        final class FeedViewModel {
          let coordinator: FeedCoordinator
          init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
          func select() { coordinator.open() }
        }
        """
      ),
      (
        "FeedViewController.swift",
        """
        import UIKit
        final class FeedViewController: UIViewController {
          var viewModel: FeedViewModel?
          convenience init(viewModel: FeedViewModel) {
            self.init()
            self.viewModel = viewModel
          }
        }
        """
      ),
      (".layerlint.yml", "architectures: [coordinator, ownership]\n"),
    ]).lint { _ in }
    #expect(result.findings.map(\.rule) == ["coordinator_strong_parent"])
    #expect(result.findings.first?.evidence.isEmpty == false)
  }

  /// Header and implementation are one class: a target that both use is one finding, on the first use in the header.
  @Test func headerAndImplementationShareAFinding() throws {
    let result = try TemporaryProject([
      (
        "Screens/FeedViewController.h",
        """
        #import <UIKit/UIKit.h>
        @interface FeedViewController : UIViewController
        - (void)reload;
        @end
        """
      ),
      (
        "Services/Loader.h",
        """
        #import <Foundation/Foundation.h>
        @class FeedViewController;
        @interface Loader : NSObject
        @property (nonatomic, weak) FeedViewController *screen;
        @end
        """
      ),
      (
        "Services/Loader.m",
        """
        #import "Loader.h"
        #import "FeedViewController.h"
        @implementation Loader
        - (void)load { [self.screen reload]; }
        - (void)show:(FeedViewController *)screen { self.screen = screen; }
        @end
        """
      ),
      (".layerlint.yml", "architectures: [layered]\nlayers: [Screens, Services]\n"),
    ]).lint { $0.only = ["upward_dependency"] }
    #expect(result.marks == [Mark(file: "Services/Loader.h", line: 2, rule: "upward_dependency")])
    #expect(Set(result.findings[0].evidence.map(\.position.file)) == ["Services/Loader.h", "Services/Loader.m"])
  }

  private static let manyTargets = [
    ("Screens/Feed.swift", "final class Feed {}\nfinal class Profile {}\nfinal class Search {}\nfinal class Help {}\n"),
    (
      "Services/Loader.swift",
      """
      final class Loader {
        var feed: Feed?
        var profile: Profile?
        func show() { profile = Profile() }
        var search: Search?
        var help: Help?
      }
      """
    ),
    (".layerlint.yml", "architectures: [layered]\nlayers: [Screens, Services]\n"),
  ]

  @Test func oneTypeHasOneFinding() throws {
    let result = try TemporaryProject(Self.manyTargets).lint { $0.only = ["upward_dependency"] }
    #expect(
      result.findings.map(\.message) == [
        "Loader (Services layer) uses Profile, Feed and 2 others from the higher Screens layer"
      ])
    let finding = try #require(result.findings.first)
    #expect(finding.targets.map(\.name) == ["Profile", "Feed", "Search", "Help"])
    #expect(finding.position.line == 3)
    #expect(finding.evidence.map(\.position.line) == [2, 5, 6, 4])
    #expect(Set(finding.others.map(\.key.target)) == ["Feed", "Search", "Help"])
  }

  /// A finding stays the same when it gains or loses a target.
  @Test func fingerprintDoesNotDependOnTheTargets() throws {
    var fewer = Self.manyTargets
    fewer[1].1 = "final class Loader {\n  var search: Search?\n}\n"
    let all = try TemporaryProject(Self.manyTargets).lint { $0.only = ["upward_dependency"] }
    let one = try TemporaryProject(fewer).lint { $0.only = ["upward_dependency"] }
    #expect(all.findings.map(\.fingerprint) == one.findings.map(\.fingerprint))
  }

  @Test func suppressionsApplyToTheTargetOnTheirLine() throws {
    var suppressed = Self.manyTargets
    suppressed[1].1 = suppressed[1].1.replacing(
      "var search: Search?", with: "var search: Search? // layerlint:disable:this upward_dependency - for now")
    let result = try TemporaryProject(suppressed).lint { $0.only = ["upward_dependency"] }
    #expect(result.findings.map { $0.targets.map(\.name) } == [["Profile", "Feed", "Help"]])
    #expect(result.suppressed == 1)
    #expect(result.problems.map(\.message) == [])
  }

  /// A view that a view model stores is one fault, even if it is both a view and a UIKit type.
  @Test func viewInAViewModelIsNotReportedAsFrameworkUseToo() throws {
    func lint(_ more: String) throws -> [Mark] {
      try TemporaryProject([
        ("FeedViewModel.swift", "import UIKit\nfinal class FeedViewModel {\n  var label: UILabel?\n\(more)}\n"),
        (
          "FeedViewController.swift",
          """
          import UIKit
          final class FeedViewController: UIViewController { let viewModel = FeedViewModel() }
          """
        ),
        (".layerlint.yml", "architectures: [mvvm]\n"),
      ]).lint().marks
    }
    let held = Mark(file: "FeedViewModel.swift", line: 3, rule: "view_model_holds_view")
    #expect(try lint("") == [held])
    let both = try lint("  func open() { UIApplication.shared.open(URL(fileURLWithPath: \"/\")) }\n")
    #expect(both.contains(held) && both.contains { $0.rule == "view_model_uses_ui_framework" })
  }

  /// A number or a name is not the work of a view.
  @Test func viewModelsMayUseConstantsOfViews() throws {
    func severities(_ use: String) throws -> [String] {
      try TemporaryProject([
        ("FeedCell.swift", "import UIKit\nfinal class FeedCell: UITableViewCell {\n  static let name = \"feed\"\n}\n"),
        ("FeedViewModel.swift", "import UIKit\nfinal class FeedViewModel {\n  let cell = \(use)\n}\n"),
        (
          "FeedViewController.swift",
          """
          import UIKit
          final class FeedViewController: UIViewController { let viewModel = FeedViewModel() }
          """
        ),
        (".layerlint.yml", "architectures: [mvvm]\n"),
      ]).lint { $0.only = ["view_model_holds_view"] }.findings.map(\.severity.rawValue)
    }
    #expect(try severities("UITableView.automaticDimension") == ["info"])
    #expect(try severities("UITableView.appearance()") == ["error"])
    #expect(try severities("[UITableView.self]") == ["info"])
    #expect(try severities("[FeedCell.self]") == ["info"])
    #expect(try severities("[FeedCell.self, FeedCell()]") == ["error"])
    #expect(try severities("FeedCell.name") == [])
    #expect(try severities("FeedCell()") == ["error"])
    #expect(try severities("[FeedCell.name, FeedCell().reuseIdentifier]") == ["error"])
  }

  /// An unused import of a higher layer is only info if layers are inferred. Configured layers are strict.
  @Test func unusedHeaderOfAHigherLayerIsInfoWithInferredLayers() throws {
    func findings(_ configuration: String) throws -> [String] {
      try TemporaryProject([
        ("Screens/Feed.h", "#import <UIKit/UIKit.h>\n@interface Feed : UIViewController\n@end\n"),
        ("Screens/Feed.m", "#import \"Feed.h\"\n#import \"Loader.h\"\n@implementation Feed { Loader *l; }\n@end\n"),
        ("Services/Loader.h", "#import <Foundation/Foundation.h>\n@interface Loader : NSObject\n- (void)load;\n@end\n"),
        (
          "Services/Loader.m",
          """
          #import "Loader.h"
          #import "Feed.h"
          @implementation Loader
          - (void)load { [NSURLSession sharedSession]; }
          @end
          """
        ),
        (".layerlint.yml", configuration),
      ]).lint { $0.only = ["upward_dependency"] }.findings.map { "\($0.severity.rawValue): \($0.message)" }
    }
    #expect(
      try findings("") == [
        "info: Loader.m (Services layer) imports Feed.h from the higher Screens layer but uses nothing from it"
      ])
    #expect(
      try findings("layers: [Screens, Services]\n")
        == ["error: Loader.m (Services layer) uses Feed.h from the higher Screens layer"])
  }

  /// A `@class` that neither the header nor its implementation needs is to be removed.
  @Test(arguments: [
    (
      "", "info: Loader.h (Services layer) forward-declares Feed from the higher Screens layer but uses nothing from it"
    ),
    ("- (void)show:(Feed *)feed;", "error: Loader (Services layer) uses Feed from the higher Screens layer"),
  ])
  func aForwardDeclaration(member: String, expected: String) throws {
    let header = "#import <Foundation/Foundation.h>\n@class Feed;\n@interface Loader : NSObject\n\(member)\n@end\n"
    let result = try TemporaryProject([
      ("Screens/Feed.h", "#import <UIKit/UIKit.h>\n@interface Feed : UIViewController\n@end\n"),
      ("Services/Loader.h", header),
      (
        "Services/Loader.m",
        "#import \"Loader.h\"\n@implementation Loader\n- (void)load { [NSURLSession sharedSession]; }\n@end\n"
      ),
    ]).lint { $0.only = ["upward_dependency"] }
    #expect(result.findings.map { "\($0.severity.rawValue): \($0.message)" } == [expected])
  }

  /// A line that loads a model is not also reported as coupling to the model.
  @Test func loadingAModelIsOneFinding() throws {
    let result = try TemporaryProject([
      (
        "Models/Sound.swift",
        """
        import CoreData
        final class Sound: NSManagedObject {
          @NSManaged var name: String
          func play(at volume: Int) {}
        }
        """
      ),
      (
        "Views/SoundCell.swift",
        """
        import CoreData
        import UIKit
        final class SoundCell: UITableViewCell {
          func show(_ context: NSManagedObjectContext) {
            let sounds: [Sound]? = try? context.fetch(NSFetchRequest(entityName: "Sound"))
            sounds?.first?.play(at: 1)
          }
        }
        final class SoundsController: UIViewController {}
        """
      ),
    ]).lint()
    let rules = result.findings.filter { $0.subject == "SoundCell" }.map(\.rule)
    #expect(rules == ["view_performs_networking"])
  }

  /// An extension of a type of a framework is named as an extension.
  @Test func extensionsAreNamedAsSuch() throws {
    let result = try TemporaryProject([
      ("Screens/Feed.swift", "import UIKit\nfinal class Feed: UIViewController {}\n"),
      ("Services/Text.swift", "extension String { func feed() -> Feed { Feed() } }\n"),
      (".layerlint.yml", "layers: [Screens, Services]\n"),
    ]).lint { $0.only = ["upward_dependency"] }
    #expect(
      result.findings.map(\.message) == [
        "extension String (Services layer) uses Feed from the higher Screens layer"
      ])
    #expect(result.findings.map(\.subject) == ["String"])
  }

  /// A global variable of the type of the app delegate counts as the app delegate.
  @Test func globalAppDelegateIsOneFinding() throws {
    let result = try TemporaryProject([
      (
        "main.swift", "import AppKit\nvar app: AppDelegate!\napp = AppDelegate()\nNSApplication.shared.delegate = app\n"
      ),
      (
        "AppDelegate.swift",
        "import AppKit\nfinal class AppDelegate: NSObject, NSApplicationDelegate { var isSafe = false }\n"
      ),
      ("Models/Display.swift", "struct Display { func read() -> Bool { app.isSafe } }\n"),
      ("Models/Sound.swift", "struct Sound { func read() -> Bool { app.isSafe } }\n"),
      ("Screens/Feed.swift", "import AppKit\nfinal class Feed: NSViewController { let display = Display() }\n"),
    ]).lint { $0.only = ["upward_dependency"] }
    #expect(result.findings.map(\.message) == ["2 types in lower layers depend on AppDelegate"])
  }

  /// The finding of the layers says more than that of the roles.
  @Test func modelThatUsesAHigherLayerIsReportedOnce() throws {
    let result = try TemporaryProject([
      ("Screens/FeedView.swift", "import UIKit\nfinal class FeedView: UIView {}\n"),
      (
        "Services/FeedService.swift",
        """
        import Foundation
        final class FeedService {
          weak var view: FeedView?
          func load() { _ = URLSession.shared }
        }
        """
      ),
      (".layerlint.yml", "architectures: [layered, mvc]\nlayers: [Screens, Services]\n"),
    ]).lint()
    #expect(result.marks == [Mark(file: "Services/FeedService.swift", line: 3, rule: "upward_dependency")])
  }

  /// A long view controller that also loads and stores data.
  private static func marks(_ configuration: String, lines: Int = 610) throws -> [String] {
    let lines = (0..<lines).map { "  // \($0)" }.joined(separator: "\n")
    return try TemporaryProject([
      (
        "FeedViewController.swift",
        """
        import UIKit
        final class FeedViewController: UIViewController {
          private let label = UILabel()
          private let button = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            button.addTarget(self, action: #selector(save), for: .touchUpInside)
          }
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            label.text = try? String(contentsOf: URL(fileURLWithPath: "/feed"), encoding: .utf8)
          }
          @objc func save() {
            guard let text = label.text, !text.isEmpty else { return }
            UserDefaults.standard.set(text, forKey: "feed")
            URLSession.shared.dataTask(with: URL(fileURLWithPath: "/feed")).resume()
            try? text.write(toFile: "/feed", atomically: true, encoding: .utf8)
            navigationController?.pushViewController(DetailViewController(), animated: true)
          }
        \(lines)
        }
        final class DetailViewController: UIViewController {}
        """
      ),
      (".layerlint.yml", configuration),
    ]).lint { $0.skip = ["view_performs_networking"] }.findings
      .filter { ["massive_controller", "controller_responsibilities"].contains($0.rule) }
      .map { "\($0.rule) \($0.severity.rawValue) \($0.measures.keys.sorted())" }
  }

  @Test func longMassiveControllerIsOneFinding() throws {
    #expect(try Self.marks("") == [#"controller_responsibilities error ["lines", "responsibilities"]"#])
  }

  @Test("the length is reported as well if the pack is named or the other rule is off")
  func lengthAndResponsibilitiesOfNamedPacks() throws {
    #expect(
      try Set(Self.marks("architectures: [mvc]\n")) == [
        #"massive_controller error ["lines"]"#, #"controller_responsibilities warning ["responsibilities"]"#,
      ])
    #expect(
      try Self.marks("rules: { controller_responsibilities: off }\n") == [#"massive_controller error ["lines"]"#])
    #expect(
      try Set(Self.marks("rules: { massive_controller: { yields_to: [] } }\n")) == [
        #"massive_controller error ["lines"]"#, #"controller_responsibilities warning ["responsibilities"]"#,
      ])
  }

  /// Two members load or store data.
  @Test func smallControllersNeedThreeWorkingMembers() throws {
    #expect(try Self.marks("", lines: 160) == [])
    #expect(
      try Self.marks("architectures: [mvc]\n", lines: 160)
        == [#"controller_responsibilities warning ["responsibilities"]"#])
  }

  @Test func configuredSeverityIsKept() throws {
    #expect(
      try Self.marks("rules: { controller_responsibilities: info }\n")
        == [#"controller_responsibilities info ["lines", "responsibilities"]"#])
  }
}
