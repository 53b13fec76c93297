import Foundation
import UIKit // expect: forbidden_import

final class ReactionService {
  private let client: HTTPClient
  private var pending: Set<Moment.ID> = []

  init(client: HTTPClient) {
    self.client = client
  }

  func cheer(_ moment: Moment.ID) {
    guard pending.insert(moment).inserted else { return }
    client.post("moments/\(moment)/cheers") { [weak self] isDone in
      self?.pending.remove(moment)
      guard isDone else { return }
      let delegate = UIApplication.shared.delegate as? AppDelegate // expect: upward_dependency
      delegate?.countCheer()
    }
  }
}
