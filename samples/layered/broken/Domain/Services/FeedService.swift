import Foundation

/// The moments of the walkers that one follows, newest first.
final class FeedService {
  weak var screen: FeedViewController? // expect: upward_dependency

  private let client: HTTPClient
  private var moments: [Moment] = [] {
    didSet { screen?.show(moments) }
  }

  init(client: HTTPClient) {
    self.client = client
  }

  func reload() {
    client.moments("feed") { [weak self] moments in
      self?.moments = moments.sorted { $0.takenAt > $1.takenAt }
    }
  }

  func moments(of walker: Walker.ID, completion: @escaping ([Moment]) -> Void) {
    client.moments("walkers/\(walker)/moments", completion: completion)
  }
}
