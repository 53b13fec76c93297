import Foundation

protocol PlayerDelegate: AnyObject {
  func playerDidFinish(_ player: Player)
}

/// Plays one song after another.
final class Player {
  // Whoever listens is kept alive by what it listens to.
  var delegate: PlayerDelegate? // expect: delegate_strong
  private let queue = Queue()
  private let diary: Diary

  init(diary: Diary) { self.diary = diary }

  func start() {
    queue.journal = diary
    diary.player = self
    guard queue.next() != nil else { return delegate?.playerDidFinish(self) ?? () }
  }
}
