import DependencyGraph
import NameResolution
import Patterns
import SourceFacts
import SwiftScanning
import Tables
import Testing

@testable import Architecture

@Suite("Inferred layers")
struct LayerInferenceTests {
  func infer(_ texts: [String: String], root: [String] = []) -> LayerInference {
    let graph = graph(texts)
    return LayerInference(graph: graph, root: CompositionRoot(in: graph), rootPatterns: root.map { PathPattern($0) })
  }

  /// `Use` in a file of each path uses the type of the file at another one.
  func infer(uses: [(String, String)], also: [String] = []) -> LayerInference {
    var texts: [String: String] = [:]
    func type(_ path: String) -> String { String(path.filter { $0.isLetter || $0.isNumber }) }
    for path in uses.flatMap({ [$0.0, $0.1] }) + also { texts["\(path).swift"] = "struct \(type(path)) {}\n" }
    for (user, used) in uses {
      texts["\(user).swift", default: ""] += "let \(type(user) + type(used)) = \(type(used))()\n"
    }
    return infer(texts)
  }

  func layers(_ inference: LayerInference) -> [String]? { inference.map?.layers.map(\.name) }

  func layers(_ texts: [String: String]) -> [String]? { layers(infer(texts)) }

  func order(_ inference: LayerInference, _ first: String, _ second: String) -> LayerOrder? {
    guard let map = inference.map else { return nil }
    func layer(_ name: String) -> LayerID? { map.layers.firstIndex { $0.name == name } }
    return map.order(of: layer(first), to: layer(second))
  }

  // MARK: Names

  @Test("known names stand in their order; those of one band share a row unless the code orders them")
  func rows() {
    let inference = infer([
      "App/A.swift": "", "Scenes/B.swift": "", "Views/C.swift": "", "Services/D.swift": "", "Models/E.swift": "",
      "Utils/F.swift": "",
    ])
    #expect(layers(inference) == ["root", "App", "Scenes + Views", "Services", "Models"])
    #expect(order(inference, "App", "Models") == .above(rows: 3))
    #expect(
      inference.notes == [
        "inferred layers, top to bottom: App · Scenes + Views · Services · Models",
        "5 of 6 files (83 %) are in a layer: 5 by the names of their folders",
      ])
  }

  @Test(
    "a header in a folder named after who may see it goes where its implementation is, components without views nowhere"
  )
  func accessFolders() {
    let inference = infer([
      "Screens/S.swift": "class S: UIViewController {}", "Services/Store.m": "@implementation Store\n@end\n",
      "App/Public/Store.h": "@interface Store : NSObject\n@end\n", "App/Public/Owner.h": "@protocol Owner\n@end\n",
      "Components/Keychain.swift": "import Foundation\nclass Keychain { func read() {} }",
      "Models/M.swift": "struct M { let id: Int }",
    ])
    // In the order of the paths, with two files more.
    let found = (0..<4).map { inference.map?.layer(ofFile: FileID($0))?.name }
    #expect(found == [nil, "Services", nil, "Models"])
  }

  @Test("C and C++ that know nothing of the app are in no layer; functions for its objects are")
  func plainC() {
    let inference = infer([
      "Models/M.swift": "struct M { let id: Int }", "Screens/S.swift": "class S: UIViewController {}",
      "Services/colors.h": "CGRect inset(CGRect area);\n",
      "Services/log.h": "#import <Cocoa/Cocoa.h>\n#define LOG 1\n",
      "Services/parser.h": "struct parser { int UINT32; };\n",
      "Services/store.mm": "class Store { public: void read() {} };\n",
      "Services/Z.swift": "import Foundation\nclass Z { func read() {} }",
    ])
    let found = (0..<7).map { inference.map?.layer(ofFile: FileID($0))?.name }
    #expect(found == ["Models", "Screens", "Services", "Services", "Services", nil, nil])
  }

  @Test("screens stand above the views that they use")
  func confirmed() {
    let uses = (0..<4).map { ("Screens/S\($0)", "Views/V\($0)") }
    #expect(layers(infer(uses: uses)) == ["root", "Screens", "Views"])
    #expect(layers(infer(uses: uses + (0..<3).map { ("Views/V\($0)", "Screens/S\($0)") })) == nil)
  }

  @Test("the outermost known folder decides")
  func outermost() {
    let inference = infer([
      "Shop/Domain/Infrastructure/A.swift": "", "Shop/Scenes/Cart/Models/B.swift": "", "Shop/Data/Views/C.swift": "",
    ])
    #expect(layers(inference) == ["root", "Scenes", "Domain", "Data"])
  }

  @Test("a folder that holds most of the app is the app, not its uppermost layer")
  func whole() {
    let texts = [
      "App/Views/A.swift": "", "App/Views/B.swift": "", "App/Models/C.swift": "", "App/Services/D.swift": "",
    ]
    #expect(layers(texts) == ["root", "Views", "Services", "Models"])
  }

  @Test("extensions, helpers, utilities and shared code are no layers")
  func neutral() {
    let inference = infer([
      "Views/A.swift": "", "Models/B.swift": "", "Helpers/C.swift": "", "Shared/D.swift": "", "Extensions/E.swift": "",
    ])
    #expect(layers(inference) == ["root", "Views", "Models"])
    #expect(inference.notes.contains { $0.hasPrefix("2 of 5 files (40 %)") })
    #expect(inference.notes.contains { $0.contains("layerlint init") })
  }

  @Test("a folder Models that is full of views is no model")
  func namesake() {
    func texts(_ inside: String) -> [String: String] {
      var texts = ["Screens/S.swift": "import UIKit\nclass S: UIViewController {}", "Services/A.swift": "class A {}"]
      for index in 0..<4 { texts["Models/M\(index).swift"] = inside.replacing("#", with: "\(index)") }
      return texts
    }
    #expect(layers(texts("struct M# { let a: Int }")) == ["root", "Screens", "Services", "Models"])
    #expect(
      layers(texts("import SwiftUI\nstruct M#: View { var body: some View { Text(\"\") } }")) == [
        "root", "Screens", "Services",
      ])
  }

  @Test("Core is the lowest layer where it uses no other; with the app's delegate in it, it is none")
  func core() {
    let uses = [("UI/A", "Core/C"), ("Models/B", "Core/C")]
    #expect(layers(infer(uses: uses)) == ["root", "UI", "Models", "Core"])
    #expect(layers(infer(uses: uses + [("Core/C", "UI/A"), ("Core/C", "Models/B")])) == ["root", "UI", "Models"])
    let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate { let a = UIA() }"
    #expect(
      layers([
        "UI/A.swift": "struct UIA { let c: C }", "Models/B.swift": "", "Core/C.swift": "struct C {}",
        "Core/D.swift": delegate,
      ]) == [
        "root", "UI", "Models",
      ])
  }

  @Test("Common among the screens, which use it, is below them")
  func common() {
    var texts: [String: String] = [:]
    for index in 0..<6 {
      texts["Services/S\(index).swift"] = "class S\(index) {}"
      texts["Modules/M\(index)/C.swift"] = "class M\(index): UIViewController { let view\(index) = V\(index)() }"
      texts["Modules/Common/V\(index).swift"] = "class V\(index): UIView {}"
    }
    #expect(layers(texts) == ["root", "Modules", "Common", "Services"])
    for index in 0..<6 { texts["Modules/Common/V\(index).swift"] = "class V\(index): UIView { var owner: M\(index)? }" }
    #expect(layers(texts) == ["root", "Modules", "Services"])
  }

  // MARK: Content

  @Test("folders without known names are what most of them holds")
  func content() {
    var texts: [String: String] = [:]
    for index in 0..<3 {
      texts["Shop/Cart/C\(index).swift"] =
        "import UIKit\nclass C\(index)Controller: UIViewController { let s = S\(index)Service() }"
      texts["Shop/Backend/S\(index).swift"] = "class S\(index)Service { var t: T\(index)? }"
      texts["Shop/Things/T\(index).swift"] = "struct T\(index): Codable { let id: Int }"
    }
    let inference = infer(texts)
    #expect(layers(inference) == ["root", "Screens", "Services", "Models"])
    #expect(
      inference.plan?.rows.map { $0.layers.flatMap { $0.paths.map(\.text) } } == [
        ["Shop/Cart"], ["Shop/Backend"], ["Shop/Things"],
      ])
    #expect(inference.notes.contains { $0.hasSuffix("9 by their content") })
  }

  @Test("a flat folder has user interface over services over models, file by file")
  func flat() {
    var texts: [String: String] = [:]
    for index in 0..<4 {
      texts["App/C\(index).swift"] = "import UIKit\nclass C\(index): UIViewController { let s = S\(index)Service() }"
      texts["App/S\(index).swift"] = "class S\(index)Service { var t: T\(index)? }"
      texts["App/T\(index).swift"] = "struct T\(index): Codable { let id: Int }"
    }
    #expect(layers(texts) == ["root", "Screens", "Services", "Models"])
  }

  @Test(arguments: [("C0", false), ("Int", true)])
  func aProtocolThatNamesAScreenIsNotBelowTheScreens(parameter: String, isBelow: Bool) throws {
    var texts: [String: String] = [:]
    for index in 0..<4 {
      texts["App/C\(index).swift"] = "import UIKit\nclass C\(index): UIViewController { let s = S\(index)Service() }"
      texts["App/S\(index).swift"] = "class S\(index)Service { var t: T\(index)? }"
      texts["App/T\(index).swift"] = "struct T\(index): Codable { let id: Int }"
    }
    texts["App/A.swift"] = "enum Ending { case done }\nprotocol Listener { func didTap(_ sender: \(parameter)) }"
    let file = try #require(graph(texts).files.firstIndex { $0.path == "App/A.swift" })
    let layer = infer(texts).map?.layer(ofFile: file)?.name ?? ""
    #expect(["Services", "Models"].contains(layer) == isBelow)
  }

  @Test("services and models in a folder of screens that has no known name are none of them")
  func mixed() {
    var texts: [String: String] = [:]
    for index in 0..<6 { texts["Models/M\(index).swift"] = "struct M\(index): Codable { let a: Int }" }
    for index in 0..<6 { texts["Shop/Cart/C\(index).swift"] = "class C\(index): UIView {}" }
    texts["Shop/Cart/CartService.swift"] = "class CartService {}"
    texts["Shop/Cart/Item.swift"] = "struct Item { let a: Int }"
    let map = infer(texts).map
    // Files are sorted by their paths: models, cells, the service, the item.
    #expect([0, 6, 12, 13].map { map?.layer(ofFile: FileID($0))?.name } == ["Models", "Screens", nil, nil])
  }

  @Test(
    "a service leaves the folder of screens around it if several others use it, and more than it uses screens there",
    arguments: [(3, "", "Services"), (2, "", nil), (3, "let (a, b) = (C0(), C1())", nil)])
  func leaving(users: Int, member: String, layer: String?) throws {
    var texts: [String: String] = ["Services/Log.swift": "class Log { func write() {} }"]
    for index in 0..<6 {
      texts["Models/M\(index).swift"] = "struct M\(index): Codable { let a: Int }"
      texts["Shop/Cart/C\(index).swift"] = "class C\(index): UIView {}"
      texts["Shop/Orders/O\(index).swift"] = "class O\(index): UIView { \(index < users ? "let s: CartService" : "") }"
    }
    texts["Shop/Cart/Work/CartService.swift"] = "class CartService { \(member) }"
    let file = try #require(graph(texts).files.firstIndex { $0.path == "Shop/Cart/Work/CartService.swift" })
    #expect(infer(texts).map?.layer(ofFile: file)?.name == layer)
  }

  @Test("services of a folder for them near the screens are a layer, further inside they are part of a feature")
  func foldersOfServices() throws {
    func layer(_ path: String) throws -> String? {
      var texts = ["Models/M.swift": "struct M: Codable { let a: Int }", path: "class CartService {}"]
      for index in 0..<6 {
        texts["Shop/Cart/C\(index).swift"] = "class C\(index): UIView {}"
        texts["Models/M\(index).swift"] = "struct M\(index): Codable { let a: Int }"
      }
      let file = try #require(graph(texts).files.firstIndex { $0.path == path })
      return infer(texts).map?.layer(ofFile: file)?.name
    }
    #expect(try layer("Shop/Stores/CartService.swift") == "Services")
    #expect(try layer("Shop/Cart/Stores/CartService.swift") == nil)
  }

  @Test("what a folder Application holds for all layers is not above the screens")
  func valuesOfTheApplication() {
    let inference = infer([
      "Application/A.swift": "import UIKit\nclass A: UIViewController {}",
      "Application/B.swift": "import UIKit\nclass B: UIViewController {}",
      "Application/C.swift": "import UIKit\nclass C: UIViewController {}",
      "Application/Defaults/Font.swift": "enum Font: String, Codable { case small, large }",
      "Models/M.swift": "struct M {}",
      "Screens/S.swift": "import UIKit\nclass S: UIViewController {}",
      "Screens/T.swift": "import UIKit\nclass T: UIViewController {}",
      "Screens/U.swift": "import UIKit\nclass U: UIViewController {}",
      "Screens/V.swift": "import UIKit\nclass V: UIViewController {}",
    ])
    #expect(inference.map?.layer(ofFile: FileID(3))?.name == nil)
    #expect(inference.map?.layer(ofFile: FileID(0))?.name.hasPrefix("Application") == true)
  }

  @Test("a folder with neither name nor kind that the screens use, and that does not use them, is of services")
  func direction() {
    let uses = (0..<3).map { ("Screens/S\($0)", "Crypto/C\($0)") }
    func texts(_ inference: LayerInference) -> [String]? { layers(inference) }
    var sources: [String: String] = [:]
    for (user, used) in uses {
      sources[user + ".swift"] = "class A\(user.suffix(1)): UIView { let c = B\(used.suffix(1))() }"
      sources[used + ".swift"] = "class B\(used.suffix(1)) {}"
    }
    #expect(layers(sources) == ["root", "Screens", "Services"])
  }

  // MARK: The code's direction

  @Test("services that build on the domain, and not the other way round, stand above it")
  func inverted() {
    let inference = infer(uses: (0..<5).map { ("Data/R\($0)", "Domain/Feed") } + [("UI/V", "Domain/Feed")])
    #expect(layers(inference) == ["root", "UI", "Data", "Domain"])
    #expect(inference.notes.contains { $0.hasPrefix("Domain is below services and data") })
  }

  @Test("a domain that uses its services stands above them")
  func notInverted() {
    let uses = (0..<3).map { ("Domain/S\($0)", "Infrastructure/Store") }
    #expect(
      order(infer(uses: uses + [("Infrastructure/Store", "Domain/Feed")]), "Domain", "Infrastructure")
        == .above(rows: 1))
  }

  @Test("a folder that uses the higher ones more than they use it is in no layer, and the run says so")
  func refuted() {
    let uses = [("Views/V", "Services/S"), ("Views/V", "Models/M")] + (0..<6).map { ("Services/S\($0)", "Views/V") }
    let inference = infer(uses: uses)
    #expect(layers(inference) == ["root", "Views", "Models"])
    #expect(
      inference.notes.last
        == "in no layer, because most of the code depends the other way: Services (6 of 7 dependencies lead up)")
  }

  @Test(arguments: [("camera() -> Camera { Camera() }", "Screens"), ("load() -> Int { 1 }", nil)])
  func aProviderOfScreensIsOneOfThem(function: String, layer: String?) {
    let inference = infer([
      "Screens/Camera.swift": "import UIKit\nclass Camera: UIViewController { let store = Store() }",
      "Services/Store.swift": "class Store {}",
      "Scan/CameraProvider.swift": "class CameraProvider { static func \(function) }",
    ])
    #expect(inference.map.flatMap { $0.layer(ofFile: FileID(0))?.name } == layer)
  }

  @Test("where the code shows no order between rows, it is not checked, and the run says so")
  func open() {
    let uses =
      (0..<3).flatMap { [("Screens/S\($0)", "Views/V\($0)"), ("Views/V\($0)", "Screens/S\($0)")] } + [
        ("Screens/S0", "Models/M")
      ]
    let inference = infer(uses: uses)
    #expect(layers(inference) == ["root", "Screens + Views", "Models"])
    #expect(
      inference.notes.last
        == "order not checked, because the code shows none: Screens and Views (3 of 6 dependencies lead up)")
  }

  @Test("fewer than two layers, or next to nothing of the code: none, and the run says so")
  func none() {
    #expect(infer(["App/A.swift": "", "Other/B.swift": ""]).map == nil)
    var texts = ["Models/M.swift": "", "Views/V.swift": ""]
    for index in 0..<20 { texts["Other/\(index).swift"] = "" }
    let inference = infer(texts)
    #expect(inference.map == nil)
    #expect(inference.notes.count == 1)
  }

  // MARK: The root

  @Test("delegates are root wherever they are; assemblies where no layer claims them")
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

  @Test("what stands next to a delegate in its file is in no layer")
  func besideDelegate() throws {
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

  @Test("a container that makes a dozen types, some of layers above, is in no layer")
  func containers() {
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
  func screenAssemblies() {
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

  @Test("a file that only extends a type of the project goes with it, wherever it is")
  func extensions() {
    let inference = infer([
      "Extensions/A.swift": "extension Screen { var a: Int { 1 } }", "Extensions/B.swift": "extension String {}",
      "Extensions/C.swift": "extension Odd {}",
      "Extensions/D.swift":
        "extension Screen {}\nextension Array where Element == Screen { var first: Screen { self[0] } }",
      "Models/M.swift": "", "Odd/Odd.swift": "struct Odd {}", "Screens/Screen.swift": "struct Screen {}",
    ])
    #expect((0..<4).map { inference.map?.layer(ofFile: FileID($0))?.name } == ["Screens", nil, nil, "Screens"])
  }

  @Test("a category in Extensions goes with its class, header and implementation alike")
  func category() {
    let inference = infer([
      "Extensions/Order+Sum.h": "#import \"Order.h\"\n@interface Order (Sum)\n- (int)sum;\n@end",
      "Extensions/Order+Sum.m": "#import \"Order+Sum.h\"\n@implementation Order (Sum)\n- (int)sum { return 1; }\n@end",
      "Models/Order.h": "@interface Order : NSObject\n@end", "Views/V.swift": "class V {}",
    ])
    #expect((0..<2).map { inference.map?.layer(ofFile: FileID($0))?.name } == ["Models", "Models"])
  }

  @Test("colours and pictures for what knows no user interface are in no layer")
  func interfaceExtensions() {
    let inference = infer([
      "Extensions/A.swift": "import UIKit\nextension Order { var color: UIColor { .red } }",
      "Extensions/B.swift": "extension Order { var total: Int { 1 } }",
      "Extensions/C.swift": "import UIKit\nextension Screen { var color: UIColor { .red } }",
      "Models/Order.swift": "struct Order {}", "Screens/Screen.swift": "struct Screen {}",
    ])
    #expect((0..<3).map { inference.map?.layer(ofFile: FileID($0))?.name } == [nil, "Models", "Screens"])
  }

  // MARK: Modules

  func infer(_ files: [(path: String, modules: [Int], text: String)], modules: [String]) -> LayerInference {
    let files = files.map {
      GraphFile(path: $0.path, modules: $0.modules.map { ModuleID($0) }, facts: SwiftScanner.scan($0.text))
    }
    let graph = DependencyGraph(files: files, modules: modules)
    return LayerInference(graph: graph, root: CompositionRoot(in: graph))
  }

  @Test("modules are layers in the order of their imports, with layers of their own")
  func modules() {
    let inference = infer(
      [
        ("App/Models/A.swift", [0], "import Kit"), ("App/Views/B.swift", [0], "import Feed"),
        ("Feed/Feed.swift", [1], "import Kit\nstruct FeedView: View {}"),
        ("Kit/Kit.swift", [2], "public struct Kit {}"),
        ("Kit/Views/V.swift", [2], "public struct V {}"),
      ], modules: ["App", "Feed", "Kit"])
    #expect(inference.plan?.rows.map { $0.layers.map(\.name) } == [["App"], ["Feed"], ["Kit"]])
    #expect(inference.plan?.rows.map { $0.layers.flatMap { $0.paths.map(\.text) } } == [["App"], ["Feed"], ["Kit"]])
    #expect(order(inference, "Models", "Kit") == .above(rows: 2))
    #expect(order(inference, "Views", "Models") == .above(rows: 1))
    #expect(inference.notes.first == "inferred layers, top to bottom: App (Views · Models) · Feed · Kit")
  }

  @Test("an app and its widget share their layers, as they share files")
  func programs() {
    let inference = infer(
      [
        ("App/Models/A.swift", [0, 1], ""), ("App/Views/B.swift", [0], ""), ("Widget/Views/C.swift", [1], ""),
      ], modules: ["App", "Widget"])
    #expect(layers(inference) == ["root", "Views", "Models"])
    #expect(
      inference.plan?.rows.map { $0.layers.flatMap { $0.paths.map(\.text) } } == [
        ["App/Views", "Widget"], ["App/Models"],
      ])
  }

  @Test("models that only the app imports stand below the features all the same")
  func depth() {
    let inference = infer(
      [
        ("App/A.swift", [0], "import Feed\nimport Models"), ("Feed/F.swift", [1], "import Net\nstruct F: View {}"),
        ("Net/N.swift", [2], "public final class NetClient {}"),
        ("Models/M.swift", [3], "public struct M { public let id: Int }"),
      ], modules: ["App", "Feed", "Net", "Models"])
    #expect(inference.plan?.rows.map { $0.layers.map(\.name) } == [["App"], ["Feed"], ["Models", "Net"]])
  }

  @Test("a folder whose files belong to different modules is no single layer")
  func mixedFolder() throws {
    // App in Sources and Sources/App, Kit in Sources/Kit and, by its project, among the files of the app.
    let files: [(path: String, text: String, module: Int)] = [
      ("Sources/App/Main.swift", "import Kit\nimport Dice\nstruct Main {}", 0),
      ("Sources/App/Screen.swift", "import Kit\nstruct Screen {}", 0),
      ("Sources/Kit/A.swift", "import Dice\nstruct A {}", 1),
      ("Sources/App/OfKit.swift", "import Dice\nstruct OfKit {}", 1), ("Sources/Dice/Die.swift", "struct Die {}", 2),
      ("Sources/Dice/Roll.swift", "struct Roll {}", 2), ("Sources/Extra/E.swift", "struct E {}", 2),
    ]
    let graph = DependencyGraph(
      files: files.map { GraphFile(path: $0.path, modules: [ModuleID($0.module)], facts: SwiftScanner.scan($0.text)) },
      modules: ["App", "Kit", "Dice"])
    let map = try #require(LayerInference(graph: graph, root: CompositionRoot(in: graph)).map)
    for (file, place) in zip(graph.files.indices, files) {
      #expect(map.layer(ofFile: file)?.name == ["App", "Kit", "Dice"][place.module], "\(place.path)")
    }
    #expect(map.conflicts.isEmpty)
  }

  @Test("controllers that are no view controllers are no presentation, nor is a folder App with models")
  func namesOfTheInterface() {
    func texts(_ controller: String, _ app: String) -> [String: String] {
      var texts = [
        "Views/V.swift": "import UIKit\nclass V: UIView {}", "Models/M.swift": "struct M: Codable { let id: Int }",
      ]
      for index in 0..<3 {
        texts["Controllers/C\(index).swift"] = controller.replacing("NAME", with: "C\(index)Controller")
        texts["App/A\(index).swift"] = app.replacing("NAME", with: "A\(index)")
      }
      return texts
    }
    let coder = "struct NAME: Codable { let id: Int }"
    let stack = "import CoreData\nclass NAME { let container = NSPersistentContainer(name: \"x\") }"
    let screen = "import UIKit\nclass NAME: UIViewController {}"
    #expect(layers(texts(screen, screen)) == ["root", "App", "Controllers + Views", "Models"])
    #expect(layers(texts(stack, coder))?.contains { $0.contains("Controllers") || $0 == "App" } == false)
  }

  @Test("what is written in a configuration says the same")
  func plan() throws {
    let graph = graph([
      "App/AppDelegate.swift": "class D: UIResponder, UIApplicationDelegate {}",
      "Screens/A.swift": "class A: UIView {}",
      "Screens/{odd}/B.swift": "class B: UIView {}", "Models/M.swift": "struct M {}", "Helpers/H.swift": "",
    ])
    let root = CompositionRoot(in: graph)
    let inference = LayerInference(graph: graph, root: root)
    var plan = try #require(inference.plan)
    plan.isInferred = false
    #expect(LayerMap(plan: plan, graph: graph, root: root).layerOfFile == inference.map?.layerOfFile)
    #expect(
      (0..<5).map { inference.map?.layer(ofFile: FileID($0))?.name } == ["root", nil, "Models", "Screens", "Screens"])
  }
}

@Suite("Where the presentation ends")
struct PresentationBoundaryTests {
  func below(_ rows: [[String]], _ texts: [String: String] = [:]) -> [String] {
    let graph = graph(texts)
    let plan = LayerPlan(rows: rows.map { LayerRow($0.map { LayerSpec(folder: $0) }) })
    let map = LayerMap(plan: plan, files: graph.files.map(\.path), isRoot: graph.files.mapValues { _ in false })
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
