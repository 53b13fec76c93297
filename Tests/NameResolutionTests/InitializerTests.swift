import Testing

/// Which initializer is meant, and to which class it belongs.
@Suite struct InitializerTests {
  @Test func inheritedInitializersBelongToTheSubclass() {
    MarkedSources(
      "class /*1*/Node { init(name: String) {}; convenience /*2*/init() { self.init(name: \"\") } }",
      "class /*3*/Leaf: /*=1*/Node {}",
      """
      final class Bud: /*=3*/Leaf {
        override init(name: String) { super./*=3*/init(name: name) }
      }
      func f() { _ = /*=3*/Leaf./*=3*/init(name: "") }
      """
    ).check()
  }

  @Test func initializersAsValues() {
    MarkedSources(
      """
      struct /*1*/Card {
        /*2*/init(_ number: Int) {}
        init(number: Int, suit: Int) {}
      }
      """,
      """
      func f(numbers: [Int]) -> [/*=1*/Card] { numbers.map(/*=1*/Card./*=2*/init) }
      """
    ).check()
  }

  @Test func initializersOfGenericParameters() {
    MarkedSources(
      """
      struct /*1*/Feed {}
      extension RangeReplaceableCollection {
        /*2*/init(_ feed: /*=1*/Feed) { self.init() }
        /*3*/init(pages: Int) { self.init() }
      }
      """,
      """
      func f<Kept: RangeReplaceableCollection>(_ kept: Kept.Type, feed: /*=1*/Feed, items: Other<Int>) {
        _ = /*=*/Kept(items)
        _ = /*=2*/Kept(feed)
        _ = /*=3*/Kept(pages: 1)
      }
      """
    ).check()
  }
}
