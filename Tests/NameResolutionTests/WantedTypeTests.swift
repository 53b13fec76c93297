import Testing

/// The meaning of a leading dot and of closure parameters follows from the context.
@Suite struct WantedTypeTests {
  private static let model = """
    enum /*1*/Step { case /*2*/start, /*3*/move(by: Int), /*4*/stop; \
    static func /*5*/jump(_ height: Int) -> /*=1*/Step { ./*=3*/move(by: height) } }
    struct /*6*/Place { let /*7*/name: String; var /*8*/step: /*=1*/Step; \
    static let /*9*/home = /*=6*/Place(/*=7*/name: "", /*=8*/step: ./*=2*/start) }
    struct /*10*/Rights: OptionSet { let rawValue: Int; static let /*11*/read = /*=10*/Rights(rawValue: 1) }
    struct /*12*/Path { subscript(step: /*=1*/Step) -> /*=6*/Place { ./*=9*/home }; subscript(index: Int) -> Int { 0 } }
    """

  @Test(arguments: [
    """
    func f() { var steps: [/*=1*/Step] = []; steps.append(./*=3*/move(by: 1)); \
    _ = steps.firstIndex(of: ./*=4*/stop) }
    """,
    "func f(_ steps: Set</*=1*/Step>) { _ = steps.contains(./*=4*/stop) }",
    "func f(_ rights: /*=10*/Rights) { _ = rights.contains(./*=11*/read); let all: /*=10*/Rights = [./*=11*/read] }",
    "func f(_ counts: [/*=1*/Step: Int]) { _ = counts[./*=2*/start]; _ = counts[./*=4*/stop, default: 0] }",
    "func f(_ path: /*=12*/Path) { _ = path/*=13*/[./*=2*/start]./*=7*/name }",
    "func f(_ numbers: [Int]) -> [/*=1*/Step] { numbers.map { ./*=3*/move(by: $0) } }",
    "func f(_ number: Int?) -> /*=1*/Step { number.map { ./*=5*/jump($0) } ?? ./*=4*/stop }",
    """
    func f(_ result: Result</*=6*/Place, any Error>) throws { switch result { case .success(let place): _ = \
    place./*=7*/name; case .failure: break }; _ = try result.get()./*=7*/name }
    """,
    "func f(_ done: (Result</*=1*/Step, any Error>) -> Void) { done(.success(./*=4*/stop)) }",
    "func f(_ step: /*=1*/Step?) { if case .some(./*=4*/stop) = step {} }",
    """
    func f(_ step: /*=1*/Step, _ x: Int?) { switch step { case ./*=2*/start, ./*=4*/stop: guard let x else { return \
    }; _ = x; default: break } }
    """,
    "func go(_ step: /*=1*/Step) {}; func go(_ text: String) {}; func f() { go(./*=4*/stop) }",
    "func f() -> /*=6*/Place { ./*=6*/init(/*=7*/name: \"\", /*=8*/step: ./*=2*/start) }",
    """
    func f(_ places: [/*=6*/Place]) { for (index, place) in places.enumerated() { _ = place./*=7*/name }; \
    _ = places.enumerated().map { $0.element./*=7*/name } }
    """,
    "func f(_ lock: Mutex</*=6*/Place>) { _ = lock.withLock { $0./*=7*/name } }",
    "func f(_ place: /*=6*/Place) { _ = type(of: place)./*=9*/home }",
    "func f(_ places: [/*=6*/Place]) -> [String] { places.map(\\./*=7*/name) }",
    "func f(_ path: KeyPath</*=6*/Place, String>) {}; func g() { f(\\./*=7*/name) }",
    """
    func f(_ places: [/*=6*/Place]) { for step in places.map(\\./*=8*/step) { switch step { case \
    /*=1*/Step./*=3*/move(let x): _ = x; default: break } } }
    """,
    "func f(_ result: Swift.Result</*=6*/Place, any Error>) throws { _ = try result.get()./*=7*/name }",
    """
    extension Substring { var /*14*/last4: String { "" } }; \
    func f(_ text: String) { _ = text.lowercased().split(separator: "a").map { $0./*=14*/last4 } }
    """,
  ])
  func expectedType(text: String) {
    let model = Self.model.replacing("subscript(step", with: "/*13*/subscript(step")
    MarkedSources([("App", text.contains("*=13*") ? model : Self.model), ("App", text)]).check()
  }

  @Test("the elements of a project collection have the type of its subscript by index")
  func elementsOfProjectCollections() {
    MarkedSources(
      """
      struct /*1*/Row { var /*2*/title: String { "" } }; struct /*3*/Rows: RandomAccessCollection { \
      subscript(position: Int) -> /*=1*/Row { fatalError() } }
      """,
      "func f(_ rows: /*=3*/Rows) { for row in rows { _ = row./*=2*/title }; _ = rows.map { $0./*=2*/title } }"
    ).check()
  }

  @Test("literals of types of the project")
  func literalsOfProjectTypes() {
    MarkedSources(
      """
      struct /*1*/Header { static let /*2*/host = /*=1*/Header() }
      struct /*3*/Headers: ExpressibleByDictionaryLiteral { init(dictionaryLiteral elements: (/*=1*/Header, \
      String)...) {} }
      struct /*4*/Names: ExpressibleByArrayLiteral { init(arrayLiteral elements: /*=1*/Header...) {} }
      """,
      "func f() { let all: /*=3*/Headers = [./*=2*/host: \"\"]; let names: /*=4*/Names = [./*=2*/host] }"
    ).check()
  }

  @Test("primary associated types are the arguments in the brackets")
  func primaryAssociatedTypes() {
    MarkedSources(
      """
      enum /*1*/Part { case /*2*/head }
      protocol /*3*/Writer<Element> { associatedtype /*4*/Element; func /*5*/write(_ element: /*=4*/Element) }
      protocol /*6*/Closable<Element>: /*=3*/Writer {}
      """,
      """
      func f(_ one: any /*=3*/Writer</*=1*/Part>, _ other: some /*=6*/Closable</*=1*/Part>) { \
      one./*=5*/write(./*=2*/head); other./*=5*/write(./*=2*/head) }
      """
    ).check()
  }

  @Test func autoclosureArguments() {
    MarkedSources(
      """
      enum /*1*/Fault { case /*2*/late(Int), /*3*/lost }
      extension Error {
        func /*4*/fault(or other: @autoclosure () -> /*=1*/Fault) -> /*=1*/Fault { other() }
        func /*5*/fault(or other: String) -> String { other }
      }
      """,
      """
      func f(error: Error, fault: /*=1*/Fault) {
        _ = error./*=4*/fault(or: ./*=2*/late(1))
        _ = error./*=4*/fault(or: fault)
        _ = error./*=5*/fault(or: "")
      }
      """
    ).check()
  }
}
