import Findings
import Foundation
import LowLevel
import Reports
import SourceFacts

/// A rule's page.
struct Explanation {
  private let rule: RuleDescription
  private let ink: Ink
  private static let width = 96

  init(of rule: RuleDescription, ink: Ink) {
    self.rule = rule
    self.ink = ink
  }

  var text: String {
    [
      head, section("Why", wrapped(rule.rationale)), section("Options", rule.options.flatMap(lines)),
      section("Found", examples(rule.triggers)), section("Not found", examples(rule.nearMisses)),
    ]
    .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Without options and examples.
  var shortText: String {
    let parts = [head, section("Why", wrapped(rule.rationale))].filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var head: [String] {
    let severity = ink(rule.severity.style, rule.severity.rawValue)
    let state = rule.isOn ? severity : "off unless asked for, then \(severity)"
    let home = rule.pack.isEmpty ? "of this project" : "pack \(rule.pack)"
    return ["\(ink(.bold, rule.id))  \(state)  \(ink(.dim, "\(home), category \(rule.category.rawValue)"))", rule.summary]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [ink(.bold, title)] + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  private func wrapped(_ text: String) -> [String] { text.wrapped(to: Self.width) }

  private func lines(for option: RuleDescription.Option) -> [String] {
    let value = option.defaultValue.isEmpty ? "none" : option.defaultValue
    return ["\(ink(.bold, option.name)): \(option.type), \(value) by default"]
      + option.doc.wrapped(to: Self.width - 2).map { "  \($0)" }
  }

  private func examples(_ examples: [ExampleText]) -> [String] {
    var lines: [String] = []
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append("") }
      if let title = example.title { lines.append(ink(.bold, title)) }
      if let configuration = example.configuration { lines += listing(".layerlint.yml", configuration) }
      for file in example.files { lines += listing(file.path, file.text) }
    }
    return lines
  }

  private func listing(_ path: String, _ text: String) -> [String] {
    let code = text.trimmingCharacters(in: .newlines).pieces(at: "\n", keepingEmpty: true)
    return [ink(.hint, path)] + code.map { $0.isEmpty ? "" : "    \($0)" }
  }
}

extension Ink {
  /// As standard output is.
  static var ofOutput: Ink {
    let isTerminal = Console.isTerminal(Console.output)
    return Ink(isOn: ColorChoice.auto.isOn(onTerminal: isTerminal, environment: Program.environment))
  }
}
