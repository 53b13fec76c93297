import Architecture
import Findings
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("layers: references to higher layers")
struct LayersRuleTests {
  let plan = LayerPlan([["App"], ["Domain"], ["Core"]])

  @Test("one finding for each subject and target, on the first line, the others as evidence")
  func subjectAndTargetHaveOneFinding() throws {
    let sample = Sample(
      [
        "App/Screen.swift": "struct Screen { struct Row {} }\nstruct Other {}",
        "Domain/Feed.swift": """
        struct Feed {
          var screen: Screen
          func row() -> Screen.Row { Screen.Row() }
          func other() { _ = Other() }
        }
        """,
      ], plan: plan)
    #expect(sample.lines("layers") == ["Domain/Feed.swift:2 Feed → Screen +1", "Domain/Feed.swift:4 Feed → Other"])
    let finding = try #require(sample.findings("layers").first)
    #expect(
      finding.message
        == "subject=Feed; declaration=Feed.screen; layer=Domain; target=Screen; targetLayer=App; "
        + "higherLayer=the higher App layer")
    #expect(finding.evidence.map(\.note) == ["again: Feed Feed.row() Domain Screen App the higher App layer"])
    #expect(finding.layer == "Domain")
    #expect(finding.targetLayer == "App")
    #expect(finding.target == Finding.Target(name: "Screen", file: "App/Screen.swift", line: 1))
    #expect(finding.position.column == 15)
    #expect(finding.endColumn == 21)
    #expect(finding.declaration == "Feed.screen")
  }

  @Test("code of an extension in a higher layer belongs to the higher layer")
  func extensionsBelongToTheLayerOfTheirFile() {
    let sample = Sample(
      [
        "App/Screen.swift": "struct Screen {}\nextension Feed { var screen: Screen { Screen() } }",
        "Domain/Feed.swift": "struct Feed {}",
        "Domain/Broken.swift": "struct Broken {\n  let feed = Feed()\n  var it: Int { _ = feed.screen; return 1 }\n}",
      ], plan: plan)
    #expect(sample.lines("layers") == ["Domain/Broken.swift:3 Broken → Feed.screen"])
  }

  @Test("the subject of code at file level is the file, that of a free function is the function")
  func fileLevelCodeBelongsToItsFile() {
    let sample = Sample(
      [
        "App/Screen.swift": "struct Screen {}\nfunc show() {}",
        "Domain/Global.swift": "typealias Top = Screen\nfunc f() { show() }\nextension Screen { var x: Int { 1 } }",
      ], plan: plan)
    #expect(
      Set(sample.findings("layers").filter { $0.share != .head }.map { "\($0.subject) → \($0.target?.name ?? "")" })
        == [
          "Top → Screen", "f() → show()", "Global.swift → Screen",
        ])
  }

  @Test("the root is above all layers")
  func rootIsAboveAllLayers() {
    let sample = Sample(
      [
        "Main/AppDelegate.swift": "class AppDelegate: UIResponder, UIApplicationDelegate { let feed = Feed() }",
        "App/Screen.swift": "struct Screen { let delegate: AppDelegate }",
        "Domain/Feed.swift": "struct Feed {}",
      ], plan: plan)
    #expect(sample.lines("layers") == ["App/Screen.swift:1 Screen → AppDelegate"])
    #expect(sample.findings("layers").first?.targetLayer == "root")
  }

  @Test("other declarations in the file of a delegate are not part of the root")
  func filesOfDelegatesAreNotTheRoot() {
    let delegate = "let defaults = 1\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  class Inner {}\n}"
    let texts = [
      "App/AppDelegate.swift": delegate,
      "App/Screen.swift": "final class Screen {\n  let a = defaults\n  let b: AppDelegate\n}",
      "Domain/Feed.swift": "struct Feed {\n  let a = defaults\n  let b: AppDelegate.Inner\n}",
    ]
    #expect(
      Sample(texts, plan: nil).lines("layers") == [
        "App/AppDelegate.swift:2 AppDelegate", "App/Screen.swift:3 Screen → AppDelegate",
        "Domain/Feed.swift:3 Feed → AppDelegate",
      ])
    #expect(
      Sample(texts, plan: LayerPlan([["Domain"]])).lines("layers") == ["Domain/Feed.swift:3 Feed → AppDelegate"])
    #expect(
      Sample(texts, plan: LayerPlan([["Domain"]], root: ["App/AppDelegate.swift"])).lines("layers").count == 1)
  }

  @Test("skipped layers: references past the next layer")
  func skippedLayers() {
    let sample = Sample(
      [
        "App/Screen.swift": "struct Screen {\n  let feed: Feed\n  let clock: Clock\n}",
        "Domain/Feed.swift": "struct Feed { let clock: Clock; var screen: Screen? }",
        "Core/Clock.swift": "struct Clock {}",
      ], plan: plan)
    #expect(sample.lines("layers", ["direction": .word("skipping")]) == ["App/Screen.swift:3 Screen → Clock"])
  }

  @Test("selectors limit the rule to some subjects and targets")
  func selectorsLimitTheRule() {
    let sample = Sample(
      [
        "App/Screen.swift": "struct Screen {}\nfinal class Session {}",
        "Domain/Feed.swift": "struct Feed {\n  let a: Screen\n  let b: Session\n}\nclass User {\n  var b: Session?\n}",
      ], plan: plan)
    let classes = Selector([.property(.kind, [NamePattern("class")])])
    #expect(sample.lines("layers", ["to": .selector(classes)]).count == 2)
    #expect(sample.lines("layers", ["from": .selector(classes)]) == ["Domain/Feed.swift:6 User → Session"])
  }

  @Test("an import of a higher module of which nothing is used")
  func unusedImportsOfHigherModules() {
    let texts = [
      "App/Screen.swift": "public struct Screen {}",
      "Core/Clock.swift": "import Interface\nstruct Clock {}",
      "Core/Used.swift": "import Interface\nstruct Used { let screen: Screen }",
      "Domain/Feed.swift": "import Base\nstruct Feed {}",
    ]
    let sample = Sample(texts, plan: plan, modules: ["App": "Interface", "Core": "Base", "Domain": "Model"])
    #expect(
      sample.lines("layers") == ["Core/Clock.swift:1 Clock.swift → Interface", "Core/Used.swift:2 Used → Screen"])
  }

  @Test("a module is above the modules that it imports, whatever the names of their folders")
  func modulesAreOrderedByImports() {
    let texts = [
      "Feed/Views/FeedView.swift": "public struct FeedView {}\nstruct Own { let feed: Feed? }",
      "Feed/Models/Feed.swift": "import BaseKit\npublic struct Feed { var view: FeedView?; var user: UserView? }",
      "Base/Models/User.swift": "public struct User {}",
      "Base/Views/UserView.swift": "public struct UserView {}",
    ]
    let sample = Sample(texts, plan: nil, modules: ["Feed": "FeedKit", "Base": "BaseKit"])
    #expect(sample.lines("layers") == ["Feed/Models/Feed.swift:2 Feed → FeedView"])
  }

  @Test("a fingerprint does not depend on lines")
  func fingerprintDoesNotDependOnLines() {
    func fingerprints(_ text: String) -> [String] {
      Sample(["App/Screen.swift": "struct Screen {}", "Domain/Feed.swift": text], plan: plan).findings("layers")
        .map(\.fingerprint)
    }
    let first = fingerprints("struct Feed {\n  var a: Screen\n  func f() { _ = Screen() }\n}")
    #expect(first.count == 1)
    #expect(first == fingerprints("// Moved\n\nstruct Feed {\n  func f() { _ = Screen() }\n  var a: Screen\n}"))
    #expect(first != fingerprints("struct Feed2 {\n  var a: Screen\n}"))
  }
}
