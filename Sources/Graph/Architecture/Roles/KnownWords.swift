import SourceFacts

/// What words stand for, found by their bytes: it is made for a tenth of what a dictionary of texts costs.
struct KnownWords<Value: Sendable>: Sendable {
  private var words = NameTable()
  /// By word; the empty one is first, and none.
  private var values: [Value?] = [nil]

  /// Gives a meaning to each of the words between blanks and line ends. Of two for one word the later one counts.
  mutating func add(_ value: Value, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
        if start < end { add(value, UnsafeBufferPointer(rebasing: bytes[start..<end])) }
        start = end + 1
      }
    }
  }

  private mutating func add(_ value: Value, _ word: UnsafeBufferPointer<UInt8>) {
    let index = Int(words.intern(word).raw)
    if index < values.count { values[index] = value } else { values.append(value) }
  }

  subscript(word: String) -> Value? {
    var word = word
    return word.withUTF8 { words.find($0) }.flatMap { values[Int($0.raw)] }
  }
}
