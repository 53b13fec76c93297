import Architecture
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("independence: parts side by side")
struct IndependenceRuleTests {
  @Test("layers of one row; not those above or below")
  func layers() {
    let sample = Sample(
      [
        "App/Main.swift": "struct Main { let feed: Feed }",
        "Feed/Feed.swift": "struct Feed {\n  let user: User\n  let clock: Clock\n}",
        "User/User.swift": "struct User { let clock: Clock }",
        "Core/Clock.swift": "struct Clock {}",
      ], plan: LayerPlan([["App"], ["Feed", "User"], ["Core"]]))
    #expect(sample.lines("independence") == ["Feed/Feed.swift:2 Feed → User"])
  }

  @Test("folders that match")
  func folders() {
    let sample = Sample(
      [
        "Features/Feed/Feed.swift": "struct Feed { let user: User; let clock: Clock }",
        "Features/User/Deep/User.swift": "struct User {}",
        "Core/Clock.swift": "struct Clock {}",
      ], plan: LayerPlan())
    let values = ["folders": ParameterValue.paths([PathPattern("Features/*")])]
    #expect(sample.lines("independence", values) == ["Features/Feed/Feed.swift:1 Feed → User"])
  }

  @Test("inferred layers of one height may use each other")
  func inferred() {
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

@Suite("imports: modules that a part may not know")
struct ImportsRuleTests {
  let values: [String: ParameterValue] = [
    "forbid": .names([NamePattern("UIKit"), NamePattern("SwiftUI")]), "scope": .word("below_presentation"),
  ]
  let plan = LayerPlan([["Screens"], ["Domain"], ["Kit"]])

  @Test("below the presentation, one finding a module, each of its imports as evidence")
  func below() {
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

  @Test("a layer with views is spared, unless its name says domain, services or data")
  func views() {
    let view = "import SwiftUI\nstruct Chip: View {}"
    let sample = Sample(
      ["Screens/Screen.swift": view, "Domain/Chip.swift": view, "Kit/Chip.swift": view], plan: plan)
    #expect(sample.lines("imports", values) == ["Domain/Chip.swift:1 Chip.swift → SwiftUI +1"])
  }

  @Test("excepted layers")
  func except() {
    let sample = Sample(["Domain/Feed.swift": "import UIKit", "Kit/Tool.swift": "import UIKit"], plan: plan)
    let except = values.merging(["except": .names([NamePattern("K*")])]) { $1 }
    #expect(sample.lines("imports", except) == ["Domain/Feed.swift:1 Feed.swift → UIKit"])
  }

  @Test("through modules of the project that pass it on")
  func exported() {
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

  @Test("anywhere, where a selector says so")
  func selector() {
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

  @Test("only where layers are configured; the root is no layer, but it is not lost")
  func assigned() {
    #expect(Sample(texts, plan: LayerPlan([["App"], ["Core"]])).lines("assignment") == ["Odd/C.swift:1 C.swift"])
    #expect(Sample(texts, plan: nil).lines("assignment") == [])
    #expect(Sample(texts, plan: LayerPlan()).lines("assignment") == [])
  }

  @Test("files that need none")
  func ignored() {
    let sample = Sample(texts, plan: LayerPlan([["App"], ["Core"]]))
    #expect(sample.lines("assignment", ["ignore": .paths([PathPattern("Odd")])]) == [])
  }
}
