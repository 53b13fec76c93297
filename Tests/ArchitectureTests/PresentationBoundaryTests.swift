import DependencyGraph
import Testing

@testable import Architecture

@Suite("The lower boundary of the presentation")
struct PresentationBoundaryTests {
  func below(_ rows: [[String]], _ texts: [String: String] = [:]) -> [String] {
    let graph = graph(texts)
    let plan = LayerPlan(rows: rows.map { LayerRow($0.map { LayerSpec(folder: $0) }) })
    let map = LayerMap(plan: plan, files: graph.files.map(\.path), isRoot: graph.files.mapValues { _ in false })
    let boundary = PresentationBoundary(of: ArchitecturalModel(graph: graph, layers: map))
    return zip(map.layers, boundary.isBelow).filter(\.1).map(\.0.name)
  }

  @Test("below the layers with names of presentation")
  func presentationLayersByName() {
    #expect(below([["App"], ["Screens"], ["Rules"], ["Store"]]) == ["Rules", "Store"])
    #expect(
      below([["Application"], ["Domain"], ["Infrastructure"], ["Utilities"]]) == [
        "Domain", "Infrastructure", "Utilities",
      ])
  }

  @Test("user interface layers further down are not part of the presentation, and are exempt")
  func lowerUserInterfaceLayersAreExempt() {
    #expect(below([["App"], ["Domain"], ["SharedUI"], ["Core"]]) == ["Domain", "Core"])
    #expect(below([["App"], ["Domain"], ["DesignSystem"]]) == ["Domain"])
  }

  @Test("without such names: below the layer with the most views")
  func layerWithMostViews() {
    let texts = [
      "Mac/A.swift": "class A: NSView {}\nclass B: NSViewController {}", "Kit/K.swift": "class K: NSView {}",
      "Base/B.swift": "class C {}", "Top/T.swift": "struct T {}",
    ]
    #expect(below([["Top"], ["Mac"], ["Kit"], ["Base"]], texts) == ["Base"])
  }

  @Test("without views: below the top row")
  func topRowWithoutViews() {
    #expect(below([["One", "Two"], ["Three"]]) == ["Three"])
  }
}
