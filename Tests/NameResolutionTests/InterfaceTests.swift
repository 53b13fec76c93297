import DependencyGraph
import InterfaceScanning
import NameResolution
import ObjCScanning
import SourceFacts
import SwiftScanning
import Tables
import Testing

/// References of storyboards and xibs to the classes of a project.
@Suite struct InterfaceTests {
  /// Texts by path; the first folder is the module.
  private static func graph(_ texts: KeyValuePairs<String, String>) -> DependencyGraph {
    var modules: [String] = []
    var files: [GraphFile] = []
    var interfaces: [InterfaceFile] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let module = String(path.prefix { $0 != "/" })
      if !modules.contains(module) { modules.append(module) }
      let own = [ModuleID(modules.firstIndex(of: module)!)]
      if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
        let facts = InterfaceScanner.scan(Array(text.utf8))
        interfaces.append(InterfaceFile(path: path, modules: own, facts: facts))
      } else {
        let facts =
          path.hasSuffix(".swift") ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h"))
        files.append(GraphFile(path: path, modules: own, facts: facts))
      }
    }
    return DependencyGraph(files: files, interfaces: interfaces, modules: modules)
  }

  /// References of interfaces as `file:line source > target`.
  private static func references(_ graph: DependencyGraph) -> [String] {
    graph.interfaces.references.map { reference in
      let line = graph.lines(ofFile: reference.file).line(at: reference.offset).line
      let source = reference.source.map { graph.qualifiedName(of: $0) } ?? "-"
      let name = graph.path(ofFile: reference.file).split(separator: "/").last ?? ""
      return "\(name):\(line) \(source) > \(graph.qualifiedName(of: reference.target))"
    }
  }

  private static func document(_ scenes: String...) -> String {
    let scenes = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }
    return "<document initialViewController=\"first\"><scenes>\n\(scenes.joined(separator: "\n"))\n</scenes></document>"
  }

  private static func controller(_ id: String, _ type: String?, _ segues: String = "") -> String {
    let custom = type.map { " customClass=\"\($0)\"" } ?? ""
    return "<viewController id=\"\(id)\"\(custom)><connections>\(segues)</connections></viewController>"
  }

  private static func segue(_ destination: String, _ kind: String = "show") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\"/>"
  }

  @Test func classesOfBothLanguages() {
    let graph = Self.graph([
      "App/Feed.swift": "class FeedController: UIViewController {}\n@objc(Renamed) class Other: UIViewController {}",
      "App/Map.h": "@interface MapController : UIViewController\n@end",
      "App/Map.m": "@implementation MapController\n@end",
      "App/Main.storyboard": Self.document(
        Self.controller("a", "FeedController", Self.segue("b")), Self.controller("b", "MapController", Self.segue("c")),
        Self.controller("c", "Renamed"), Self.controller("d", "Other"), Self.controller("e", "UIPageViewController")),
    ])
    #expect(
      Self.references(graph) == [
        "Main.storyboard:3 - > FeedController", "Main.storyboard:3 FeedController > MapController",
        "Main.storyboard:6 - > MapController", "Main.storyboard:6 MapController > Other", "Main.storyboard:9 - > Other",
      ])
    #expect(graph.references.allSatisfy { $0.file < graph.files.endIndex })
  }

  /// Of several classes of the same name, the one in the same product is meant; otherwise none.
  @Test func namesakesOfTheSameProduct() {
    let main = Self.document(Self.controller("a", "Main"))
    #expect(
      Self.references(
        Self.graph([
          "Mac/Main.swift": "class Main: NSViewController {}", "Phone/Main.swift": "class Main: UIViewController {}",
          "Phone/Main.storyboard": main,
        ])) == ["Main.storyboard:3 - > Main"])
    #expect(
      Self.references(
        Self.graph([
          "Mac/Main.swift": "class Main: NSViewController {}", "Phone/Main.swift": "class Main: UIViewController {}",
          "Other/Main.storyboard": main,
        ])) == [])
    let named = main.replacing("customClass=\"Main\"", with: "customClass=\"Main\" customModule=\"Mac\"")
    let graph = Self.graph([
      "Mac/Main.swift": "class Main: NSViewController {}", "Phone/Main.swift": "class Main: UIViewController {}",
      "Phone/Main.storyboard": named,
    ])
    #expect(graph.interfaces.references.map { graph.files[graph.symbols[$0.target].file].path } == ["Mac/Main.swift"])
  }

  @Test func containersWithoutClasses() {
    let graph = Self.graph([
      "App/A.swift": "class A: UIViewController {}; class B: UIViewController {}; class C: UITabBarController {}",
      "App/Main.storyboard": Self.document(
        Self.controller("a", "A", Self.segue("nav")), Self.controller("nav", nil, Self.segue("b", "relationship")),
        Self.controller("b", "B"), Self.controller("c", "C", Self.segue("nav", "relationship")),
        Self.controller("loop", nil, Self.segue("loop", "relationship")), Self.controller("d", "A", Self.segue("loop"))),
    ])
    #expect(
      Self.references(graph) == [
        "Main.storyboard:3 - > A", "Main.storyboard:3 A > B", "Main.storyboard:6 - > B", "Main.storyboard:9 - > B",
        "Main.storyboard:12 - > C", "Main.storyboard:12 C > B", "Main.storyboard:18 - > A",
      ])
    let (tabs, content) = (graph.symbol("C"), graph.symbol("B"))
    #expect(graph.interfaces.contents(of: tabs) == [content])
    #expect(graph.interfaces.contents(of: content).isEmpty && graph.interfaces.contents(of: graph.symbol("A")).isEmpty)
  }

  @Test func otherStoryboards() {
    let graph = Self.graph([
      "App/A.swift": "class A: UIViewController {}; class B: UIViewController {}; class D: UIViewController {}",
      "App/Main.storyboard": Self.document(
        Self.controller("a", "A", Self.segue("x", "embed") + Self.segue("y") + Self.segue("z")),
        "<viewControllerPlaceholder storyboardName=\"Other\" id=\"x\"/>",
        "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Deep\" id=\"y\"/>",
        "<viewControllerPlaceholder storyboardName=\"Missing\" id=\"z\"/>"),
      "App/Other.storyboard": Self.document(
        Self.controller("first", "B"),
        "<viewController storyboardIdentifier=\"Deep\" id=\"deep\" customClass=\"D\"/>"),
    ])
    #expect(
      Self.references(graph) == [
        "Main.storyboard:3 - > A", "Main.storyboard:3 A > B", "Main.storyboard:3 A > D", "Other.storyboard:3 - > B",
        "Other.storyboard:6 - > D",
      ])
    #expect(graph.interfaces.contents(of: graph.symbol("A")) == [graph.symbol("B")])
  }

  /// A controller uses the objects in its scene, the owner of a nib those in the nib.
  @Test func viewsBelongToTheirControllerOrOwner() {
    let graph = Self.graph([
      "App/A.swift": "class A: UIViewController {}; class Card: UIView {}",
      "App/A.xib": """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/>
        <view id="v" customClass="Card"/>
      </objects></document>
      """,
    ])
    #expect(Self.references(graph) == ["A.xib:2 - > A", "A.xib:3 A > Card"])
    #expect(graph.interfaces.object(of: graph.symbol("A"))?.kind == .filesOwner)
    #expect(graph.interfaces.object(of: graph.symbol("Card"))?.kind == .view)
  }

  /// The work for many segues to one container with many contents is linear.
  @Test func manySeguesAreLinear() {
    let many = (0..<2000).map { _ in Self.segue("tabs") }.joined()
    let tabs = (0..<2000).map { Self.segue("c\($0)", "relationship") }.joined()
    let contents = (0..<2000).map { Self.controller("c\($0)", nil) }.joined()
    let graph = Self.graph([
      "App/A.swift": "class A: UIViewController {}",
      "App/Main.storyboard": Self.document(
        Self.controller("a", "A", many), Self.controller("tabs", nil, tabs), contents),
    ])
    #expect(graph.interfaces.references.count == 1)
  }
}

extension DependencyGraph {
  fileprivate func symbol(_ name: String) -> SymbolID { symbols.indices.first { self.name(of: $0) == name }! }
}
