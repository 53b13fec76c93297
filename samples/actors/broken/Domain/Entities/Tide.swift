import Foundation

/// High or low water.
final class Tide {
  let harbour: String
  let time: Date
  // Whoever has the tide may change it under the feet of everybody else.
  var height: Double // expect: mutable_entity

  init(harbour: String, time: Date, height: Double) {
    self.harbour = harbour
    self.time = time
    self.height = height
  }
}
