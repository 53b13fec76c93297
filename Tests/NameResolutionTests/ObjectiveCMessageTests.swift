import DependencyGraph
import Testing

/// Messages, properties and instance variables are resolved by the type of the receiver, or not at all.
@Suite struct ObjectiveCMessageTests {
  private static let item = """
    @interface /*item*/Item : NSObject
    @property (nonatomic, readonly, getter=isOn) BOOL /*on*/on;
    @property (nonatomic, copy) NSString */*name*/name;
    @property (nonatomic) Item */*next*/next;
    @property (class, readonly) Item */*shared*/shared;
    @property (copy) void (^/*block*/block)(int);
    + (instancetype)/*make*/make;
    - (instancetype)/*init*/initWithName:(NSString *)name next:(Item *)next;
    - (Item *)/*child*/childAt:(NSInteger)index;
    - (NSArray<Item *> *)/*children*/children;
    - (void)/*run*/run;
    @end
    """

  @Test func receiversWithDeclaredTypes() {
    MarkedSources(mixed: [
      "Item.h": Self.item,
      "a.m": """
      @interface A : NSObject
      @property (nonatomic) Item *item;
      @end
      @implementation A { Item *own; }
      - (Item *)result { return own; }
      - (void)use:(Item *)given all:(NSArray<Item *> *)all map:(NSDictionary<NSString *, Item *> *)map {
        [given /*=run*/run];
        [self.item /*=run*/run];
        [_item /*=run*/run];
        [own /*=run*/run];
        [[self result] /*=run*/run];
        [[self item] /*=run*/run];
        [given./*=next*/next./*=next*/next /*=run*/run];
        [[given /*=child*/childAt:0] /*=child*/childAt:1]./*=next*/next = given;
        [given /*=name*/setName:@""];
        [given /*=on*/isOn];
        if (given./*=on*/on || given./*=on*/isOn) given./*=block*/block(1);
        for (Item *each in all) [each /*=run*/run];
        [all[0] /*=run*/run];
        [[all objectAtIndex:0] /*=run*/run];
        [[given /*=children*/children].firstObject /*=run*/run];
        [map[@"a"] /*=run*/run];
        [((Item *)nil) /*=run*/run];
        [(given ?: own) /*=run*/run];
        Item *local = given, *other;
        [local /*=run*/run];
        [[local copy] /*=run*/run];
        __weak typeof(given) weak = given;
        [weak /*=run*/run];
        perform(0, ^(Item *argument) { [argument /*=run*/run]; [given /*=run*/run]; });
        [other performSelector:@selector(/*=*/run)];
      }
      @end
      """,
    ]).check()
  }

  @Test func messagesToClasses() {
    MarkedSources(mixed: [
      "Item.h": Self.item,
      "Sub.h": "@interface Sub : Item\n- (void)/*only*/only;\n@end\n",
      "a.m": """
      void use(void) {
        [[/*=item*/Item /*=make*/make] /*=run*/run];
        [[[/*=item*/Item alloc] /*=init*/initWithName:@"" next:nil] /*=run*/run];
        [[/*=item*/Item new] /*=run*/run];
        [[[Sub alloc] init] /*=only*/only];
        [[Sub /*=make*/make] /*=only*/only];
        [/*=item*/Item./*=shared*/shared /*=run*/run];
        [[/*=item*/Item /*=shared*/shared] /*=run*/run];
        [[[Sub new] /*=next*/next] /*=*/only];
        [Item /*=*/run];
        [[Item make] /*=*/make];
      }
      """,
    ]).check()
  }

  @Test func selfAndSuper() {
    MarkedSources(mixed: [
      "Base.h": "@interface Base : UIViewController\n- (void)/*save*/save;\n+ (instancetype)/*make*/make;\n@end\n",
      "Sub.h": "@interface Sub : Base\n- (void)/*go*/go;\n@end\n",
      "Sub.m": """
      @interface Sub ()
      @property (nonatomic) Base */*held*/held;
      @end
      @implementation Sub
      + (void)load { [[self /*=make*/make] /*=go*/go]; [super /*=make*/make]; [[self alloc] /*=go*/go]; }
      - (void)go { [self /*=save*/save]; [super /*=save*/save]; [[self class] /*=make*/make]; \
      [self.class /*=make*/make]; }
      - (void)save { [super /*=save*/save]; [self /*=hidden*/hidden]; self./*=held*/held = nil; \
      [/*=held*/_held /*=save*/save]; }
      - (void)viewDidLoad { [super /*=*/viewDidLoad]; }
      - (void)/*hidden*/hidden {}
      @end
      """,
      "other.m":
        "void use(Sub *sub) { [sub /*=*/hidden]; [sub /*=*/viewDidLoad]; [sub /*=go*/go]; [sub /*=save*/save]; }\n",
    ]).check()
  }

  @Test func unknownReceiversAreNotGuessed() {
    MarkedSources(mixed: [
      "Item.h": Self.item,
      "a.m": """
      void use(id any, UIView *view, NSArray *list) {
        [any /*=*/run]; [any /*=*/childAt:1]; view./*=*/next = nil; [list[0] /*=*/run]; [[view make] /*=*/run];
        for (id each in list) [each /*=*/run];
        [unknown /*=*/run];
      }
      """,
    ]).check()
  }

  @Test func protocolsCompositionsAndCategories() {
    MarkedSources(mixed: [
      "Item.h": Self.item,
      "Item+More.h":
        """
      @interface Item (More)\n- (void)/*more*/more;\n@end\n@interface NSString (More)
      - (NSString *)/*trim*/trim;\n@end\n
      """,
      "Item+More.m": "@implementation Item (More)\n- (void)more { [self /*=run*/run]; }\n@end\n",
      "P.h": "@protocol Q\n- (void)/*quit*/quit;\n@end\n@protocol P <Q>\n- (void)/*play*/play;\n@end\n",
      "a.m": """
      void use(id<P> p, Item<P> *both, NSString *text) {
        [p /*=play*/play]; [p /*=quit*/quit]; [both /*=quit*/quit]; [both /*=more*/more];
        [[text /*=trim*/trim] /*=trim*/trim]; [@"" /*=trim*/trim];
      }
      """,
    ]).check()
  }

  @Test func macrosThatCastAndSynthesizedNames() {
    MarkedSources(mixed: [
      "Item.h": Self.item + "\n#define CurrentItem ((Item *)[Item shared])\n#define AsItem(x) ((Item *)x)\n",
      "a.m": """
      @interface A : NSObject
      @property Item */*held*/held;
      @end
      @implementation A
      @synthesize held;
      - (void)go { [CurrentItem /*=run*/run]; [AsItem(1) /*=run*/run]; [/*=held*/held /*=run*/run]; }
      - (void)stop { Item *held = nil; [held /*=run*/run]; }
      @end
      """,
    ]).check()
  }

  @Test func resultsOfExternalMethods() {
    MarkedSources(mixed: [
      "More.h": """
      @interface UIApplication (More)
      - (void)/*go*/go;
      @end
      @interface UIImage (More)
      - (UIImage *)/*round*/round;
      @end
      """,
      "a.m": """
      void use(void) {
        [[UIApplication sharedApplication] /*=go*/go]; [UIApplication.sharedApplication /*=go*/go];
        [[[UIImage imageNamed:@"a"] /*=round*/round] /*=round*/round];
        [[UIImage imageOrientation] /*=*/round]; [[UIApplication windows] /*=*/go];
      }
      """,
    ]).check()
  }

  @Test func classExtensionsOfSeveralFiles() {
    MarkedSources(mixed: [
      "A.h": "@interface A : NSObject\n@property (readonly) int /*seen*/seen;\n@end\n",
      "a.m":
        """
      @interface A ()\n@property int /*one*/value;\n@property int seen;\n@end
      void f(A *a) { a./*=one*/value = a./*=seen*/seen; }\n
      """,
      "b.m": "@interface A ()\n@property int /*two*/value;\n@end\nvoid g(A *a) { a./*=two*/value = 1; }\n",
      "c.m": "void h(A *a) { a./*=*/value = 1; }\n",
    ]).check()
  }

  @Test func resultsOfFunctionsAndBlocks() {
    MarkedSources(mixed: [
      "Item.h": Self.item + "\nItem */*top*/TopItem(void);\ntypedef Item *(^Maker)(void);\n",
      "a.m": """
      void use(Maker make) {
        [/*=top*/TopItem() /*=run*/run];
        [make() /*=run*/run];
        struct Item2 { int a; } plain; plain.a = 1;
      }
      """,
    ]).check()
  }

  /// A selector names a method of `self` if `self` is the argument next to it, and is not resolved otherwise.
  @Test func selectorsNextToSelf() {
    MarkedSources(mixed: [
      "Item.h": Self.item,
      "a.m": """
      @interface A : UIViewController
      @end
      @implementation A
      - (void)/*tap*/tap:(id)sender {}
      - (void)/*done*/done {}
      - (void)use:(Item *)item button:(UIButton *)button {
        [button addTarget:self action:@selector(/*=tap*/tap:) forControlEvents:1];
        [button addTarget:item action:@selector(/*=*/tap:) forControlEvents:1];
        [self performSelector:@selector(/*=done*/done) withObject:nil afterDelay:1];
        [item performSelector:@selector(/*=*/done)];
        [button addTarget:self action:@selector(/*=*/missing:) forControlEvents:1];
        SEL action = @selector(/*=*/done);
      }
      @end
      """,
    ]).check()
  }
}
