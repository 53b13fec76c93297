import LowLevel

/// Recognizes mocks, stubs, fakes and other test doubles by the names of files and types.
public enum SampleName {
  /// True for `MockFeed`, `Mock+Feed`, `FeedServiceStub`; false for `Mockup` and `Mockingbird`.
  public static func isStandIn(_ name: ByteView) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    switch last {
    case UInt8(ascii: "k"), UInt8(ascii: "s"), UInt8(ascii: "b"), UInt8(ascii: "e"):
      if endings.contains(where: name.hasSuffix) { return true }
    default: break
    }
    switch first {
    case UInt8(ascii: "M"), UInt8(ascii: "S"), UInt8(ascii: "F"): return beginnings.contains { begins(name, $0) }
    default: return false
    }
  }

  private static let endings: [ByteView] = ["Mock", "Mocks", "Stub", "Stubs", "Fake"]
  private static let beginnings: [ByteView] = ["Mock", "Stub", "Fake"]

  /// Whether a static member provides samples of its type: `mock`, `mockedFeed`, `previewModel`, `stub`.
  ///
  /// - Parameter isVariable: a function `preview…` does not count, since it may show a document.
  public static func isSample(_ name: ByteView, isVariable: Bool) -> Bool {
    switch name.first {
    case UInt8(ascii: "m"), UInt8(ascii: "s"): members.contains { begins(name, $0) }
    case UInt8(ascii: "p"): isVariable && begins(name, "preview")
    default: false
    }
  }

  private static let members: [ByteView] = [
    "mock", "mocks", "mocked", "stub", "stubs", "stubbed", "sample", "samples",
  ]

  /// Whether the name contains the word `Preview`, as in `PreviewWrapper`.
  public static func mentionsPreview(_ name: ByteView) -> Bool { name.contains("Preview") }

  private static func begins(_ name: ByteView, _ word: ByteView) -> Bool {
    guard name.hasPrefix(word) else { return false }
    // A word ends before a lowercase letter would continue it.
    return name.count == word.count || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[word.count])
  }
}
