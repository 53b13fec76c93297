/// What has been played is written down somewhere.
protocol Journal: AnyObject {
  func note(_ song: String)
}

final class Queue {
  var journal: Journal?
  private var songs: [String] = []

  func next() -> String? {
    guard let song = songs.popLast() else { return nil }
    journal?.note(song)
    return song
  }
}
