import DependencyGraph
import Patterns
import SourceFacts
import Tables
import Testing

@testable import Architecture

@Suite("Mapping files to layers")
struct LayerMapTests {
  /// Application over Domain (Services over Entities) over FeatureA next to FeatureB.
  static let plan = LayerPlan(
    rows: [
      LayerRow([LayerSpec(name: "Application", paths: [PathPattern("App")])]),
      LayerRow([
        LayerSpec(
          name: "Domain", paths: [PathPattern("App/Domain")],
          rows: ["Services", "Entities"].map { LayerRow([LayerSpec(folder: $0, in: [PathPattern("App/Domain")])]) })
      ]),
      LayerRow([LayerSpec(folder: "FeatureA"), LayerSpec(folder: "FeatureB")]),
    ], root: [PathPattern("App/AppDelegate.swift")])

  func map(_ files: [String], plan: LayerPlan = plan, root: Set<String> = []) -> LayerMap {
    LayerMap(plan: plan, files: files, isRoot: Table(files.map(root.contains)))
  }

  func layers(_ files: [String], plan: LayerPlan = plan, root: Set<String> = []) -> [String?] {
    let map = map(files, plan: plan, root: root)
    return files.indices.map { map.layer(ofFile: FileID($0))?.name }
  }

  @Test("the most specific pattern wins; a file in no nested folder belongs to the outer layer")
  func mostSpecific() {
    #expect(
      layers(["App/A.swift", "App/Domain/D.swift", "App/Domain/Services/S.swift", "FeatureB/B.swift", "Other.swift"])
        == ["Application", "Domain", "Services", "FeatureB", nil])
  }

  @Test("of several patterns of one layer the most specific counts, not the first")
  func severalPatterns() {
    let plan = LayerPlan(rows: [
      LayerRow([LayerSpec(name: "App", paths: ["Sources", "Sources/Kit/Screen.swift"].map { PathPattern($0) })]),
      LayerRow([LayerSpec(name: "Kit", paths: [PathPattern("Sources/Kit")])]),
    ])
    #expect(
      layers(["Sources/Kit/Screen.swift", "Sources/Kit/Store.swift", "Sources/Main.swift"], plan: plan) == [
        "App", "Kit", "App",
      ])
  }

  @Test("a file listed under `root` is in the root; a delegate only if no layer claims it")
  func root() {
    #expect(
      layers(
        ["App/AppDelegate.swift", "App/SceneDelegate.swift", "Main.swift"],
        root: ["App/SceneDelegate.swift", "Main.swift"])
        == ["root", "Application", "root"])
  }

  @Test("a root folder does not include the layers inside it")
  func rootFolder() {
    let plan = LayerPlan(
      rows: [LayerRow([LayerSpec(name: "Core", paths: [PathPattern("App/Core")])])], root: [PathPattern("App")])
    #expect(layers(["App/Core/C.swift", "App/A.swift"], plan: plan) == ["Core", "root"])
  }

  @Test("two layers that claim a file with equally specific patterns are a conflict, reported once")
  func conflicts() {
    let plan = LayerPlan(rows: [
      LayerRow([LayerSpec(name: "A", paths: [PathPattern("X/*/Models")])]),
      LayerRow([LayerSpec(name: "B", paths: [PathPattern("X/Feed/*")])]),
    ])
    let map = map(["X/Feed/Models/M.swift", "X/Feed/Models/N.swift", "X/Feed/View.swift"], plan: plan)
    #expect(map.conflicts == [LayerConflict(first: LayerID(1), second: LayerID(2), file: FileID(0))])
  }

  @Test("a nested layer wins over its own outer layer however little of its pattern is literal")
  func nestedGlob() {
    let plan = LayerPlan(rows: [
      LayerRow([
        LayerSpec(
          name: "Domain", paths: [PathPattern("App/Domain")],
          rows: [LayerRow([LayerSpec(name: "Entities", paths: [PathPattern("**/Entities")])])])
      ])
    ])
    let map = map(["App/Domain/Entities/E.swift"], plan: plan)
    #expect(map.layer(ofFile: FileID(0))?.name == "Entities")
    #expect(map.conflicts.isEmpty)
  }

  @Test("a layer that names the file itself wins over one nested in it that names its folder")
  func fileOfTheOuterLayer() {
    let nested = LayerRow([LayerSpec(name: "Entities", paths: [PathPattern("App/Domain/Entities")])])
    let paths = ["App/Domain", "App/Domain/Entities/Odd \\{name\\}.swift"].map { PathPattern($0) }
    let plan = LayerPlan(rows: [LayerRow([LayerSpec(name: "Domain", paths: paths, rows: [nested])])])
    let map = map(["App/Domain/Entities/E.swift", "App/Domain/Entities/Odd {name}.swift"], plan: plan)
    #expect(map.layer(ofFile: FileID(0))?.name == "Entities")
    #expect(map.layer(ofFile: FileID(1))?.name == "Domain")
    #expect(map.unmatchedPatterns.isEmpty)
  }

  @Test("patterns that match nothing are reported")
  func unmatched() {
    let map = map(["App/A.swift", "FeatureA/A.swift", "App/Domain/Entities/E.swift"])
    #expect(map.unmatchedPatterns.map(\.pattern.text) == ["App/AppDelegate.swift", "App/Domain/Services", "FeatureB"])
  }

  @Test("nested layers are ordered by the rows of their outermost different ancestors")
  func layersAreOrderedByRows() {
    let map = map([])
    func order(_ first: String, _ second: String) -> LayerOrder {
      func layer(_ name: String) -> LayerID? { map.layers.firstIndex { $0.name == name } }
      return map.order(of: layer(first), to: layer(second))
    }
    #expect(order("Application", "Domain") == .above(rows: 1))
    #expect(order("Application", "Entities") == .above(rows: 1))
    #expect(order("FeatureA", "Services") == .below(rows: 1))
    #expect(order("Application", "FeatureA") == .above(rows: 2))
    #expect(order("Services", "Entities") == .above(rows: 1))
    #expect(order("Domain", "Entities") == .same)
    #expect(order("Entities", "Domain") == .same)
    #expect(order("FeatureA", "FeatureB") == .beside)
    #expect(order("root", "Application") == .above(rows: 0))
    #expect(order("Entities", "root") == .below(rows: 0))
    #expect(order("Missing", "root") == .unordered)
  }

  @Test("nested layers with the same name are distinguished by their parents")
  func namesakesAreQualified() {
    let nested = { (parent: String) in
      LayerSpec(
        name: parent, paths: [PathPattern(parent)],
        rows: [LayerRow([LayerSpec(folder: "Services", in: [PathPattern(parent)])])])
    }
    let map = map([], plan: LayerPlan(rows: [LayerRow([nested("Feed")]), LayerRow([nested("Account")])]))
    #expect(map.layers.map(\.name) == ["root", "Feed", "Feed/Services", "Account", "Account/Services"])
  }

  @Test("in a layer of several folders, a bare name means the folder of that name in each")
  func bareNamesMatchAFolderInEachPath() {
    let spec = LayerSpec(folder: "Models", in: [PathPattern("App/Core"), PathPattern("Legacy")])
    #expect(spec.paths.map(\.text) == ["App/Core/Models", "Legacy/Models"])
  }

  /// An inferred layer of several folders has all their names.
  @Test(arguments: [("Services/Store.swift", true), ("Model/Item.swift", true), ("Views/Row.swift", false)])
  func foldersAnnounceAMergedLayer(path: String, expected: Bool) throws {
    let paths = ["Services", "Model", "Views"].map { PathPattern($0) }
    let map = map([path], plan: LayerPlan(rows: [LayerRow([LayerSpec(name: "Services + Model", paths: paths)])]))
    let layer = try #require(map.layerOfFile[FileID(0)])
    #expect(map.isNamedInPath(layer, path) == expected)
  }
}
