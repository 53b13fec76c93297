import Testing

@Suite struct MemberTests {
  @Test("pointers, buffers, slices and ranges have element types")
  func elementsOfPointersAndSlices() {
    MarkedSources(
      "struct /*1*/Word { var /*2*/bits: Int }; extension UnsafeMutableBufferPointer { func own() {} }",
      """
      func f(_ a: UnsafeMutablePointer</*=1*/Word>, _ b: UnsafeBufferPointer</*=1*/Word>, _ c: ArraySlice</*=1*/Word>) {
        _ = a.pointee./*=2*/bits
        _ = a[3]./*=2*/bits + b[0]./*=2*/bits + c[1]./*=2*/bits
        _ = c[1...][2]./*=2*/bits + (c.first?./*=2*/bits ?? 0)
        for word in b { _ = word./*=2*/bits }
      }
      func g(_ d: UnsafeMutableBufferPointer</*=1*/Word>, _ e: Range</*=1*/Word>) {
        _ = d[0]./*=2*/bits + e.lowerBound./*=2*/bits + e.upperBound./*=2*/bits
        _ = d[0..<1]./*=*/bits
      }
      """
    ).check()
  }

  @Test("a method that an extension adds to an external type is not the property of that name in the type")
  func extensionMethodsAreNotPropertiesOfExternalTypes() {
    MarkedSources(
      """
      extension UIView {
        func /*1*/frame(in view: UIView) -> CGRect { /*=*/frame }
        var /*2*/middle: CGPoint { CGPoint(x: self./*=*/frame.midX, y: 0) }
        func /*3*/shake() {}
      }
      """,
      """
      class Card: UIView {
        func f(_ other: UIView) {
          other./*=*/frame = /*=*/frame
          print(other./*=1*/frame(in: self), other./*=2*/middle, [other].map(/*=1*/frame(in:)))
          let later = other./*=3*/shake
        }
      }
      """
    ).check()
  }

  @Test func implicitSelf() {
    MarkedSources(
      "class /*1*/Base { var /*2*/title = \"\"; func /*3*/reload() {}; static let /*4*/shared = /*=1*/Base() }",
      "protocol /*5*/Loading {}; extension /*=5*/Loading { func /*6*/begin() {} }",
      """
      class Screen: /*=1*/Base, /*=5*/Loading {
        func f() {
          /*=3*/reload()
          /*=6*/begin()
          self./*=2*/title = /*=2*/title
          super./*=3*/reload()
          Self./*=4*/shared./*=3*/reload()
        }
      }
      extension Screen { func g() { self./*=6*/begin(); print(/*=2*/title) } }
      """
    ).check()
  }

  @Test func declaredTypes() {
    MarkedSources(
      """
      class /*1*/Service { func /*2*/load() -> /*=3*/Feed { /*=3*/Feed() }; static let /*6*/shared = /*=1*/Service() }
      struct /*3*/Feed { var /*4*/items: [/*=5*/Item] = [] }
      struct /*5*/Item { var /*7*/owner: /*=1*/Service?; var /*8*/tag = /*=9*/Tag() }
      struct /*9*/Tag { let /*10*/name = "" }
      """,
      """
      class Screen {
        let service: /*=1*/Service
        let made = /*=1*/Service()
        func f(parameter: /*=1*/Service) {
          service./*=2*/load()./*=4*/items
          made./*=2*/load()
          parameter./*=2*/load()
          let local = /*=1*/Service./*=6*/shared
          local./*=2*/load()./*=4*/items.first?./*=8*/tag./*=10*/name
          for item in local./*=2*/load()./*=4*/items { item./*=7*/owner?./*=2*/load() }
          local./*=2*/load()./*=4*/items[0]./*=8*/tag
        }
        func g(x: Any, y: /*=5*/Item?) {
          if let item = x as? /*=5*/Item { print(item./*=8*/tag) }
          (x as! /*=5*/Item)./*=8*/tag
          if let y { print(y./*=8*/tag) }
          guard let owner = y?./*=7*/owner else { return }
          owner./*=2*/load()
          y!./*=8*/tag
          let (one, two) = (/*=5*/Item(), /*=9*/Tag())
          print(one./*=8*/tag, two./*=10*/name)
        }
      }
      """
    ).check()
  }

  @Test func membersAreNotResolvedByNameAlone() {
    MarkedSources(
      "struct /*1*/Feed { func /*2*/veryUniqueName() {} }",
      "func f(x: Unknown, y: Any) { x./*=*/veryUniqueName(); y./*=*/veryUniqueName(); z./*=*/veryUniqueName() }"
    ).check()
  }

  @Test func enumCasesAndImplicitMembers() {
    MarkedSources(
      """
      enum /*1*/State { case /*2*/idle, /*3*/loading(progress: /*=5*/Progress), /*4*/failed; \
      static var /*7*/initial: /*=1*/State { ./*=2*/idle } }
      struct /*5*/Progress { var /*6*/done = 0; static let /*8*/zero = /*=5*/Progress() }
      """,
      """
      class Screen {
        var state: /*=1*/State = ./*=2*/idle
        func show(_ state: /*=1*/State, at: /*=5*/Progress = ./*=8*/zero) {}
        func f() -> /*=1*/State {
          state = ./*=3*/loading(progress: ./*=8*/zero)
          show(./*=4*/failed, at: ./*=8*/zero)
          if state == ./*=7*/initial {}
          switch state {
          case ./*=2*/idle: break
          case ./*=3*/loading(let progress): print(progress./*=6*/done)
          case /*=1*/State./*=4*/failed: break
          }
          if case ./*=3*/loading(let p) = state { print(p./*=6*/done) }
          let x: [/*=1*/State] = [./*=2*/idle, ./*=4*/failed]
          let y = x.isEmpty ? state : ./*=2*/idle
          return ./*=4*/failed
        }
      }
      """
    ).check()
  }

  @Test func overloads() {
    let sources = MarkedSources(
      """
      struct /*1*/Feed {
        func /*2*/load(from: Int) {}
        func /*3*/load(from: Int, limit: Int = 1) {}
        func /*4*/load(_ x: /*=6*/Item) {}
        init() {}
      }
      struct /*6*/Item {}
      """,
      "extension /*=1*/Feed { func /*5*/load(_ x: String) {}; /*7*/init(name: String) {} }",
      """
      func f(feed: /*=1*/Feed, item: /*=6*/Item, other: Other) {
        feed./*=2*/load(from: 1)
        feed./*=3*/load(from: 1, limit: 2)
        feed./*=4*/load(item)
        feed./*=5*/load("")
        feed./*=*/load(other.value)
        feed./*=*/load(to: 1)
        let a = /*=1*/Feed()
        let b = /*=1,7*/Feed(name: "")
        let c: /*=1*/Feed = ./*=7*/init(name: "")
      }
      """
    )
    sources.check()
    #expect(sources.graph.unresolved == 1)
  }

  @Test func closures() {
    MarkedSources(
      """
      struct /*1*/Item { var /*2*/name = ""; var /*3*/parts: [/*=1*/Item] = [] }
      func /*4*/fetch(_ done: (/*=1*/Item, Int) -> Void) {}
      """,
      """
      func f(items: [/*=1*/Item], map: [String: /*=1*/Item], maybe: /*=1*/Item?) {
        items.map { $0./*=2*/name }
        items.filter { $0./*=3*/parts.isEmpty }.first?./*=2*/name
        items.sorted { a, b in a./*=2*/name < b./*=2*/name }
        items.flatMap { $0./*=3*/parts }.forEach { part in print(part./*=2*/name) }
        items.map(\\./*=2*/name)
        maybe.map { print($0./*=2*/name) }
        /*=4*/fetch { item, count in print(item./*=2*/name) }
        for (key, value) in map { print(value./*=2*/name) }
        let block: (/*=1*/Item) -> Void = { item in print(item./*=2*/name) }
        print(map["a"]?./*=2*/name, \\/*=1*/Item./*=3*/parts)
      }
      """
    ).check()
  }

  @Test func generics() {
    MarkedSources(
      """
      class /*1*/Box<T> { var /*2*/value: T; init(_ value: T) {}; \
      func /*3*/map<U>(_ f: (T) -> U) -> /*=1*/Box<U> { self } }
      struct /*4*/Item { var /*5*/name = "" }
      protocol /*6*/Store { associatedtype /*7*/Element; func /*8*/all() -> [/*=7*/Element] }
      class /*9*/ItemBox: /*=1*/Box</*=4*/Item> {}
      struct /*10*/ItemStore: /*=6*/Store { typealias /*11*/Element = /*=4*/Item; \
      func /*12*/all() -> [/*=11*/Element] { [] } }
      func /*13*/first<T>(_ list: [T]) -> T { list[0] }
      """,
      """
      func f<S: /*=6*/Store>(box: /*=1*/Box</*=4*/Item>, itemBox: /*=9*/ItemBox, store: S, items: /*=10*/ItemStore) \
      where S./*=7*/Element == /*=4*/Item {
        box./*=2*/value./*=5*/name
        itemBox./*=2*/value./*=5*/name
        store./*=8*/all()
        items./*=12*/all()[0]./*=5*/name
        /*=1*/Box(/*=4*/Item())./*=2*/value./*=5*/name
        box./*=3*/map { $0./*=5*/name }./*=2*/value
        /*=13*/first([/*=4*/Item()])./*=5*/name
      }
      """
    ).check()
  }

  @Test func closureShorthandsAndPropertyWrappers() {
    MarkedSources(
      """
      class /*1*/Base { @Published var /*2*/title: String? = ""; var /*3*/delegate: /*=4*/Delegate? }
      class /*4*/Delegate { func /*5*/notify() {} }
      """,
      """
      class Screen: /*=1*/Base {
        func f() {
          if let /*=3*/delegate { delegate./*=5*/notify() }
          let x = /*=2*/$title
          run { [weak self, /*=3*/delegate] in delegate?./*=5*/notify(); self?./*=3*/delegate?./*=5*/notify() }
        }
        var count: Int = 0 { didSet { print(/*=*/oldValue) } }
      }
      """
    ).check()
  }

  @Test func requirementsAndDefaults() {
    MarkedSources(
      "protocol /*1*/P { func /*2*/run() }",
      "extension /*=1*/P { func /*3*/run() {}; func /*4*/stop() { /*=2*/run() } }",
      "struct /*5*/Own: /*=1*/P { func /*6*/run() {} }; struct /*7*/Default: /*=1*/P {}",
      """
      func f<T: /*=1*/P>(a: /*=1*/P, b: any /*=1*/P, c: T, d: /*=5*/Own, e: /*=7*/Default, g: some /*=1*/P) {
        a./*=2*/run(); b./*=2*/run(); c./*=2*/run(); g./*=2*/run()
        d./*=6*/run(); e./*=3*/run(); e./*=4*/stop()
      }
      """
    ).check()
  }

  @Test func subscripts() {
    MarkedSources(
      """
      struct /*1*/List { /*2*/subscript(index: Int) -> /*=3*/Item { /*=3*/Item() }; \
      /*4*/subscript(id id: Int) -> Int { id } }
      struct /*3*/Item { var /*5*/name = "" }
      """,
      "func f(list: /*=1*/List) { list/*=2*/[0]./*=5*/name; list/*=4*/[id: 1]; list/*=*/[0..<2] }"
    ).check()
  }

  @Test func externalMembersComeFirst() {
    MarkedSources(
      """
      extension Sequence where Element == /*=2*/Foo { func /*1*/joined(separator: String) -> /*=2*/Foo { /*=2*/Foo() } }
      struct /*2*/Foo {}
      extension Set { /*3*/init(minimumCapacity: Int, foo: /*=2*/Foo) {} }
      protocol /*4*/Named {}
      extension /*=4*/Named { var /*5*/isEmpty: Bool { true } }
      struct /*6*/List: /*=4*/Named, Collection {}
      """,
      """
      func f(words: [String], foos: [/*=2*/Foo], list: /*=6*/List) {
        words./*=*/joined(separator: "")
        foos./*=1*/joined(separator: "")
        list./*=*/isEmpty
        Set<Int>(minimumCapacity: 1)
      }
      """
    ).check()
  }

  @Test("a member of an external type is not the overload of the project, unless a label shows it")
  func externalMembersAreNotProjectOverloads() {
    MarkedSources(
      """
      extension JSONDecoder {
        func /*1*/decode<T: Decodable>(_ type: T.Type, from json: [String: Any], keyPath: String? = nil) -> T? { nil }
        func /*2*/decodeIfThere(_ data: Data) {}
      }
      """,
      """
      func f(data: Data, unknown: Mystery) {
        JSONDecoder()./*=*/decode(Int.self, from: data)
        JSONDecoder()./*=*/decode(Int.self, from: unknown.it)
        JSONDecoder()./*=1*/decode(Int.self, from: [:], keyPath: "a")
        JSONDecoder()./*=2*/decodeIfThere(data)
      }
      """
    ).check()
  }

  @Test("a requirement is unresolved on a concrete type if an external supertype or the compiler may implement it")
  func requirementsOfConcreteTypes() {
    MarkedSources(
      """
      protocol /*1*/Stoppable { func /*2*/stop() }; enum /*3*/Level: Int, /*4*/Raw { case low }; \
      protocol /*5*/Raw { var /*6*/rawValue: Int { get } }
      """
      .replacing("/*4*/Raw {", with: "/*=5*/Raw {"),
      """
      class /*7*/Job: Operation, /*=1*/Stoppable {}
      func f(_ job: /*=7*/Job, _ any: any /*=1*/Stoppable, _ level: /*=3*/Level) {
        job./*=*/stop(); any./*=2*/stop(); _ = level./*=*/rawValue
      }
      func g<T: /*=5*/Raw>(_ raw: T) { _ = raw./*=6*/rawValue }
      """
    ).check()
  }

  @Test("a type does not have the instance properties of its values")
  func instancePropertiesAreNotMembersOfTypes() {
    MarkedSources(
      """
      extension Result { var /*1*/success: Success? { nil } }; struct /*2*/Part { var /*3*/size = 1; \
      static var /*4*/none: /*=2*/Part { /*=2*/Part() } }
      """,
      """
      func f(_ result: Result<Int, any Error>) { switch result { case ./*=*/success: break; default: break }; \
      _ = result./*=1*/success }
      func g() -> Int { /*=2*/Part./*=*/size; return /*=2*/Part./*=4*/none./*=3*/size }
      """
    ).check()
  }

  @Test("members of only one library type, and labels that no library member has")
  func ownersAndLabelsOfStandardMembers() {
    MarkedSources(
      """
      protocol /*1*/Empty {}; extension /*=1*/Empty { mutating func /*2*/take() -> Self { self } }
      extension Optional: /*=1*/Empty {}; extension Array: /*=1*/Empty {}
      extension Array { mutating func /*3*/reverse(part: Int) {} }
      """,
      "func f() { var a: Int? = 1; a./*=*/take(); var b = [1]; b./*=2*/take(); b./*=3*/reverse(part: 1); b.reverse() }"
    ).check()
  }

  @Test("unlabeled initializers of external types belong to the project if the argument has a type of the project")
  func initializersOfExternalTypes() {
    MarkedSources(
      "struct /*1*/Port {}; extension Int { /*2*/init(_ port: /*=1*/Port) { self = 1 } }",
      "func f(_ port: /*=1*/Port) { _ = /*=2*/Int(port); _ = /*=*/Int(3) }"
    ).check()
  }

  @Test(
    "initializers behind aliases, literals as operands, projected values, arguments of attributes")
  func smallerRules() {
    MarkedSources(
      """
      struct /*1*/Pair<A> { /*2*/init(a: Int) {}; static func /*3*/+ (x: Self, y: Self) -> Self { x } }
      final class /*4*/Form { @Kept var /*5*/name = "" }
      enum /*6*/Testing {}
      """,
      """
      typealias /*7*/Ints = /*=1*/Pair<Int>
      extension /*=1*/Pair: ExpressibleByIntegerLiteral { init(integerLiteral: Int) { self./*=2*/init(a: 1) } }
      """,
      """
      func f(_ form: /*=4*/Form) { let ints = /*=7,2*/Ints(a: 1); _ = ints /*=3*/+ 1; form./*=5*/$name.send() }
      @_spi(/*=*/Testing) public struct Other {}
      """
    ).check()
  }

  @Test("inherited initializers belong to the subclass")
  func inheritedInitializers() {
    MarkedSources(
      "class /*1*/Base { /*2*/init(size: Int) {}; convenience /*3*/init(name: String) { self./*=2*/init(size: 1) } }",
      "class /*4*/Derived: /*=1*/Base {}",
      "func f() { _ = /*=4*/Derived(size: 1); _ = /*=4,3*/Derived(name: \"\"); _ = /*=1*/Base(size: 1) }"
    ).check()
  }
}
