import SourceFacts
import Tables
import Testing

@testable import ObjCScanning

@Suite struct RobustnessTests {
  @Test func unbalancedTextIsAProblem() {
    #expect(ObjCTokens.scan("@interface A\n- (void)f;\n").problems.map(\.message) == ["'@interface' has no '@end'"])
    #expect(ObjCTokens.scan("@end").problems.map(\.message) == ["'@end' closes nothing"])
    #expect(ObjCTokens.scan("void f(void) { g(; }").problems.map(\.message) == ["'(' is never closed"])
    #expect(ObjCTokens.scan("char *s = \"abc\n;").problems.map(\.message) == ["unterminated string"])
  }

  /// A syntax error in one class does not affect the next.
  @Test func brokenBodiesEndWithTheirClass() {
    let facts = ObjCTokens.scan(
      "@implementation A\n- (void)f { if (x) {\n@end\n@implementation B\n- (void)g { [b h]; }\n@end")
    #expect(facts.declarations.map { facts.names[$0.name] } == ["A", "f", "B", "g"])
    #expect(facts.problems.count == 2)
  }

  @Test func branchesOfConditionalDirectives() {
    let facts = ObjCTokens.scan(
      """
      #if DEBUG
      void f(void) { a(); }
      #else
      void f(void) { b(); }
      #endif
      #if 0
      void never(void) { }
      #endif
      void g(void) {
      #if X
        if (x) {
      #else
        if (y) {
      #endif
          c();
        }
      }
      """)
    #expect(facts.problems.isEmpty)
    #expect(facts.declarations.map { facts.names[$0.name] } == ["f", "f", "g"])
    #expect(
      facts.renderedRoots.filter { !$0.hasPrefix("typeName") } == [
        "call(identifier.a)", "call(identifier.b)", "identifier.x", "call(identifier.c)",
      ])
    #expect(facts.branches.count == 5)
  }

  @Test func classDeclaredPerPlatform() {
    let facts = ObjCTokens.scan(
      """
      #if TARGET_OS_IPHONE
      @interface A : UIView <B>
      #else
      @interface A : NSView <B>
      #endif
      - (void)f;
      #if X
      @end
      #else
      @protocol C;
      - (void)g;
      @end
      #endif
      #if Y
      @protocol D <C>
      #else
      @protocol D
      #endif
      @end
      #if Z
      #import "Z.h"
      #else
      @interface E : NSObject
      #endif
      @end
      """, isHeader: true)
    #expect(facts.problems.isEmpty)
    #expect(facts.declarations.map { facts.names[$0.name] } == ["A", "f", "D", "E"])
  }

  @Test func hostileBytes() {
    var generator = SplitMix(state: 7)
    let seed = Array(
      """
      #import "A.h"
      @interface A : B <C> { __weak D *_d; }
      @property (weak) id<E> e;
      - (void)f:(G *)g h:(void (^)(int))h;
      @end
      @implementation A
      - (void)f:(G *)g { [self.x y:^(Z *z) { return @{@"a": @[b, (C *)d]}; } w:a ? b : c]; for (I *i in j) k[1] = &l; }
      @end
      #define M(a, ...) do { a; } while (0)
      typedef NS_ENUM(NSInteger, N) { O = 1 };
      """.utf8)
    let bytes: [UInt8] = Array("()[]{}<>@#\"'\\/*^;:,.=-+!?&|~%\n\r\0aZ_0".utf8) + [0x80, 0xC3, 0xE2, 0xFF]
    for round in 0..<4000 {
      var text = seed
      for _ in 0..<(round % 12) + 1 {
        let position = Int(generator.next() % UInt64(text.count))
        switch generator.next() % 3 {
        case 0: text[position] = bytes[Int(generator.next() % UInt64(bytes.count))]
        case 1: text.remove(at: position)
        default: text.insert(bytes[Int(generator.next() % UInt64(bytes.count))], at: position)
        }
      }
      check(ObjCTokens.scan(text, isHeader: round % 2 == 0), text.count)
    }
  }

  /// Deep nesting is parsed up to a limit, in linear time.
  @Test(arguments: [
    "[", "(", "{", "@[", "^{", "a ? ", "!", "(A)", "if (x) ", "else ", "a.", "f(", "<", "#if X\n", "NSArray<",
    "@interface A\n", "typeof(", "(^", "1+", "\"", "enum {", "struct {", "[a b:", "#define X {\n", "A *", "A<B>",
    "x = ",
  ])
  func nesting(_ piece: String) {
    let text = Array("void f(void) { \(String(repeating: piece, count: 50_000))".utf8)
    check(ObjCTokens.scan(text, isHeader: false), text.count)
  }

  /// Facts are consistent, whatever the text was.
  private func check(_ facts: FileFacts, _ byteCount: Int) {
    let (nodes, scopes, declarations) = (facts.nodes.indices, facts.scopes.indices, facts.declarations.indices)
    for (id, node) in facts.nodes.entries {
      precondition(nodes.contains(node.start) && node.start <= id && node.offset <= byteCount)
      precondition(
        node.kind == .closure
          ? declarations.contains(node.closureDeclaration) : Int(node.name.raw) < facts.names.count)
      var child = id
      while child > node.start { child = facts.nodes[child.previous].start }
      precondition(child == node.start)
    }
    for (id, declaration) in facts.declarations.entries {
      precondition(declaration.start <= declaration.end && declaration.end <= byteCount)
      precondition(declaration.parent.map { $0 < id } ?? true && scopes.contains(declaration.scope))
      precondition([declaration.type, declaration.value].allSatisfy { $0.map(nodes.contains) ?? true })
      precondition(Int(declaration.attachments) + Int(declaration.attachmentCount) <= facts.attachments.count)
    }
    for scope in facts.scopes {
      precondition(scope.start <= scope.end && scope.firstNode <= scope.endNode && scope.endNode <= nodes.upperBound)
    }
    for attachment in facts.attachments { precondition(nodes.contains(attachment.node)) }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
