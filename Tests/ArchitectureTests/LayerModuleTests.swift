import DependencyGraph
import NameResolution
import ObjCScanning
import SourceFacts
import SwiftScanning
import Testing

@testable import Architecture

/// Layers inferred from modules.
extension LayerInferenceTests {
  func infer(_ files: [(path: String, modules: [Int], text: String)], modules: [String]) -> LayerInference {
    let files = files.map { path, modules, text in
      let facts =
        path.hasSuffix(".swift") ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h"))
      return GraphFile(path: path, modules: modules.map { ModuleID($0) }, facts: facts)
    }
    let graph = DependencyGraph(files: files, modules: modules)
    return LayerInference(graph: graph, root: CompositionRoot(in: graph))
  }

  @Test("modules are layers in the order of their imports, with layers of their own")
  func modulesAreLayersInTheOrderOfImports() {
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

  @Test("a library whose demo app has its name is below the demo app")
  func librariesAreBelowDemoAppsOfTheirName() {
    let inference = infer(
      [
        ("Library/Cart.h", [0], "#import <UIKit/UIKit.h>\n@interface Cart : UIViewController\n@end"),
        ("Library/Cart.m", [0], "#import <Shop/Cart.h>\n@implementation Cart\n@end"),
        ("Library/Till.m", [0], "#import <Shop/Cart.h>\n@interface Till : Cart\n@end\n@implementation Till\n@end"),
        ("Demo/Menu.m", [1], "#import <Shop/Cart.h>\n@interface Menu : Cart\n@end\n@implementation Menu\n@end"),
      ], modules: ["App", "Shop"])
    #expect(inference.plan?.rows.map { $0.layers.map(\.name) } == [["Shop"], ["App"]])
  }

  @Test("an app and its widget share their layers, as they share files")
  func appAndExtensionShareLayers() {
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

  @Test("models that only the app imports are still below the features")
  func modelsBelowUnrelatedFeatures() {
    let inference = infer(
      [
        ("App/A.swift", [0], "import Feed\nimport Models"), ("Feed/F.swift", [1], "import Net\nstruct F: View {}"),
        ("Net/N.swift", [2], "public final class NetClient {}"),
        ("Models/M.swift", [3], "public struct M { public let id: Int }"),
      ], modules: ["App", "Feed", "Net", "Models"])
    #expect(inference.plan?.rows.map { $0.layers.map(\.name) } == [["App"], ["Feed"], ["Models", "Net"]])
  }

  @Test("a folder whose files belong to different modules is not one layer")
  func foldersOfSeveralModulesAreNotOneLayer() throws {
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
}
