import DependencyGraph
import Patterns
import SourceFacts
import SwiftScanning
import Tables
import Testing

@testable import Architecture

@Suite("Uses: operations and their receivers")
struct UseReaderTests {
  /// Uses of a type as `form receiver.name`, the receiver by its type.
  func uses(of type: String, _ texts: [String: String], forms: Use.Forms = .doing) -> [String] {
    let graph = graph(texts)
    let reader = UseReader(graph)
    guard let symbol = graph.symbol(named: type) else { return [] }
    return reader.uses(of: symbol, forms: forms).map { use in
      let name = graph.files[use.file].facts.text(use.name)
      if use.form == .construct { return "new \(describe(reader.type(of: use), reader))" }
      let receiver =
        switch reader.receiver(of: use) {
        case .own: "self."
        case .superclass: "super."
        case .none: ""
        case .value(let type): describe(type, reader) + "."
        }
      return "\(use.form) \(receiver)\(name)"
    }
  }

  func describe(_ type: ValueType, _ reader: UseReader) -> String {
    switch type {
    case .project(let symbol): "<\(reader.graph.name(of: symbol))>"
    case .foreign(let name): reader.types.text(name)
    case .type(let type): describe(type.value, reader) + ".Type"
    case .elements(let type): "[\(describe(type.value, reader))]"
    case .unknown: "?"
    }
  }

  func body(_ text: String) -> [String: String] {
    ["A.swift": "import UIKit\nfinal class A: UIViewController {\n\(text)\n}\nclass Item { var name = \"\" }\n"]
  }

  @Test("the kind of a declaration does not depend on the nesting of the first query", arguments: 5...16)
  func declarationsDoNotDependOnTheFirstQuery(_ length: Int) throws {
    let chain = (0..<length).map { "p\($0)()." }.joined()
    let graph = graph([
      "A.swift":
        """
      import UIKit\nlet app = UIApplication.shared\nclass A { func f() { app.\(chain)open(1) } }
      class B { func f() { app.open(1) } }
      """
    ])
    let reader = UseReader(graph)
    func opens(_ type: String) throws -> Use {
      let symbol = try #require(graph.symbol(named: type))
      return try #require(
        reader.uses(of: symbol, forms: .doing).first { graph.files[FileID(0)].facts.text($0.name) == "open" })
    }
    _ = reader.receiver(of: try opens("A"))
    guard case .value(let type) = reader.receiver(of: try opens("B")) else { throw Unexpected() }
    #expect(describe(type, reader) == "UIApplication")
  }

  private struct Unexpected: Error {}

  @Test("calls, assignments and created values, in source order; with extensions, without nested types")
  func forms() {
    let found = uses(
      of: "A",
      [
        "A.swift": """
        class A {
          var count = 0
          func run() { count += 1; self.count = 2; other(); helper() }
          struct Inner { func hidden() { print() } }
        }
        func helper() {}
        """,
        "B.swift": "extension A {\n  func other() { super.run(); let a = A(); a.run(); [1][0] = 2 }\n}",
      ])
    #expect(
      found == [
        "assign self.count", "assign self.count", "call self.other", "call helper", "call super.run", "new <A>",
        "call <A>.run",
      ])
  }

  @Test("reads, if requested")
  func reads() {
    let found = uses(
      of: "A", ["A.swift": "class A { let b = 1\n  func f(c: A) { g(c.b) }\n  func g(_ n: Int) {} }"], forms: [.read])
    #expect(found == ["read c", "read <A>.b"])
  }

  @Test("receivers by annotation, cast, initial value, unwrapping, result, element")
  func receivers() {
    let found = uses(
      of: "A",
      body(
        """
        let written: Item; let made = Item(); var list: [Item] = []; var maybe: Item?
        func make() -> Item { Item() }
        func run(parameter: Item?, _ any: Any) {
          written.a(); made.b(); list.first?.c(); list[0].d(); maybe?.e(); maybe!.f(); make().g()
          if let maybe { maybe.h() }
          if let item = any as? Item { item.i() }
          guard let other = parameter else { return }
          other.j()
          for item in list { item.k() }
          (any as! Item).l()
          let either = maybe ?? parameter
          either?.m()
          any.n()
        }
        """))
    let calls = found.filter { $0.hasPrefix("call") }
    let members = calls.filter { $0 != "call self.make" }
    #expect(members == "abcdefghijklm".map { "call <Item>.\($0)" } + ["call Any.n"])
  }

  @Test("properties of framework classes; closures with a weak self")
  func frameworks() {
    let found = uses(
      of: "A",
      body(
        """
        func run() {
          view.addSubview(UILabel())
          navigationController?.pushViewController(self, animated: true)
          work { [weak self] in
            self?.view.layer.cornerRadius = 1
            guard let strong = self else { return }
            strong.view.isHidden = true
          }
          URLSession.shared.dataTask(with: url).resume()
          UIApplication.shared.open(url)
        }
        """))
    #expect(
      found == [
        "call UIView.addSubview", "new UILabel", "call UINavigationController.pushViewController", "call self.work",
        "assign CALayer.cornerRadius", "assign UIView.isHidden", "call URLSession.dataTask",
        "call URLSessionDataTask.resume", "call UIApplication.open",
      ])
  }

  func objectiveC(_ text: String) -> [String: String] {
    [
      "A.m": """
      #import <UIKit/UIKit.h>
      @interface Item : NSObject
      @property (nonatomic, copy) NSString *name;
      + (instancetype)sharedItem;
      - (instancetype)initWithName:(NSString *)name;
      - (Item *)next;
      @end
      @interface A : UIViewController {
        UILabel *_caption;
      }
      @property (nonatomic, strong) Item *item;
      @property (nonatomic, strong) NSMutableArray<Item *> *list;
      @end
      @implementation A
      - (void)run:(id)any {
      \(text)
      }
      @end
      """
    ]
  }

  @Test("Objective-C: created values, setters as assignments, aliases of self, C functions")
  func objectiveCForms() {
    let found = uses(
      of: "A",
      objectiveC(
        """
        self.item = [[Item alloc] initWithName:@""];
        [self setItem:[Item new]];
        [_caption setText:@""];
        _caption.hidden = YES;
        __weak typeof(self) weakSelf = self;
        NSLog(@"");
        work(^{
          __strong A *strongSelf = weakSelf;
          [strongSelf setTitle:@""];
          [weakSelf run:nil];
        });
        [super run:any];
        [[[UIAlertController alloc] init] view].alpha = 1;
        """))
    #expect(
      found == [
        "assign self.item", "new <Item>", "assign self.setItem:", "new <Item>", "assign UILabel.setText:",
        "assign UILabel.hidden", "call NSLog", "call work", "assign self.setTitle:", "call self.run:",
        "call super.run:",
        "new UIAlertController", "call UIAlertController.view", "assign UIView.alpha",
      ])
  }

  @Test("Objective-C: receivers by the results of messages")
  func objectiveCReceivers() {
    let found = uses(
      of: "A",
      objectiveC(
        """
        [self.item a]; [[self item] b]; [_item c]; [[Item sharedItem] d]; [[[Item alloc] initWithName:@""] e];
        [[self.item next].next f]; [self.list[0] g]; [[self.list firstObject] h]; [(Item *)any i]; [[self.item copy] j];
        for (Item *each in any) { [each k]; }
        [any l];
        [[UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:0] m];
        [[UIApplication sharedApplication] n]; [UIScreen.mainScreen o]; [self.navigationController.topViewController p];
        """))
    let calls = found.filter { !$0.hasSuffix(":") && $0.split(separator: ".").last?.count == 1 }
    #expect(
      calls == "abcdefghijk".map { "call <Item>.\($0)" } + [
        "call ?.l", "call UIAlertController.m", "call UIApplication.n", "call UIScreen.o", "call UIViewController.p",
      ])
  }

  @Test("the names of a type and of all its supertypes")
  func namesIncludeAllSupertypes() {
    let graph = graph(["A.swift": "class Base: UITableViewController {}\nclass A: Base, Codable {}"])
    let types = ValueTypes(graph)
    let names = graph.symbol(named: "A").map { types.names(of: .project($0)) } ?? []
    #expect(
      Set(names) == ["A", "Base", "Codable", "UITableViewController", "UIViewController", "UIResponder", "NSObject"])
  }
}

@Suite("Uses: vocabulary")
struct UseVocabularyTests {
  func lists(_ patterns: [String], _ line: String) -> UInt32? {
    let graph = graph([
      "A.swift": """
      class A: UIViewController {
        let nav = Nav(); let item = Item()
        func run() { \(line) }
      }
      class Nav: UINavigationController {}
      class Item {}
      """
    ])
    let reader = UseReader(graph)
    let vocabulary = UseVocabulary(patterns.map { [NamePattern($0)] })
    guard let function = graph.symbol(named: "A.run()"), let type = graph.enclosingType(of: function) else {
      return nil
    }
    let use = reader.uses(of: type).first { $0.source == function }
    return use.map { reader.lists(of: $0, vocabulary).rawValue }
  }

  @Test(
    "by type, supertype, any, self, labels, created values",
    arguments: [
      ("nav.pushViewController(self, animated: true)", 0b1011),
      ("item.pushViewController(self)", 0b0010),
      ("title = \"\"", 0b0100),
      ("nav.title = \"\"", 0b0000),
      ("UIBarButtonItem(title: \"\", action: f)", 0b10000),
      ("UIBarButtonItem(title: \"\")", 0b0000),
    ])
  func patterns(line: String, expected: UInt32) {
    let patterns = [
      "UINavigationController.{push,pop}*", "*.pushViewController", "self.title", "Nav.*(*animated:*",
      "UIBarButtonItem.init(*action:*",
    ]
    #expect(lists(patterns, line) == expected)
  }

  @Test("declared functions, with their labels; selectors by their first part")
  func functions() {
    let graph = graph([
      "A.swift": "class A { func tableView() {} }",
      "B.m": """
      @implementation B
      - (void)tableView:(id)table didSelectRowAtIndexPath:(id)path {}
      - (void)load:(id)item from:(id)store {}
      @end
      """,
    ])
    let vocabulary = UseVocabulary([
      [NamePattern("tableView(_:didSelectRowAt:)"), NamePattern("tableView:didSelectRow*")], [NamePattern("load")],
    ])
    func lists(_ name: String, _ labels: String) -> UseLists? {
      let function = graph.symbols.indices.first { graph.symbols[$0].kind == .function && graph.name(of: $0) == name }
      return function.map { vocabulary.lists(function: $0, in: graph) { labels } }
    }
    #expect(lists("tableView", "(_:didSelectRowAt:)") == UseLists(0))
    #expect(lists("tableView", "(_:cellForRowAt:)") == UseLists(rawValue: 0))
    #expect(lists("tableView:didSelectRowAtIndexPath:", "") == UseLists(0))
    #expect(lists("load:from:", "") == UseLists(1))
  }
}
