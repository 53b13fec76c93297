import Architecture
import DependencyGraph
import Findings
import Patterns
import SourceFacts
import SwiftScanning
import Testing

@testable import RuleKinds

@Suite("layers: findings about uses of a higher layer")
struct UpwardTargetsTests {
  let plan = LayerPlan([["Screens"], ["Services"], ["Models"]])

  /// Findings about several users.
  func heads(_ texts: [String: String], _ values: [String: ParameterValue] = [:]) -> [Finding] {
    Sample(texts, plan: plan).findings("layers", values).filter { $0.share == .head }
  }

  func users(_ name: String, count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { ("Services/U\($0).swift", "struct U\($0) { let it: \(name)? = nil }") })
  }

  @Test("a value that two lower types use is one finding, and so is a class that three use")
  func manyUsersAreOneFinding() {
    let texts = ["Screens/T.swift": "struct V { let id: Int }\nfinal class C {}\nprotocol P {}"]
    func found(_ name: String, _ count: Int) -> [String] {
      heads(texts.merging(users(name, count: count)) { $1 }).map(\.message)
    }
    #expect(found("V", 1) == [])
    #expect(found("V", 2) == ["misplaced: Services V Screens 2"])
    #expect(found("C", 2) == [])
    #expect(found("C", 3) == ["misplaced: Services C Screens 3"])
    #expect(found("P", 3) == [])
  }

  @Test("the advice lists what a misplaced type itself uses of higher layers")
  func adviceListsUpwardDependenciesOfTheTarget() {
    func advice(_ type: String) -> String? {
      let texts = ["Screens/V.swift": type, "Screens/Other.swift": "struct Other {}", "Models/M.swift": "struct M {}"]
      return heads(texts.merging(users("V", count: 2)) { $1 }).first?.suggestion
    }
    #expect(advice("struct V { let model: M }") == "misplaced_advice: Services V Screens 2")
    #expect(advice("struct V { let other: Other }") == "misplaced_needs_advice: Services V Screens 2 Other")
    #expect(advice("struct V { func f() { _ = Other() } }") == "misplaced_needs_advice: Services V Screens 2 Other")
  }

  @Test("an app delegate that two types use is one finding")
  func usersOfTheAppDelegateAreOneFinding() {
    let delegate = "@main final class D: UIResponder, UIApplicationDelegate {}"
    #expect(heads(["D.swift": delegate].merging(users("D", count: 1)) { $1 }).isEmpty)
    let found = heads(["D.swift": delegate].merging(users("D", count: 2)) { $1 })
    #expect(found.map(\.message) == ["reached: Services D the composition root 2"])
  }

  @Test("a type that is used only through members of another type is not a target")
  func membersOfOtherTypesAreNotTargets() {
    func targets(_ text: String) -> [String] {
      let screens =
        "enum Timeline { case home, search }\nstruct Filters { func isOn(_ timeline: Timeline) -> Bool { true } }"
      return Sample(["Screens/Filters.swift": screens, "Services/S.swift": text], plan: plan).findings("layers")
        .compactMap(\.target?.name).sorted()
    }
    #expect(targets("struct S { let filters: Filters; func f() -> Bool { filters.isOn(.search) } }") == ["Filters"])
    #expect(
      targets("struct S { let filters: Filters; func f() -> Bool { filters.isOn(Timeline.search) } }") == [
        "Filters", "Timeline",
      ])
  }

  @Test("targets that build a module of the same name are one module")
  func modulesOfTheSameNameAreOneModule() {
    func targets(_ names: [String]) -> [String] {
      let files = [
        GraphFile(
          path: "Services/Paging.swift", modules: [ModuleID(0)], facts: SwiftScanner.scan("public struct Paging {}")),
        GraphFile(
          path: "Models/Query.swift", modules: [ModuleID(1)],
          facts: SwiftScanner.scan("import App\nstruct Query { let paging: Paging }")),
      ]
      return Sample(files, plan: plan, modules: names).findings("layers", ["targets": .word("interface")])
        .compactMap(\.target?.name)
    }
    #expect(targets(["App", "Tool"]) == ["Paging"])
    #expect(targets(["App", "App"]) == [])
  }

  @Test("the bundle of the app delegate is not the app delegate")
  func bundleOfTheAppDelegateIsNotTheAppDelegate() {
    func targets(_ call: String) -> [String] {
      let texts = [
        "D.swift": "@main final class D: UIResponder, UIApplicationDelegate {}",
        "Services/S.swift": "struct S { func f() { \(call) } }",
      ]
      return Sample(texts, plan: plan).findings("layers").compactMap(\.target?.name)
    }
    #expect(targets("_ = Bundle(for: D.self)") == [])
    #expect(targets("register(for: D.self)") == ["D"])
    #expect(targets("_ = Bundle(for: D.self); register(D.self)") == ["D"])
  }

  @Test("limited to the user interface: an extension belongs to the layer of its type")
  func interfaceModeUsesTheLayerOfTheExtendedType() {
    func targets(_ text: String) -> [String] {
      let texts = [
        "Screens/Hint.swift": "import UIKit\nfinal class Hint: UIView {}\nfinal class Help {}",
        "Services/S.swift": text,
      ]
      return Sample(texts, plan: plan).findings("layers", ["targets": .word("interface")]).compactMap(\.target?.name)
    }
    #expect(targets("extension Help { func f(_ hint: Hint) {} }") == [])
    #expect(targets("final class S { func f(_ hint: Hint) {} }") == ["Hint"])
  }

  @Test("limited to the user interface: no order between services and models")
  func interfaceModeIgnoresServicesAndModels() {
    let texts = [
      "Screens/Hint.swift": "enum Hint { case first }", "Services/Paging.swift": "struct Paging {}",
      "Models/Query.swift": "struct Query { let paging: Paging; let hint: Hint }",
    ]
    let sample = Sample(texts, plan: plan)
    #expect(sample.findings("layers").compactMap(\.target?.name) == ["Paging", "Hint"])
    #expect(sample.findings("layers", ["targets": .word("interface")]).compactMap(\.target?.name) == ["Hint"])
  }

  @Test("the compiler enforces the order of modules, whatever they contain")
  func compilerEnforcesModules() {
    let texts = [
      "Screens/Paging.swift": "import Models\nstruct Paging {}",
      "Models/Query.swift": "struct Query { let paging: Paging }",
    ]
    let one = Sample(
      texts, plan: LayerPlan([["Screens"], ["Models"]]), modules: ["Models": "Models", "Screens": "Screens"])
    #expect(
      one.findings("layers", ["targets": .word("interface")]).map(\.severity) == one.findings("layers").map(\.severity))
  }

  @Test(
    "limited to the user interface: both folders confirm their layers, and the subject is not user interface itself")
  func interfaceModeNeedsConfirmedLayers() {
    func severity(_ user: String, at path: String) -> [Severity] {
      let texts = ["Screens/Hint.swift": "import UIKit\nenum Hint { case first }", path: user]
      let plan = LayerPlan(rows: [
        LayerRow([LayerSpec(folder: "Screens")]),
        LayerRow([LayerSpec(name: "Services", paths: [PathPattern("Services"), PathPattern("Other")])]),
      ])
      return Sample(texts, plan: plan).findings("layers", ["targets": .word("interface")]).map(\.severity)
    }
    #expect(severity("struct S { let h: Hint }", at: "Services/S.swift") == [.error])
    #expect(severity("import UIKit\nstruct S { let h: Hint }", at: "Services/S.swift") == [])
    #expect(severity("struct S { let h: Hint }", at: "Other/S.swift") == [])
    #expect(severity("struct S { let h: Hint }", at: "Services/Helpers/S.swift") == [])
  }

  @Test(
    "limited to the user interface: extensions of system types that use nothing of their layer are not a dependency")
  func interfaceModeIgnoresIndependentHelpers() {
    let texts = [
      "Screens/Text.swift": "extension String { var loud: String { uppercased() } }",
      "Services/S.swift": "struct S { func f() -> String { \"a\".loud } }",
    ]
    let sample = Sample(texts, plan: plan)
    #expect(sample.findings("layers").count == 1)
    #expect(sample.findings("layers", ["targets": .word("interface")]).isEmpty)
  }

  @Test("constants of the app object, and actions sent through the responder chain, are not a dependency on it")
  func constantsAndActionsOfTheAppObjectDoNotCount() {
    let delegate = """
      @main final class App: UIResponder, UIApplicationDelegate {
        static let version = "1"
        var count = 0
        @objc func reload() {}
      }
      """
    func targets(_ code: String) -> [String] {
      Sample(["App.swift": delegate, "Services/S.swift": "struct S { func f() { _ = \(code) } }"], plan: plan)
        .findings("layers").compactMap(\.target?.name)
    }
    #expect(targets("App.version") == [])
    #expect(targets("#selector(App.reload)") == [])
    #expect(targets("App().count") == ["App"])
  }
}
