import DependencyGraph
import LowLevel
import NameResolution
import ObjCScanning
import SourceFacts
import SwiftScanning
import Testing

/// Types with all their arguments. A mark is before the name of the expression.
@Suite struct TypeTreeTests {
  @Test(
    "Swift",
    arguments: [
      ("let /*?*/x: Item?", "Item?"),
      ("let /*?*/x: [String: [Item]]", "[String: [Item]]"),
      ("let /*?*/x: (Item, Box<Item>)", "(Item, Box<Item>)"),
      ("let /*?*/x: Pair<Item>", "(Item, Item)"),
      ("let /*?*/x: Handler<Item>?", "(Result<Item, Error>) -> Void?"),
      ("let /*?*/x: any P & UIView", "P & UIView"),
      ("let /*?*/x: Item.Type", "Item.Type"),
      ("let /*?*/x = Box(Item())", "Box<Item>"),
      ("lazy var /*?*/x = { Item() }()", "Item"),
      ("let /*?*/x = Set<Item>()", "Set<Item>"),
      ("func /*?*/x() -> Subject<Item, Never> {}", "Subject<Item, Never>"),
      ("let /*?*/x: V", "#0 of Holder: P"),
      ("let /*?*/x: W", "#1 of Holder: UIView"),
    ])
  func swift(line: String, type: String) {
    let text = """
      class Item {}
      protocol P {}
      struct Box<Value> { init(_ value: Value) {} }
      typealias Pair<Value> = (Value, Value)
      typealias Handler<Value> = (Result<Value, Error>) -> Void
      class Holder<V: P, W> where W: UIView {
        \(line)
      }
      """
    #expect(Self.type(in: text, SwiftScanner.scan(text), "A.swift") == type)
  }

  @Test(
    "Objective-C",
    arguments: [
      ("@property (nonatomic) id /*?*/x;", "id"),
      ("@property (nonatomic) id<P> /*?*/x;", "P"),
      ("@property (nonatomic) NSArray */*?*/x;", "NSArray"),
      ("@property (nonatomic) NSArray<Item *> */*?*/x;", "[Item]"),
      ("@property (nonatomic) NSString */*?*/x;", "NSString"),
      ("@property (nonatomic) void (^/*?*/x)(Item *item);", "(Item) -> void"),
    ])
  func objectiveC(line: String, type: String) {
    let text = """
      @protocol P
      @end
      @interface Item : NSObject
      @end
      @interface Holder : NSObject
      \(line)
      @end
      """
    #expect(Self.type(in: text, ObjCTokens.scan(text, isHeader: true), "A.h") == type)
  }

  @Test func parameters() {
    let text =
      """
      class Item {}\nfunc f(_ item: Item, completion: @escaping (Item?) -> Void) {}
      enum E { case /*?*/x(Item, [Item]) }
      """
    let graph = Self.graph(SwiftScanner.scan(text), "A.swift")
    func types(of name: String) -> [String] {
      let symbol = graph.symbols.indices.first { graph.name(of: $0) == name }
      return symbol.map { graph.typeTrees(ofParametersOf: $0).map { Self.describe($0, graph) } } ?? []
    }
    #expect(types(of: "f") == ["Item", "(Item?) -> Void"])
    #expect(types(of: "x") == ["Item", "[Item]"])
  }

  private static func graph(_ facts: FileFacts, _ path: String) -> DependencyGraph {
    DependencyGraph(files: [GraphFile(path: path, modules: [ModuleID(0)], facts: facts)], modules: ["App"], jobs: 1)
  }

  private static func type(in text: String, _ facts: FileFacts, _ path: String) -> String {
    let graph = graph(facts, path)
    guard let mark = text.firstRange(of: "/*?*/") else { return "no mark" }
    let offset = UInt32(text.utf8.distance(from: text.startIndex, to: mark.upperBound))
    let symbol = graph.symbols.indices.first { graph.declaration(of: $0).nameOffset == offset }
    return symbol.map { describe(graph.typeTree(of: $0), graph) } ?? "no symbol"
  }

  private static func describe(_ type: TypeTree, _ graph: DependencyGraph) -> String {
    func list(_ types: [TypeTree], _ separator: String = ", ") -> String {
      types.map { describe($0, graph) }.joined(separator: separator)
    }
    switch type {
    case .project, .foreign:
      let name = graph.name(of: type) ?? ""
      return type.arguments.isEmpty ? name : "\(name)<\(list(type.arguments))>"
    case .parameter(let parameter, let bounds):
      return "#\(parameter.index) of \(parameter.owner.map { graph.name(of: $0) } ?? "?"): \(list(bounds))"
    case .optional(let wrapped): return describe(wrapped, graph) + "?"
    case .collection(let parts): return "[\(list(parts, ": "))]"
    case .tuple(let parts): return "(\(list(parts)))"
    case .function(let parameters, let result): return "(\(list(parameters))) -> \(describe(result, graph))"
    case .composition(let parts): return list(parts, " & ")
    case .metatype(let type): return describe(type, graph) + ".Type"
    case .unknown: return "?"
    }
  }
}
