import DependencyGraph
import LowLevel
import NameResolution
import ObjCScanning
import SourceFacts
import SwiftScanning
import Tables
import Testing

/// The types of expressions in the graph. `/*?*/` is before the last name of an expression.
@Suite struct ExpressionTypeTests {
  @Test(
    "Swift",
    arguments: [
      ("_ = /*?*/item", "Item"),
      ("_ = self.list./*?*/first", "Item"),
      ("_ = /*?*/list", "[Item]"),
      ("for each in list { _ = /*?*/each }", "Item"),
      ("list.forEach { each in _ = /*?*/each }", "Item"),
      ("list.forEach { _ = /*?*/$0 }", "Item"),
      ("_ = /*?*/Item", "Item.Type"),
      ("_ = Item./*?*/shared", "Item"),
      ("let made = make(); _ = /*?*/made", "Item"),
      ("let made = any as? Item; _ = /*?*/made", "Item"),
      ("let made = identity(item); _ = /*?*/made", "Item"),
      ("guard let item else { return }; _ = /*?*/item", "Item"),
      ("_ = /*?*/optional", "Item"),
      ("_ = FileManager./*?*/default", "FileManager"),
      ("let center = UNUserNotificationCenter.current(); _ = /*?*/center", "UNUserNotificationCenter"),
      ("_ = /*?*/navigationController", "UINavigationController"),
      ("_ = self.navigationController?./*?*/topViewController", "UIViewController"),
      ("if let nav = navigationController { _ = nav./*?*/viewControllers }", "[UIViewController]"),
      ("let cell = table.dequeueReusableCell(withIdentifier: id); _ = /*?*/cell", "UITableViewCell"),
      ("_ = /*?*/tableView", "UITableView"),
      ("_ = /*?*/store", "Store"),
      ("_ = store./*?*/item", "Item"),
      ("_ = /*?*/unheardOf", "?"),
      ("let text = \"\"; _ = /*?*/text", "String"),
    ])
  func swift(line: String, type: String) {
    let text = """
      class Item { static let shared = Item() }
      class Store { let item = Item() }
      class Screen: UITableViewController {
        @Environment(Store.self) var store
        let item = Item(); var list: [Item] = []; var optional: Item?; let table = UITableView()
        func make() -> Item { item }
        func identity<Value>(_ value: Value) -> Value { value }
        func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
        func run(any: Any, id: String) {
          \(line)
        }
      }
      """
    let files = [GraphFile(path: "A.swift", modules: [ModuleID(0)], facts: SwiftScanner.scan(text))]
    #expect(Self.type(in: text, FileID(0), files) == type)
  }

  @Test(
    "Objective-C",
    arguments: [
      ("[/*?*/item self];", "Item"),
      ("[self./*?*/item self];", "Item"),
      ("[[self.list /*?*/firstObject] self];", "Item"),
      ("for (Item *each in self.list) { [/*?*/each self]; }", "Item"),
      ("id made = [[Item alloc] init]; [(Item *)made self]; [/*?*/kind self];", "NSString"),
      ("[[Item /*?*/sharedItem] self];", "Item"),
      ("[[UIApplication /*?*/sharedApplication] self];", "UIApplication"),
      (
        "[[UIAlertController /*?*/alertControllerWithTitle:nil message:nil preferredStyle:0] self];",
        "UIAlertController"
      ),
      ("[self./*?*/navigationController self];", "UINavigationController"),
      ("[self.navigationController./*?*/topViewController self];", "UIViewController"),
      ("[/*?*/rows addObject:item];", "NSMutableArray"),
      ("[/*?*/anything self];", "?"),
    ])
  func objectiveC(line: String, type: String) {
    let text = """
      @interface Item : NSObject
      + (instancetype)sharedItem;
      @end
      @interface Screen : UIViewController
      @property (nonatomic) Item *item;
      @property (nonatomic) NSArray<Item *> *list;
      @end
      @implementation Screen
      - (void)run:(Item *)item kind:(NSString *)kind anything:(id)anything {
        NSMutableArray *rows = [NSMutableArray array];
        \(line)
      }
      @end
      """
    let files = [GraphFile(path: "A.m", modules: [ModuleID(0)], facts: ObjCTokens.scan(text, isHeader: false))]
    #expect(Self.type(in: text, FileID(0), files) == type)
  }

  /// The type of the node with the name after the mark; for a message the type of its result.
  static func type(in text: String, _ file: FileID, _ files: [GraphFile]) -> String {
    let graph = DependencyGraph(files: files, modules: ["App"], jobs: 1)
    return type(in: text, file, graph)
  }

  static func type(in text: String, _ file: FileID, _ graph: DependencyGraph) -> String {
    guard let mark = text.firstRange(of: "/*?*/") else { return "no mark" }
    let offset = UInt32(text.utf8.distance(from: text.startIndex, to: mark.upperBound))
    let nodes = graph.files[file].facts.nodes
    let found = nodes.indices.first { nodes[$0].offset == offset && nodes[$0].kind.isNamed }
    guard let found, let type = graph.expressionTypes?.type(ofNode: found, in: file) else { return "no node" }
    return describe(type, graph)
  }

  private static func describe(_ type: ValueType, _ graph: DependencyGraph) -> String {
    switch type {
    case .unknown: "?"
    case .project(let symbol): graph.name(of: symbol)
    case .foreign(let name): graph.names[name]
    case .type(let inner): describe(inner.value, graph) + ".Type"
    case .elements(let inner): "[" + describe(inner.value, graph) + "]"
    }
  }
}

extension NodeKind {
  fileprivate var isNamed: Bool { self == .identifier || self == .member }
}
