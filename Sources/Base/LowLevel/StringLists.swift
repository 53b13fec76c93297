extension [String] {
  /// Concatenates the strings like the standard library, but without generic code, for which the runtime would search
  /// all protocol conformances of the program at each start.
  @inline(never)
  public func joined(separator: String = "") -> String {
    let length = reduce(0) { $0 + $1.utf8.count } + Swift.max(0, count - 1) * separator.utf8.count
    return String(unsafeUninitializedCapacity: length) { room in
      var end = 0
      func add(_ piece: String) {
        var piece = piece
        piece.withUTF8 { end = room[end...].initialize(fromContentsOf: $0) }
      }
      for index in indices {
        if index > 0 { add(separator) }
        add(self[index])
      }
      return end
    }
  }

  /// The strings without repetitions, in their order.
  public func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// The strings in a sentence: `A`, `A and B`, `A, B and C`; of more than `limit`, `A, B and 3 others`.
  public func listed(upTo limit: Int = .max) -> String {
    guard count > 1, let last else { return first ?? "" }
    if count <= limit { return Array(dropLast()).joined(separator: ", ") + " and " + last }
    return Array(prefix(limit - 1)).joined(separator: ", ") + " and \(count - limit + 1) others"
  }
}
