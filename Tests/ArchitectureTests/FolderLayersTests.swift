import DependencyGraph
import Testing

@testable import Architecture

@Suite("Layers from folder names")
struct FolderLayersTests {
  func layers(_ paths: [String], modules: Set<String> = []) -> [String: String] {
    let tree = FolderTree(paths)
    let found = FolderLayers(tree) { folder, _ in modules.contains(tree.folders[folder].path) }
    var names: [String: String] = [:]
    for (path, layer) in zip(paths, found.layerOfFile) where layer >= 0 { names[path] = found.layers[Int(layer)].name }
    return names
  }

  @Test("the outermost known folder decides")
  func outermost() {
    #expect(
      layers([
        "Shop/Domain/Infrastructure/A.swift", "Shop/Scenes/Cart/Models/B.swift", "Shop/Other/C.swift",
        "Shop/Core/D.swift",
        "Shop/Data/Views/E.swift",
      ]) == [
        "Shop/Domain/Infrastructure/A.swift": "Domain", "Shop/Scenes/Cart/Models/B.swift": "Scenes",
        "Shop/Core/D.swift": "Core", "Shop/Data/Views/E.swift": "Data",
      ])
  }

  @Test(
    "spellings",
    arguments: [
      ("models", KnownHeight.domain), ("Model", .domain), ("UseCase", .domain), ("Use Cases", .domain),
      ("views", .presentation),
      ("Screen", .presentation), ("Networking", .services), ("Service", .services), ("UTILS", .core),
      ("Utility", .core),
      ("App", .application), ("PresentationLayer", .presentation), ("Data Layer", .services), ("service_layer", .services),
    ])
  func spellings(name: String, height: KnownHeight) {
    #expect(KnownHeight(name: name) == height)
  }

  @Test(
    "names that only look alike", arguments: ["Apps", "ViewModels", "Modeling", "Dat", "AppKit", "UIs", "Corex", "", "Layer", "Player", "ExtensionLayer"])
  func otherNames(name: String) {
    #expect(KnownHeight(name: name) == nil)
  }

  @Test("a folder that holds nearly all of the app is looked into")
  func container() {
    let paths = [
      "App/Views/A.swift", "App/Views/B.swift", "App/Models/C.swift", "App/Services/D.swift", "App/Main.swift",
    ]
    #expect(
      layers(paths + ["AppTests/T.swift"]) == [
        "App/Views/A.swift": "Views", "App/Views/B.swift": "Views", "App/Models/C.swift": "Models",
        "App/Services/D.swift": "Services",
      ])
  }

  @Test("a folder of features is a layer, however much it holds")
  func features() {
    let paths = ["Features/Feed/Views/A.swift", "Features/Feed/Models/B.swift", "Features/C.swift", "Features/D.swift"]
    #expect(Set(layers(paths + ["Utils/U.swift"]).values) == ["Features", "Utils"])
  }

  @Test("a folder that holds a good part of it, beside others, is a layer")
  func noContainer() {
    #expect(
      layers(["App/Views/A.swift", "App/Models/B.swift", "Core/C.swift", "Core/D.swift"]) == [
        "App/Views/A.swift": "App", "App/Models/B.swift": "App", "Core/C.swift": "Core", "Core/D.swift": "Core",
      ])
  }

  @Test("layers stand in the order of the list, each under the name that is written most")
  func order() {
    let found = FolderLayers(
      FolderTree([
        "a/utils/A.swift", "a/Utils/B.swift", "b/Utils/C.swift", "a/View/D.swift", "a/Models/E.swift",
        "a/Scenes/F.swift",
        "a/App/G.swift",
      ])
    ) { _, _ in false }
    #expect(found.layers.map(\.name) == ["App", "Scenes", "View", "Models", "Utils"])
    #expect(found.folders.last == ["a/Utils", "a/utils", "b/Utils"])
  }

  @Test("a folder of app extensions says nothing")
  func folderOfModules() {
    #expect(
      layers(["Extensions/Widget/Views/A.swift", "Core/B.swift", "Core/C.swift"], modules: ["Extensions"]) == [
        "Extensions/Widget/Views/A.swift": "Views", "Core/B.swift": "Core", "Core/C.swift": "Core",
      ])
  }
}
