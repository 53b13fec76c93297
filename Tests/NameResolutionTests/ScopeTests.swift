import Testing

/// Scopes that the tests of type names, aliases and modules do not cover.
@Suite struct ScopeTests {
  @Test func moduleAndTypeOfTheSameName() {
    MarkedSources([
      ("Feed", "public struct /*1*/Feed { public struct /*2*/Item {} }; public struct /*3*/Other {}"),
      ("App", "import Feed\nlet a: /*=1*/Feed, b: /*=1*/Feed./*=2*/Item, c: /*=3*/Other"),
    ]).check()
  }

  @Test func extensionsInOtherModules() {
    MarkedSources([
      ("Core", "public struct /*1*/Feed {}"),
      ("Kit", "import Core\nextension /*=1*/Feed { public func /*2*/show() {}; public struct /*3*/Row {} }"),
      (
        "App",
        """
        import Core\nimport Kit\nfunc f(_ feed: /*=1*/Feed) { feed./*=2*/show() }
        let row: /*=1*/Feed./*=3*/Row? = nil
        """
      ),
    ]).check()
  }

  @Test func genericParametersHideTypes() {
    MarkedSources(
      "struct /*1*/Item {}; protocol /*2*/Row { associatedtype /*3*/Value }",
      """
      struct /*4*/Box<Item> {
        struct Inner { let a: /*=*/Item }
        func f<T>(_ t: T) where T: Sequence, T.Element == /*=*/Item {}
        func g<T: /*=2*/Row>(_ t: T) -> T./*=3*/Value? { nil }
      }
      extension /*=4*/Box { func h() -> /*=*/Item? { nil } }
      func i<Item>(_ item: /*=*/Item) -> [/*=*/Item] { let all: [/*=*/Item] = [item]; return all }
      let item: /*=1*/Item? = nil
      """
    ).check()
  }

  @Test func localsAndParametersHideGlobals() {
    MarkedSources(
      "func /*1*/load() {}; let /*2*/feed = 1; struct /*3*/Row {}",
      """
      func f(load: () -> Void, feed: Int) { /*=*/load(); _ = /*=*/feed }
      func g() { func load() {}; /*=*/load(); struct Row {}; _ = /*=*/Row() }
      func h() { for feed in 0..<2 { _ = /*=*/feed }; _ = /*=2*/feed; /*=1*/load() }
      func i() { [1].map { feed in /*=*/feed }; if let feed = Optional(1) { _ = /*=*/feed } }
      """
    ).check()
  }

  @Test func macroArgumentsKeyPathsAndStrings() {
    MarkedSources(
      """
      struct /*1*/Feed { var /*2*/size = 0; var /*3*/next: [/*=1*/Feed] = [] }; \
      func /*4*/make() -> /*=1*/Feed { /*=1*/Feed() }
      """,
      """
      func f(_ feed: /*=1*/Feed) -> String {
        #check(/*=4*/make()./*=2*/size == feed./*=2*/size)
        let path = \\/*=1*/Feed./*=2*/size
        return "\\(feed./*=3*/next.count) \\(/*=4*/make()./*=2*/size)"
      }
      """
    ).check()
  }
}
