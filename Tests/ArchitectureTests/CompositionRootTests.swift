import DependencyGraph
import Testing

@testable import Architecture

@Suite("The composition root")
struct CompositionRootTests {
  func roots(_ texts: [String: String]) -> [String] {
    let graph = graph(texts)
    return zip(graph.files, CompositionRoot(in: graph).isRoot).filter(\.1).map(\.0.path)
  }

  @Test(
    "entry points and delegates",
    arguments: [
      "@main struct Tool {}", "@UIApplicationMain class Delegate {}", "class D: UIResponder, UIApplicationDelegate {}",
      "class S: NSObject, UIWindowSceneDelegate {}", "class M: NSObject, NSApplicationDelegate {}",
      "struct Shop: App { var body: some Scene { WindowGroup {} } }", "struct Shop: SwiftUI.App {}",
      "class D {}\nextension D: UIApplicationDelegate {}", "class ShopApplication: NSApplication {}",
      "class Base: NSObject, WKExtensionDelegate {}\nclass D: Base {}",
    ])
  func entryPoints(text: String) {
    #expect(roots(["A.swift": text, "B.swift": "struct B {}"]) == ["A.swift"])
  }

  @Test(
    "types that are no delegates in spite of their names",
    arguments: [
      "class Controller: UIViewController, UITableViewDelegate {}", "class AppDelegate {}",
      "protocol D: UIApplicationDelegate {}",
      "protocol App {}\nstruct Shop: App {}", "class Shop: App {}", "struct Assembly {}", "protocol Container {}",
      "@MainActor class M {}",
    ])
  func others(text: String) {
    #expect(roots(["A.swift": text]) == [])
  }

  @Test("main.swift, and files that only extend a delegate")
  func files() {
    #expect(
      roots([
        "App/main.swift": "print(1)", "D.swift": "class D: NSObject, UIApplicationDelegate {}",
        "D+Push.swift": "extension D { func push() {} }\nextension D {}",
        "Other.swift": "extension D {}\nstruct Other {}", "domain.swift": "struct Domain {}",
      ]) == ["App/main.swift", "D+Push.swift", "D.swift"])
  }

  @Test("an assembly has the name of one and creates objects")
  func assembly() {
    let parts = "struct A {}\nstruct B {}\n"
    #expect(
      roots(["A.swift": parts, "Z.swift": "class FeedAssembly { func a() -> A { A() }\n func b() -> B { B() } }"]) == [
        "Z.swift"
      ])
    #expect(roots(["A.swift": parts, "Z.swift": "class FeedAssembly { func a(_ a: A, b: B) -> A { A() } }"]) == [])
    #expect(
      roots(["A.swift": parts, "Z.swift": "class FeedFactory { func a() -> A { A() }\n func b() -> B { B() } }"]) == [])
  }
}
