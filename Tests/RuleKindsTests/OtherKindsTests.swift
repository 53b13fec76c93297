import Architecture
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("independence: siblings that must not use each other")
struct IndependenceRuleTests {
  @Test("layers of the same row, but not those above or below")
  func siblingLayers() {
    let sample = Sample(
      [
        "App/Main.swift": "struct Main { let feed: Feed }",
        "Feed/Feed.swift": "struct Feed {\n  let user: User\n  let clock: Clock\n}",
        "User/User.swift": "struct User { let clock: Clock }",
        "Core/Clock.swift": "struct Clock {}",
      ], plan: LayerPlan([["App"], ["Feed", "User"], ["Core"]]))
    #expect(sample.lines("independence") == ["Feed/Feed.swift:2 Feed → User"])
  }

  @Test("folders that match a pattern")
  func siblingFolders() {
    let sample = Sample(
      [
        "Features/Feed/Feed.swift": "struct Feed { let user: User; let clock: Clock }",
        "Features/User/Deep/User.swift": "struct User {}",
        "Core/Clock.swift": "struct Clock {}",
      ], plan: LayerPlan())
    let values = ["folders": ParameterValue.paths([PathPattern("Features/*")])]
    #expect(sample.lines("independence", values) == ["Features/Feed/Feed.swift:1 Feed → User"])
  }

  @Test("inferred layers of the same row may use each other")
  func inferredSiblingsMayUseEachOther() {
    let sample = Sample(
      [
        "Views/FeedView.swift": "struct FeedView { let client: Client }",
        "Data/Repository.swift": "struct Repository { let client: Client }",
        "Network/Client.swift": "struct Client { var repository: Repository? }",
      ], plan: nil)
    #expect(sample.context.layers.count == 2)
    #expect(sample.lines("independence") == [])
    #expect(sample.lines("cycles") == [])
  }
}

@Suite("imports: modules that a part must not import")
struct ImportsRuleTests {
  let values: [String: ParameterValue] = [
    "forbid": .names([NamePattern("UIKit"), NamePattern("SwiftUI")]), "scope": .word("below_presentation"),
  ]
  let plan = LayerPlan([["Screens"], ["Domain"], ["Kit"]])

  @Test("below the presentation; one finding per module, with each import as evidence")
  func importsBelowThePresentation() {
    let sample = Sample(
      [
        "Screens/Screen.swift": "import UIKit",
        "Domain/Feed.swift": "import UIKit\nimport class UIKit.UIImage\nimport SwiftUI\nimport Foundation",
        "Elsewhere/Other.swift": "import UIKit",
      ], plan: plan)
    #expect(
      sample.lines("imports", values) == [
        "Domain/Feed.swift:1 Feed.swift → UIKit +1", "Domain/Feed.swift:3 Feed.swift → SwiftUI",
      ])
  }

  @Test("a layer with views is exempt, unless its name means domain, services or data")
  func layersWithViewsAreExempt() {
    let view = "import SwiftUI\nstruct Chip: View {}"
    let sample = Sample(
      ["Screens/Screen.swift": view, "Domain/Chip.swift": view, "Kit/Chip.swift": view], plan: plan)
    #expect(sample.lines("imports", values) == ["Domain/Chip.swift:1 Chip.swift → SwiftUI +1"])
  }

  @Test("exempt layers")
  func exemptLayers() {
    let sample = Sample(["Domain/Feed.swift": "import UIKit", "Kit/Tool.swift": "import UIKit"], plan: plan)
    let except = values.merging(["except": .names([NamePattern("K*")])]) { $1 }
    #expect(sample.lines("imports", except) == ["Domain/Feed.swift:1 Feed.swift → UIKit"])
  }

  @Test("through modules of the project that re-export it")
  func importsThroughReexports() {
    let sample = Sample(
      [
        "Domain/Feed.swift": "import Base",
        "Kit/Base.swift": "@_exported import Platform",
        "Other/Platform.swift": "@_exported import UIKit",
      ], plan: plan, modules: ["Kit": "Base", "Other": "Platform"])
    #expect(
      sample.findings("imports", values).map { "\($0.position.file) \($0.evidence.map(\.position.file))" } == [
        #"Domain/Feed.swift ["Other/Platform.swift"]"#, #"Kit/Base.swift ["Other/Platform.swift"]"#,
      ])
  }

  @Test("anywhere, if a selector says so")
  func importsBySelector() {
    let sample = Sample(["Tools/A.swift": "import UIKit", "Other/B.swift": "import UIKit"], plan: LayerPlan())
    let values: [String: ParameterValue] = [
      "forbid": .names([NamePattern("UI*")]), "from": .selector(Selector([.path([PathPattern("Tools")])])),
    ]
    #expect(sample.lines("imports", values) == ["Tools/A.swift:1 A.swift → UIKit"])
  }
}

@Suite("assignment: files in no layer")
struct AssignmentRuleTests {
  let texts = ["App/A.swift": "", "Core/B.swift": "", "Odd/C.swift": "", "main.swift": ""]

  @Test("only if layers are configured; files of the root need no layer")
  func filesNeedALayer() {
    #expect(Sample(texts, plan: LayerPlan([["App"], ["Core"]])).lines("assignment") == ["Odd/C.swift:1 C.swift"])
    #expect(Sample(texts, plan: nil).lines("assignment") == [])
    #expect(Sample(texts, plan: LayerPlan()).lines("assignment") == [])
  }

  @Test("files that need no layer")
  func filesThatNeedNoLayer() {
    let sample = Sample(texts, plan: LayerPlan([["App"], ["Core"]]))
    #expect(sample.lines("assignment", ["ignore": .paths([PathPattern("Odd")])]) == [])
  }
}
