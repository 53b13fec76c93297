import Architecture
import Findings
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("responsibilities of view controllers")
struct ResponsibilitiesRuleTests {
  /// A short vocabulary for tests.
  let values: [String: ParameterValue] = [
    "of": .selector(Selector([.property(.name, [NamePattern("A")])])), "max": .number(0),
    "interface_types": .names(["UIView", "UINavigationItem"].map { NamePattern($0) }),
    "setup_methods": .names([NamePattern("viewDidLoad")]),
    "building": .names([NamePattern("*.addSubview")]),
    "updating": .names(["*.reloadData", "self.title"].map { NamePattern($0) }),
    "immediate": .names([NamePattern("*.forEach")]),
    "catching": .names([NamePattern("*.addTarget")]),
    "catching_methods": .names([NamePattern("tapped(_:)")]),
    "business": .names([NamePattern("URLSession.*")]),
    "navigating": .names(["UIViewController.present", "UINavigationController.push*"].map { NamePattern($0) }),
    "alerts": .names([NamePattern("UIAlertController")]),
    "ignored": .names([NamePattern("*.log")]),
  ]

  /// The responsibilities of a controller with this body, each with the first of its reported lines.
  func found(_ body: String, after: String = "") -> [String] {
    let sample = Sample(["A.swift": "class A: UIViewController {\n" + body + "\n}\n" + after], plan: nil)
    return sample.findings("responsibilities", values).flatMap { finding in
      let lines = Dictionary(grouping: finding.evidence) { String($0.note.split(separator: ":")[0]) }.mapValues {
        evidence in
        evidence.map(\.position.line).min() ?? 0
      }
      var notes: Set<String> = []
      return finding.evidence.map { String($0.note.split(separator: ":")[0]) }.filter { notes.insert($0).inserted }.map
      { note in
        "\(note) \((lines[note] ?? 0) - 1)"
      }
    }
  }

  @Test("changing a shared instance of the model is business logic")
  func changingASharedModelIsBusinessLogic() {
    func business(_ folder: String) -> Bool {
      let settings = "final class Settings { static let shared = Settings(); var isFirst = true }"
      let code = "class A: UIViewController {\n func next() { Settings.shared.isFirst = false } }"
      let sample = Sample(["A.swift": code, "\(folder)/Settings.swift": settings], plan: nil)
      return sample.findings("responsibilities", values).flatMap(\.evidence).contains {
        $0.note.hasPrefix("business_logic")
      }
    }
    #expect(business("Models"))
    #expect(!business("Looks"))
  }

  @Test("the user interface is configured during setup, and updated later")
  func userInterfaceSetUpAndUpdates() {
    #expect(
      found("override func viewDidLoad() {\n  view.alpha = 1\n  setup() }\nfunc setup() { title = a }") == [
        "configure_ui 2"
      ])
    #expect(found("func show() {\n  view.alpha = 1 }") == ["update_ui 2"])
    #expect(
      found("override func viewDidLoad() { show() }\nfunc show() { title = a }\nfunc again() { show() }") == [
        "update_ui 2"
      ])
    #expect(found("override func viewDidLoad() {\n  model.observe { self.title = $0 } }") == ["update_ui 2"])
    #expect(found("override func viewDidLoad() {\n  [a].forEach { self.title = $0 } }") == ["configure_ui 2"])
    #expect(found("func later() {\n  view.addSubview(label) }") == ["configure_ui 2"])
    #expect(found("func log() { super.title = a; model.title = b }") == [])
  }

  @Test("of several methods that a selector names, the first is shown")
  func firstSelectedMethodIsShown() {
    let methods = (10..<40).map { "@objc func go(_ screen: Screen\($0)) { present(screen, animated: true) }\n" }
    let body = "func listen() { button.addTarget(self, action: #selector(go)) }\n" + methods.joined()
    #expect(found(body).contains("handle_interaction 2"))
  }

  @Test("the delegate of a view receives interaction, even if the view is not an argument")
  func delegatesReceiveInteraction() {
    let view = """
      class Stars: UIView { weak var delegate: StarsDelegate? }
      protocol StarsDelegate: AnyObject { func rated(_ count: Int); func filled() -> Int }
      extension A: StarsDelegate {}
      """
    let methods =
      "func rated(_ count: Int) { kept = count }\nfunc filled() -> Int { kept }\nvar kept = 0\nlet stars = Stars()\n"
    let set = found(methods + "override func viewDidLoad() { stars.delegate = self }", after: view)
    #expect(set.contains("event_method 1") && set.contains("handle_interaction 1"))
    let notSet = found(methods + "override func viewDidLoad() { stars.delegate = nil }", after: view)
    #expect(!notSet.contains { $0.hasPrefix("catch_interaction") })
  }

  @Test("a view that asks what to show, or reports that it was shown, is not interaction")
  func dataSourceQuestionsAreNotInteraction() {
    let list = """
      class List: UIView {}
      protocol ListDelegate { func title(for list: List) -> String; func didApplyData(_ list: List); \
      func picked(_ list: List) }
      protocol ListDataSource { func fill(_ list: List) }
      extension A: ListDelegate, ListDataSource {}
      """
    let methods = [
      "func title(for list: List) -> String { \"\" }", "func didApplyData(_ list: List) {}",
      "func fill(_ list: List) {}",
      "func picked(_ list: List) { act() }",
    ]
    #expect(found(methods.joined(separator: "\n"), after: list) == ["event_method 4"])
  }

  @Test("closures that are passed to a SwiftUI view receive its interaction")
  func closuresPassedToViewsReceiveInteraction() {
    let rating = "struct Rating: View { let text: () -> String; let onRate: (Int) -> Void }"
    #expect(
      found("func show() {\n  let r = Rating(text: { a }, onRate: { self.title = $0 }) }", after: rating) == [
        "handle_interaction 2", "catch_interaction 2", "update_ui 2",
      ])
    #expect(found("func show() {\n  let r = Rating(text: { a }) }", after: rating) == [])
  }

  @Test("a view of the project gets the data that it shows")
  func projectViewsGetTheirData() {
    let cell = "class Cell: UIView { func fill(_ text: String) {}\n func size(_ text: String) -> Int { 0 } }"
    #expect(found("func show(cell: Cell) { cell.fill(text) }", after: cell) == ["update_ui 1"])
    #expect(found("func show(cell: Cell) -> Int { let a = cell.size(text); return a }", after: cell) == [])
  }

  @Test("interaction is received by attribute, name, selector or callback")
  func interactionIsReceived() {
    #expect(found("@IBAction func pressed() { act() }") == ["event_method 1"])
    #expect(found("func tapped(_ sender: Any) { act() }\nfunc tapped() { act() }") == ["event_method 1"])
    #expect(found("func f() { b.addTarget(self, action: #selector(g)) }\n@objc func g() {}") == ["catch_interaction 1"])
    #expect(found("func f(v: UIView) { v.onTap = { } }") == ["catch_interaction 1"])
  }

  @Test(
    "passing an event on to a single object is not handling",
    arguments: [
      ("output.tap()", false),
      ("guard let text = field.text, !text.isEmpty else { return }; output.search(text)", false),
      ("if query.count == 0 { return }; output.search(query)", false),
      ("log(1); output.tap()", false),
      ("onTap?()", false),
      ("help()", false),
      ("output.tap(); other.tap()", true),
      ("if isOn { output.close() } else { output.open() }", true),
      ("isOn = true", true),
      ("present(next, animated: true)", true),
      ("switch isOn { case true: output.close(); default: output.open() }", true),
      ("", false),
    ])
  func interactionIsHandled(code: String, expected: Bool) {
    let body = """
      var isOn = false; let output: Output; let other: Output; var onTap: (() -> Void)?
      @IBAction func pressed() { \(code) }
      func help() { output.tap() }
      """
    let protocols = "protocol Output { func tap(); func open(); func close(); func search(_ text: String) }"
    #expect(found(body, after: protocols).contains { $0.hasPrefix("handle_interaction") } == expected)
  }

  @Test("business logic and navigation by vocabulary; alerts and embedded screens do not count")
  func businessLogicAndNavigation() {
    #expect(found("func f() { URLSession.shared.dataTask(with: u) }") == ["data_access 1"])
    #expect(
      found("func f() { present(Next(), animated: true) }", after: "class Next: UIViewController {}") == [
        "navigation 1"
      ])
    #expect(found("func f() { let a = UIAlertController(); present(a, animated: true) }") == [])
    #expect(found("func present(_ a: Int) {}\nfunc f() { present(1) }") == [])
    let segue = "override func prepare(for segue: UIStoryboardSegue, sender: Any?) {"
    #expect(found("\(segue) next(segue.destination) }") == ["navigation 1"])
    #expect(
      found(
        "var child: Child?\n\(segue) child = segue.destination as? Child }", after: "class Child: UIViewController {}")
        == [])
  }

  @Test("measures in the order of the documentation, only above the limit")
  func measuresAreInOrder() {
    let body =
      "func f() { present(B(), animated: true); title = a; URLSession.shared.x() }\n@IBAction func g() { act() }"
    let sample = Sample(["A.swift": "class A: UIViewController { \(body) }\nclass B {}"], plan: nil)
    let words = ["update_ui", "catch_interaction", "business_logic", "navigation"]
    #expect(sample.findings("responsibilities", values).map(\.measures) == [["responsibilities": .words(words)]])
    for (max, count) in [(3, 1), (4, 0)] {
      let limited = values.merging(["max": .number(max)]) { $1 }
      #expect(sample.findings("responsibilities", limited).count == count)
    }
  }

  @Test("weak evidence of a required responsibility counts only in a very large controller")
  func weakEvidenceNeedsAVeryLargeController() {
    func isFound(_ work: String, large: Int) -> Bool {
      let body = """
        override func viewDidLoad() { view.alpha = 1 }
        func show() { title = a }
        @IBAction func pressed() { present(Next(), animated: true) }
        func sum() -> Int { \(work) }
        """
      let lines = (0..<30).map { "let value\($0) = \($0)" }.joined(separator: "\n")
      let texts = ["A.swift": "class A: UIViewController {\n\(body)\n\(lines)\n}\nclass Next: UIViewController {}"]
      let strict: [String: ParameterValue] = [
        "max": .number(4), "required": .names([NamePattern("business_logic")]), "large": .number(large),
        "computing": .names([NamePattern("*.reduce")]),
      ]
      return !Sample(texts, plan: nil).findings("responsibilities", values.merging(strict) { $1 }).isEmpty
    }
    #expect(isFound("URLSession.shared.dataTask(with: u)", large: 30))
    #expect(!isFound("prices.reduce(0, +)", large: 30))
    #expect(isFound("prices.reduce(0, +)", large: 10))
    #expect(!isFound("prices.reduce(0, +)", large: 0))
  }

  @Test("a project configures what its business logic is")
  func configuredBusinessLogic() {
    let sample = Sample(["A.swift": "class A { func f() { Vault.open() } }\nenum Vault {}"], plan: nil)
    #expect(sample.findings("responsibilities", values).isEmpty)
    let own = values.merging(["business": .names([NamePattern("Vault.*")])]) { $1 }
    #expect(sample.findings("responsibilities", own).count == 1)
  }
}
