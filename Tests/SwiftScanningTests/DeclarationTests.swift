import SourceFacts
import SwiftScanning
import Testing

@Suite struct DeclarationTests {
  @Test func typesAndMembers() {
    let facts = SwiftScanner.scan(
      """
      @MainActor public final class A<T: P>: B, @unchecked Sendable where T.X == Int {
        private(set) weak var x: C?
        static let shared = A()
        var y: Int { 1 }
        lazy var z: D = { D() }()
        var w = 0 { didSet { } }
        init?(_ a: Int, b c: String = "") async throws { }
        func f<U>(_ u: U) -> U? where U: Q { u }
        subscript(i: Int) -> T { get { t } set(v) { t = v } }
        enum E: String { case a, b(Int, k: C) }
      }
      """)
    #expect(facts.problems.isEmpty)
    let type = facts.declaration("A")!
    #expect(type.modifiers == [.public, .final])
    #expect(
      facts.attachments(of: type).map { facts.rendered($0.node) } == [
        "attribute(typeName.MainActor)", "typeName.B",
        "attributedType(attribute(typeName.unchecked), typeName.Sendable)",
        "requirement.==(typeMember.X(typeName.T), typeName.Int)",
      ])
    #expect(facts.declaration("x")!.modifiers == [.restrictedSetter, .weak])
    #expect(facts.declaration("shared")!.modifiers == [.static, .constant])
    #expect(facts.declaration("y")!.modifiers == [.computed])
    #expect(facts.declaration("w")!.modifiers == [.observed])
    #expect(facts.declaration("init")!.modifiers == [.failable, .async, .throws])
    let c = facts.declaration("c")!
    #expect(facts.names[c.label] == "b")
    #expect(facts.declaration("subscript")!.modifiers == [.computed, .settable])
    #expect(facts.declarations.filter { $0.kind == .case }.map { facts.names[$0.name] } == ["a", "b"])
  }

  @Test func locals() {
    let facts = SwiftScanner.scan(
      """
      func f() {
        let (a, _) = g()
        if let b, let c = b.c as? C { }
        guard case .some(let d) = c else { return }
        for e in es { }
        switch d { case let .x(h, 1): break; default: break }
        do { } catch let i as E { }
      }
      """)
    #expect(facts.problems.isEmpty)
    let locals = facts.declarations.filter { $0.kind == .variable }
    #expect(locals.map { facts.names[$0.name] } == ["a", "b", "c", "d", "e", "h", "i"])
    #expect(facts.declaration("a")!.modifiers == [.constant, .destructured])
    #expect(facts.declaration("b")!.modifiers == [.constant, .optionalBinding])
    #expect(facts.declaration("e")!.modifiers == [.constant, .iterated])
    #expect(facts.rendered(facts.declaration("d")!.value!) == "identifier.c")
    #expect(facts.rendered(facts.declaration("h")!.value!) == "identifier.d")
  }

  @Test func importsAndExtensions() {
    let facts = SwiftScanner.scan(
      """
      @_exported import A
      @testable private import struct B.C.D
      extension X.Y: P where Z: Q { var v: Int { 0 } }
      protocol R<S>: AnyObject { associatedtype S: T = U; var g: Int { get set } }
      infix operator +++: AdditionPrecedence
      typealias L<M> = [M]
      """)
    #expect(facts.imports.map { facts.names[$0.path] } == ["A", "B.C.D"])
    #expect(facts.imports[0].flags == .exported)
    #expect(facts.imports[1].flags == [.testable, .hidden])
    #expect(facts.imports[1].kind == .struct)
    #expect(facts.declaration("Y")!.kind == .extension)
    #expect(facts.declaration("g")!.modifiers == [.computed, .settable])
    #expect(facts.declaration("+++")!.kind == .operator)
    #expect(facts.renderedDeclarations.last == "genericParameter M")
  }

  @Test func allConditionalBranchesAreRead() {
    let facts = SwiftScanner.scan("#if A\nclass B {}\n#else\nclass C {}\n#endif\nclass D {}")
    #expect(facts.declarations.map { facts.names[$0.name] } == ["B", "C", "D"])
    #expect(facts.branches.map(\.group) == [0, 0])
  }

  @Test func readingContinuesAfterSyntaxErrors() {
    let facts = SwiftScanner.scan("class A { func f( { \n}\nclass B { }\n")
    #expect(facts.problems.map(\.kind).contains("syntax_error"))
    let more = SwiftScanner.scan("let x = )\nclass B { var y: C }")
    #expect(more.problems.count == 1)
    #expect(more.declarations.map { more.names[$0.name] } == ["x", "B", "y"])
  }

  @Test func directives() {
    let facts = SwiftScanner.scan(
      "let a = 1 // layerlint:disable:this x - y \n/* layerlint:disable:next z */\n// see layerlint: no")
    #expect(facts.directives.map(\.text) == ["layerlint:disable:this x - y", "layerlint:disable:next z"])
  }
}

/// Every name is in the table of the file, whatever the text is.
@Suite struct BrokenTextTests {
  @Test(arguments: [
    "import(x)", "{operator}", "operator {", "func (", "case (", "precedencegroup }", "import }", "let (", "func {}",
    "macro (",
  ])
  func namesStayInTheTable(text: String) {
    let facts = SwiftScanner.scan("var aaa, bbb, ccc: Int\n((((((((((((((((((((((((\(text)")
    #expect(
      facts.nodes.allSatisfy {
        $0.kind == .closure || $0.name.raw < facts.names.count && $0.label.raw < facts.names.count
      })
    #expect(facts.declarations.allSatisfy { $0.name.raw < facts.names.count && $0.label.raw < facts.names.count })
    #expect(facts.imports.allSatisfy { $0.module.raw < facts.names.count && $0.path.raw < facts.names.count })
  }

  /// Ranges are not reversed, even if a declaration or scope contains no token.
  @Test(arguments: [
    "init(a: A, ,b: B) {}", "func f(, ) {}", "func f(,", "case a(,", "subscript(, ,) -> A", "let x = { ( , ) in",
    "var x: {",
  ])
  func rangesAreInOrder(member: String) {
    let facts = SwiftScanner.scan("final class Router: Input {\n  \(member)\n}\n")
    #expect(facts.declarations.allSatisfy { $0.start <= $0.end })
    #expect(facts.scopes.allSatisfy { $0.start <= $0.end })
  }
}
