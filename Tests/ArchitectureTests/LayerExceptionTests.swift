import DependencyGraph
import SourceFacts
import Testing

@testable import Architecture

/// Files in no layer, or in the layer of another file: the root, containers, extensions.
extension LayerInferenceTests {
  @Test("delegates are in the root wherever they are; assemblies are if no layer claims them")
  func root() {
    let inference = infer(
      [
        "App/AppDelegate.swift": "class D: UIResponder, UIApplicationDelegate {}", "App/Other.swift": "struct Other {}",
        "Services/Assembly.swift": "class CoreAssembly { func a() { _ = Other(); _ = V() } }",
        "Views/V.swift": "struct V {}",
        "Assembly.swift": "class AppAssembly { func a() { _ = Other(); _ = V() } }", "Setup/Keys.swift": "",
      ], root: ["Setup"])
    let names = (0..<6).map { inference.map?.layer(ofFile: FileID($0))?.name }
    #expect(names == ["root", "App", "root", "Services", "root", "Views"])
    #expect(inference.plan?.root.map(\.text) == ["Setup", "App/AppDelegate.swift", "Assembly.swift"])
  }

  @Test("other declarations in the file of a delegate are in no layer")
  func filesOfDelegatesAreInNoLayer() throws {
    let graph = graph([
      "App/AppDelegate.swift": "class D: UIResponder, UIApplicationDelegate {}\nlet limit = 3", "Models/M.swift": "",
      "Views/V.swift": "",
    ])
    let map = try #require(LayerInference(graph: graph, root: CompositionRoot(in: graph)).map)
    let symbols = graph.symbols.indices.filter {
      graph.symbols[$0].file == FileID(0) && graph.symbols[$0].parent == nil
    }
    #expect(symbols.map { map.layer(ofSymbol: $0, in: graph) } == [LayerMap.root, nil])
  }

  @Test("a container that creates a dozen types, some of them from higher layers, is in no layer")
  func dependencyContainersAreInNoLayer() {
    let made = (0..<12).map { "M\($0)" }
    func layer(_ container: String, making made: [String]) -> String? {
      let container = "class \(container) { func make() { _ = [\(made.map { "\($0)()" }.joined(separator: ", "))] } }"
      return infer([
        "Models/Container.swift": container,
        "Models/M.swift": (0..<6).map { "struct M\($0) {}" }.joined(separator: "\n"),
        "Services/S.swift": (6..<12).map { "class M\($0) {}" }.joined(separator: "\n"), "Views/V.swift": "",
      ]).map?.layer(ofFile: FileID(0))?.name
    }
    #expect(layer("Container", making: made) == nil)
    #expect(layer("Container", making: Array(made.prefix(8))) == "Models")
    #expect(layer("Everything", making: made) == "Models")
    #expect(layer("EverythingFactory", making: made) == "Models")
  }

  @Test("the assembly of one screen belongs to the screens")
  func screenAssembliesBelongToTheirScreens() {
    func assembly(_ name: String, makes screen: String) -> String {
      """
      class \(name)Assembly { func make() -> \(screen) { let v = \(screen)(); v.presenter = \(name)Presenter(); \
      return v } }
      """
    }
    let inference = infer([
      "Models/M.swift": "struct M {}", "Shop/Feed/Assembly/FeedAssembly.swift": assembly("Feed", makes: "Screen"),
      "Shop/Feed/FeedPresenter.swift": "class FeedPresenter {}",
      "Shop/Feed/View/Screen.swift": "class Screen: UIViewController { var presenter: Any? }",
      "Setup/AppAssembly.swift": assembly("App", makes: "Screen"), "Setup/AppPresenter.swift": "class AppPresenter {}",
    ])
    // Sorted by path: Models, Setup (2), Shop (3).
    let names = (0..<6).map { inference.map?.layer(ofFile: FileID($0))?.name }
    #expect(names[1] == "root")
    #expect(names[3] == names[5])
  }

  // MARK: Extensions

  @Test("a file that only extends a type of the project is in the layer of that type, wherever the file is")
  func extensionFilesFollowTheirType() {
    let inference = infer([
      "Extensions/A.swift": "extension Screen { var a: Int { 1 } }", "Extensions/B.swift": "extension String {}",
      "Extensions/C.swift": "extension Odd {}",
      "Extensions/D.swift":
        "extension Screen {}\nextension Array where Element == Screen { var first: Screen { self[0] } }",
      "Models/M.swift": "", "Odd/Odd.swift": "struct Odd {}", "Screens/Screen.swift": "struct Screen {}",
    ])
    #expect((0..<4).map { inference.map?.layer(ofFile: FileID($0))?.name } == ["Screens", nil, nil, "Screens"])
  }

  @Test("header and implementation of a category in Extensions are in the layer of their class")
  func categoriesFollowTheirClass() {
    let inference = infer([
      "Extensions/Order+Sum.h": "#import \"Order.h\"\n@interface Order (Sum)\n- (int)sum;\n@end",
      "Extensions/Order+Sum.m": "#import \"Order+Sum.h\"\n@implementation Order (Sum)\n- (int)sum { return 1; }\n@end",
      "Models/Order.h": "@interface Order : NSObject\n@end", "Views/V.swift": "class V {}",
    ])
    #expect((0..<2).map { inference.map?.layer(ofFile: FileID($0))?.name } == ["Models", "Models"])
  }

  @Test("extensions that give colors and images to models are in no layer")
  func userInterfaceExtensionsAreInNoLayer() {
    let inference = infer([
      "Extensions/A.swift": "import UIKit\nextension Order { var color: UIColor { .red } }",
      "Extensions/B.swift": "extension Order { var total: Int { 1 } }",
      "Extensions/C.swift": "import UIKit\nextension Screen { var color: UIColor { .red } }",
      "Models/Order.swift": "struct Order {}", "Screens/Screen.swift": "struct Screen {}",
    ])
    #expect((0..<3).map { inference.map?.layer(ofFile: FileID($0))?.name } == [nil, "Models", "Screens"])
  }
}
