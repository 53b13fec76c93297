import DependencyGraph
import SourceFacts
import Tables
import Testing

@Suite("Ownership by stored properties")
struct OwnershipTests {
  /// `name: strength Type, Type…` for each stored property of the marked type, with elements in brackets and external
  /// types in quotes.
  private func properties(_ texts: String...) -> [String] {
    let sources = MarkedSources(texts.map { ("App", $0) })
    let graph = sources.graph
    let stored = graph.storedProperties(of: sources["1"])
    return stored.all.map { property in
      let held = stored.held(by: property).map { held -> String in
        let name = held.type.map { graph.qualifiedName(of: $0) } ?? "'\(graph.names[held.name])'"
        let text = held.isElement ? "[\(name)]" : name
        return held.strength == property.strength ? text : "\(held.strength) \(text)"
      }
      let mark = property.isOptional ? "?" : ""
      return "\(graph.name(of: property.symbol))\(mark): \(property.strength) \(held.joined(separator: ", "))"
    }
  }

  private let types = "class A {}\nclass B {}\nprotocol P {}\nprotocol Q {}\ntypealias Both = P & Q\n"

  @Test("strength, optionality, compositions, aliases")
  func annotations() {
    #expect(
      properties(
        types,
        """
        class /*1*/Holder {
          let a: A
          weak var b: B?
          unowned let c: A
          unowned(unsafe) var d: A
          lazy var e: B! = nil
          var f: (any P & Q)?
          var g: Both
          @IBOutlet weak var label: UILabel!
          var h: P?, i: UIViewController & Q
        }
        """) == [
          "a: strong A", "b?: weak B", "c: unowned A", "d: unowned A", "e?: strong B", "f?: strong P, Q",
          "g: strong P, Q",
          "label?: weak 'UILabel'", "h?: strong P", "i: strong 'UIViewController', Q",
        ])
  }

  @Test("associated values of enum cases")
  func enumPayloads() {
    #expect(
      properties(types, "enum /*1*/State {\n  case none\n  case shown(A, next: B?)\n  indirect case many([A])\n}") == [
        "shown: strong A", "shown?: strong B", "many: strong [A]",
      ])
  }

  @Test("containers own their elements, boxes of weak references do not; closures and metatypes own nothing")
  func containers() {
    #expect(
      properties(
        types + "struct WeakBox<T> {}\nstruct Event<T> {}",
        """
        class /*1*/Holder {
          var a: [A]
          var b: [String: B?]
          var c: Set<A>
          var d: [WeakBox<A>]
          var e: Event<A>
          var f: (A) -> B
          var g: A.Type
          var h: (A, B)
          @Weak var i: A?
          var j: NSHashTable<A>
        }
        """) == [
          "a: strong [A]", "b: strong ['String'], [B]", "c: strong 'Set', [A]", "d: strong [WeakBox], weak [A]",
          "e: strong Event", "f: strong ", "g: strong ", "h: strong [A], [B]", "i?: weak A",
          "j: strong 'NSHashTable', weak [A]",
        ])
  }

  @Test("without an annotation, the type of the initial value")
  func initialValues() {
    #expect(
      properties(
        types + "func makeB() -> B? { nil }\nextension A { static let shared = A() }",
        """
        class /*1*/Holder {
          let a = A()
          var b = makeB()
          let c = A.shared
          let d = makeB() as? P
          let e = [A]()
          let f = try! A.init()
          var g: B { B() }
          static let h = A()
          var i = 1
          var j = A() { didSet {} }
        }
        """) == [
          "a: strong A", "b?: strong B", "c: strong A", "d?: strong P", "e: strong [A]", "f: strong A",
          "i: strong 'Int'",
          "j: strong A",
        ])
  }

  @Test("a generic parameter owns its argument")
  func generics() {
    #expect(
      properties(types, "class /*1*/Holder<V: P, W> where W: Q { let v: V; var w: W?; let x: [V] }") == [
        "v: strong P", "w?: strong Q", "x: strong [P]",
      ])
  }

  @Test("assignments, with the node of the value")
  func assignments() {
    let sources = MarkedSources(
      """
      class A {}
      class Holder {
        var /*1*/a: A
        init(_ given: A) { a = given; self.a = A(); (a) = given }
        func f(_ other: Holder) { other.a = true ? A() : A(); _ = a }
      }
      """)
    let found = sources.graph.assignments(in: FileID(0), bytes: 0..<UInt32.max).filter { $0.target == sources["1"] }
    let facts = sources.graph.files[FileID(0)].facts
    #expect(found.map { facts.nodes[$0.value].kind } == [.identifier, .call, .booleanLiteral])
  }

  @Test("direct and indirect subtypes")
  func subtypes() {
    let sources = MarkedSources(
      """
      protocol /*1*/P {}\nprotocol Q: P {}\nclass A: Q {}\nclass B: A {}\nstruct C {}\nextension C: P, Q {}
      struct D {}
      """
    )
    let below = Subtypes(in: sources.graph).all(of: sources["1"])
    #expect(below.map { sources.graph.name(of: $0) } == ["Q", "A", "B", "C"])
  }
}
