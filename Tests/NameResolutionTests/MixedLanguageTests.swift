import DependencyGraph
import SourceFacts
import Testing

/// Swift that uses Objective-C, and vice versa.
@Suite struct MixedLanguageTests {
  private static let store = """
    typedef NS_ENUM(NSInteger, /*style*/StoreStyle) { /*large*/StoreStyleLarge, /*tiny*/StoreStyleVeryTiny };
    extern NSString * const /*key*/StoreKey;
    void /*reset*/StoreReset(int hard);
    #define kStoreLimit 3
    @interface /*store*/Store : NSObject
    @property (nonatomic, copy) NSArray<Store *> */*children*/children;
    @property (nonatomic, getter=isOpen) BOOL /*open*/open;
    @property (class, readonly) Store */*shared*/sharedStore;
    + (instancetype)/*make*/storeWithPath:(NSString *)path;
    - (instancetype)/*init*/initWithPath:(NSString *)path style:(StoreStyle)style;
    - (Store *)/*load*/loadItem:(NSString *)item completion:(void (^)(Store *found))completion;
    - (Store *)/*find*/storeForKey:(NSString *)key;
    - (BOOL)/*save*/saveToPath:(NSString *)path error:(NSError **)error;
    - (void)/*close*/close;
    @end
    """

  private static let use = """
    func use(_ store: /*=store*/Store) throws {
      _ = /*=store*/Store(path: "", style: ./*=large*/large)
      _ = /*=store*/Store(path: "")
      _ = /*=store*/Store./*=shared*/shared./*=open*/isOpen
      store./*=load*/loadItem("a") { found in found./*=close*/close() }
      store./*=load*/loadItem("a", completion: nil)./*=close*/close()
      store./*=find*/store(forKey: "")./*=close*/close()
      try store./*=save*/save(toPath: "")
      store./*=children*/children.first?./*=close*/close()
      for child in store./*=children*/children { child./*=close*/close() }
      let style: /*=style*/StoreStyle = ./*=tiny*/veryTiny
      print(/*=key*/StoreKey, kStoreLimit, /*=style*/StoreStyle./*=large*/large, style)
      /*=reset*/StoreReset(1)
      store./*=*/load(1, 2, 3)
      store./*=*/loadItem(other: "a", completion: nil)
      let value = store./*=*/loadItem
    }
    class Sub: /*=store*/Store { func go() { /*=close*/close(); self./*=open*/isOpen = true } }
    extension /*=store*/Store { func /*added*/added(to list: [String]) { /*=close*/close() } }
    """

  @Test func swiftSeesObjectiveCOfItsModule() {
    MarkedSources(mixed: [
      "App/Store.h": Self.store,
      "App/Store.m": "@implementation Store\n- (void)close {}\n- (void)hidden {}\n@end\n",
      "App/a.swift": Self.use + "\nfunc hidden(_ store: Store) { store./*=*/hidden() }\n",
    ]).check()
  }

  @Test func swiftSeesObjectiveCOfImportedModules() {
    MarkedSources(mixed: ["App/a.swift": "import Kit\n" + Self.use, "Kit/Store.h": Self.store]).check()
  }

  @Test func namesForSwift() {
    MarkedSources(mixed: [
      "App/Store.h": """
      NS_SWIFT_NAME(Shop)
      @interface /*shop*/NSXShop : NSObject
      - (void)/*load*/loadItemsFor:(NSString *)key then:(void (^)(void))done NS_SWIFT_NAME(items(of:then:));
      - (instancetype)/*init*/initWithThing:(int)thing NS_SWIFT_NAME(init(number:));
      @property (readonly) int /*size*/numberOfThings NS_SWIFT_NAME(size);
      @end
      NS_SWIFT_NAME(Buyer) @protocol /*buyer*/NSXBuyer
      @end
      typedef NS_ENUM(NSInteger, /*state*/NSXState) { /*open*/NSXStateOpen NS_SWIFT_NAME(unlocked) = 1, NSXStateShut } \
      NS_SWIFT_NAME(Shop.State);
      void /*reset*/NSXShopReset(NSXShop *shop, int hard) NS_SWIFT_NAME(Shop.reset(self:hard:));
      NSXShop */*make*/NSXShopMake(int a) NS_SWIFT_NAME(Shop.make(count:));
      NSXShop */*main*/NSXShopMain(void) NS_SWIFT_NAME(getter:Shop.main());
      extern NSString * const /*key*/NSXShopKey NS_SWIFT_NAME(shopKey);
      void /*go*/NSXGo(int speed) __attribute__((swift_name("go(at:)")));
      """,
      "App/Store.m": """
      #import "Store.h"
      void f(/*=shop*/NSXShop *shop, /*=*/Shop *other) { [shop /*=load*/loadItemsFor:@"" then:nil]; \
      /*=reset*/NSXShopReset(shop, 1); }
      """,
      "App/a.swift": """
      func use(_ shop: /*=shop*/Shop, _ buyer: /*=buyer*/Buyer) {
        shop./*=load*/items(of: "") { }
        _ = /*=shop*/Shop(number: 1)
        print(shop./*=size*/size, /*=key*/shopKey, /*=shop*/Shop./*=main*/main)
        let state: /*=shop*/Shop./*=state*/State = ./*=open*/unlocked
        shop./*=reset*/reset(hard: 1)
        shop./*=*/reset(soft: 1)
        /*=shop*/Shop./*=make*/make(count: 2)
        /*=go*/go(at: 3)
        /*=*/go(3)
        print(state)
      }
      extension /*=shop*/Shop { func more() { /*=load*/items(of: "") { } } }
      """,
    ]).check()
  }

  @Test func bridgingHeaderOfTheProject() {
    func sources(_ headers: ModuleHeaders) -> DependencyGraph {
      MarkedSources(
        mixed: [
          "App/a.swift": "func f(_ store: Store) {}", "Other/Seen.h": "#import \"Store.h\"",
          "Other/App-Bridging-Header.h": "",
          "Kit/Store.h": "@interface Store\n@end",
        ], headers: ["App": headers]
      ).graph
    }
    #expect(sources(ModuleHeaders()).references.filter { $0.kind == .type }.isEmpty)
    let graph = sources(ModuleHeaders(bridging: ["Other/Seen.h", "Missing.h"]))
    #expect(graph.references.count { $0.kind == .type } == 1)
    #expect(
      graph.buildHeaders.map { graph.files[$0].path }.sorted() == ["Other/App-Bridging-Header.h", "Other/Seen.h"])
  }

  /// Angle brackets contain protocols, all other uses mean the class. Swift calls the protocol `NameProtocol`.
  @Test func classAndProtocolOfTheSameName() {
    MarkedSources(mixed: [
      "App/Host.h": """
      @protocol Other
      @end
      @protocol /*hosting*/Host <NSObject>
      - (void)/*reload*/reload;
      @end
      @interface /*host*/Host : Base </*=hosting*/Host>
      @property (nonatomic) id</*=hosting*/Host> parent;
      @property (nonatomic) id</*=hosting*/Host, Other> both;
      @property (nonatomic) /*=host*/Host *own;
      @property (nonatomic) UIView</*=hosting*/Host> *view;
      @end
      typedef id</*=hosting*/Host> AnyHost;
      """,
      "App/Host.m": """
      #import "Host.h"
      @interface Guest : /*=host*/Host </*=hosting*/Host>
      @end
      @implementation Guest
      - (void)use:(id</*=hosting*/Host>)a other:(/*=host*/Host *)b any:(AnyHost)c {
        [a /*=reload*/reload]; [b /*=reload*/reload]; [c /*=reload*/reload]; [[/*=host*/Host new] /*=reload*/reload];
      }
      @end
      """,
      "App/a.swift": """
      final class Stage: NSObject, /*=hosting*/HostProtocol {
        let host = /*=host*/Host()
        var next: /*=hosting*/HostProtocol?
        func reload() { next?./*=reload*/reload() }
      }
      """,
    ]).check()
  }

  /// Of two classes of the same name, the one that the prefix header imports is meant.
  @Test func prefixHeadersChooseNamesakes() {
    let files: KeyValuePairs = [
      "App/a.m": "void f(void) { [/*=one*/Store new]; }", "App/Begin.h": "#import \"One/Store.h\"",
      "App/App-Prefix.pch": "#import \"Two/Store.h\"", "App/One/Store.h": "@interface /*one*/Store\n@end",
      "App/Two/Store.h": "@interface /*two*/Store\n@end", "App/Two/b.swift": "",
    ]
    let given = MarkedSources(mixed: files, headers: ["App": ModuleHeaders(prefix: ["App/Begin.h"])])
    given.check()
    // Only their own text refers to what they import.
    #expect(given.edges(.import) == ["App/App-Prefix.pch > App/Two/Store.h", "App/Begin.h > App/One/Store.h"])
    var named = files.map { ($0.key, $0.value) }
    named[0].1 = "void f(void) { [/*=two*/Store new]; }"
    MarkedSources(mixed: named).check()
  }

  @Test func swiftWithABridgingHeader() {
    let sources = MarkedSources(mixed: [
      "App/a.swift": Self.use,
      "Headers/App-Bridging-Header.h": "#import \"All.h\"\n",
      "Headers/All.h": "#import \"Store.h\"\n",
      "Kit/Store.h": Self.store,
    ])
    sources.check()
    #expect(
      sources.edges(.import) == ["Headers/All.h > Kit/Store.h", "Headers/App-Bridging-Header.h > Headers/All.h"])
  }

  @Test func modulesNeedAnImport() {
    MarkedSources(mixed: [
      "App/a.swift": "func f(_ store: /*=*/Store) { store./*=*/close(); /*=*/StoreReset(1); print(/*=*/StoreKey) }",
      "Kit/Store.h": Self.store,
    ]).check()
  }

  @Test func swiftNamesComeFirst() {
    MarkedSources(mixed: [
      "App/Store.h": Self.store,
      "App/a.swift": "enum /*own*/StoreStyle { case large }\nlet x = /*=own*/StoreStyle.large\nprivate let close = 1\n",
    ]).check()
  }

  @Test func objectiveCUsesSwift() {
    MarkedSources(mixed: [
      "Model.swift": """
      @objcMembers class /*model*/Model: NSObject {
        var /*title*/title: String = ""
        var /*child*/child: Model?
        static let /*shared*/shared = Model()
        init() {}
        /*init*/init(title: String, size: Int) {}
        func /*plain*/plain() {}
        func /*load*/load(item: String, for key: Int) {}
        func /*add*/add(_ item: Model) -> Model { self }
        func /*insert*/insert(at index: Int) {}
        func /*fetch*/fetch(url: String) throws {}
        func /*send*/send() async {}
        @objc(reallyGo:) func /*go*/go(with: Int) {}
      }
      @objc(LLShim) class /*shim*/Shim: NSObject { func /*shimGo*/go() {} }
      @objc protocol /*p*/Playing { func /*play*/play() }
      @objc enum /*mode*/Mode: Int { case /*fast*/fast }
      enum Plain { case one }
      struct Value {}
      """,
      "a.m": """
      void use(/*=model*/Model *model, id</*=p*/Playing> player, /*=shim*/LLShim *shim, /*=mode*/Mode mode) {
        model./*=title*/title = @"";
        [model /*=title*/setTitle:@""];
        [[/*=model*/Model alloc] /*=init*/initWithTitle:@"" size:1]./*=child*/child./*=title*/title = @"";
        [[Model /*=shared*/shared] /*=plain*/plain];
        [model /*=load*/loadWithItem:@"" for:1];
        [[model /*=add*/add:model] /*=insert*/insertAt:1];
        [model /*=fetch*/fetchWithUrl:@"" error:nil];
        [model /*=send*/sendWithCompletionHandler:nil];
        [model /*=go*/reallyGo:1];
        [model /*=*/load];
        [player /*=play*/play];
        [shim /*=shimGo*/go];
        mode = /*=fast*/ModeFast;
        /*=*/Shim *other; /*=*/Value value; /*=*/Plain plain;
      }
      """,
    ]).check()
  }

  @Test func swiftOfOtherModulesMustBeImported() {
    MarkedSources(mixed: [
      "App/App.swift": "class Other {}\n",
      "App/a.m": "void use(/*=*/Model *model) { [[UIColor /*=*/brand] self]; }\n",
      "App/b.m": "#import <Kit/Kit-Swift.h>\nvoid use(/*=model*/Model *model) { [UIColor /*=brand*/brand]; }\n",
      "Kit/Model.swift":
        """
      public class /*model*/Model {}\nextension UIColor { @objc static var /*brand*/brand: UIColor { UIColor() } \
      }\n
      """,
      "Loose/c.m": "void use(/*=model*/Model *model) {}\n",
    ]).check()
  }

  @Test func categoriesAndExtensionsOfOneClass() {
    MarkedSources(mixed: [
      "Ext.swift":
        """
      extension Store { @objc func /*swift*/fromSwift() {} }
      extension UIColor { @objc static func /*brand*/brand() -> UIColor { self } }\n
      """,
      "Store.h": Self.store,
      "a.m": "void use(Store *store) { [store /*=swift*/fromSwift]; [UIColor /*=brand*/brand]; }\n",
    ]).check()
  }

  @Test("an invalid case in an extension of a framework type does no harm")
  func brokenExtensions() {
    MarkedSources(mixed: [
      "Ext.swift": "extension UIView { case lost }\nextension UIColor { @objc static func /*brand*/brand() {} }\n",
      "a.m": "void use(void) { [UIColor /*=brand*/brand]; }\n",
    ]).check()
  }
}
