import Domain
import UIKit

/// Lists trails.
public final class FeedViewController: UIViewController {
  private let service: TrailService

  public init(service: TrailService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = service.trails().first?.name
  }
}
