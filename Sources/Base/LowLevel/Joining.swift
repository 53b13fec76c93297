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
}
