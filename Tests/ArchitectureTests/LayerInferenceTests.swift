import DependencyGraph
import NameResolution
import SourceFacts
import SwiftScanning
import Testing

@testable import Architecture

@Suite("Inferred layers")
struct LayerInferenceTests {
  func infer(_ texts: [String: String], root: [String] = []) -> LayerInference {
    let graph = graph(texts)
    return LayerInference(graph: graph, root: CompositionRoot(in: graph), rootPatterns: root.map { PathPattern($0) })
  }

  func order(_ inference: LayerInference, _ first: String, _ second: String) -> LayerOrder? {
    guard let map = inference.map else { return nil }
    func index(_ name: String) -> Int32 { Int32(map.layers.firstIndex { $0.name == name } ?? -1) }
    return map.order(of: index(first), to: index(second))
  }

  @Test("rows as listed; names of one row know no order")
  func rows() {
    let inference = infer([
      "App/A.swift": "", "Scenes/B.swift": "", "Views/C.swift": "", "Domain/D.swift": "", "Utils/E.swift": "",
    ])
    #expect(inference.map?.layers.map(\.name) == ["root", "App", "Scenes", "Views", "Domain", "Utils"])
    #expect(inference.plan?.rows.map { $0.layers.map(\.name) } == [["App"], ["Scenes, Views"], ["Domain"], ["Utils"]])
    #expect(order(inference, "App", "Utils") == .above(rows: 3))
    #expect(order(inference, "Scenes", "Views") == .unordered)
    #expect(
      inference.notes == [
        "layers, from the names of folders, top to bottom: App · Scenes, Views · Domain · Utils (5 of 5 files)"
      ])
  }

  @Test("a folder Core with the app's delegate in it is no common ground")
  func core() {
    let texts = ["UI/A.swift": "", "Models/B.swift": "", "Core/State.swift": "", "Core/Net/C.swift": ""]
    let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}"
    func layers(_ texts: [String: String]) -> [String]? { infer(texts).map?.layers.map(\.name) }
    #expect(layers(texts) == ["root", "UI", "Models", "Core"])
    #expect(layers(texts.merging(["Core/App.swift": delegate]) { $1 }) == ["root", "UI", "Models"])
    #expect(layers(texts.merging(["Core/Launch/App.swift": delegate]) { $1 }) == ["root", "UI", "Models", "Core"])
  }

  @Test("a folder Network that is full of screens is a feature, whatever it is called")
  func feature() {
    func layers(_ texts: [String: String]) -> [String]? { infer(texts).map?.layers.map(\.name) }
    let rest = ["UI/A.swift": "class A: UIView {}", "Models/B.swift": "struct B {}", "Utils/C.swift": "struct C {}"]
    var texts = rest
    for name in ["List", "Login", "Search"] {
      texts["Network/\(name)/\(name)Controller.swift"] = "class \(name)Controller: UIViewController {}"
      texts["Network/\(name)/\(name)Source.swift"] = "class \(name)Source {}"
    }
    texts["Network/Data/Parser.swift"] = "struct Parser {}"
    #expect(layers(texts) == ["root", "UI", "Models", "Data", "Utils"])
    // Services with a view among them are what they are called.
    var services = rest
    for name in ["A", "B", "C", "D", "E", "F"] { services["Network/\(name)Client.swift"] = "class \(name)Client {}" }
    services["Network/SignInController.swift"] = "class SignInController: UIViewController {}"
    #expect(layers(services) == ["root", "UI", "Models", "Network", "Utils"])
    // One screen with its presenter is a feature; with a client among it, services with a screen.
    var feature = rest
    feature["Network/PickController.swift"] = "class PickController: UIViewController {}"
    feature["Network/PickPresenter.swift"] = "class PickPresenter {}"
    feature["Network/PickTypes.swift"] = "enum Pick {}\nstruct PickBuilder {}"
    #expect(layers(feature) == ["root", "UI", "Models", "Utils"])
    feature["Network/PickClient.swift"] = "class PickClient {}"
    #expect(layers(feature) == ["root", "UI", "Models", "Network", "Utils"])
  }

  @Test("fewer than two, or next to nothing of the code: none, and it is said")
  func none() {
    #expect(infer(["App/A.swift": "", "Other/B.swift": ""]).map == nil)
    var texts = ["Models/M.swift": "", "Views/V.swift": ""]
    for index in 0..<20 { texts["Other/\(index).swift"] = "" }
    let inference = infer(texts)
    #expect(inference.map == nil)
    #expect(inference.notes.count == 1)
  }

  @Test("delegates are root wherever they lie; assemblies where no layer claims them")
  func root() {
    let inference = infer(
      [
        "App/AppDelegate.swift": "class D: UIResponder, UIApplicationDelegate {}", "App/Other.swift": "struct Other {}",
        "Core/Assembly.swift": "class CoreAssembly { func a() { _ = Other(); _ = V() } }",
        "Views/V.swift": "struct V {}",
        "Assembly.swift": "class AppAssembly { func a() { _ = Other(); _ = V() } }", "Setup/Keys.swift": "",
      ], root: ["Setup"])
    let map = inference.map
    let names = (0..<6).map { map?.layer(ofFile: $0)?.name }
    #expect(names == ["root", "App", "root", "Core", "root", "Views"])
  }

  @Test("a container that makes a dozen types, some of layers above, is in no layer")
  func containers() {
    let made = (0..<12).map { "M\($0)" }
    func layers(_ container: String, making made: [String]) -> [String?] {
      let container = "class \(container) { func make() { _ = [\(made.map { "\($0)()" }.joined(separator: ", "))] } }\nstruct Beside {}"
      let inference = infer([
        "Core/Container.swift": container, "Models/M.swift": (0..<6).map { "struct M\($0) {}" }.joined(separator: "\n"),
        "Services/S.swift": (6..<12).map { "class M\($0) {}" }.joined(separator: "\n"), "Views/V.swift": "",
      ])
      return (0..<4).map { inference.map?.layer(ofFile: $0)?.name }
    }
    #expect(layers("Container", making: made) == [nil, "Models", "Services", "Views"])
    #expect(layers("Container", making: Array(made.prefix(8))).first == "Core")
    #expect(layers("Everything", making: made).first == "Core")
    #expect(layers("EverythingFactory", making: made).first == "Core")
    let above = infer([
      "App/Container.swift": "class Container { func make() { _ = [\(made.map { "\($0)()" }.joined(separator: ", "))] } }",
      "Services/S.swift": made.map { "class \($0) {}" }.joined(separator: "\n"), "Views/V.swift": "",
    ])
    #expect(above.map?.layer(ofFile: 0)?.name == "App")
  }

  @Test("the assembly of one screen belongs to the presentation")
  func screenAssemblies() {
    func assembly(_ name: String, makes screen: String) -> String {
      "class \(name)Assembly { func make() -> \(screen) { let v = \(screen)(); v.presenter = \(name)Presenter(); return v } }"
    }
    let screen = "class Screen: UIViewController { var presenter: Any? }"
    let inference = infer([
      "App/Start.swift": "class Start { func go() { _ = FeedAssembly().make() } }",
      "Modules/Feed/Assembly/FeedAssembly.swift": assembly("Feed", makes: "Screen"),
      "Modules/Feed/FeedPresenter.swift": "class FeedPresenter {}", "Modules/Feed/View/Screen.swift": screen,
      "Setup/AppAssembly.swift": assembly("App", makes: "Screen"), "Setup/AppPresenter.swift": "class AppPresenter {}",
    ])
    #expect((0..<3).map { inference.map?.layer(ofFile: $0)?.name } == ["App", "View", nil])
    #expect((3..<6).map { inference.map?.layer(ofFile: $0)?.name } == ["View", "root", nil])
  }

  @Test("services that build on the domain, and not the other way round, stand above it")
  func inverted() {
    var texts = ["Domain/Feed.swift": "struct Feed {}", "UI/View.swift": "struct V { let feed: Feed }"]
    for index in 0..<5 { texts["Data/R\(index).swift"] = "struct R\(index) { let feed: Feed }" }
    let inference = infer(texts)
    #expect(inference.map?.layers.map(\.name) == ["root", "UI", "Data", "Domain"])
    #expect(order(inference, "Data", "Domain") == .above(rows: 1))
    #expect(inference.notes.count == 2)
  }

  @Test("a domain that uses its services stands above them, as listed")
  func notInverted() {
    var texts = [
      "Infrastructure/Store.swift": "struct Store { var feed: Feed? }", "Domain/Feed.swift": "struct Feed {}",
    ]
    for index in 0..<3 { texts["Domain/S\(index).swift"] = "struct S\(index) { let store: Store }" }
    #expect(order(infer(texts), "Domain", "Infrastructure") == .above(rows: 1))
  }

  @Test("services that use plain models: no order is judged")
  func models() {
    let inference = infer([
      "Models/User.swift": "struct User {}", "Services/Client.swift": "struct Client { let user: User }",
      "Views/V.swift": "struct V { let user: User }",
    ])
    #expect(order(inference, "Models", "Services") == .unordered)
    #expect(order(inference, "Views", "Services") == .above(rows: 2))
    #expect(
      inference.notes.last
        == "not judged, as the code has another order: Models and Services (1 of 1 dependencies lead up)")
  }

  @Test("that views stand above the rest is never in doubt")
  func views() {
    var texts = ["Views/V.swift": "struct V {}", "Models/M.swift": "struct M {}"]
    for index in 0..<20 { texts["Core/C\(index).swift"] = "struct C\(index) { let v: V }" }
    #expect(order(infer(texts), "Views", "Core") == .above(rows: 2))
  }

  @Test("an app and its watch app have layers of their own, though they share files")
  func stacks() throws {
    let modules: [(path: String, modules: [Int32])] = [
      ("Sources/App/A.swift", [0]), ("Sources/App/B.swift", [0, 1]), ("Sources/Shared/C.swift", [0, 1]),
      ("Sources/Watch/Views/D.swift", [1]), ("Sources/Watch/Models/E.swift", [1]), ("Sources/Odd/F.swift", [1]),
    ]
    let files = modules.map { GraphFile(path: $0.path, modules: $0.modules, facts: FileFacts()) }
    let graph = DependencyGraph(files: files, modules: ["App", "Watch"])
    let map = try #require(LayerInference(graph: graph, root: CompositionRoot(in: graph)).map)
    let model = ArchitecturalModel(graph: graph, layers: map)
    #expect(model.areComparable(2, 1))
    #expect(model.areComparable(2, 0))
    #expect(model.areComparable(3, 4))
    #expect(model.areComparable(3, 5))
    #expect(!model.areComparable(3, 1))
    #expect(!model.areComparable(3, 0))
  }

  @Test("a file in Extensions that only extends a type of the project goes with it")
  func extensions() {
    let inference = infer([
      "Extensions/A.swift": "extension Screen { var a: Int { 1 } }", "Extensions/B.swift": "extension String {}",
      "Extensions/C.swift": "extension Odd {}",
      "Extensions/D.swift": "extension Screen {}\nextension Array where Element == Screen { var first: Screen { self[0] } }",
      "Extensions/E.swift": "extension Array where Element: Equatable { func ids() -> [Screen] { [] } }",
      "Odd/Odd.swift": "struct Odd {}", "Screens/Screen.swift": "struct Screen {}",
    ])
    #expect((0..<6).map { inference.map?.layer(ofFile: $0)?.name } == ["Screens", "Extensions", nil, "Screens", "Extensions", nil])
  }

  @Test("an app's extension of a library's type stays with the app's others")
  func otherModules() {
    let texts: [(path: String, module: Int32, text: String)] = [
      ("Kit/Extensions/B.swift", 1, "extension Order { var b: Int { 1 } }"), ("Kit/Models/Order.swift", 1, "public struct Order {}"),
      ("Shop/Extensions/A.swift", 0, "import Kit\nextension Order { var a: Int { 1 } }"),
      ("Shop/Extensions/C.swift", 0, "import Kit\nimport UIKit\nextension Order { var colour: UIColor { .red } }"),
      ("Shop/Screens/S.swift", 0, "struct Screen {}"),
    ]
    let files = texts.map { GraphFile(path: $0.path, modules: [$0.module], facts: SwiftScanner.scan($0.text)) }
    let graph = DependencyGraph(files: files, modules: ["App", "Kit"])
    let map = LayerInference(graph: graph, root: CompositionRoot(in: graph)).map
    #expect((0..<5).map { map?.layer(ofFile: $0)?.name } == ["Models", "Models", "Extensions", nil, "Screens"])
  }

  @Test("a category in Extensions goes with its class, header and implementation alike")
  func category() {
    let inference = infer([
      "Extensions/Order+Sum.h": "#import \"Order.h\"\n@interface Order (Sum)\n- (int)sum;\n@end",
      "Extensions/Order+Sum.m": "#import \"Order+Sum.h\"\n@implementation Order (Sum)\n- (int)sum { return 1; }\n@end",
      "Models/Order.h": "@interface Order : NSObject\n@end", "Views/V.swift": "class V {}",
    ])
    #expect((0..<2).map { inference.map?.layer(ofFile: $0)?.name } == ["Models", "Models"])
  }

  @Test("colours and pictures for what knows no user interface, in Extensions, are in no layer")
  func interfaceExtensions() {
    let inference = infer([
      "Extensions/A.swift": "import UIKit\nextension Order { var color: UIColor { .red } }",
      "Extensions/B.swift": "extension Order { var total: Int { 1 } }",
      "Extensions/C.swift": "import UIKit\nextension Screen { var color: UIColor { .red } }",
      "Models/Order.swift": "struct Order {}", "Screens/Screen.swift": "struct Screen {}",
    ])
    #expect((0..<3).map { inference.map?.layer(ofFile: $0)?.name } == [nil, "Models", "Screens"])
  }
}

@Suite("Where the presentation ends")
struct PresentationBoundaryTests {
  func below(_ rows: [[String]], _ texts: [String: String] = [:]) -> [String] {
    let graph = graph(texts)
    let plan = LayerPlan(rows: rows.map { LayerRow($0.map { LayerSpec(folder: $0) }) })
    let map = LayerMap(plan: plan, files: graph.files.map(\.path), isRoot: graph.files.map { _ in false })
    let boundary = PresentationBoundary(of: ArchitecturalModel(graph: graph, layers: map))
    return zip(map.layers, boundary.isBelow).filter(\.1).map(\.0.name)
  }

  @Test("below the layers whose names say presentation")
  func named() {
    #expect(below([["App"], ["Screens"], ["Rules"], ["Store"]]) == ["Rules", "Store"])
    #expect(
      below([["Application"], ["Domain"], ["Infrastructure"], ["Utilities"]]) == [
        "Domain", "Infrastructure", "Utilities",
      ])
  }

  @Test("interface layers further down are none of it, and are spared")
  func sharedInterface() {
    #expect(below([["App"], ["Domain"], ["SharedUI"], ["Core"]]) == ["Domain", "Core"])
    #expect(below([["App"], ["Domain"], ["DesignSystem"]]) == ["Domain"])
  }

  @Test("without such names, below the layer with the most views")
  func views() {
    let texts = [
      "Mac/A.swift": "class A: NSView {}\nclass B: NSViewController {}", "Kit/K.swift": "class K: NSView {}",
      "Base/B.swift": "class C {}", "Top/T.swift": "struct T {}",
    ]
    #expect(below([["Top"], ["Mac"], ["Kit"], ["Base"]], texts) == ["Base"])
  }

  @Test("without views, below the top row")
  func bare() {
    #expect(below([["One", "Two"], ["Three"]]) == ["Three"])
  }
}
