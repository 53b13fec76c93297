import Testing

@Suite struct TypeNameTests {
  @Test func typesInEveryPosition() {
    MarkedSources(
      """
      protocol /*P*/P {}
      class /*1*/Foo {}
      struct /*2*/Box<T> {}
      @propertyWrapper struct /*W*/Wrapped<T> { var wrappedValue: T }
      """,
      """
      class Sub: /*=1*/Foo, /*=P*/P {
        @/*=W*/Wrapped var stored: /*=1*/Foo?
        var list: [/*=1*/Foo], map: [String: /*=1*/Foo] = [:]
        func f(_ x: /*=2*/Box</*=1*/Foo>, g: (/*=1*/Foo) -> /*=2*/Box<Int>) -> some /*=P*/P {
          let a = /*=1*/Foo()
          let b = /*=2*/Box</*=1*/Foo>()
          if a is /*=1*/Foo, let c = b as? /*=1*/Foo { print(c, /*=1*/Foo.self, \\/*=1*/Foo.hash) }
          let d = [/*=1*/Foo]()
          for x: /*=1*/Foo in d {}
          return a
        }
      }
      extension /*=1*/Foo: /*=P*/P where Self: /*=P*/P {}
      typealias A = /*=1*/Foo & /*=P*/P
      func generic<T: /*=P*/P>(_: T.Type) where T == /*=1*/Foo {}
      """
    ).check()
  }

  @Test func stringsAndCommentsAreNotReferences() {
    MarkedSources(
      "class /*1*/Foo {}",
      """
      // Foo
      /* Foo */
      let text = "Foo \\(/*=1*/Foo())"
      #sourceLocation(file: "Foo", line: 1)
      """
    ).check()
  }

  @Test func nestedTypesNeedQualification() {
    MarkedSources(
      """
      struct /*1*/Feed { enum /*2*/Kind { struct /*3*/Deep {} } }
      """,
      """
      let a: /*=*/Kind
      let b: /*=1*/Feed./*=2*/Kind
      let c = /*=1*/Feed./*=2*/Kind./*=3*/Deep()
      struct Other { let a: /*=*/Kind }
      extension /*=1*/Feed { func f(_: /*=2*/Kind, _: /*=2*/Kind./*=3*/Deep, _: /*=*/Deep) {} }
      extension /*=1*/Feed./*=2*/Kind { func f(_: /*=3*/Deep, _: /*=*/Kind) {} }
      """
    ).check()
  }

  @Test func nestedTypesAreInherited() {
    MarkedSources(
      """
      class /*1*/Base { struct /*2*/Item {} }
      protocol /*3*/Holder {}
      extension /*=3*/Holder { typealias /*4*/Key = Int }
      """,
      """
      class Sub: /*=1*/Base { var item: /*=2*/Item }
      class SubSub: Sub, /*=3*/Holder { var item2: /*=2*/Item, key: /*=4*/Key }
      extension SubSub { struct Inner { var item: /*=2*/Item } }
      let a: SubSub./*=2*/Item
      """
    ).check()
  }

  @Test func innerNamesHideOuterOnes() {
    MarkedSources(
      "struct /*1*/Item {}; struct /*2*/Value {}",
      """
      struct Holder<Value> {
        struct /*3*/Item {}
        var a: /*=3*/Item, b: /*=*/Value
        func f<Item>(_: /*=*/Item) { struct Value {}; let x: /*=*/Value }
        func g() { let x: /*=3*/Item }
      }
      extension Holder { func h(_: /*=*/Value, _: /*=3*/Item) {} }
      func f() {
        struct Item {}
        let x = /*=*/Item()
        do { let y: /*=*/Item }
      }
      let b: /*=1*/Item, c: /*=2*/Value
      """
    ).check()
  }

  @Test func associatedTypesHideNamesakes() {
    MarkedSources(
      "protocol /*1*/Store { associatedtype /*2*/Value; func get() -> /*=2*/Value }",
      "struct Box<Value> { var value: /*=*/Value }",
      """
      extension /*=1*/Store { var first: /*=2*/Value? { nil }; func f<T: /*=1*/Store>(_: T./*=2*/Value) {} }
      struct Memory: /*=1*/Store { typealias /*3*/Value = Int; func get() -> /*=3*/Value { 1 } }
      """
    ).check()
  }

  @Test func localTypes() {
    MarkedSources(
      "class /*1*/Base { func /*2*/run() {} }",
      """
      func f() {
        class Local: /*=1*/Base {
          var other: Local?
          func g() { /*=2*/run(); other?./*=2*/run() }
        }
        let x = Local()
        x./*=2*/run()
      }
      """
    ).check()
  }

  @Test(
    "in extensions of a nested type, generic parameters of outer types come before inherited associated types")
  func genericParametersOfOuterTypesComeFirst() {
    MarkedSources(
      "protocol /*1*/Writer<Element> { associatedtype /*2*/Element; func write(_ element: /*=2*/Element) }",
      "struct /*3*/Channel<Element> { struct /*4*/Source {} }",
      "extension /*=3*/Channel./*=4*/Source: /*=1*/Writer { func write(_ element: /*=*/Element) {} }"
    ).check()
  }

  @Test("a function parameter used as a generic argument has the constraints of the type")
  func impliedRequirements() {
    MarkedSources(
      "protocol /*1*/Key { associatedtype /*2*/Raw; static func /*3*/make() }; struct /*4*/Table<K: /*=1*/Key> {}",
      """
      func f<K>(_ table: /*=4*/Table<K>, _ raw: K./*=2*/Raw) { K./*=3*/make() }; \
      func g<K>(_ raw: [K]) { K./*=*/make() }
      """
    ).check()
  }

  @Test("an associated type that a refined protocol declares again is the original one")
  func associatedTypesDeclaredAgain() {
    MarkedSources(
      "protocol /*1*/Base { associatedtype /*2*/Source }",
      "protocol /*3*/Refined: /*=1*/Base { associatedtype /*4*/Source: Equatable }",
      "func f<T: /*=3*/Refined>(_ source: T./*=2*/Source) {}"
    ).check()
  }
}
