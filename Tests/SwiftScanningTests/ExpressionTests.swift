import SwiftScanning
import Testing

/// Expressions and their nodes. Each row is a text with the expected nodes.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("a.b(c).d", "member.d(call(member.b(identifier.a), identifier.c))"),
    ("f(x: 1) { $0 }", "call(identifier.f, x:integerLiteral, closure!(identifier.$0))"),
    ("f { } g: { }", "call(identifier.f, closure!, g:closure!)"),
    ("a < b", "sequence(identifier.a, binaryOperator.<, identifier.b)"),
    ("A<B>()", "call(identifier.A(typeName.B))"),
    ("f(a<b, c>(d))", "call(identifier.f, call(identifier.a(typeName.b, typeName.c), identifier.d))"),
    ("x as? [A: B?]", "sequence(identifier.x, cast.as?(dictionaryType(typeName.A, optionalType(typeName.B))))"),
    ("x is A & B", "sequence(identifier.x, typeCheck(compositionType(typeName.A, typeName.B)))"),
    ("a = b ? c : d", "sequence(identifier.a, assignment, identifier.b, ternary(identifier.c), identifier.d)"),
    ("try? await a.b", "effect.try?(effect.await(member.b(identifier.a)))"),
    ("\\A.b.c", "keyPath(typeName.A, keyPathMember.b, keyPathMember.c)"),
    ("\\.b?[0]", "keyPath(keyPathMember.b, keyPathOptional, keyPathSubscript(integerLiteral))"),
    ("#selector(A.f(_:with:))", "macro.selector(member.f(identifier.A, argumentName._, argumentName.with))"),
    ("\"a\\(b, c: \"\\(d)\")e\"", "stringLiteral(identifier.b, c:stringLiteral(identifier.d))"),
    ("#\"\\(a) \\#(b)\"#", "stringLiteral(identifier.b)"),
    ("[a: b, c: d]", "dictionary(identifier.a, identifier.b, identifier.c, identifier.d)"),
    ("[:]", "dictionary"),
    ("[A]()", "call(array(identifier.A))"),
    (".a(.b)", "call(implicitMember.a, implicitMember.b)"),
    ("-a + !b", "sequence(prefixOperator.-(identifier.a), binaryOperator.+, prefixOperator.!(identifier.b))"),
    ("a!.b?.c[d]", "subscripting(member.c(optionalChaining(member.b(forcedUnwrapping(identifier.a)))), identifier.d)"),
    ("/a b/", "regexLiteral"),
    ("a / b / c", "sequence(identifier.a, binaryOperator./, identifier.b, binaryOperator./, identifier.c)"),
    ("f(/x/, /y/)", "call(identifier.f, regexLiteral, regexLiteral)"),
    (
      "a .> b .| c.d",
      "sequence(identifier.a, binaryOperator..>, identifier.b, binaryOperator..|, member.d(identifier.c))"
    ),
    ("a.b .!= .!c", "sequence(member.b(identifier.a), binaryOperator..!=, prefixOperator..!(identifier.c))"),
    (
      "x.replace(with: 0, where: a.<b)",
      """
      call(member.replace(identifier.x), with:integerLiteral, where:sequence(identifier.a, binaryOperator..<, \
      identifier.b))
      """
    ),
    ("\\A.?.b", "keyPath(typeName.A, keyPathOptional, keyPathMember.b)"),
    ("a./* b */c", "member.c(identifier.a)"),
    ("x.reduce(0, +)", "call(member.reduce(identifier.x), integerLiteral, identifier.+)"),
    (
      "{ [weak self, x = y] (a: A, b) async throws -> C in d }",
      "closure(identifier.y, typeName.A, typeName.C, identifier.d)"
    ),
    ("t.0.1", "member.1(member.0(identifier.t))"),
    ("any P.self", "typeExpression(anyType(typeMember.self(typeName.P)))"),
    ("f(&x)", "call(identifier.f, inoutArgument(identifier.x))"),
    ("A.B.self", "member.self(member.B(identifier.A))"),
    ("(Int) -> Void", "sequence(tuple(identifier.Int), arrow, identifier.Void)"),
    (
      "x = if a { 1 } else { 2 }",
      "sequence(identifier.x, assignment, ifExpression(identifier.a, integerLiteral, integerLiteral))"
    ),
  ])
  func expression(_ text: String, _ nodes: String) {
    #expect(SwiftScanner.scan(text).renderedRoots == [nodes])
  }

  @Test(arguments: [
    ("A.B<C>?", "optionalType(typeMember.B(typeName.A, typeName.C))"),
    ("[[A: B]]!", "implicitlyUnwrappedType(arrayType(dictionaryType(typeName.A, typeName.B)))"),
    (
      "(a: A, _ b: B...) async throws(E) -> (C)",
      "functionType~async~throws(a:typeName.A, typeName.B, typeName.E, tupleType(typeName.C))"
    ),
    (
      "@escaping (inout A) -> B?",
      "attributedType(attribute(typeName.escaping), functionType(attributedType(typeName.A), optionalType(typeName.B)))"
    ),
    ("some P & Q<Int>", "someType(compositionType(typeName.P, typeName.Q(typeName.Int)))"),
    ("A<B<C<D>>>", "typeName.A(typeName.B(typeName.C(typeName.D)))"),
    ("A<B<C>?>", "typeName.A(optionalType(typeName.B(typeName.C)))"),
    ("(any P).Type", "metatype.Type(tupleType(anyType(typeName.P)))"),
    ("[3 of Int]", "inlineArrayType(integerType, typeName.Int)"),
    ("~Copyable", "suppressedType(typeName.Copyable)"),
    ("(repeat each T)", "tupleType(packExpansionType(packElementType(typeName.T)))"),
  ])
  func type(_ text: String, _ node: String) {
    let facts = SwiftScanner.scan("let x: \(text)")
    #expect(facts.declarations.count == 1)
    #expect(facts.declarations.first.map { facts.rendered($0.type!) } == node)
  }
}
