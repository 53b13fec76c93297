import SourceFacts
import Tables
import Testing

@Suite struct ValueTests {
  @Test func freeFunctionsAndGlobals() {
    let sources = MarkedSources(
      "func /*1*/load(_ x: Int) {}; func /*2*/load(from x: String) {}; let /*3*/limit = 1; var /*4*/state: Int { 1 }",
      """
      func f() {
        /*=1*/load(1)
        /*=2*/load(from: "")
        let g = /*=2*/load(from:)
        print(/*=3*/limit, /*=4*/state)
        items.map(/*=1*/load(_:))
      }
      """
    )
    sources.check()
    #expect(Set(sources.graph.references.map(\.kind)) == [.function, .variable])
  }

  @Test func localsHideEverything() {
    MarkedSources(
      "func /*1*/run() {}; let /*2*/limit = 1; struct /*3*/T { var /*4*/name = \"\" }",
      """
      class C {
        var /*5*/limit = 2
        func f(run: () -> Void) {
          /*=*/run()
          print(/*=5*/limit)
          let limit = /*=5*/limit
          print(/*=*/limit)
          if let limit = Optional(/*=*/limit) { print(/*=*/limit) }
          for name in [] { print(/*=*/name) }
          items.forEach { limit in print(/*=*/limit) }
          do { let run = 1; print(/*=*/run) }
          func helper() { /*=*/limit2() }
          func limit2() {}
        }
        func g() { /*=1*/run(); print(/*=5*/limit); print(self./*=5*/limit) }
      }
      let x = /*=2*/limit
      """
    ).check()
  }

  @Test func operators() {
    MarkedSources(
      """
      infix operator <+>
      func /*1*/<+> (a: Int, b: Int) -> Int { a }
      struct /*2*/Vector {
        static func /*3*/+ (a: /*=2*/Vector, b: /*=2*/Vector) -> /*=2*/Vector { a }
        static func /*4*/== (a: /*=2*/Vector, b: /*=2*/Vector) -> Bool { true }
        static prefix func /*5*/- (a: /*=2*/Vector) -> /*=2*/Vector { a }
        var /*6*/length = 1
      }
      """,
      """
      func f(a: /*=2*/Vector, b: /*=2*/Vector) {
        _ = 1 /*=1*/<+> 2
        _ = 1 /*=*/+ 2
        _ = a /*=3*/+ b
        if a /*=4*/== b {}
        if 1 /*=*/== 2 {}
        let c = /*=5*/-a
        print((a /*=3*/+ c)./*=6*/length)
      }
      """
    ).check()
  }

  @Test func macros() {
    let sources = MarkedSources(
      """
      @freestanding(expression) macro /*1*/stringify(_ x: Int) -> String = #externalMacro(module: "M", type: "T")
      @attached(member) macro /*2*/Model() = #externalMacro(module: "M", type: "T")
      """,
      """
      let a = #stringify(1)
      @/*=2*/Model struct S {}
      """
    )
    #expect(
      sources.graph.references(in: FileID(1)).map { sources.graph.references[$0].target } == [
        sources["1"], sources["2"],
      ])
  }

  @Test func namesOfExternalFunctions() {
    MarkedSources(
      "func /*1*/print(_ x: /*=2*/Foo) {}; struct /*2*/Foo {}; func /*3*/count(_ x: /*=2*/Foo) {}",
      """
      /*=*/print("")
      /*=1*/print(/*=2*/Foo())
      extension Array { func f() -> Bool { /*=*/count < 3 } }
      """
    ).check()
  }

  @Test func unwrappingNewValueAndOldValue() {
    MarkedSources(
      "final class /*1*/Lamp { var /*2*/power = 1 }",
      """
      struct Room {
        var kept: /*=1*/Lamp?
        var lamp: /*=1*/Lamp? {
          get { kept }
          set { if let newValue { _ = newValue./*=2*/power } }
        }
        var other: /*=1*/Lamp? { didSet { guard let oldValue else { return }; _ = oldValue./*=2*/power } }
      }
      """
    ).check()
  }

  @Test func typesOfNilCoalescingAndTernaries() {
    MarkedSources(
      """
      protocol /*1*/Sink { func /*2*/put(_ text: String) }
      struct /*3*/Screen: /*=1*/Sink { func /*4*/put(_ text: String) {} }
      class /*5*/Base { var /*6*/size = 1 }
      final class /*7*/Special: /*=5*/Base { var /*8*/power = 1 }
      """,
      """
      func f(sink: (any /*=1*/Sink)?, foreign: TextOutputStream?, special: /*=7*/Special?, base: /*=5*/Base) {
        let chosen = sink ?? /*=3*/Screen()
        chosen./*=2*/put("")
        let other = foreign ?? /*=3*/Screen()
        other./*=*/put("")
        let one = special ?? base
        _ = one./*=6*/size
      }
      """
    ).check()
  }

  @Test func caughtErrors() {
    MarkedSources(
      """
      class /*1*/Task { var /*2*/error: Int? }
      extension Error { var /*3*/text: String { "" } }
      """,
      """
      final class Load: /*=1*/Task {
        func run() {
          do { try start() } catch { print(/*=*/error./*=3*/text); done { _ = /*=*/error } }
          do { try start() } catch Failure.late { print(/*=2*/error) }
          if let value { } else { print(/*=2*/error) }
          print(/*=2*/error)
        }
      }
      """
    ).check()
  }

  @Test func namesWithACommonTypeAnnotation() {
    MarkedSources(
      "struct /*1*/Size { var /*2*/width: Int }",
      "struct Frame { var inner, outer: /*=1*/Size, other = 1 }",
      "func f(frame: Frame) { _ = frame.inner./*=2*/width + frame.outer./*=2*/width + frame.other./*=*/width }"
    ).check()
  }

  @Test func propertiesPrecedeUncalledFunctions() {
    MarkedSources(
      "class /*1*/Request { var /*2*/response: Int? }",
      "class /*3*/Download: /*=1*/Request { func /*4*/response(queue: Int, done: Int) {} }",
      """
      func f(download: /*=3*/Download) {
        if let response = download./*=2*/response {}
        download./*=4*/response(queue: 1, done: 2)
      }
      """
    ).check()
  }

  @Test func platformSpecificFunctions() {
    MarkedSources(
      """
      #if os(Windows)
      func /*1*/folder(of name: String) -> String { name }
      #endif
      """,
      """
      #if !os(Windows)
      func /*2*/folder(of name: String) -> String { name }
      #endif
      """,
      "let kept = /*=1,2*/folder(of: \"a\")"
    ).check()
  }
}
