import Testing

/// `where` clauses and supertypes of generic parameters and associated types.
@Suite struct BoundsTests {
  @Test func requirementsPrecedeDefaultImplementations() {
    MarkedSources(
      """
      protocol /*1*/Feed { associatedtype /*2*/Item; func /*3*/open() -> String; var /*4*/title: String { get } }
      """,
      """
      protocol /*5*/LiveFeed: /*=1*/Feed {}
      extension /*=5*/LiveFeed {
        func /*6*/open() -> String { "" }
        var /*7*/title: String { "" }
        func /*8*/open(again: Bool) {}
        func /*9*/close() {}
        func twice() { _ = /*=3*/open(); /*=8*/open(again: true) }
      }
      struct /*10*/Ticker: /*=5*/LiveFeed { typealias /*11*/Item = Int }
      """,
      """
      func f<F: /*=5*/LiveFeed>(_ feed: F, ticker: /*=10*/Ticker) {
        print(feed./*=3*/open(), feed./*=4*/title)
        feed./*=8*/open(again: true)
        feed./*=9*/close()
        print(ticker./*=6*/open(), ticker./*=7*/title)
      }
      """
    ).check()
  }

  @Test func whereClausesOfFunctionsNameTheirOwnParameters() {
    MarkedSources(
      """
      protocol /*1*/Sink { associatedtype /*2*/Input; associatedtype /*3*/Failure }
      protocol /*4*/Relay { associatedtype /*5*/Output: /*=1*/Sink; associatedtype /*6*/Failure }
      """,
      """
      final class /*7*/Hub<Value>: /*=4*/Relay {
        func send<Output: /*=1*/Sink>(_ sink: Output) where Output./*=2*/Input == Value {}
      }
      struct /*8*/Pair<Failure> {
        struct /*9*/Inner<S: /*=1*/Sink>: /*=4*/Relay where Failure == S./*=3*/Failure {}
      }
      """
    ).check()
  }

  @Test func genericParametersAreWitnesses() {
    MarkedSources(
      "protocol /*1*/Source { associatedtype /*2*/Item; func /*3*/next() -> /*=2*/Item }",
      """
      class /*4*/Base<Item>: /*=1*/Source { func /*5*/next() -> Item { fatalError() } }
      struct /*6*/Post { var /*7*/text = "" }
      """,
      """
      final class /*8*/Posts: /*=4*/Base</*=6*/Post> { func last() -> /*=*/Item? { nil } }
      func f(_ item: /*=4*/Base</*=6*/Post>./*=*/Item) { print(item./*=7*/text) }
      """
    ).check()
  }

  @Test func constraintsApplyInTheirScope() {
    MarkedSources(
      """
      protocol /*1*/Shown { associatedtype /*2*/Label; var /*3*/label: /*=2*/Label { get } }
      struct /*4*/Card: /*=1*/Shown { typealias /*5*/Label = String; var /*6*/label: String { "" } }
      struct /*7*/Cell<Value> {
        let /*8*/value: Value
        init(card: /*=4*/Card) where Value == /*=4*/Card { /*=8*/value = card }
        func title() { print(/*=8*/value./*=*/label) }
      }
      """,
      """
      extension /*=7*/Cell where Value: /*=1*/Shown {
        func label() -> Value./*=2*/Label { /*=8*/value./*=3*/label }
        func each(_ cells: [Value]) { cells.forEach { print($0./*=3*/label) } }
      }
      extension /*=7*/Cell {
        func other() { print(/*=8*/value./*=*/label) }
        func text() where Value: /*=1*/Shown { print(/*=8*/value./*=3*/label) }
      }
      """
    ).check()
  }

  /// A trailing closure is for the first parameter that takes one, even if its type is an alias.
  @Test func trailingClosuresMatchFunctionTypeAliases() {
    MarkedSources(
      """
      class /*1*/Picker {
        typealias /*2*/Finish = (Int, /*=1*/Picker) -> Void
        typealias /*3*/Cancel = (/*=1*/Picker) -> Void
        var /*4*/isDone = false
      }
      func /*5*/pick(_ kind: Int, finish: /*=1*/Picker./*=2*/Finish? = nil, cancel: /*=1*/Picker./*=3*/Cancel? = nil) \
      -> /*=1*/Picker { /*=1*/Picker() }
      """,
      """
      func choose() {
        let picker = /*=5*/pick(1) { result, picker in picker./*=4*/isDone = true }
        picker./*=4*/isDone = true
      }
      """
    ).check()
  }

  @Test func closuresMatchByTheNumberOfParameters() {
    MarkedSources(
      """
      struct /*1*/Observer { func /*2*/send() {} }
      struct /*3*/Lifetime { func /*4*/end() {} }
      struct /*5*/Producer {
        init(_ value: @escaping () -> Int) {}
        init(_ start: @escaping (/*=1*/Observer, /*=3*/Lifetime) -> Void) {}
        func /*6*/run(_ body: (/*=1*/Observer) -> Void) {}
      }
      """,
      """
      extension /*=5*/Producer {
        init(_ code: @escaping () -> String) {}
        func /*7*/run(_ body: (/*=1*/Observer, /*=3*/Lifetime) -> Void) {}
      }
      func f() -> /*=5*/Producer {
        let producer = /*=5*/Producer { observer, lifetime in
          observer./*=2*/send()
          lifetime./*=4*/end()
        }
        producer./*=6*/run { first in first./*=2*/send() }
        producer./*=7*/run({ first, second in second./*=4*/end() })
        return producer
      }
      """
    ).check()
  }

  @Test func genericParametersOfOtherModules() {
    MarkedSources([
      (
        "Kit",
        """
        public protocol /*1*/Convertible { associatedtype /*2*/Element }
        public enum /*3*/Event<Element>: /*=1*/Convertible { case /*4*/next(Element) }
        """
      ),
      (
        "App",
        """
        import Kit
        extension /*=3*/Event: Equatable where Element: Equatable {
          func same(_ other: /*=3*/Event</*=*/Element>) -> Element? { nil }
          static var type: Any { Element.self }
        }
        """
      ),
    ]).check()
  }

  @Test func operatorsOfProtocolsNeedEqualOperands() {
    MarkedSources(
      "protocol /*1*/Field {}; extension /*=1*/Field { static func /*2*// (a: Self, b: Self) -> Self { a } }",
      """
      struct /*3*/Pair: /*=1*/Field, ExpressibleByIntegerLiteral {
        init(integerLiteral: Int) {}
        static func /*4*// (a: /*=3*/Pair, b: /*=3*/Pair) -> /*=3*/Pair { a }
      }
      """,
      """
      func f(pair: /*=3*/Pair) {
        _ = pair /*=4*// 2
        _ = 2 /*=4*// pair
      }
      """
    ).check()
  }
}
