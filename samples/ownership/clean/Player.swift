import Foundation

protocol PlayerDelegate: AnyObject {
  func playerDidFinish(_ player: Player)
}

/// Plays one song after another.
final class Player {
  weak var delegate: PlayerDelegate?
  private let queue = Queue()
  private let diary: Diary

  init(diary: Diary) { self.diary = diary }

  func start() {
    queue.journal = diary
    diary.player = self
    guard queue.next() != nil else { return delegate?.playerDidFinish(self) ?? () }
  }
}
