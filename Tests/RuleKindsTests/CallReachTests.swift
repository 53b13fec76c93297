import Architecture
import Patterns
import SourceFacts
import Testing

@testable import RuleKinds

@Suite("Where code may make the calls of a rule")
struct CallReachTests {
  /// The findings in types `Screen*`: alone, and with so many other types that a search decides which code is read.
  func found(_ texts: [String: String], _ values: [String: ParameterValue]) -> [String] {
    let screens: ParameterValue = .selector(Selector([.property(.name, [NamePattern("Screen*")])]))
    let values = values.merging(["of": screens]) { $1 }
    let others = (0..<100).map { ("Z\($0).swift", "final class ScreenOf\($0) { func show() { print(\($0)) } }") }
    let alone = Sample(texts, plan: nil).lines("calls", values)
    let amongOthers = Sample(texts.merging(others) { $1 }, plan: nil).lines("calls", values)
    #expect(alone == amongOthers)
    return amongOthers
  }

  func uses(_ patterns: String...) -> ParameterValue { .names(patterns.map { NamePattern($0) }) }

  @Test("values of external types, from any source")
  func valuesOfExternalTypes() {
    let found = found(
      [
        "A.swift":
          "typealias Network = URLSession\nlet common = Network.shared\nstruct Box { let session: URLSession }",
        "B.swift": "final class Session: URLSession {}\nfunc makeSession() -> Session { Session() }",
        "S1.swift": "final class Screen1 { func load() { common.dataTask(with: address).resume() } }",
        "S2.swift": "final class Screen2 { let box: Box; func load() { let session = box.session; session.reset() } }",
        "S3.swift": "final class Screen3 { func load() { makeSession().flush() } }",
        "S4.swift": "final class Screen4 { func load() { session.flush() } }",
        "S5.swift":
          "final class Screen5 { let task = URLSession.shared.dataTask(with: address); func load() { task.resume() } }",
      ], ["uses": uses("URLSession{,DataTask}.*")])
    #expect(
      found == [
        "S1.swift:1 Screen1 → dataTask", "S2.swift:1 Screen2 → reset", "S3.swift:1 Screen3 → flush",
        "S5.swift:1 Screen5 → dataTask", "S5.swift:1 Screen5 → resume",
      ])
  }

  @Test("members of types that are not mentioned by name")
  func inheritedMembers() {
    let found = found(
      [
        "S1.swift": "final class Screen1: UIViewController { func go() { view.window?.rootViewController = other } }",
        "S2.swift": "final class Screen2: UIViewController { func go() { extensionContext?.open(address) } }",
        "S3.swift": "final class Screen3: Base { func go() { present(other, animated: true) } }",
        "B.swift": "class Base: UIViewController {}",
        "S4.swift":
          "final class Screen4: UIViewController { func go() { store.open(); present = rootViewController } }",
      ], ["uses": uses("UIWindow.rootViewController", "NSExtensionContext.open", "*.present(_:animated:*")])
    #expect(
      found == ["S1.swift:1 Screen1 → rootViewController", "S2.swift:1 Screen2 → open", "S3.swift:1 Screen3 → present"])
  }

  @Test("functions that the project adds to framework controllers")
  func functionsAddedToFrameworkTypes() {
    let found = found(
      [
        "A.swift": "extension UINavigationController { func goOn() { pushViewController(next, animated: true) } }",
        "S1.swift": "final class Screen1: UIViewController { func go() { navigationController?.goOn() } }",
      ], ["uses": uses("UINavigationController.pushViewController")])
    #expect(found == ["S1.swift:1 Screen1 → goOn"])
  }

  @Test("methods of project types, directly and through a protocol")
  func methodsOfProjectTypes() {
    let services: ParameterValue = .selector(Selector([.property(.name, [NamePattern("*Client")])]))
    let found = found(
      [
        "A.swift": "protocol Loading { func load() }\nfinal class FeedClient: Loading { func load() {} }",
        "B.swift": "final class App { static let shared = App(); let loading: Loading = FeedClient() }",
        "S1.swift": "final class Screen1 { func go() { App.shared.loading.load() } }",
        "S2.swift": "final class Screen2 { func go() { App.shared.start() } }",
      ], ["on": services])
    #expect(found == ["S1.swift:1 Screen1 → Loading"])
  }

  @Test("created values, by their labels")
  func createdValues() {
    let found = found(
      [
        "S1.swift": "final class Screen1 { func go() { _ = Data(contentsOf: address) } }",
        "S2.swift": "final class Screen2 { func go() { _ = Data(bytes) } }",
      ], ["uses": uses("{Data,String}.init(contentsOf:*")])
    #expect(found == ["S1.swift:1 Screen1 → Data"])
  }

  @Test("created values, by a label that is a keyword")
  func createdValuesWithKeywordLabels() {
    let found = found(
      [
        "S1.swift": "final class Screen1 { func go() { _ = Key(for: 1) } }",
        "S2.swift": "final class Screen2 { func go() { for key in keys { _ = Key(key) } } }",
      ], ["uses": uses("*.init(for:*")])
    #expect(found == ["S1.swift:1 Screen1 → Key"])
  }
}
