import Foundation

/// What the service has to tell, to whoever stands above it.
protocol ReactionJournal: AnyObject {
  func didCheer(_ moment: Moment.ID)
}

final class ReactionService {
  private let client: HTTPClient
  private weak var journal: ReactionJournal?
  private var pending: Set<Moment.ID> = []

  init(client: HTTPClient, journal: ReactionJournal) {
    self.client = client
    self.journal = journal
  }

  func cheer(_ moment: Moment.ID) {
    guard pending.insert(moment).inserted else { return }
    client.post("moments/\(moment)/cheers") { [weak self] isDone in
      self?.pending.remove(moment)
      if isDone { self?.journal?.didCheer(moment) }
    }
  }
}
