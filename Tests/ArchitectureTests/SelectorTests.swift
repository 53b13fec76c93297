import DependencyGraph
import Patterns
import SourceFacts
import Tables
import Testing

@testable import Architecture

@Suite("Selectors")
struct SelectorTests {
  static var model: ArchitecturalModel {
    let graph = graph([
      "App/Screens/FeedController.swift": """
      import UIKit
      class BaseController: UIViewController {}
      @MainActor final class FeedController: BaseController { struct Row {} }
      extension FeedController: UITableViewDelegate {}
      """,
      "App/Models/Feed.swift":
        "import Foundation\nprotocol Storable: Codable {}\nstruct Feed: Storable { func load() {} }\n",
    ])
    let plan = LayerPlan(rows: [
      LayerRow([
        LayerSpec(
          name: "App", paths: [PathPattern("App")],
          rows: ["Screens", "Models"].map { LayerRow([LayerSpec(folder: $0, in: [PathPattern("App")])]) })
      ])
    ])
    let paths = graph.files.map(\.path)
    return ArchitecturalModel(
      graph: graph, layers: LayerMap(plan: plan, files: paths, isRoot: Table(paths.map { _ in false })))
  }

  func selected(_ conditions: Selector.Condition...) -> Set<String> {
    let model = Self.model
    let selector = Selector(conditions)
    return Set(
      model.graph.symbols.indices.filter {
        model.graph.symbols[$0].kind.isNominalType && selector.matches(symbol: $0, in: model)
      }
      .map { model.graph.qualifiedName(of: $0) })
  }

  func property(_ property: Selector.Property, _ globs: String...) -> Selector.Condition {
    .property(property, globs.map { NamePattern($0) })
  }

  @Test("by simple or qualified name; any of several globs")
  func name() {
    #expect(selected(property(.name, "Feed*")) == ["Feed", "FeedController"])
    #expect(selected(property(.name, "FeedController.*")) == ["FeedController.Row"])
    #expect(selected(property(.name, "Row", "Feed")) == ["Feed", "FeedController.Row"])
  }

  @Test("by path, layer and outer layers, imports, kind")
  func place() {
    #expect(selected(.path([PathPattern("**/Models/**")])) == ["Feed", "Storable"])
    #expect(selected(property(.layer, "Models")) == ["Feed", "Storable"])
    #expect(selected(property(.layer, "App")).count == 5)
    #expect(selected(property(.imports, "Foundation")) == ["Feed", "Storable"])
    #expect(selected(property(.kind, "struct")) == ["Feed", "FeedController.Row"])
    #expect(selected(property(.module, "App")).count == 5)
    #expect(selected(property(.module, "Core")).isEmpty)
  }

  @Test("by direct and indirect supertypes, from the project or not, also in extensions")
  func supertypes() {
    #expect(selected(property(.inherits, "UIViewController")) == ["BaseController", "FeedController"])
    #expect(selected(property(.inherits, "BaseController")) == ["FeedController"])
    #expect(selected(property(.conforms, "BaseController")) == [])
    #expect(selected(property(.conforms, "UITableViewDelegate")) == ["FeedController"])
    #expect(selected(property(.conforms, "Storable")) == ["Feed"])
    #expect(selected(property(.conforms, "Codable")) == ["Feed", "Storable"])
    #expect(selected(property(.inherits, "Storable")) == [])
  }

  @Test("by attribute")
  func attribute() {
    #expect(selected(property(.attribute, "MainActor")) == ["FeedController"])
  }

  @Test("all conditions must hold; any, all, not")
  func combined() {
    #expect(selected(property(.name, "Feed*"), property(.kind, "class")) == ["FeedController"])
    #expect(
      selected(property(.name, "Feed*"), .not(Selector([property(.name, "*Controller")]))) == ["Feed"])
    #expect(
      selected(.any([Selector([property(.name, "Feed")]), Selector([property(.name, "Storable")])])) == [
        "Feed", "Storable",
      ])
    #expect(selected(.all([Selector([property(.name, "F*")]), Selector([property(.kind, "struct")])])) == ["Feed"])
    #expect(selected(.any([])) == [])
    #expect(selected().count == 5)
  }

  @Test("a file is selected by its own properties or by one of its top-level declarations")
  func files() {
    func files(_ condition: Selector.Condition) -> [Int] {
      Self.model.graph.files.indices.filter { Selector([condition]).matches(file: $0, in: Self.model) }.map(\.index)
    }
    #expect(files(.path([PathPattern("App/Models")])) == [0])
    #expect(files(property(.name, "FeedController")) == [1])
    #expect(files(property(.name, "Row")) == [])
  }
}
