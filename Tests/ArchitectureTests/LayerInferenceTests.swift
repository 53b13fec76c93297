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

  @Test("layers with known names have a fixed order; names of the same rank share a row unless dependencies order them")
  func knownNamesAreOrdered() {
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
    "a header in a folder such as Public is in the layer of its implementation; a folder Components without views is in no layer"
  )
  func headerFoldersFollowTheImplementation() {
    let inference = infer([
      "Screens/S.swift": "class S: UIViewController {}", "Services/Store.m": "@implementation Store\n@end\n",
      "App/Public/Store.h": "@interface Store : NSObject\n@end\n", "App/Public/Owner.h": "@protocol Owner\n@end\n",
      "Components/Keychain.swift": "import Foundation\nclass Keychain { func read() {} }",
      "Models/M.swift": "struct M { let id: Int }",
    ])
    // In the order of the paths; two more files follow.
    let found = (0..<4).map { inference.map?.layer(ofFile: FileID($0))?.name }
    #expect(found == [nil, "Services", nil, "Models"])
  }

  @Test("C and C++ code that uses nothing of the app is in no layer; C functions for its objects are")
  func plainCIsInNoLayer() {
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

  @Test("screens are above the views that they use")
  func screensAreAboveTheirViews() {
    let uses = (0..<4).map { ("Screens/S\($0)", "Views/V\($0)") }
    #expect(layers(infer(uses: uses)) == ["root", "Screens", "Views"])
    #expect(layers(infer(uses: uses + (0..<3).map { ("Views/V\($0)", "Screens/S\($0)") })) == nil)
  }

  @Test("the outermost known folder decides")
  func outermostKnownFolderDecides() {
    let inference = infer([
      "Shop/Domain/Infrastructure/A.swift": "", "Shop/Scenes/Cart/Models/B.swift": "", "Shop/Data/Views/C.swift": "",
    ])
    #expect(layers(inference) == ["root", "Scenes", "Domain", "Data"])
  }

  @Test("a folder with most of the app is the app, not its top layer")
  func appFolderIsNotALayer() {
    let texts = [
      "App/Views/A.swift": "", "App/Views/B.swift": "", "App/Models/C.swift": "", "App/Services/D.swift": "",
    ]
    #expect(layers(texts) == ["root", "Views", "Services", "Models"])
  }

  @Test("extensions, helpers, utilities and shared code are not layers")
  func neutralFoldersAreNoLayers() {
    let inference = infer([
      "Views/A.swift": "", "Models/B.swift": "", "Helpers/C.swift": "", "Shared/D.swift": "", "Extensions/E.swift": "",
    ])
    #expect(layers(inference) == ["root", "Views", "Models"])
    #expect(inference.notes.contains { $0.hasPrefix("2 of 5 files (40 %)") })
    #expect(inference.notes.contains { $0.contains("layerlint init") })
  }

  @Test("a folder Models full of views is not a model layer")
  func modelsFolderWithViewsIsNotAModelLayer() {
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

  @Test("Core is the lowest layer if it uses no other; if the app delegate is in it, it is not a layer")
  func coreIsTheLowestLayer() {
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

  @Test("Common in the folder of the screens that use it is below them")
  func commonFolderIsBelowItsScreens() {
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

  // MARK: Direction of dependencies

  @Test("services that use the domain are above it if the domain does not use them")
  func servicesThatUseTheDomainAreAboveIt() {
    let inference = infer(uses: (0..<5).map { ("Data/R\($0)", "Domain/Feed") } + [("UI/V", "Domain/Feed")])
    #expect(layers(inference) == ["root", "UI", "Data", "Domain"])
    #expect(inference.notes.contains { $0.hasPrefix("Domain is below services and data") })
  }

  @Test("a domain that uses its services is above them")
  func domainThatUsesServicesIsAboveThem() {
    let uses = (0..<3).map { ("Domain/S\($0)", "Infrastructure/Store") }
    #expect(
      order(infer(uses: uses + [("Infrastructure/Store", "Domain/Feed")]), "Domain", "Infrastructure")
        == .above(rows: 1))
  }

  @Test("a folder that uses higher layers more than they use it is in no layer, and a note says so")
  func foldersThatMostlyDependUpwardsAreInNoLayer() {
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

  @Test("if dependencies show no order between rows, it is not checked, and a note says so")
  func unclearOrderIsNotChecked() {
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

  @Test("with fewer than two layers, or hardly any code in them, there are no layers, and a note says so")
  func tooFewLayersAreNotReported() {
    #expect(infer(["App/A.swift": "", "Other/B.swift": ""]).map == nil)
    var texts = ["Models/M.swift": "", "Views/V.swift": ""]
    for index in 0..<20 { texts["Other/\(index).swift"] = "" }
    let inference = infer(texts)
    #expect(inference.map == nil)
    #expect(inference.notes.count == 1)
  }

  // MARK: As a configuration

  @Test("a configuration written from inferred layers gives the same layers")
  func inferredLayersEqualTheirConfiguration() throws {
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
