import Foundation

/// The moments of the walkers that one follows, newest first. FeedViewController shows them; it listens by `onChange`.
protocol FeedService: AnyObject {
  var onChange: (([Moment]) -> Void)? { get set }
  func reload()
  func moments(of walker: Walker.ID, completion: @escaping ([Moment]) -> Void)
}

final class RemoteFeedService: FeedService {
  var onChange: (([Moment]) -> Void)?

  private let client: HTTPClient
  private var moments: [Moment] = [] {
    didSet { onChange?(moments) }
  }

  init(client: HTTPClient) {
    self.client = client
  }

  func reload() {
    client.get("feed") { [weak self] (result: Result<[Moment], Error>) in
      guard let moments = try? result.get() else { return }
      self?.moments = moments.sorted { $0.takenAt > $1.takenAt }
    }
  }

  func moments(of walker: Walker.ID, completion: @escaping ([Moment]) -> Void) {
    client.get("walkers/\(walker)/moments") { (result: Result<[Moment], Error>) in
      completion((try? result.get()) ?? [])
    }
  }
}
