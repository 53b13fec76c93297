import Architecture
import Patterns
import Testing

@testable import RuleKinds

@Suite("services that use the wrong scheduler")
struct IsolationRuleTests {
  @Test("locks in an actor, which needs none")
  func locksInActors() {
    let body = """
        private let lock = NSLock()
        private var images: [String: Data] = [:]
        func image(_ name: String) -> Data? {
          lock.lock()
          defer { lock.unlock() }
          return images[name]
        }
      }
      """
    let values: [String: ParameterValue] = ["lock_types": .names("NSLock")]
    #expect(
      Sample(["A.swift": "actor Cache {\n" + body], plan: nil).findings("scheduler_locks", values).map(\.subject) == [
        "Cache"
      ])
    #expect(Sample(["A.swift": "class Cache {\n" + body], plan: nil).findings("scheduler_locks", values).isEmpty)
  }

  @Test("mutable state of a Sendable class, unless a lock protects it")
  func unprotectedState() {
    func subjects(_ guarding: String) -> [String] {
      let text = """
        final class Tokens: @unchecked Sendable {
          \(guarding)
          private var tokens: [String: String] = [:]
          func keep(_ token: String, for name: String) { tokens[name] = token }
        }
        """
      let values: [String: ParameterValue] = [
        "of": .types("Tokens"), "lock_types": .names("NSLock"),
      ]
      return Sample(["A.swift": text], plan: nil).findings("unguarded_state", values).map(\.subject)
    }
    #expect(subjects("") == ["Tokens"])
    #expect(subjects("private let lock = NSLock()") == [])
  }
}

@Suite("interfaces with redundant members")
struct SignatureRuleTests {
  @Test("one method per variant of an operation")
  func methodFamilies() {
    func count(_ methods: String...) -> Int {
      let text = "final class Client {\n" + methods.map { "  func \($0)() -> Data { data() }\n" }.joined() + "}"
      let values: [String: ParameterValue] = ["of": .types("Client")]
      return Sample(["A.swift": text], plan: nil).findings("method_families", values).count
    }
    #expect(count("fetchBooks", "fetchAuthors", "fetchReviews", "fetchShelves") == 1)
    #expect(count("fetchBooks", "fetchAuthors", "close", "reset") == 0)
  }
}
