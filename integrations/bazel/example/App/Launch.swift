import Domain
import Feed
import UIKit

/// Puts the app together.
final class Launch {
  func start() -> UIViewController { FeedViewController(service: TrailService()) }
}
