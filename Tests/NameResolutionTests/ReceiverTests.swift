import Testing

/// Members are resolved by the type of the receiver: one case for each way in which that type is written or inferred.
@Suite struct ReceiverTests {
  private static let model = """
    class /*1*/Base { func /*2*/run() {}; class func /*3*/make() -> /*=1*/Base { /*=1*/Base() } }
    final class /*4*/Feed: /*=1*/Base {
      var /*5*/items: [/*=6*/Item] = []; var /*7*/main: /*=6*/Item?; static let /*8*/shared = /*=4*/Feed()
      func /*9*/load() -> /*=6*/Item { fatalError() }
    }
    struct /*6*/Item { var /*10*/name: String { "" }; static let /*11*/none = /*=6*/Item(); \
    func /*12*/copy() -> Self { self } }
    @propertyWrapper struct /*13*/Kept<Value> { var wrappedValue: Value; \
    var projectedValue: /*=13*/Kept<Value> { self }; func /*14*/reset() {} }
    struct /*15*/Box<T> { let /*16*/content: T }
    """

  @Test(arguments: [
    "let feed: /*=4*/Feed? = nil; func f() { feed?./*=9*/load()./*=10*/name }",
    "let feed = /*=4*/Feed(); func f() { _ = feed./*=9*/load()./*=12*/copy()./*=10*/name }",
    "func f(_ feed: /*=4*/Feed) { for item in feed./*=5*/items { _ = item./*=10*/name } }",
    "func f(_ feed: /*=4*/Feed?) { if let feed { _ = feed./*=7*/main?./*=10*/name } }",
    "func f(_ feed: /*=4*/Feed?) { guard let other = feed else { return }; other./*=2*/run() }",
    "func f(_ any: Any) { (any as? /*=4*/Feed)?./*=9*/load(); let x = any as! /*=4*/Feed; x./*=2*/run() }",
    "func f(_ any: Any) { if let feed = any as? /*=4*/Feed { feed./*=9*/load() } }",
    "func f(_ any: Any) { switch any { case let feed as /*=4*/Feed: feed./*=9*/load(); default: break } }",
    "func f() { /*=4*/Feed./*=8*/shared./*=9*/load(); /*=1*/Base./*=3*/make()./*=2*/run() }",
    "func f() -> /*=6*/Item { ./*=11*/none }",
    "func g(_ item: /*=6*/Item) {}; func f() { /*=*/g(./*=11*/none) }",
    "let item: /*=6*/Item = ./*=11*/none",
    "func f(_ feed: /*=4*/Feed) { feed./*=5*/items[0]./*=10*/name; feed./*=5*/items.first?./*=10*/name }",
    """
    func f(_ feed: /*=4*/Feed) { feed./*=5*/items.map { $0./*=10*/name }; \
    feed./*=5*/items.forEach { item in _ = item./*=10*/name } }
    """,
    "func f() { let go = { (feed: /*=4*/Feed) in feed./*=9*/load() } }",
    "struct S { @/*=13*/Kept var feed: /*=4*/Feed; func f() { feed./*=9*/load() } }",
    "struct S { @/*=13*/Kept var feed: /*=4*/Feed; func f() { $feed./*=14*/reset(); _feed./*=14*/reset() } }",
    "func f(_ box: /*=15*/Box</*=4*/Feed>) { box./*=16*/content./*=9*/load() }",
    "func f() { /*=15*/Box</*=4*/Feed>(/*=16*/content: /*=4*/Feed())./*=16*/content./*=9*/load() }",
    "func f(_ map: [String: /*=4*/Feed]) { map[\"\"]?./*=9*/load(); for (key, feed) in map { feed./*=9*/load() } }",
    "func f(_ feed: /*=4*/Feed) async throws { try await feed./*=9*/load()./*=10*/name }",
    "let (feed, item) = (/*=4*/Feed(), /*=6*/Item()); func f() { feed./*=9*/load(); _ = item./*=10*/name }",
    "func f() -> String { \"\\(/*=4*/Feed./*=8*/shared./*=9*/load()./*=10*/name)\" }",
    """
    class Own: /*=1*/Base { override func run() { super./*=2*/run() }; func f() { [weak self] in self?./*=*/g() }; \
    func g() {} }
    """,
    "func f<T: /*=4*/Feed>(_ feed: T) { feed./*=9*/load() }; func g(_ feed: some /*=1*/Base) { feed./*=2*/run() }",
    "func f<T>(_ feed: T) where T: /*=4*/Feed { feed./*=9*/load() }",
    "func f(_ flag: Bool, _ a: /*=4*/Feed, _ b: /*=4*/Feed?) { (flag ? a : a)./*=9*/load(); (b ?? a)./*=9*/load() }",
    "func f(_ feed: /*=4*/Feed) { feed.other.name; feed./*=5*/items.other.name }",
  ])
  func receiver(text: String) {
    // Declarations in the case itself do not matter.
    let text = text.replacing("/*=*/g", with: "g")
    MarkedSources([("App", Self.model), ("App", text)]).check()
  }

  @Test("types that need more than one step of inference stay unknown: a missed reference, never a wrong one")
  func multiStepInferenceStaysUnresolved() {
    MarkedSources([
      ("App", Self.model),
      (
        "App",
        """
        func f() { /*=15*/Box(/*=16*/content: /*=4*/Feed())./*=16*/content./*=*/load() }
        """
      ),
    ]).check()
  }

  @Test("a member is not resolved by its name alone, even if the name is rare")
  func rareMemberNamesAreNotEnough() {
    MarkedSources(
      "struct A { func /*1*/veryRareName() {} }",
      """
      func f(_ x: Unknown, _ y: some Sequence) { x./*=*/veryRareName(); make()./*=*/veryRareName(); \
      y.first { $0./*=*/veryRareName() } }
      """
    ).check()
  }

  @Test func defaultValuesHaveTheMembersOfTheType() {
    MarkedSources(
      "class /*1*/Phase { static let /*2*/mask = 1; let /*3*/size = 2 }",
      """
      final class Copy: /*=1*/Phase {
        init(bits: Int = /*=2*/mask) { _ = self./*=3*/size }
      }
      """
    ).check()
  }

  @Test func valuesLackTheFunctionsOfTheirType() {
    MarkedSources(
      """
      protocol /*1*/Later {}
      extension /*=1*/Later { var /*2*/value: Int { 0 } }
      struct /*3*/Promise: /*=1*/Later {}
      extension /*=3*/Promise { static func /*4*/value(_ value: Int) {} }
      """,
      """
      func f(promise: /*=3*/Promise) {
        _ = promise./*=2*/value
        _ = /*=3*/Promise./*=4*/value(1)
      }
      """
    ).check()
  }
}
