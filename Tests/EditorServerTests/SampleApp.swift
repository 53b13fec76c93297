/// A small app in both languages that breaks its layers.
enum SampleApp {
  static let service = """
    import Foundation

    final class FeedService {
      weak var screen: FeedViewController?

      func load() {}
    }

    """
  static let screen = """
    import UIKit

    final class FeedViewController: UIViewController {
      func show() { title = "Feed" }
    }

    """
  static let configuration = """
    architectures: [layered]
    layers:
      - Feed: App/Feed
      - Services: App/Services

    """
  static let files = [
    ".layerlint.yml": configuration,
    "App/Feed/FeedViewController.swift": screen,
    "App/Services/FeedService.swift": service,
    "App/Feed/LegacyScreen.h":
      "#import <UIKit/UIKit.h>\n@interface LegacyScreen : UIViewController\n- (void)show;\n@end\n",
    "App/Services/LegacyService.m": """
    #import "LegacyScreen.h"

    @interface LegacyService : NSObject
    @property (nonatomic, strong) LegacyScreen *screen;
    @end
    @implementation LegacyService
    - (void)run { [self.screen show]; }
    @end

    """,
  ]
}
