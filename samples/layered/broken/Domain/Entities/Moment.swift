import Foundation

/// A photo with a few words, taken on the way.
struct Moment: Decodable, Identifiable {
  let id: String
  let author: Walker.ID
  let caption: String
  let takenAt: Date
  let photoPath: String
  let cheers: Int

  /// One's own moments can be deleted, others' cheered.
  var isOwn: Bool {
    Session.current.walker?.id == author // expect: upward_dependency, layer_cycle
  }
}
