import Findings

/// Generates `Rules/REFERENCE.md`: the pages that `layerlint explain` prints for each rule, each with one example.
package struct RuleReference {
  private let rules: [RuleDescription]

  package init(rules: [RuleDescription]) { self.rules = rules }

  package var text: String {
    ([Self.head, contents] + rules.map(page)).joined(separator: "\n")
  }

  private static let head = """
    # Rule reference

    Every rule that comes with LayerLint. `layerlint explain RULE` prints one of these pages with all its examples;
    [README.md](README.md) explains how to write a rule. This page is generated from the packs by `make generate`.

    """

  private var contents: String {
    var lines: [String] = []
    var pack: String?
    for rule in rules {
      if rule.pack != pack {
        lines += [
          "", "## \(rule.pack)", "", "| rule | severity | finds |", "| --- | --- | --- |",
        ]
        pack = rule.pack
      }
      lines.append("| [`\(rule.id)`](#\(rule.id)) | \(severity(of: rule)) | \(cell(rule.summary)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func page(of rule: RuleDescription) -> String {
    var lines = [
      "", "### \(rule.id)", "", "\(severity(of: rule)) · pack \(rule.pack) · \(rule.summary)", "", rule.rationale,
    ]
    if !rule.options.isEmpty {
      lines += ["", "| option | type | default | |", "| --- | --- | --- | --- |"]
      lines += rule.options.map { option in
        "| `\(option.name)` | \(cell(option.type)) | \(cell(shortened(option.defaultValue))) | \(cell(option.doc)) |"
      }
    }
    if let example = rule.triggers.first(where: \.isShown) {
      lines += ["", "Found: \(example.title ?? "")"] + listing(of: example)
    }
    let passed = rule.nearMisses.compactMap(\.title)
    if !passed.isEmpty { lines += ["", "Not found:", ""] + passed.map { "- \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private func listing(of example: ExampleText) -> [String] {
    let configuration = example.configuration.map { [ExampleText.File(path: ".layerlint.yml", text: $0)] } ?? []
    return (configuration + example.files).flatMap { file in
      ["", "`\(file.path)`", "```\(language(of: file.path))", file.text.trimmingSuffix("\n"), "```"]
    }
  }

  private func language(of path: String) -> String {
    if path.hasSuffix(".swift") { return "swift" }
    return path.hasSuffix(".yml") ? "yaml" : path.hasSuffix(".m") || path.hasSuffix(".h") ? "objc" : ""
  }

  private func severity(of rule: RuleDescription) -> String { rule.isOn ? rule.severity.rawValue : "off" }

  /// A default value for a table. Long lists are truncated; the file of the rule has the full list.
  private func shortened(_ value: String) -> String {
    if value.isEmpty { return "none" }
    return value.count > 120 ? "`\(value.prefix(117)) …`" : "`\(value)`"
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self[...]
    while text.last == suffix { text.removeLast() }
    return String(text)
  }
}
