import Foundation

/// A photo with a few words, taken on the way.
struct Moment: Decodable, Identifiable {
  let id: String
  let author: Walker.ID
  let caption: String
  let takenAt: Date
  let photoPath: String
  let cheers: Int

  /// One's own moments can be deleted, others' cheered. Whose session it is, the caller knows.
  func isTaken(by viewer: Walker.ID?) -> Bool {
    viewer == author
  }
}
