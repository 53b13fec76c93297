import Architecture
import Patterns
import SourceFacts
import Testing

@testable import Policy

@Suite struct LayersReadingTests {
  @Test func allNotationsAreRead() {
    let layers = policy(
      """
      layers:
        - Application: App/Sources/Application
        - Domain:
            path: App/Domain
            layers: [Services, [Entities, {Values: App/Values}]]
        - [FeatureA, FeatureB]
        - Core: { path: [App/Core, App/Legacy/Core] }
        - Tools: [A/Tools, "B/**/Tools"]
        - Empty:
        - Grouped: { layers: [One, Two] }
        - Base
      """
    ).layers
    #expect(
      layers == [
        LayerRow([layer("Application", "App/Sources/Application")]),
        LayerRow([
          layer(
            "Domain", "App/Domain",
            rows: [
              LayerRow([layer("Services", "App/Domain/Services")]),
              LayerRow([layer("Entities", "App/Domain/Entities"), layer("Values", "App/Values")]),
            ])
        ]),
        LayerRow([layer("FeatureA", "FeatureA"), layer("FeatureB", "FeatureB")]),
        LayerRow([layer("Core", "App/Core", "App/Legacy/Core")]),
        LayerRow([layer("Tools", "A/Tools", "B/**/Tools")]),
        LayerRow([layer("Empty", "Empty")]),
        LayerRow([
          layer(
            "Grouped", "Grouped",
            rows: [LayerRow([layer("One", "Grouped/One")]), LayerRow([layer("Two", "Grouped/Two")])])
        ]),
        LayerRow([layer("Base", "Base")]),
      ])
  }

  private func layer(_ name: String, _ paths: String..., rows: [LayerRow] = []) -> LayerSpec {
    LayerSpec(name: name, paths: paths.map { PathPattern($0) }, rows: rows)
  }

  @Test func everyPatternHasItsLine() {
    let read = policy(
      """
      include: [App]
      exclude:
        - Pods
        - "**/*.generated.swift"
      root: App/AppDelegate.swift
      layers:
        - Core: { path: [App/Core, Old] }
        - Base
      """)
    let places = read.patterns.map { "\($0.pattern.text) \($0.position.line):\($0.position.column) \($0.use)" }
    #expect(
      places == [
        "App 1:11 include", "Pods 3:5 exclude", "**/*.generated.swift 4:5 exclude", "App/AppDelegate.swift 5:7 root",
        "App/Core 7:20 layer(\"Core\")", "Old 7:30 layer(\"Core\")", "Base 8:5 layer(\"Base\")",
      ])
    #expect(read.layerPlan?.root.map(\.text) == ["App/AppDelegate.swift"])
  }

  @Test func missingLayersAreInferred() {
    #expect(policy("include: App").layerPlan == nil)
    #expect(policy("").layerPlan == nil)
    #expect(policy("layers: []").layerPlan == nil)
  }

  @Test func nestedLayersMayShareANameInDifferentParents() {
    let text = """
      layers:
        - A: { layers: [UI, Data] }
        - B: { layers: [UI, Data] }
      custom_rules:
        r: { kind: layers, from: { layer: A/UI }, to: { layer: Data }, message: m }
      """
    #expect(readPolicy(text).mistakes == [])
  }
}
