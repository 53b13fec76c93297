import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

/// Values are computed by hand from the texts.
@Suite struct MetricRuleTests {
  private static let plan = LayerPlan(
    rows: ["Top", "Middle", "Bottom"].map { LayerRow([LayerSpec(folder: $0)]) })
  /// Top uses Middle, Middle uses Bottom. Middle has a protocol among two types.
  private static var app: Sample {
    Sample(
      [
        "Top/Screen.swift": """
        final class Screen {
          let feed: Feeding
          let store: Store
        }
        """,
        "Middle/Store.swift": """
        protocol Feeding {}
        final class Store: Feeding {
          let disk = Disk()
        }
        """,
        "Bottom/Disk.swift": "struct Disk {}\n",
      ], plan: plan)
  }

  private func lines(
    _ metric: String, _ level: String, max: Int, of: Selector = Selector(), in sample: Sample = Self.app
  ) -> [String] {
    sample.findings(
      "metric",
      ["metric": .word(metric), "level": .word(level), "max": .number(max), "of": .selector(of)]
    ).map { "\($0.position.file):\($0.position.line) \($0.message)" }
  }

  private static func text(_ place: String, _ subject: String, _ metric: String, _ value: String, _ limit: String)
    -> String
  {
    "\(place) subject=\(subject); metric=\(metric); value=\(value); limit=\(limit)"
  }

  @Test func couplingAboveTheLimit() {
    // Screen uses Feeding and Store; Store uses Feeding and Disk.
    #expect(
      lines("efferent", "type", max: 1) == [
        Self.text("Middle/Store.swift:2", "Store", "efferent coupling", "2", "1"),
        Self.text("Top/Screen.swift:1", "Screen", "efferent coupling", "2", "1"),
      ])
    #expect(lines("efferent", "type", max: 2).isEmpty)
    // Screen and Store use Feeding.
    #expect(
      lines("afferent", "type", max: 1) == [
        Self.text("Middle/Store.swift:1", "Feeding", "afferent coupling", "2", "1")
      ])
  }

  @Test func limitsOfRatiosAreInHundredths() {
    // Middle: one declaration uses it, and one of its own uses another. Top: nothing uses it.
    #expect(
      lines("instability", "layer", max: 49) == [
        Self.text("Middle/Store.swift:1", "Middle", "instability", "0.50", "0.49"),
        Self.text("Top/Screen.swift:1", "Top", "instability", "1.00", "0.49"),
      ])
    #expect(lines("instability", "layer", max: 50).count == 1)
    #expect(lines("abstractness", "folder", max: 49).map { $0.split(separator: " ")[0] } == ["Middle/Store.swift:1"])
    // Bottom: I = 0 and A = 0; Top: I = 1 and A = 0; Middle: both 0.5.
    #expect(
      lines("distance", "layer", max: 99) == [
        Self.text("Bottom/Disk.swift:1", "Bottom", "distance", "1.00", "0.99")
      ])
  }

  @Test func chainsAndCycles() {
    #expect(lines("depth", "layer", max: 2) == [Self.text("Top/Screen.swift:1", "Top", "depth", "3", "2")])
    #expect(lines("depth", "layer", max: 3).isEmpty)
    #expect(lines("cycle", "layer", max: 0).isEmpty)
    let circle = Sample(
      ["Top/A.swift": "final class A { let b: B? = nil }\n", "Bottom/B.swift": "final class B { let a: A? = nil }\n"],
      plan: Self.plan)
    #expect(lines("cycle", "layer", max: 1, in: circle).count == 2)
    #expect(lines("cycle", "type", max: 2, in: circle).isEmpty)
  }

  @Test func cohesionOfTypes() {
    let sample = Sample(
      [
        "A.swift": """
        final class Two {
          var a = 0
          var b = 0
          func useA() { a += 1 }
          func useB() { b += 1 }
        }
        final class One {
          var a = 0
          func useA() { a += 1 }
          func alsoUseA() { useA() }
        }
        """
      ], plan: nil)
    #expect(
      lines("lack_of_cohesion", "type", max: 1, in: sample) == [
        Self.text("A.swift:1", "Two", "lack of cohesion", "2", "1")
      ])
  }

  @Test func selectorsChooseTypesAndParts() {
    let bottom = Selector([.path([PathPattern("Bottom")])])
    #expect(lines("distance", "layer", max: 0, of: bottom).count == 1)
    #expect(lines("distance", "layer", max: 0, of: Selector([.path([PathPattern("None")])])).isEmpty)
    #expect(lines("efferent", "type", max: 0, of: bottom).isEmpty)
  }

  /// The baseline accepts this value, but no higher one.
  @Test func valueIsTheMeasureInTheBaseline() {
    let finding = Self.app.findings(
      "metric", ["metric": .word("depth"), "level": .word("layer"), "max": .number(2)]
    ).first
    #expect(finding?.measures == ["depth": .count(3)])
    #expect(finding?.key == FindingKey(rule: "sample", subject: "Top", edge: "depth", file: ""))
  }

  @Test func metricsOfOtherLevelsAreMistakes() throws {
    let kind = try #require(RuleKindSpecification.named("metric"))
    func mistake(_ metric: String, _ level: String) -> String? {
      kind.mistake(in: ["metric": .word(metric), "level": .word(level), "max": .number(1)])
    }
    #expect(mistake("lack_of_cohesion", "layer") != nil && mistake("lack_of_cohesion", "type") == nil)
    #expect(mistake("distance", "type") != nil && mistake("abstractness", "module") == nil)
  }
}
