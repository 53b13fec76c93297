import DependencyGraph
import Testing

/// Swift that uses Objective-C, and the other way round.
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

  @Test func swiftOfTheSameModule() {
    MarkedSources(mixed: [
      "App/Store.h": Self.store,
      "App/Store.m": "@implementation Store\n- (void)close {}\n- (void)hidden {}\n@end\n",
      "App/a.swift": Self.use + "\nfunc hidden(_ store: Store) { store./*=*/hidden() }\n",
    ]).check()
  }

  @Test func swiftThatImportsTheModule() {
    MarkedSources(mixed: ["App/a.swift": "import Kit\n" + Self.use, "Kit/Store.h": Self.store]).check()
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

  @Test func withoutImportNothingIsSeen() {
    MarkedSources(mixed: [
      "App/a.swift": "func f(_ store: /*=*/Store) { store./*=*/close(); /*=*/StoreReset(1); print(/*=*/StoreKey) }",
      "Kit/Store.h": Self.store,
    ]).check()
  }

  @Test func swiftOwnNamesGoFirst() {
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

  @Test func swiftOfOtherModulesHasToBeImported() {
    MarkedSources(mixed: [
      "App/App.swift": "class Other {}\n",
      "App/a.m": "void use(/*=*/Model *model) { [[UIColor /*=*/brand] self]; }\n",
      "App/b.m": "#import <Kit/Kit-Swift.h>\nvoid use(/*=model*/Model *model) { [UIColor /*=brand*/brand]; }\n",
      "Kit/Model.swift":
        "public class /*model*/Model {}\nextension UIColor { @objc static var /*brand*/brand: UIColor { UIColor() } }\n",
      "Loose/c.m": "void use(/*=model*/Model *model) {}\n",
    ]).check()
  }

  @Test func categoriesAndExtensionsOfOneClass() {
    MarkedSources(mixed: [
      "Ext.swift":
        "extension Store { @objc func /*swift*/fromSwift() {} }\nextension UIColor { @objc static func /*brand*/brand() -> UIColor { self } }\n",
      "Store.h": Self.store,
      "a.m": "void use(Store *store) { [store /*=swift*/fromSwift]; [UIColor /*=brand*/brand]; }\n",
    ]).check()
  }

  @Test("a case where none can stand, in an extension of a framework's type, harms nothing")
  func brokenExtensions() {
    MarkedSources(mixed: [
      "Ext.swift": "extension UIView { case lost }\nextension UIColor { @objc static func /*brand*/brand() {} }\n",
      "a.m": "void use(void) { [UIColor /*=brand*/brand]; }\n",
    ]).check()
  }
}
