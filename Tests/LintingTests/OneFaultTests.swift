import Linting
import Testing

/// Of several rules that see one fault, the specific one speaks.
@Suite struct OneFaultTests {
  /// A screen, its view model and the coordinator that the view model holds: whichever link the loop is told from, the
  /// coordinator's rule speaks of it.
  @Test func aLoopThroughTheParentOfACoordinatorIsItsEvidence() throws {
    let result = try TemporaryProject([
      ("FeedCoordinator.swift", """
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
        """),
      ("FeedViewModel.swift", """
        final class FeedViewModel {
          let coordinator: FeedCoordinator
          init(coordinator: FeedCoordinator) { self.coordinator = coordinator }
          func select() { coordinator.open() }
        }
        """),
      ("FeedViewController.swift", """
        import UIKit
        final class FeedViewController: UIViewController {
          var viewModel: FeedViewModel?
          convenience init(viewModel: FeedViewModel) {
            self.init()
            self.viewModel = viewModel
          }
        }
        """),
      (".layerlint.yml", "architectures: [coordinator, ownership]\n"),
    ]).lint { _ in }
    #expect(result.findings.map(\.rule) == ["coordinator_strong_parent"])
    #expect(result.findings.first?.evidence.isEmpty == false)
  }

  /// Header and implementation are one class: what both name is one finding, on the header's first line of it.
  @Test func aHeaderAndItsImplementationHaveOneFinding() throws {
    let result = try TemporaryProject([
      ("Screens/FeedViewController.h", """
        #import <UIKit/UIKit.h>
        @interface FeedViewController : UIViewController
        - (void)reload;
        @end
        """),
      ("Services/Loader.h", """
        #import <Foundation/Foundation.h>
        @class FeedViewController;
        @interface Loader : NSObject
        @property (nonatomic, weak) FeedViewController *screen;
        @end
        """),
      ("Services/Loader.m", """
        #import "Loader.h"
        #import "FeedViewController.h"
        @implementation Loader
        - (void)load { [self.screen reload]; }
        - (void)show:(FeedViewController *)screen { self.screen = screen; }
        @end
        """),
      (".layerlint.yml", "architectures: [layered]\nlayers: [Screens, Services]\n"),
    ]).lint { $0.only = ["upward_dependency"] }
    #expect(result.marks == [Mark(file: "Services/Loader.h", line: 2, rule: "upward_dependency")])
    #expect(Set(result.findings[0].evidence.map(\.position.file)) == ["Services/Loader.h", "Services/Loader.m"])
  }
}
