import Testing

/// Types without annotations: they follow from patterns, closures, iterators and `where` clauses.
@Suite struct InferenceTests {
  private static let model = """
    struct /*1*/Item { func /*2*/show() {}; let /*3*/state: /*=4*/State }
    enum /*4*/State { case /*5*/open, /*6*/closed }
    final class /*7*/Cursor { func /*8*/next() -> /*=1*/Item? { nil } }
    struct /*9*/Word { init(_ text: String) {}; func /*10*/spell() {} }
    extension String { func /*11*/trim(_ character: Character) -> String { self } }
    """

  @Test(arguments: [
    // Optional patterns
    "func f(a: /*=1*/Item?) { if case let x? = a { x./*=2*/show() } }",
    "func f(a: /*=1*/Item?) { switch (a, a) { case let (x?, y?): x./*=2*/show(); y./*=2*/show(); default: break } }",
    "func f(a: /*=1*/Item?) { for case let x? in [a] { x./*=2*/show() } }",
    // Tuple patterns
    "func f(all: [String: (/*=1*/Item, Int)]) { for (x, _) in all.values { x./*=2*/show() } }",
    "func f(all: [String: /*=1*/Item]) { for (_, x) in all { x./*=2*/show() } }",
    """
    func f(all: [/*=1*/Item]) { for ((_, x), (n, _)) in zip(zip(all, all), zip(all, all)) { x./*=2*/show(); \
    n./*=2*/show() } }
    """,
    "func f() { let (_, x): (Int, /*=1*/Item) = make(); x./*=2*/show() }",
    "func f(pair: (/*=1*/Item, Int)?) { guard let (x, _) = pair else { return }; x./*=2*/show() }",
    "func f(pair: (/*=1*/Item, Int)) { let (_, x) = pair; x./*=*/show() }",
    // Closures of several statements
    "func f(all: [/*=1*/Item]) { all.map { x in let n = 1; return /*=9*/Word(\"\\(n)\") }.first?./*=10*/spell() }",
    "func f(all: [/*=1*/Item]) { all.compactMap { x in if x == nil { return nil }; return x }.first?./*=2*/show() }",
    "func f(all: [/*=1*/Item]) { all.map { x in if x == nil { return 1 }; return x }.first?./*=*/show() }",
    "func f(all: [/*=1*/Item]) { all.map { x in func g() -> Int { return 1 }; return x }.first?./*=2*/show() }",
    // Functions and initializers by name
    "func f(text: String) { text.split(separator: \",\").map(String.init).forEach { _ = $0./*=11*/trim(\" \") } }",
    "func g(_ x: Int) -> /*=1*/Item { make() }; func f(all: [Int]) { all.map(g).first?./*=2*/show() }",
    "func f(all: [String]) { all.map(/*=9*/Word.init).first?./*=10*/spell() }",
    "func f(all: [String]) { _ = all.joined(separator: \"-\")./*=11*/trim(\"-\") }",
    // Functions that run a closure, and branches as values
    """
    func f(x: /*=1*/Item, queue: DispatchQueue) { queue.sync { x }./*=2*/show(); \
    DispatchQueue.main.sync { x }./*=2*/show() }
    """,
    "func f(x: /*=1*/Item) { autoreleasepool { x }./*=2*/show() }",
    "func f(x: /*=1*/Item) { let y = if true { x } else { x }; y./*=2*/show() }",
    "func f(x: /*=1*/Item) { let y = switch 1 { case 1: nil; default: x }; y?./*=2*/show() }",
    "func f(x: /*=1*/Item) { let y = if true { x } else { 1 }; y./*=*/show() }",
    """
    func f() async { let x = await withCheckedContinuation { (c: CheckedContinuation</*=1*/Item, Never>) in go(c) \
    }; x./*=2*/show() }
    """,
    "func autoreleasepool(_ x: () -> Int) -> /*=1*/Item { go() }; func f() { autoreleasepool { 1 }./*=2*/show() }",
    // Ranges and optionals
    "func f(x: /*=1*/Item) { (0..<3).map { _ in x }.first?./*=2*/show() }",
    """
    func f(x: /*=1*/Item, n: Int) { for _ in (0...n).map({ _ in x }) {}; \
    stride(from: 0, to: n, by: 1).map { _ in x }.last?./*=2*/show() }
    """,
    "extension Int { func /*12*/half() -> Int { self / 2 } }; func f(n: Int) { _ = min(n, 8)./*=12*/half() }",
    "func f(x: /*=1*/Item) { Optional(x)?./*=2*/show(); if case .some(let y) = Optional(x) { y./*=2*/show() } }",
    "func f(x: /*=1*/Item) { try? Result { x }.get()./*=2*/show() }",
    """
    extension Optional where Wrapped == /*=1*/Item { func f() { self?./*=2*/show(); \
    if let self { self./*=2*/show() } } }
    """,
    "extension FileManager { func /*12*/tidy() {} }; func f() { FileManager.default./*=12*/tidy() }",
    // Functions that return or wrap their argument
    "func f() { withExtendedLifetime(/*=7*/Cursor()) { x in x./*=8*/next()?./*=2*/show() } }",
    "func f() async { await withTaskGroup(of: /*=1*/Item.self) { group in for await x in group { x./*=2*/show() } } }",
    "func f(x: /*=1*/Item) async { let task = Task { x }; await task.value./*=2*/show() }",
    "func f(x: /*=1*/Item) { let box = Mutex(x); box.withLock { $0./*=2*/show() } }",
  ])
  func inferred(text: String) {
    MarkedSources([("App", Self.model), ("App", text)]).check()
  }

  @Test func sequencesWithoutAnElementType() {
    MarkedSources(
      Self.model + """

        struct /*12*/Feed: Sequence {
          struct /*13*/Walk: IteratorProtocol { mutating func next() -> /*=1*/Item? { nil } }
          func makeIterator() -> /*=13*/Walk { /*=13*/Walk() }
        }
        struct /*14*/Queue: Sequence { func makeIterator() -> some IteratorProtocol</*=1*/Item> { make() } }
        struct /*15*/List: Sequence { func makeIterator() -> [/*=1*/Item].Iterator { make() } }
        """,
      """
      func f(feed: /*=12*/Feed, queue: /*=14*/Queue, list: /*=15*/List) {
        for x in list { x./*=2*/show() }
        for x in feed { x./*=2*/show() }
        queue.forEach { $0./*=2*/show() }
      }
      """
    ).check()
  }

  @Test(
    "a property wrapper of the project has its own members, one of SwiftUI gives bindings to the members of its value")
  func propertyWrappers() {
    MarkedSources(
      """
      @propertyWrapper struct /*1*/Kept<Value> {
        var wrappedValue: Value
        var projectedValue: /*=2*/History<Value> { fatalError() }
        func /*3*/reset() {}
      }
      struct /*2*/History<Value> { func /*4*/last() -> Value { fatalError() } }
      final class /*5*/Model { var /*6*/title: /*=7*/Title }
      struct /*7*/Title { var /*8*/text = ""; func /*9*/show() {} }
      """,
      """
      struct Screen {
        @/*=1*/Kept var kept: /*=7*/Title
        @State var model: /*=5*/Model
        @Other var other: /*=5*/Model
        func f() {
          $kept./*=4*/last()./*=9*/show()
          _kept./*=3*/reset()
          Field($model./*=6*/title./*=8*/text)
          Field($other./*=*/title)
        }
      }
      """
    ).check()
  }

  @Test func environmentValues() {
    MarkedSources(
      """
      struct /*1*/Theme { static let /*2*/dark = /*=1*/Theme() }
      extension EnvironmentValues { var /*3*/theme: /*=1*/Theme { ./*=2*/dark } }
      """,
      """
      struct Screen {
        @Environment(\\./*=3*/theme) var theme
        @Other(\\./*=*/theme) var other
        var body: some View { Text("").environment(\\./*=3*/theme, ./*=*/dark).other(\\./*=*/theme) }
      }
      """
    ).check()
  }

  @Test func argumentsOfPropertyWrappers() {
    MarkedSources(
      """
      struct /*1*/Name { static let /*2*/long = Name(); static let /*3*/short = /*=1*/Name() }
      struct /*4*/Help { static let /*5*/hidden = /*=4*/Help() }
      @propertyWrapper struct /*6*/Option<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value, name: /*=1*/Name, help: /*=4*/Help? = nil) {}
        init(name: /*=1*/Name, help: /*=4*/Help? = nil) where Value == Int {}
        init(help: Value) {}
      }
      """.replacing("long = Name()", with: "long = /*=1*/Name()"),
      """
      struct Command {
        @/*=6*/Option(name: ./*=2*/long, help: ./*=5*/hidden) var depth: Int
        @/*=6*/Option(name: ./*=3*/short) var width = 1
        @Other(name: ./*=*/short) var other = 1
      }
      """
    ).check()
  }

  @Test func iteratorsOfProtocols() {
    MarkedSources(
      """
      protocol /*1*/Source { mutating func /*2*/take(_ count: Int) -> Int? }
      protocol /*3*/Feed: AsyncSequence where AsyncIterator: /*=1*/Source {}
      """,
      """
      func f<F: /*=3*/Feed>(_ feed: F, _ other: F.AsyncIterator) {
        var (iterator, copy) = (feed.makeAsyncIterator(), other)
        _ = iterator./*=2*/take(1)
        _ = copy./*=2*/take(1)
      }
      """
    ).check()
  }

  @Test("variables whose types were partly unknown are inferred again")
  func partlyInferredVariablesAreInferredAgain() {
    MarkedSources(
      """
      struct /*1*/Verb {
        let /*2*/text: String
        static let /*3*/get = /*=1*/Verb(/*=2*/text: "GET")
        static let /*4*/all = [/*=3*/get, /*=3*/get]
      }
      """,
      "func f() { /*=1*/Verb./*=4*/all.filter { _ in true }.first!./*=2*/text }"
    ).check()
  }

  @Test func foundationLocks() {
    MarkedSources(
      "extension NSLocking { func /*1*/held<T>(_ body: () -> T) -> T { body() } }\nstruct /*2*/A { func /*3*/go() {} }",
      "final class B { let lock = NSRecursiveLock(); var a: /*=2*/A?; func f() { lock./*=1*/held { a }?./*=3*/go() } }"
    ).check()
  }

  @Test func libraryMembersThatAreNotFunctions() {
    MarkedSources(
      """
      extension Array { mutating func /*1*/removeFirst(where matches: (Element) -> Bool) {} }
      func /*2*/fatalError<E: Error>(_ error: E) -> Never { while true {} }
      struct /*3*/Failure: Error {}
      extension Set { static var /*4*/first: Self { [] } }
      """,
      """
      func f(all: inout [Int], set: (Set<Int>) -> Void) {
        all./*=1*/removeFirst { $0 == 1 }
        all./*=*/removeFirst()
        all./*=*/removeFirst(2)
        set(./*=4*/first)
        _ = ([] as Set<Int>)./*=*/first
        if all.isEmpty { /*=2*/fatalError(/*=3*/Failure()) }
        /*=*/fatalError("none")
      }
      """
    ).check()
  }

  @Test("an awaited call means the async function")
  func awaitChoosesTheAsyncOverload() {
    MarkedSources(
      """
      final class /*1*/Client { func /*2*/stop() -> /*=5*/Future { /*=5*/Future() } }
      struct /*5*/Future { func /*4*/wait() async {} }
      """,
      "extension /*=1*/Client { func /*3*/stop() async throws -> String { \"\" } }",
      """
      func f(client: /*=1*/Client) async throws {
        try await client./*=3*/stop()
        try await client./*=2*/stop()./*=4*/wait()
        _ = { client./*=2*/stop() }
      }
      """
    ).check()
  }

  @Test func platformSpecificMembers() {
    MarkedSources(
      "struct /*1*/Port {}",
      """
      #if os(Linux)\nextension /*=1*/Port { static let /*2*/none = 1; static func /*3*/open(_ port: UInt32) {} }
      #endif
      """,
      "#if os(macOS)\nextension /*=1*/Port { static let /*4*/none = 2; static func /*5*/open(_ port: Int) {} }\n#endif",
      "func f() { /*=1*/Port./*=3,5*/open(number); _ = /*=1*/Port./*=2,4*/none }"
    ).check()
  }

  @Test func whereClausesOfExtensions() {
    MarkedSources(
      """
      protocol /*1*/Row {}
      protocol /*2*/Cell {}
      protocol /*3*/Request { associatedtype /*4*/Kind }
      struct /*5*/Query<Kind>: /*=3*/Request {}
      extension /*=3*/Request where /*=4*/Kind: /*=1*/Row { func /*6*/fetch() {}; func /*7*/load(_ row: Int) {} }
      """,
      """
      extension /*=3*/Request where /*=4*/Kind: /*=1*/Row & /*=2*/Cell { func /*8*/fetch() {} }
      extension /*=3*/Request { func /*9*/load(_ name: String) {} }
      struct /*10*/Both: /*=1*/Row, /*=2*/Cell {}
      struct /*11*/One: /*=1*/Row {}
      """,
      """
      func f(both: /*=5*/Query</*=10*/Both>, one: /*=5*/Query</*=11*/One>) {
        both./*=8*/fetch()
        one./*=6*/fetch()
        one./*=9*/load("")
        one./*=7*/load(1)
      }
      """
    ).check()
  }

  @Test func extensionsOfTwoProtocols() {
    MarkedSources(
      "protocol /*1*/Value {}\nprotocol /*2*/Column {}\nextension /*=1*/Value { static func /*3*/read(_ x: Int) {} }",
      "extension /*=2*/Column where Self: /*=1*/Value { static func /*4*/read(_ x: Int) {} }",
      """
      struct /*5*/A: /*=1*/Value, /*=2*/Column {}
      struct /*6*/B: /*=1*/Value {}
      func f() { /*=5*/A./*=4*/read(1); /*=6*/B./*=3*/read(1) }
      """
    ).check()
  }

  @Test func associatedTypesOfSelf() {
    MarkedSources(
      """
      protocol /*1*/Shape { static func /*2*/make() -> Self; func /*3*/draw() }
      protocol /*4*/Holder { associatedtype /*5*/Kind }
      """,
      "extension /*=4*/Holder where /*=5*/Kind: /*=1*/Shape { func f() { Self./*=5*/Kind./*=2*/make()./*=3*/draw() } }"
    ).check()
  }
}
