import Architecture
import Patterns
import Testing

@testable import RuleKinds

extension ParameterValue {
  /// Types with these names.
  static func types(_ names: String...) -> ParameterValue {
    .selector(Selector([.property(.name, names.map { NamePattern($0) })]))
  }

  static func names(_ names: String...) -> ParameterValue { .names(names.map { NamePattern($0) }) }
}

@Suite("forbidden: references between declarations that must not use each other")
struct ForbiddenRuleTests {
  private let values: [String: ParameterValue] = ["from": .types("*View"), "to": .types("Feed")]

  @Test("one finding for each pair, with further places as evidence")
  func references() {
    let sample = Sample(
      [
        "FeedView.swift": "struct FeedView {\n  let feed: Feed\n  func show(_ other: Feed) {}\n}",
        "MapView.swift": "struct MapView { let place: Place }",
        "Feed.swift": "struct Feed {}\nstruct Place {}",
      ], plan: nil)
    #expect(sample.lines("forbidden", values) == ["FeedView.swift:2 FeedView → Feed +1"])
  }

  @Test("subtypes may name a type if supertypes are exempt")
  func subtypesMayNameExemptSupertypes() {
    let sample = Sample(
      ["A.swift": "class FeedView: Feed {}\nclass MapView { let feed = Feed() }\nclass Feed {}"], plan: nil)
    let excepted = values.merging(["except_supertypes": .flag(true)]) { $1 }
    #expect(sample.lines("forbidden", excepted) == ["A.swift:2 MapView → Feed"])
  }

  @Test("types of frameworks, by name")
  func externalTypes() {
    let sample = Sample(["A.swift": "struct FeedView {\n  let table: UITableView\n}"], plan: nil)
    let foreign: [String: ParameterValue] = ["from": .types("*View"), "foreign": .names("UITable*")]
    #expect(sample.lines("forbidden", foreign) == ["A.swift:2 FeedView → UITableView"])
  }
}

@Suite("ownership: stored properties that must not own their value")
struct OwnershipRuleTests {
  private let values: [String: ParameterValue] = ["holder": .types("*Presenter"), "held": .types("*Screen")]

  @Test("strong properties, but not weak or computed ones or those of other types")
  func strongProperties() {
    let sample = Sample(
      [
        "A.swift": """
        class FeedScreen {}
        class FeedPresenter {
          var screen: FeedScreen?
          weak var shown: FeedScreen?
          var last: FeedScreen { FeedScreen() }
        }
        class Router { var screen: FeedScreen? }
        """
      ], plan: nil)
    #expect(sample.lines("ownership", values) == ["A.swift:3 FeedPresenter → FeedScreen"])
  }

  @Test("through a protocol that the owned type conforms to")
  func propertiesOfProtocolTypes() {
    let sample = Sample(
      [
        "A.swift": """
        protocol Showing: AnyObject {}
        class FeedScreen: Showing {}
        class FeedPresenter {
          let screen: Showing
        }
        """
      ], plan: nil)
    #expect(sample.findings("ownership", values).map(\.position.line) == [4])
  }

  @Test("by the names of the properties")
  func propertiesByName() {
    let sample = Sample(
      ["A.swift": "class FeedScreen {}\nclass FeedPresenter {\n  var screen: FeedScreen?\n  var child: FeedScreen?\n}"],
      plan: nil)
    let named = values.merging(["names": .names("*"), "except_names": .names("child")]) { $1 }
    #expect(sample.lines("ownership", named) == ["A.swift:3 FeedPresenter → FeedScreen"])
  }
}

@Suite("ownership_cycle: types that own themselves through strong properties")
struct OwnershipCycleRuleTests {
  @Test("a cycle of two types; a weak property breaks it")
  func ownershipCycles() {
    func lines(_ back: String) -> [String] {
      let sample = Sample(
        [
          "A.swift": """
          class Screen {
            let presenter = Presenter()
            init() { presenter.screen = self }
          }
          class Presenter {
            \(back) screen: Screen?
          }
          """
        ], plan: nil)
      return sample.findings("ownership_cycle").map { "\($0.position.line) \($0.subject)" }
    }
    #expect(lines("var").count == 1)
    #expect(lines("weak var") == [])
  }
}

@Suite("conformance: declarations that lack a required property")
struct ConformanceRuleTests {
  @Test("types that do not match the requirement")
  func conformance() {
    let sample = Sample(
      ["A.swift": "protocol Service {}\nclass FeedService: Service {}\nclass LogService {}\nclass Log {}"], plan: nil)
    let service = Selector([.property(.conforms, [NamePattern("Service")])])
    #expect(
      sample.lines("conformance", ["of": .types("*Service"), "must": .selector(service)])
        == ["A.swift:1 Service", "A.swift:3 LogService"])
  }
}

@Suite("immutability: types whose values can change after their creation")
struct ImmutabilityRuleTests {
  @Test("variables, unless they are computed, private to set, or marked")
  func variables() {
    let sample = Sample(
      [
        "A.swift": """
        struct Feed {
          let title: String
          var count: Int
          var isEmpty: Bool { count == 0 }
          @Lazy var body: String
        }
        """
      ], plan: nil)
    let values: [String: ParameterValue] = ["of": .types("Feed"), "except_attributes": .names("Lazy")]
    #expect(sample.findings("immutability", values).map(\.position.line) == [3])
  }

  @Test("constants of a mutable type")
  func mutableTypes() {
    let sample = Sample(["A.swift": "struct Feed {\n  let items: NSMutableArray\n}"], plan: nil)
    let values: [String: ParameterValue] = ["of": .types("Feed"), "mutable_types": .names("NSMutable*")]
    #expect(sample.findings("immutability", values).map(\.position.line) == [2])
  }
}

@Suite("abstraction: types without a protocol that other files use")
struct AbstractionRuleTests {
  @Test("used by another file, and without a protocol")
  func abstraction() {
    let sample = Sample(
      [
        "Feed.swift": "class FeedService { func load() {} }",
        "Log.swift": "protocol Logging { func log() }\nclass LogService: Logging { func log() {} }",
        "Own.swift": "class OwnService { func run() {} }\nlet own = OwnService()",
        "Main.swift": "func main() { FeedService().load(); LogService().log() }",
      ], plan: nil)
    #expect(
      sample.findings("abstraction", ["of": .types("*Service")]).map(\.subject) == ["FeedService"])
  }
}

@Suite("cohesion: types whose methods form unrelated groups")
struct CohesionRuleTests {
  private let values: [String: ParameterValue] = ["of": .types("Store"), "members": .number(2)]

  @Test("groups that share no property and no call")
  func groupsWithoutCommonMembers() {
    let apart = """
      class Store {
        private var users: [String] = []
        private var prices: [Int] = []
        func add(user: String) { users.append(user) }
        func removeUsers() { users = [] }
        func add(price: Int) { prices.append(price) }
        func removePrices() { prices = [] }
      """
    #expect(Sample(["A.swift": apart + "\n}"], plan: nil).findings("cohesion", values).count == 1)
    let joined = apart + "\n  func clear() { removeUsers(); removePrices() }\n}"
    #expect(Sample(["A.swift": joined], plan: nil).findings("cohesion", values).isEmpty)
  }
}

@Suite("call_pairs: calls that need a second call on the same object")
struct CallPairsRuleTests {
  private let values: [String: ParameterValue] = [
    "handing": .names("*.addChild"), "handing_then": .names("*.didMove"),
  ]

  @Test("the second call is missing")
  func missingSecondCalls() {
    func lines(_ body: String) -> [Int] {
      Sample(
        ["A.swift": "class Screen: UIViewController {\n  func show(_ page: UIViewController) {\n\(body)\n  }\n}"],
        plan: nil
      )
      .findings("call_pairs", values).map(\.position.line)
    }
    #expect(lines("    addChild(page)") == [3])
    #expect(lines("    addChild(page)\n    page.didMove(toParent: self)") == [])
  }
}
