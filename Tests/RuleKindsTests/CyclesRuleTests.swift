import Architecture
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("cycles: parts that depend on each other")
struct CyclesRuleTests {
  @Test("one finding per cycle, on the first reference to cut, with the direction of each dependency")
  func cyclesAreReportedAtTheirFirstCut() throws {
    let sample = Sample(
      [
        "App/Screen.swift": "struct Screen {\n  let feed: Feed\n}",
        "Domain/Feed.swift": "struct Feed {\n  let a: Screen\n  let b: Screen\n  let clock: Clock\n}",
        "Core/Clock.swift": "struct Clock {}",
      ], plan: LayerPlan([["App"], ["Domain"], ["Core"]]))
    let finding = try #require(sample.findings("cycles").first)
    #expect(sample.lines("cycles") == ["Domain/Feed.swift:2 App, Domain +2"])
    #expect(finding.message == "parts=App and Domain; loop=App → Domain → App; cuts=2; cut=Domain → App (2)")
    #expect(
      finding.evidence.map(\.note) == [
        "cut: App, Domain Feed.b Domain Screen App", "edge: App, Domain Screen.feed App Feed Domain 1",
      ])
  }

  @Test("between sibling layers, the direction with fewer references is cut")
  func lighterHalfIsCutBetweenSiblings() {
    let sample = Sample(
      [
        "Feed/Feed.swift": "struct Feed {\n  let a: User\n  let b: User\n}",
        "User/User.swift": "struct User {\n  var feed: Feed?\n}",
      ], plan: LayerPlan([["Feed", "User"]]))
    #expect(sample.lines("cycles") == ["User/User.swift:2 Feed, User +1"])
  }

  @Test("the upward references of inferred layers are cut, too")
  func upwardReferencesOfInferredLayersAreCut() throws {
    let sample = Sample(
      [
        "App/Models/Order.swift": "struct Order { let clock: Clock }",
        "App/Services/Clock.swift":
          "struct Clock {\n  let order: Order; let other: Order\n  func all() -> [Order] { [] }\n}",
        "App/Screens/Screen.swift": "struct Screen {}",
      ], plan: nil)
    let finding = try #require(sample.findings("cycles").first)
    #expect(finding.message.hasSuffix("cuts=1; cut=Models → Services (1)"))
    #expect(finding.evidence.map(\.note).last == "edge: Services, Models Clock.order Services Order Models 3")
  }

  @Test("only upward references that are part of a cycle are cut")
  func onlyUpwardReferencesInACycleAreCut() throws {
    let sample = Sample(
      [
        "A/A.swift": "struct A { let b: B }",
        "B/B.swift": "struct B { let c: C; var a: A? }",
        "C/C.swift": "struct C { var b: B? }",
        "D/D.swift": "struct D { var a: A? }",
      ], plan: LayerPlan([["A"], ["B"], ["C"], ["D"]]))
    let finding = try #require(sample.findings("cycles").first)
    #expect(finding.message.hasSuffix("cuts=2; cut=B → A (1), C → B (1)"))
    #expect(finding.subject == "A, B, C")
  }

  @Test("nested layers can have cycles, but an outer layer has none with its nested layers")
  func nestedLayersHaveTheirOwnCycles() {
    let domain = LayerSpec(
      name: "Domain", paths: [PathPattern("Domain")],
      rows: ["Services", "Entities"].map { LayerRow([LayerSpec(folder: $0, in: [PathPattern("Domain")])]) })
    let sample = Sample(
      [
        "Domain/Context.swift": "class Context { var service: Service? }",
        "Domain/Services/Service.swift": "struct Service {\n  let context: Context\n  let entity: Entity\n}",
        "Domain/Entities/Entity.swift": "struct Entity {\n  static func load(_ service: Service) {}\n}",
      ], plan: LayerPlan(rows: [LayerRow([domain])]))
    #expect(sample.lines("cycles") == ["Domain/Entities/Entity.swift:2 Services, Entities +1"])
  }

  @Test("sibling folders, without layers")
  func foldersWithoutLayers() {
    let sample = Sample(
      [
        "App/Features/Feed/Feed.swift": "struct Feed {\n  let user: User\n}",
        "App/Features/User/User.swift": "struct User {\n  var a: Feed?\n  var b: Feed?\n}",
        "App/Features/Shop/Shop.swift": "struct Shop { let feed: Feed }",
      ], plan: LayerPlan())
    #expect(
      sample.lines("cycles", ["folders": .paths([PathPattern("App/Features/*")])]) == [
        "App/Features/Feed/Feed.swift:2 Feed, User +1"
      ])
  }
}
