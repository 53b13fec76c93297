import Findings
import Patterns
import RuleKinds
import SourceFacts
import Testing

@testable import Policy

@Suite struct RuleSettingTests {
  private func state(_ setting: String, packs: [String] = ["layered"], rule id: String = "upward_dependency") -> String
  {
    let read = policy("rules: { \(id): \(setting) }")
    let rule = read.rules(ofPacks: packs).first { $0.id == id }
    return rule.map { $0.severity.rawValue } ?? "off"
  }

  @Test(arguments: ["off", "\"off\"", "'off'", "false", "no", "{severity: off}", "{ severity: 'off' }"])
  func offHasManySpellings(setting: String) { #expect(state(setting) == "off") }

  @Test(arguments: ["info", "warning", "error"])
  func severityMayBeTheWholeValue(severity: String) {
    #expect(state(severity) == severity)
    #expect(state("{severity: \(severity)}") == severity)
  }

  @Test func aSeverityOrOnTurnsARuleOn() {
    #expect(state("{}", rule: "skipped_layer") == "off")
    #expect(state("on", rule: "skipped_layer") == "warning")
    #expect(state("info", rule: "skipped_layer") == "info")
    #expect(state("{}", packs: []) == "off")
    #expect(state("warning", packs: []) == "warning")
  }

  @Test func optionsReplaceThoseOfThePack() throws {
    let read = policy("rules: { forbidden_import: { forbid: AppKit } }")
    let rule = try #require(read.rules(ofPacks: ["layered"]).first { $0.id == "forbidden_import" })
    #expect(rule.values["forbid"] == .names([NamePattern("AppKit")]))
    #expect(rule.severity == .error)
  }

  @Test(
    """
    a pack that the configuration or the command line names brings its stricter parameters; \
    the project's options decide
    """
  )
  func namedPacksSetTheirOptions() {
    func checksSwiftUI(_ configuration: String, architecturesOfRun: [String] = []) -> ParameterValue? {
      let source = ConfigurationSource(file: ".layerlint.yml", text: configuration)
      var (read, mistakes) = Policy.read(source, packs: RulePack.builtIn().packs)
      #expect(mistakes.isEmpty)
      read.architecturesOfRun = architecturesOfRun
      return read.rules(ofPacks: ["mvc"]).first { $0.id == "view_model_coupling" }?.values["swiftui"]
    }
    #expect(checksSwiftUI("") == .flag(false))
    #expect(checksSwiftUI("architectures: [mvc]") == .flag(true))
    #expect(checksSwiftUI("architectures: [mvc]\nrules: { view_model_coupling: { swiftui: false } }") == .flag(false))
    #expect(checksSwiftUI("", architecturesOfRun: ["mvc"]) == .flag(true))
  }

  @Test func customRulesUseTheSameParts() throws {
    let read = policy(
      """
      custom_rules:
        no_uikit_in_domain:
          { kind: imports, from: { path: "Domain/**" }, forbid: [UIKit], severity: error, message: "{subject}: \
          {module}" }
        quiet: { kind: layers, message: m, severity: off }
      rules: { no_uikit_in_domain: warning }
      """)
    let rules = read.rules(ofPacks: [])
    #expect(rules.map(\.id) == ["no_uikit_in_domain"])
    let rule = try #require(rules.first)
    #expect(rule.severity == .warning)
    #expect(rule.pack == nil)
    #expect(rule.texts.message.text == "{subject}: {module}")
    #expect(rule.values["forbid"] == .names([NamePattern("UIKit")]))
  }

  @Test func commandLineChoosesRules() {
    let read = policy("rules: { upward_dependency: off }")
    let all = read.rules(ofPacks: ["layered"])
    #expect(all.map(\.id) == ["forbidden_import"])
    let only = read.rules(ofPacks: [], only: ["upward_dependency", "skipped_layer"], skip: ["skipped_layer"])
    #expect(only.map(\.id) == ["upward_dependency"])
    #expect(only.map(\.isOn) == [true])
  }

  @Test func everyNoteOfAKindHasAPlainText() {
    for note in RuleKindSpecification.all.flatMap(\.notes) {
      let words = ConfigurationReader.plainNotes[note.name].map { MessageTemplate($0) }
      #expect(words.map { Set($0.placeholders).isSubset(of: note.placeholders) } == true, "\(note.name)")
    }
  }

  @Test func exceptionsMatchExactly() throws {
    let read = policy(
      """
      allow:
        - { rule: upward_dependency, from: Tracker, to: AppDelegate, because: "goes with 3.0" }
      """)
    let allowance = try #require(read.allowances.first)
    var finding = Finding(
      rule: "upward_dependency", severity: .error, message: "", position: Position(file: "A.swift", line: 1, column: 1),
      endLine: 1, endColumn: 2, subject: "Tracker")
    #expect(!allowance.covers(finding))
    finding.target = .init(name: "AppDelegate")
    #expect(allowance.covers(finding))
    finding.subject = "TrackerHost"
    #expect(!allowance.covers(finding))
    #expect(allowance.because == "goes with 3.0")
  }
}
