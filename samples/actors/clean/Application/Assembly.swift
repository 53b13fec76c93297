import UIKit

/// Makes the services and the screens, and links them.
@MainActor
final class Assembly {
  private let store = DefaultsKeyedStore()

  func tides(at base: URL?) -> UIViewController {
    let service: any TideService =
      if let base { RemoteTideService(host: HTTPHost(base: base), store: store) } else { LunarTideService() }
    return TidesViewController(service: service, store: store)
  }
}
