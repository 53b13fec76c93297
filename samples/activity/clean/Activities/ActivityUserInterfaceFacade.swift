import UIKit

/// All that an activity may ask of whoever runs it; a mock of it is enough for its tests.
protocol ActivityUserInterfaceFacade: AnyObject {
  func startActivity(_ activity: Activity)
  func displayViewController(_ screen: UIViewController)
}
