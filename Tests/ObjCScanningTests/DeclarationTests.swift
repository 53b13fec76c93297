import SourceFacts
import Testing

@testable import ObjCScanning

@Suite struct DeclarationTests {
  @Test(arguments: Mode.allCases) func classAndItsParts(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      @interface Feed : UIViewController <Loading, Showing>
      - (void)load;
      @end
      @interface Feed () <Hidden>
      @end
      @interface Feed (Sorting)
      @end
      @implementation Feed
      - (void)load { }
      @end
      @protocol Loading <NSObject>
      @optional
      - (void)didLoad:(NSArray *)items;
      @end
      """, isHeader: true)
    #expect(facts.problems.isEmpty)
    let types = facts.declarations.filter { $0.kind != .function && $0.kind != .parameter }
    #expect(
      types.map { "\($0.kind) \(facts.names[$0.name]) \(facts.names[$0.label])" } == [
        "class Feed ", "extension Feed ", "extension Feed Sorting", "extension Feed implementation",
        "protocol Loading ",
      ])
    let heads = types.map { facts.attachments(of: $0).map { "\($0.kind) \(facts.rendered($0.node))" } }
    #expect(
      heads == [
        ["inherited typeName.UIViewController", "inherited typeName.Loading", "inherited typeName.Showing"],
        ["extended typeName.Feed", "inherited typeName.Hidden"], ["extended typeName.Feed"], ["extended typeName.Feed"],
        ["inherited typeName.NSObject"],
      ])
    #expect(types.map { facts.lines.line(at: $0.start).line } == [1, 4, 6, 8, 11])
    #expect(types.map { facts.lines.line(at: $0.end - 1).line } == [3, 5, 7, 10, 14])
    let methods = facts.declarations.filter { $0.kind == .function }
    #expect(methods.map { facts.names[$0.name] } == ["load", "load", "didLoad:"])
    #expect(methods.map { $0.body != nil } == [false, true, false])
    #expect(methods.allSatisfy { facts.scopes[facts.declarations[$0.parent!].body!].kind == .members })
  }

  @Test(arguments: Mode.allCases) func properties(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      @interface Cell ()
      @property (nonatomic, weak) IBOutlet UILabel *title;
      @property (nonatomic, readonly, getter=isOn) BOOL on;
      @property (nonatomic, copy) void (^done)(Item *item, BOOL ok);
      @property (assign) id<Output> output;
      @property (assign, nonatomic) NSInteger count;
      @property id<A, B> both;
      @property (class) NSArray<__kindof Item *> *items;
      @property (strong) UIViewController<Themed> *themed, *other;
      @end
      @protocol P
      @property (readonly) NSString *name;
      @property NSString *title2;
      @end
      """)
    #expect(facts.problems.isEmpty)
    let weakOutlet = try #require(facts.declaration("title"))
    #expect(weakOutlet.modifiers == [.weak])
    #expect(
      facts.attachments(of: weakOutlet).map { facts.rendered($0.node) } == [
        "attribute(typeName.nonatomic)", "attribute(typeName.weak)", "attribute(typeName.IBOutlet)",
      ])
    #expect(facts.declaration("on")!.modifiers == [.restrictedSetter])
    #expect(
      facts.attachments(of: facts.declaration("on")!).map { facts.rendered($0.node) }.last
        == "attribute.isOn(typeName.getter)")
    #expect(facts.declaration("output")!.modifiers == [.unowned, .unsafe])
    #expect(facts.declaration("count")!.modifiers == [])
    #expect(facts.declaration("items")!.modifiers == [.static])
    #expect(facts.declaration("name")!.modifiers == [.computed])
    #expect(facts.declaration("title2")!.modifiers == [.computed, .settable])
    let types = facts.declarations.filter { $0.kind == .variable }.map { facts.rendered($0.type!) }
    #expect(
      types == [
        "typeName.UILabel", "typeName.BOOL", "functionType(typeName.Item, typeName.BOOL, typeName.void)",
        "anyType(typeName.Output)", "typeName.NSInteger", "anyType(compositionType(typeName.A, typeName.B))",
        "typeName.NSArray(typeName.Item)", "compositionType(typeName.UIViewController, typeName.Themed)",
        "compositionType(typeName.UIViewController, typeName.Themed)", "typeName.NSString", "typeName.NSString",
      ])
  }

  @Test(arguments: Mode.allCases) func methods(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      @implementation Loader {
        __weak Feed *_feed;
        int a, *b;
      }
      - (IBAction)tap:(id)sender { }
      + (instancetype)shared { static Loader *one; return one; }
      - (nullable NSArray<Item *> *)load:(NSString *)name :(int)again completion:(void (^ _Nullable)(id<P> \
      result))done, ... NS_UNAVAILABLE {
      }
      - dealloc;
      @end
      """)
    #expect(facts.problems.isEmpty)
    #expect(
      facts.renderedDeclarations == [
        "extension Loader", "variable _feed: typeName.Feed", "variable a: typeName.int", "variable b: typeName.int",
        "function tap:", "parameter sender: typeName.id", "function shared: typeName.instancetype",
        "variable one: typeName.Loader", "function load::completion:: typeName.NSArray(typeName.Item)",
        "parameter name: typeName.NSString", "parameter again: typeName.int",
        "parameter done: functionType(anyType(typeName.P), typeName.void)", "function dealloc",
      ])
    #expect(facts.declaration("_feed")!.modifiers == [.private, .weak])
    #expect(facts.declaration("shared")!.modifiers == [.static])
    #expect(facts.declaration("done")!.modifiers == [.variadic])
    #expect(["name", "again", "done"].map { facts.names[facts.declaration($0)!.label] } == ["load", "", "completion"])
    let action = facts.declaration("tap:")!
    #expect(facts.attachments(of: action).map { facts.rendered($0.node) } == ["attribute(typeName.IBAction)"])
  }

  @Test(arguments: Mode.allCases) func plainC(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      static NSString *const kKey = @"key";
      FOUNDATION_EXPORT NSString * const Exported;
      NSInteger counter = 0, other;
      typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 2 };
      typedef enum { OldA } Old;
      enum Plain { PlainA };
      typedef void (^Done)(NSArray<Item *> *items, NSError *error);
      typedef struct { CGFloat x; Item *item; } Pair;
      typedef NSString *Alias;
      static inline CGFloat area(CGSize size, const Item *item) { return size.width; }
      NS_INLINE void run(void (*callback)(int)) { callback(1); }
      extern "C" {
      UIView *make(void);
      }
      #define LIMIT 10
      #define SHARED [App shared]
      #define LOG(format, ...) do { NSLog(format, ##__VA_ARGS__); } while (0)
      """)
    #expect(facts.problems.isEmpty)
    #expect(
      facts.renderedDeclarations == [
        "variable kKey: typeName.NSString = stringLiteral", "variable Exported: typeName.NSString",
        "variable counter: typeName.NSInteger = integerLiteral", "variable other: typeName.NSInteger", "enum Kind",
        "case KindA", "case KindB = integerLiteral", "enum Old", "case OldA", "enum Plain", "case PlainA",
        "typealias Done: functionType(typeName.NSArray(typeName.Item), typeName.NSError, typeName.void)", "struct Pair",
        "variable x: typeName.CGFloat", "variable item: typeName.Item", "typealias Alias: typeName.NSString",
        "function area: typeName.CGFloat", "parameter size: typeName.CGSize", "parameter item: typeName.Item",
        "function run: typeName.void", "parameter callback: functionType(typeName.int, typeName.void)",
        "function make: typeName.UIView", "macro LIMIT = integerLiteral",
        "macro SHARED = call(member.shared(identifier.App))",
        "macro LOG", "parameter format",
      ])
    #expect(facts.declaration("kKey")!.modifiers == [.fileprivate, .constant])
    #expect(facts.declaration("Exported")!.modifiers == [.constant])
    #expect(facts.declaration("area")!.modifiers == [.fileprivate])
    #expect(
      facts.attachments(of: facts.declaration("Kind")!).map { facts.rendered($0.node) } == ["typeName.NSInteger"])
  }

  /// A string and its #define continue after a backslash at the end of the line.
  @Test(arguments: Mode.allCases) func definitionsWithLongStrings(_ mode: Mode) throws {
    let facts = try mode.scan(
      "#define TEXT localized( \\\n@\"Turn on \\\nlinks [if\", \\\n@\"note\")\nint counter = 1;\n")
    #expect(facts.problems.isEmpty)
    #expect(facts.renderedDeclarations.last == "variable counter: typeName.int = integerLiteral")
  }

  @Test(arguments: Mode.allCases) func imports(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      #import "Views/Cell.h"
      #import <UIKit/UIKit.h>
      #  include <math.h> // layerlint:disable:this x
      @import AFNetworking.Core;
      @class A, B<T>;
      @protocol P, Q;
      #pragma mark - "no.h"
      // #import "comment.h"
      """)
    #expect(
      facts.imports.map { "\($0.kind) \(facts.names[$0.module]) \(facts.names[$0.path]) \($0.flags.rawValue)" } == [
        "header  Views/Cell.h 16", "header UIKit UIKit/UIKit.h 0", "header  math.h 0",
        "module AFNetworking AFNetworking.Core 0", "forward  A 0", "forward  B 0", "forward  P 32", "forward  Q 32",
      ])
    #expect(facts.directives.map(\.text) == ["layerlint:disable:this x"])
  }

  @Test(arguments: Mode.allCases) func visibility(_ mode: Mode) throws {
    let facts = try mode.scan(
      "@interface A : NSObject\n@property int x;\n- (void)f;\n@end\nint g(void);\nextern int h;", isHeader: true)
    #expect(facts.declarations.allSatisfy { $0.modifiers.contains(.public) })
  }

  @Test(arguments: Mode.allCases) func macrosAroundDeclarations(_ mode: Mode) throws {
    let facts = try mode.scan(
      """
      NS_ASSUME_NONNULL_BEGIN
      typedef NSString *Key NS_EXTENSIBLE_STRING_ENUM;
      typedef struct Opaque Opaque;
      API_AVAILABLE(ios(13.0)) @interface Box<__covariant K : Item *, V> : Base<K> <P>
      - (nullable V)valueFor:(K)key NS_SWIFT_NAME(value(for:));
      @end
      typedef NS_OPTIONS(NSUInteger, Opts) { OptA NS_SWIFT_NAME(a) = 1 << 0 } NS_SWIFT_NAME(Options);
      static const NSInteger kMax = 3;
      NS_ASSUME_NONNULL_END
      """, isHeader: true)
    #expect(facts.problems.isEmpty)
    #expect(
      facts.renderedDeclarations == [
        "typealias Key: typeName.NSString", "struct Opaque", "class Box", "genericParameter K: typeName.Item",
        "genericParameter V", "function valueFor:: typeName.V", "parameter key: typeName.K", "enum Opts",
        "case OptA = sequence(integerLiteral, binaryOperator.<<, integerLiteral)",
        "variable kMax: typeName.NSInteger = integerLiteral",
      ])
    #expect(
      facts.swiftNames.map { "\(facts.text(facts.declarations[$0.declaration].name)) \(facts.text($0.name))" } == [
        "valueFor: value(for:)", "Opts Options", "OptA a",
      ])
    #expect(facts.lines.line(at: facts.declaration("Key")!.start).line == 2)
    #expect(facts.declaration("kMax")!.modifiers == [.public, .constant])
    let heads = facts.attachments(of: facts.declaration("Box")!).map { facts.rendered($0.node) }
    #expect(heads == ["typeName.Base(typeName.K)", "typeName.P"])
  }

  @Test func cPlusPlus() {
    let facts = ObjCTokens.scan(
      """
      namespace n { class A : public B { public: A(int a) : x(a) {} virtual void run() override; int x; }; }
      template <class T> static T clamp(const T &a) { return a; }
      void n::A::run() { for (auto &i : items) { i->run(); } auto l = [=](int z) -> int { return z; }; \
      delete static_cast<A *>(p); }
      """)
    #expect(facts.problems.isEmpty)
    #expect(
      facts.declarations.map { "\($0.kind) \(facts.names[$0.name])" } == [
        "struct A", "function A", "parameter a", "function run", "variable x", "function clamp", "parameter a",
        "function run", "variable i", "variable l", "closure ", "parameter z",
      ])
  }
}
