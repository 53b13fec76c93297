import DependencyGraph
import SourceFacts
import Testing

@testable import Architecture

/// Layers inferred from the contents of files.
extension LayerInferenceTests {
  @Test("folders without known names are classified by what most of their files contain")
  func foldersAreClassifiedByTheirContents() {
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
  func flatFoldersAreOrderedFileByFile() {
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

  @Test("a folder Control is among the views only if it holds some", arguments: [("", false), (": UIView", true)])
  func foldersNamedControlNeedViews(superclass: String, isOfViews: Bool) throws {
    var texts: [String: String] = [:]
    for index in 0..<4 {
      texts["App/Control/C\(index).swift"] = "import UIKit\nclass Gamma\(index)\(superclass) {}"
      texts["App/Views/V\(index).swift"] = "import UIKit\nclass V\(index): UIView { var c: Gamma\(index)? }"
      texts["App/Models/M\(index).swift"] = "struct M\(index): Codable { let a: Int }"
    }
    let file = try #require(graph(texts).files.firstIndex { $0.path == "App/Control/C0.swift" })
    let layer = try #require(infer(texts).map).layer(ofFile: file)?.name ?? ""
    #expect(layer.contains("Views") == isOfViews, "\(layer)")
  }

  @Test("in a folder of screens without a known name, services and models do not belong to the screens")
  func servicesAndModelsAmongScreensHaveNoLayer() {
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
    "a service in a folder of screens leaves it if several others use it, and more of them than the screens it uses",
    arguments: [(3, "", "Services"), (2, "", nil), (3, "let (a, b) = (C0(), C1())", nil)])
  func sharedServicesLeaveTheirScreens(users: Int, member: String, layer: String?) throws {
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

  @Test("a services folder next to the screens is a layer; deeper inside, it is part of a feature")
  func serviceFoldersNearTheScreensAreALayer() throws {
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

  @Test("what all layers use of a folder Application is not above the screens")
  func sharedValuesOfApplicationAreNotAboveTheScreens() {
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

  @Test("an unclassified folder that the screens use, and that does not use them, belongs to the services")
  func foldersThatScreensUseAreServices() {
    let uses = (0..<3).map { ("Screens/S\($0)", "Crypto/C\($0)") }
    func texts(_ inference: LayerInference) -> [String]? { layers(inference) }
    var sources: [String: String] = [:]
    for (user, used) in uses {
      sources[user + ".swift"] = "class A\(user.suffix(1)): UIView { let c = B\(used.suffix(1))() }"
      sources[used + ".swift"] = "class B\(used.suffix(1)) {}"
    }
    #expect(layers(sources) == ["root", "Screens", "Services"])
  }

  @Test("controllers that are not view controllers are not presentation, and neither is a folder App with models")
  func controllersWithoutViewsAreNotPresentation() {
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
}
