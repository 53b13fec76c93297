/// Recognizes mocks, stubs, fakes and other test doubles by the names of files and types.
public enum SampleName {
  /// True for `MockFeed`, `Mock+Feed`, `FeedServiceStub`; false for `Mockup` and `Mockingbird`.
  public static func isStandIn(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    switch last {
    case UInt8(ascii: "k"), UInt8(ascii: "s"), UInt8(ascii: "b"), UInt8(ascii: "e"):
      if endings.contains(where: { ends(name, $0) }) { return true }
    default: break
    }
    switch first {
    case UInt8(ascii: "M"), UInt8(ascii: "S"), UInt8(ascii: "F"): return beginnings.contains { begins(name, $0) }
    default: return false
    }
  }

  private static let endings: [StaticString] = ["Mock", "Mocks", "Stub", "Stubs", "Fake"]
  private static let beginnings: [StaticString] = ["Mock", "Stub", "Fake"]

  /// Whether a static member provides samples of its type: `mock`, `mockedFeed`, `previewModel`, `stub`.
  ///
  /// - Parameter isVariable: a function `preview…` does not count, since it may show a document.
  public static func isSample(_ name: UnsafeBufferPointer<UInt8>, isVariable: Bool) -> Bool {
    switch name.first {
    case UInt8(ascii: "m"), UInt8(ascii: "s"): members.contains { begins(name, $0) }
    case UInt8(ascii: "p"): isVariable && begins(name, "preview")
    default: false
    }
  }

  private static let members: [StaticString] = [
    "mock", "mocks", "mocked", "stub", "stubs", "stubbed", "sample", "samples",
  ]

  /// Whether the name contains the word `Preview`, as in `PreviewWrapper`.
  public static func mentionsPreview(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = bytes(of: "Preview")
    guard name.count >= word.count else { return false }
    for start in 0...name.count - word.count where name[start] == word[0] {
      if name[start..<start + word.count].elementsEqual(word) { return true }
    }
    return false
  }

  private static func begins(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard name.count >= length, name[0] == word.utf8Start[0], name.prefix(length).elementsEqual(bytes(of: word)) else {
      return false
    }
    // A word ends before a lowercase letter would continue it.
    return name.count == length || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[length])
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    let (length, last) = (word.utf8CodeUnitCount, word.utf8CodeUnitCount - 1)
    return name.count >= length && name[name.count - 1] == word.utf8Start[last]
      && name.suffix(length).elementsEqual(bytes(of: word))
  }

  private static func bytes(of word: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
  }
}
