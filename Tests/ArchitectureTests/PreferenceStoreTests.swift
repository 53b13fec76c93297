import DependencyGraph
import SourceFacts
import Tables
import Testing

@testable import Architecture

@Suite("Roles: preference stores")
struct PreferenceStoreTests {
  private static let settings =
    "class Settings { let d = UserDefaults.standard; func get() -> Int { d.integer(forKey: \"a\") } }"

  @Test(
    "a type that only reads and writes preferences is a preference store",
    arguments: [
      settings,
      "enum Flags { static var isOn: Bool { UserDefaults.standard.bool(forKey: \"a\") } }",
      "class SettingsService { let a = Stored(key: 1); let b = Stored(key: 2); func f() {} }\n"
        + "class Stored { func f() { UserDefaults.standard.set(1) } }\n"
        + "class S { let s: SettingsService }\nclass T { let s: SettingsService }",
    ])
  func stores(_ text: String) { #expect(isStore(text)) }

  @Test(
    "a type that does other work or asks a service for it is not one",
    arguments: [
      "class FeedService { func load() { UserDefaults.standard.set(1); URLSession.shared.dataTask() } }",
      "class Settings { let s: FeedService; func load() { UserDefaults.standard.set(1) } }\n"
        + "class FeedService { func load() { URLSession.shared.dataTask() } }",
      "class SettingsController: UIViewController { func load() { UserDefaults.standard.set(1) } }",
      "class Calculator { func add() {} }",
    ])
  func others(_ text: String) { #expect(!isStore(text)) }

  @Test("a service that only uses a preference store is a preference store too")
  func chain() {
    #expect(
      isStore(
        "class Flags { let s: SettingsStore; func f() { UserDefaults.standard.set(1) } }\n"
          + "class SettingsStore { func g() { UserDefaults.standard.set(1) } }"))
  }

  private func isStore(_ text: String) -> Bool {
    let sample = RoleSample(text)
    return sample.roles.isPreferenceStore(sample.graph.symbols(in: FileID(0)).lowerBound)
  }
}
