/// libclang's answers about one file for questions that tokens alone cannot decide. All offsets are byte offsets.
struct ClangAnswers: Sendable, Equatable {
  /// Offsets of names that are types, and of names that are values; both sorted.
  var types: [UInt32] = []
  var values: [UInt32] = []
  /// Offsets of the `+` or `-` of methods; sorted.
  var methods: [UInt32] = []
  /// The class of each message receiver, by the offset of the bracket; sorted.
  var receivers: [TypeAt] = []
  /// The class of the base of each member, by the offset of the member's name; sorted.
  var bases: [TypeAt] = []
  /// The class of each variable without type annotation, by the offset of its name; sorted.
  var variables: [TypeAt] = []

  struct TypeAt: Sendable, Equatable {
    var offset: UInt32
    var name: String
  }

  func isType(at offset: UInt32) -> Bool { Self.contains(types, offset) }
  func isValue(at offset: UInt32) -> Bool { Self.contains(values, offset) }
  func isMethod(at offset: UInt32) -> Bool { !methods.isEmpty && Self.contains(methods, offset) }

  private static func contains(_ sorted: [UInt32], _ offset: UInt32) -> Bool {
    let index = lowerBound(sorted.count) { sorted[$0] < offset }
    return index < sorted.count && sorted[index] == offset
  }

  static func type(in sorted: [TypeAt], at offset: UInt32) -> String? {
    let index = lowerBound(sorted.count) { sorted[$0].offset < offset }
    return index < sorted.count && sorted[index].offset == offset ? sorted[index].name : nil
  }

  private static func lowerBound(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
