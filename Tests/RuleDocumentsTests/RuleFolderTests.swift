import Findings
import Foundation
import Policy
import RuleDocuments
import Testing

@Suite struct RuleFolderTests {
  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// Read once for all tests.
  private static let shared = Result { try RuleFolder(ofCheckout: checkout) }
  private let folder: RuleFolder

  init() throws { folder = try Self.shared.get() }

  @Test func ruleFolderHasNoMistakes() { #expect(folder.mistakes == []) }

  @Test func everyRuleHasThreeTriggersAndThreeNearMisses() {
    for rule in folder.descriptions {
      #expect(rule.triggers.count >= 3 && rule.nearMisses.count >= 3, "\(rule.id)")
      for example in rule.triggers {
        #expect(!example.files.flatMap(\.expectedLines).isEmpty, "\(rule.id): a trigger expects nothing")
      }
      for example in rule.nearMisses {
        #expect(example.files.flatMap(\.expectedLines) == [], "\(rule.id): a near miss expects a finding")
      }
    }
  }

  @Test func everyRuleShowsExamplesWithSwiftFirst() {
    for rule in folder.descriptions {
      for shown in [rule.triggers, rule.nearMisses].map({ $0.filter(\.isShown) }) {
        #expect((1...2).contains(shown.count), "\(rule.id)")
        #expect(shown.first?.files.filter { !$0.path.hasSuffix(".swift") } == [], "\(rule.id)")
      }
    }
  }

  @Test func embeddedExamplesAreTheShownOnes() {
    let shown = RuleExamples.shown()
    #expect(Set(shown.keys) == Set(folder.examples.keys))
    for (id, examples) in folder.examples {
      #expect(shown[id]?.triggers == examples.triggers.filter(\.isShown))
      #expect(shown[id]?.nearMisses == examples.nearMisses.filter(\.isShown))
    }
  }

  /// Copies of a pattern drift apart: a pattern that two rules need belongs into a list of the vocabulary.
  @Test func patternsAreNotDuplicated() throws {
    let rules = Self.checkout.appendingPathComponent("Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: rules.path).filter { $0.hasSuffix(".yml") }
    var places: [String: [String]] = [:]
    for file in files where !file.hasPrefix("vocabulary/frameworks") {
      let text = try String(contentsOf: rules.appendingPathComponent(file), encoding: .utf8)
      let rule = text.split(separator: "\ntriggers:")[0]
      for match in rule.matches(of: /(?m)^ *- "([^"]{12,})"$/) {
        places[String(match.output.1), default: []].append(file)
      }
    }
    #expect(places.count > 200)
    #expect(places.filter { $0.value.count > 1 } == [:])
  }

  @Test func configurationsOfExamplesAreValid() {
    for (rule, examples) in folder.examples {
      for text in (examples.triggers + examples.nearMisses).compactMap(\.configuration) {
        let source = ConfigurationSource(file: rule, text: text)
        #expect(Policy.read(source, packs: folder.packs).mistakes == [])
      }
    }
  }
}
