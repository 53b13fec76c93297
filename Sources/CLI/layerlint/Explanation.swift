import Findings
import Foundation
import LowLevel
import Reports
import SourceFacts

/// The page about a rule: summary, rationale, how to fix it, options, a bad and a good example.
struct Explanation {
  /// How much of a page is shown.
  enum Extent {
    /// Without options and examples.
    case short
    /// At most `maxLines` lines: long options and examples are shortened or omitted.
    case page
    /// The complete page.
    case full
  }

  static let maxLines = 60
  private static let width = 96
  private static let longestDefault = 18
  private let rule: RuleDescription
  private let extent: Extent
  private let ink: Ink

  init(of rule: RuleDescription, extent: Extent = .page, ink: Ink) {
    self.rule = rule
    self.extent = extent
    self.ink = ink
  }

  var text: String {
    let start = [head, section("Why", wrapped(rule.rationale)), section("How to fix", remedy)]
    switch extent {
    case .short: return Self.joined(start)
    case .full: return Self.joined(start + [options] + examples(isListed: { _ in true }) + [home])
    case .page:
      // The first variant that is short enough.
      let pages = [[true, true], [true, false], [false, false]].map { isListed in
        Self.joined(start + [options] + examples { isListed[$0] } + [pointer])
      }
      return pages.first { Self.lineCount($0) <= Self.maxLines } ?? Self.joined(start + [optionNames, pointer])
    }
  }

  private static func joined(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

  private var head: [String] {
    let severity = ink(rule.severity.style, rule.severity.rawValue)
    let isOptIn = rule.isOn ? "" : "off by default, then "
    let home = rule.pack.isEmpty ? "custom rule of this project" : "pack \(rule.pack)"
    return [
      "\(ink(.bold, rule.id))  \(isOptIn)\(severity)  \(ink(.dim, "\(home), category \(rule.category.rawValue)"))",
      rule.summary,
    ]
  }

  private var remedy: [String] {
    let fix = rule.isFixable ? ["`\(Tool.name) --fix` applies the safe fixes."] : []
    return (rule.suggestion.map(wrapped) ?? []) + fix + wrapped(switching)
  }

  /// How to turn the rule on or off.
  private var switching: String {
    let entry = "`rules: { \(rule.id): \(rule.isOn ? "off" : rule.severity.rawValue) }` in .layerlint.yml"
    if rule.isOn { return "To turn the rule off: \(entry)." }
    let named = rule.isOnWhenNamed ? ", or `architectures: [\(rule.pack)]`" : ""
    return "To turn the rule on: \(entry)\(named)."
  }

  private var options: [String] {
    let width = rule.options.map(\.name.count).max() ?? 0
    let shown = rule.options.map { extent == .full ? "" : shortened($0.defaultValue) }
    let valueWidth = shown.map(\.count).max() ?? 0
    let lines = zip(rule.options, shown).flatMap { option, value -> [String] in
      let name = ink(.bold, option.name.padded(to: width))
      if extent == .full {
        let value = option.defaultValue.isEmpty ? "none" : option.defaultValue
        return ["\(name)  \(option.type), default \(value)"] + option.doc.wrapped(to: Self.width - 2).map { "  \($0)" }
      }
      let indent = width + valueWidth + 4
      let doc = option.doc.wrapped(to: max(40, Self.width - indent))
      let first = "\(name)  \(value.padded(to: valueWidth))  \(doc.first ?? "")"
      return [first] + doc.dropFirst().map { String(repeating: " ", count: indent) + $0 }
    }
    return section("Options, with their defaults", lines)
  }

  private var optionNames: [String] { section("Options", wrapped(rule.options.map(\.name).joined(separator: ", "))) }

  /// Long lists and selectors are abbreviated.
  private func shortened(_ value: String) -> String {
    if value.isEmpty { return "none" }
    if value.count <= Self.longestDefault { return value }
    return value.hasPrefix("{") ? "{…}" : value.hasPrefix("[") ? "[…]" : "…"
  }

  /// - Parameter isListed: whether to print the code of the bad (0) and of the good (1) examples.
  private func examples(isListed: (Int) -> Bool) -> [[String]] {
    [("Bad", rule.triggers), ("Good", rule.nearMisses)].enumerated().map { index, group in
      let shown = extent == .full ? group.1 : Array(group.1.prefix(1))
      return section(group.0, examples(shown, isListed: isListed(index)))
    }
  }

  private func examples(_ examples: [ExampleText], isListed: Bool) -> [String] {
    var lines: [String] = []
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append("") }
      if let title = example.title { lines.append(ink(.bold, title)) }
      guard isListed else { continue }
      if let configuration = example.configuration { lines += listing(".layerlint.yml", configuration) }
      for file in example.files { lines += listing(file.path, file.text) }
    }
    return lines
  }

  private func listing(_ path: String, _ text: String) -> [String] {
    let code = text.trimmingCharacters(in: .newlines).pieces(at: "\n", keepingEmpty: true)
    return [ink(.hint, path)] + code.map { $0.isEmpty ? "" : "    \($0)" }
  }

  private var pointer: [String] {
    rule.pack.isEmpty
      ? [] : [ink(.dim, "\(Tool.name) explain \(rule.id) --examples: all options in full, and more examples")]
  }

  private var home: [String] {
    rule.pack.isEmpty ? [] : [ink(.dim, "Rules/\(rule.pack)/\(rule.id).yml has all examples, which are tests.")]
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [ink(.bold, title)] + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }

  private func wrapped(_ text: String) -> [String] { text.wrapped(to: Self.width) }
}

extension Ink {
  /// The colours for standard output.
  static var ofOutput: Ink {
    let isTerminal = Console.isTerminal(Console.output)
    return Ink(isOn: ColorChoice.auto.isOn(onTerminal: isTerminal, environment: Program.environment))
  }
}
