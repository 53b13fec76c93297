import Architecture
import DependencyGraph
import Findings
import NameResolution
import ObjCScanning
import Patterns
import SourceFacts
import SwiftScanning
import Tables
import Testing

@testable import Metrics

/// A graph of a few short files in either language, all of one module, with the folders `Top` and `Bottom` as layers.
private func layeredModel(_ texts: [String: String]) -> ArchitecturalModel {
  let files = texts.sorted { $0.key < $1.key }.map { path, text in
    let facts =
      path.hasSuffix(".swift") ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h"))
    return GraphFile(path: path, modules: [ModuleID(0)], facts: facts)
  }
  let graph = DependencyGraph(files: files, modules: ["App"])
  let rows = ["Top", "Bottom"].map { LayerRow([LayerSpec(folder: $0)]) }
  return ArchitecturalModel(
    graph: graph, layers: LayerMap(plan: LayerPlan(rows: rows), graph: graph, root: CompositionRoot(in: graph)))
}

private func metrics(_ level: MetricsLevel, _ texts: [String: String]) -> MetricsDocument {
  let model = layeredModel(texts)
  return PartMetrics(level, of: model, SourcePositions(model.graph, SourceTexts(read: { _ in nil }))).document { _ in
    true
  }
}

/// Each number is computed by hand from the text.
@Suite struct PartMetricsTests {
  private let app = [
    "Top/Screen.swift": """
    final class Screen {
      let feed: Feeding
      let store: Store
    }
    """,
    "Top/Detail.swift": """
    final class Detail {
      let store: Store
    }
    """,
    "Bottom/Store.swift": """
    protocol Feeding {}
    final class Store: Feeding {
      let disk = Disk()
    }
    struct Disk {}
    """,
  ]

  @Test func couplingOfLayersFollowsMartin() throws {
    let parts = metrics(.layer, app).parts
    #expect(parts.map(\.id) == ["Top", "Bottom"])
    let (top, bottom) = (parts[0], parts[1])
    // Screen and Detail use Bottom; nothing uses them.
    #expect([top.afferent, top.efferent] == [0, 2])
    #expect([bottom.afferent, bottom.efferent] == [2, 0])
    #expect([top.instability, bottom.instability] == [1, 0])
    // No protocol in Top; one of three types of Bottom.
    #expect(top.abstractness == 0)
    #expect(bottom.abstractness == 1.0 / 3)
    #expect(top.distance == 0)
    #expect(abs((bottom.distance ?? 0) - 2.0 / 3) < 0.000_001)
    #expect([top.lines, bottom.lines] == [7, 5])
    #expect([top.types, bottom.types] == [2, 3])
  }

  @Test func aTypeCountsWhatItUses() throws {
    let parts = Dictionary(uniqueKeysWithValues: metrics(.type, app).parts.map { ($0.id, $0) })
    let (screen, store) = (try #require(parts["Screen"]), try #require(parts["Store"]))
    #expect([screen.afferent, screen.efferent] == [0, 2])
    #expect([store.afferent, store.efferent] == [2, 2])
    #expect(store.instability == 0.5)
    #expect(store.abstractness == nil)
    #expect(parts["Feeding"]?.instability == 0)
    #expect(parts["Feeding"]?.lackOfCohesion == nil)
    #expect(store.lines == 3)
  }

  @Test func depthIsTheLongestChainWithCyclesAsOneStep() {
    let document = metrics(
      .folder,
      [
        "A/A.swift": "final class A { let b: B? = nil }\n",
        "B/B.swift": "final class B { let c: C? = nil }\n",
        "C/C.swift": "final class C { let b: B? = nil; let d = D() }\n",
        "D/D.swift": "struct D {}\n",
      ])
    #expect(document.parts.map(\.depth) == [3, 2, 2, 1])
    #expect(document.parts.map(\.cycle) == [0, 2, 2, 0])
    #expect([document.totals.cycles, document.totals.partsInCycles, document.totals.depth] == [1, 2, 3])
  }

  @Test func shareOfCodeInLayersIsCountedInLines() {
    let document = metrics(
      .module, ["Top/A.swift": "struct A {\n}\n", "Other/B.swift": "struct B {\n\n\n\n\n}\n"])
    #expect([document.totals.lines, document.totals.linesInLayers] == [8, 2])
    #expect(document.totals.shareInLayers == 0.25)
    #expect(document.parts.map(\.id) == ["App"])
  }

  @Test func partsWithoutCouplingHaveNoInstability() {
    let part = metrics(.layer, ["Top/A.swift": "struct A {}\n"]).parts[0]
    #expect(part.instability == nil)
    #expect(part.distance == nil)
  }

  // MARK: LCOM4

  private func lackOfCohesion(_ text: String, in file: String = "Top/A.swift") -> Int? {
    metrics(.type, [file: text]).parts.first { $0.id == "A" }?.lackOfCohesion
  }

  @Test func methodsWithACommonPropertyOrCallAreOneGroup() {
    // {f, g} by x; {h, i} by a call; {j} alone. The initializer does not connect groups.
    #expect(
      lackOfCohesion(
        """
        final class A {
          var x = 0
          var y = 0
          init() { x = 1; y = 1; h(); j() }
          func f() { x += 1 }
          func g() { print(x) }
          func h() { i() }
          func i() { y = 2 }
          func j() {}
          static func k() {}
        }
        """) == 3)
  }

  @Test func computedPropertiesAndExtensionsCount() {
    #expect(
      lackOfCohesion(
        """
        struct A {
          var x = 0
          var double: Int { 2 * x }
        }
        extension A {
          func show() { print(double) }
        }
        """) == 1)
  }

  @Test func typesWithoutMethodsHaveNoCohesion() {
    #expect(lackOfCohesion("struct A { let x: Int }") == 0)
  }

  @Test func objectiveCIsMeasuredLikeSwift() {
    #expect(
      lackOfCohesion(
        """
        @interface A : NSObject
        @property (nonatomic) int x;
        @property (nonatomic) int y;
        - (void)f;
        @end
        @implementation A
        - (void)f { self.x = 1; }
        - (void)g { [self f]; }
        - (void)h { _y = 2; }
        - (void)dealloc { self.x = 0; self.y = 0; }
        @end
        """, in: "Top/A.m") == 2)
  }
}
