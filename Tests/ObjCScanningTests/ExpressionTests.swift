import SourceFacts
import Testing

@testable import ObjCScanning

@Suite struct ExpressionTests {
  /// The roots of statements in a method's body.
  private func roots(_ body: String, _ mode: Mode) throws -> [String] {
    let facts = try mode.scan(
      "@interface T : NSObject\n@end\n@implementation T\n- (void)f:(Foo *)x with:(NSInteger)y {\n\(body)\n}\n@end")
    #expect(facts.problems.isEmpty)
    return facts.nodes.indices.filter { facts.nodes[$0].context != .nested && facts.nodes[$0].kind != .typeName }
      .map { "\(facts.nodes[$0].context) \(facts.rendered($0))" }
  }

  @Test(arguments: Mode.allCases) func messages(_ mode: Mode) throws {
    #expect(
      try roots("[self.service load:x ? 1 : 2 completion:nil];", mode) == [
        """
        statement call(member.load:completion:(member.service(identifier.self)), \
        load:sequence(identifier.x, ternary(integerLiteral), integerLiteral), completion:nilLiteral)
        """
      ])
    #expect(
      try roots("[[Foo alloc] initWithA:x, y, nil].bar = [super f];", mode) == [
        """
        statement sequence(member.bar(call(member.initWithA:(call(member.alloc(identifier.Foo))), \
        initWithA:identifier.x, identifier.y, nilLiteral)), assignment, call(member.f(identifier.super)))
        """
      ])
    #expect(
      try roots("[x setFor:1 in:2 :3]; [[NSArray<Foo *> array] count];", mode) == [
        "statement call(member.setFor:in::(identifier.x), setFor:integerLiteral, in:integerLiteral, integerLiteral)",
        "statement call(member.count(call(member.array(typeExpression(typeName.NSArray(typeName.Foo))))))",
      ])
  }

  @Test("a block that is a function's first argument declares nothing", arguments: Mode.allCases)
  func blockArguments(_ mode: Mode) throws {
    for block in ["^{ [x g]; }", "^(Foo *z) { [z g]; }", "^id(Foo *z) { return z; }"] {
      #expect(
        try roots("perform(\(block));", mode).last?.hasPrefix("statement call(identifier.perform, closure(") == true)
    }
  }

  @Test(arguments: Mode.allCases) func casts(_ mode: Mode) throws {
    #expect(
      try roots("((Foo *)x).a->b = (NSInteger)-1 + (y) - 2;", mode) == [
        """
        statement sequence(member.b(member.a(tuple(sequence(identifier.x, cast.as!(typeName.Foo))))), assignment, \
        sequence(prefixOperator.-(integerLiteral), cast.as!(typeName.NSInteger)), binaryOperator.+, \
        tuple(identifier.y), binaryOperator.-, integerLiteral)
        """
      ])
    #expect(
      try roots("id z = (__bridge id<P>)x; CGRect r = (CGRect){ .origin = p, {1, 2} };", mode) == [
        "castType anyType(typeName.P)", "initialValue sequence(identifier.x, cast.as!(anyType(typeName.P)))",
        "initialValue call(identifier.CGRect, origin:identifier.p, array(integerLiteral, integerLiteral))",
      ])
  }

  @Test(arguments: Mode.allCases) func literals(_ mode: Mode) throws {
    #expect(
      try roots("f(@{ @\"a\": @1, kKey: @[x, @(y)] }, @YES, 'c', 1.5f, 0x1F, \"s\" \"t\", NULL);", mode) == [
        """
        statement call(identifier.f, dictionary(stringLiteral, integerLiteral, identifier.kKey, array(identifier.x, \
        tuple(identifier.y))), booleanLiteral, integerLiteral, floatLiteral, integerLiteral, stringLiteral, nilLiteral)
        """
      ])
    #expect(
      try roots("[c a:@selector(b:c:) d:@protocol(P) e:@encode(int)]; @weakify(self);", mode) == [
        """
        statement call(member.a:d:e:(identifier.c), a:macro.selector(identifier.b:c:), d:macro.protocol(identifier.P), \
        e:macro.encode(typeExpression(typeName.int)))
        """, "statement macro.weakify(identifier.self)",
      ])
  }

  @Test(arguments: Mode.allCases) func statements(_ mode: Mode) throws {
    #expect(
      try roots("if (x && !y) return x; else if (y > 1) { g(); } while (y--) y += 1;", mode) == [
        "condition sequence(identifier.x, binaryOperator.&&, prefixOperator.!(identifier.y))", "returned identifier.x",
        "condition sequence(identifier.y, binaryOperator.>, integerLiteral)", "statement call(identifier.g)",
        "condition postfixOperator.--(identifier.y)",
        "statement sequence(identifier.y, binaryOperator.+=, integerLiteral)",
      ])
    #expect(
      try roots(
        "switch (y) { case KindA: { g(); break; } default: h(); } @synchronized (self) { g(); } @throw x;", mode) == [
          "switchSubject identifier.y", "casePattern identifier.KindA", "statement call(identifier.g)",
          "statement call(identifier.h)", "statement identifier.self", "statement call(identifier.g)",
          "thrown identifier.x",
        ])
  }

  @Test(arguments: Mode.allCases) func locals(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      @implementation T
      - (void)f {
        __weak typeof(self) weakSelf = self;
        for (Foo *each in self.items) { [each g]; }
        for (int i = 0, j; i < 3; i++) { }
        Foo *a = x, *b;
        void (^block)(int) = ^(int z) { [weakSelf g]; };
        NSArray<Foo *> *list;
        Foo *(^make)(void) = ^Foo *(void) { return a; };
        BOOL yes = a * b;
        @try { } @catch (NSException *error) { }
      }
      @end
      """)
    #expect(facts.problems.isEmpty)
    #expect(
      facts.renderedDeclarations.dropFirst(2) == [
        "variable weakSelf: typeName.T = identifier.self",
        "variable each: typeName.Foo = member.items(identifier.self)",
        "variable i: typeName.int = integerLiteral", "variable j: typeName.int",
        "variable a: typeName.Foo = identifier.x",
        "variable b: typeName.Foo",
        """
        variable block: functionType(typeName.int, typeName.void) = closure(typeName.int, \
        call(member.g(identifier.weakSelf)))
        """,
        "closure ", "parameter z: typeName.int", "variable list: typeName.NSArray(typeName.Foo)",
        "variable make: functionType(typeName.Foo) = closure(typeName.Foo, identifier.a)", "closure : typeName.Foo",
        "variable yes: typeName.BOOL = sequence(identifier.a, binaryOperator.*, identifier.b)",
        "variable error: typeName.NSException",
      ])
    #expect(facts.declaration("weakSelf")!.modifiers == [.weak])
    #expect(facts.declaration("each")!.modifiers == [.iterated])
    for name in ["weakSelf", "each", "a"] {
      let scope = facts.scopes[facts.declaration(name)!.scope]
      #expect(scope.kind == .code)
    }
  }

  /// libclang knows types that the text does not show.
  @Test func typesFromLibclang() throws {
    let files = [
      ObjCFile(
        "Item.h", "@interface Item : NSObject\n@property NSArray<Item *> *parts;\n- (id<Drawing>)drawing;\n@end"),
      ObjCFile(
        "Use.m",
        """
        #import "Item.h"
        void use(Item *item) {
          [item.parts.firstObject drawing];
          [[item drawing] draw];
          __auto_type part = item.parts[0];
          [unknown() go];
        }
        """),
    ]
    let facts = try Mode.libclang.scan(files)[1]
    let inferred = facts.compilerTypes.map { "\(facts.rendered($0.node)) \(facts.names[$0.name])" }
    #expect(
      inferred == [
        "identifier.item Item", "member.parts(identifier.item) NSArray",
        "member.firstObject(member.parts(identifier.item)) Item", "identifier.item Item",
        "call(member.drawing(identifier.item)) Drawing", "identifier.item Item",
        "subscripting(member.parts(identifier.item), integerLiteral) Item",
      ])
  }

  /// A line may start with a message if the macro before it needs no semicolon.
  @Test(arguments: Mode.allCases) func messageAfterAMacroWithoutSemicolon(_ mode: Mode) throws {
    #expect(
      try roots("@weakify(self)\n[x go];\nLOG(x)\n[x stop];", mode) == [
        "statement macro.weakify(identifier.self)", "statement call(member.go(identifier.x))",
        "statement call(identifier.LOG, identifier.x)", "statement call(member.stop(identifier.x))",
      ])
  }

  /// A name in parentheses may be a type or a value: libclang decides.
  @Test func ambiguousParenthesesResolvedByLibclang() throws {
    let files = [
      ObjCFile("lower.h", "typedef long lower;\nextern long Upper;"),
      ObjCFile("Use.m", "#import \"lower.h\"\nvoid f(void) { long a = (lower)-1; long b = (Upper)-1; }"),
    ]
    let facts = try Mode.libclang.scan(files)[1]
    #expect(
      facts.renderedDeclarations.suffix(2) == [
        "variable a: typeName.long = sequence(prefixOperator.-(integerLiteral), cast.as!(typeName.lower))",
        "variable b: typeName.long = sequence(tuple(identifier.Upper), binaryOperator.-, integerLiteral)",
      ])
  }
}
