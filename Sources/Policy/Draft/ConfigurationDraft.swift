import Architecture
import SourceFacts

/// A `.layerlint.yml` to begin with: what was inferred, each with its reason, as the configuration that would say the same.
public struct ConfigurationDraft {
  /// The packs in force, and why.
  public var packs: [String] = []
  public var packsBecause = ""
  /// Inferred; none: the code lies in no known folders.
  public var layers: LayerPlan?
  /// What was said when they were inferred.
  public var layerNotes: [String] = []
  /// Why the layers are better left to be inferred; nil: they can be written down.
  public var doubt: String?
  /// Files in which the app is put together.
  public var root: [String] = []
  /// Roles with how many types bear them, and some of these.
  public var roles: [(role: String, count: Int, examples: [String])] = []
  /// What was left out.
  public var skipped: [String] = []
  /// Rules of these packs, with what can be set.
  public var rules: [(id: String, setting: String, summary: String)] = []

  public init() {}

  public var text: String {
    [head, packLines, layerLines, rootLines, roleLines, excludeLines, ruleLines, tail]
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var head: [String] {
    [
      "# What layerlint holds this project to. Patterns are relative to this folder; a folder means all below it.",
      "# Written by 'layerlint init' from what the code is: correct what it took wrongly.",
    ]
  }

  private var packLines: [String] {
    comment("Packs of rules. Left out, they are chosen by what the code is: \(packsBecause).")
      + ["architectures: \(YAMLText.list(packs.map(YAMLText.scalar)))"]
  }

  private var layerLines: [String] {
    guard let layers else {
      return comment(layerNotes.joined(separator: "; ")) + [
        "# layers:                    # top to bottom: each may use itself and those below",
        "#   - App: Sources/App", "#   - Domain: Sources/Domain",
      ]
    }
    let written = ["layers:"] + layers.rows.flatMap { lines(of: $0) }
    guard let doubt else { return layerNotes.flatMap(comment) + written }
    return layerNotes.flatMap(comment) + comment("They stay inferred: \(doubt). To hold to them, take the marks away:")
      + written.map { "# \($0)" }
  }

  private func lines(of row: LayerRow) -> [String] {
    if row.layers.count == 1 { return ["  - \(entry(row.layers[0]))"] }
    return row.layers.enumerated().map { ($0 == 0 ? "  - - " : "    - ") + entry($1) }
  }

  private func entry(_ layer: LayerSpec) -> String {
    let paths = layer.paths.map { YAMLText.scalar($0.text) }
    let folders = paths.count == 1 ? paths[0] : "{path: \(YAMLText.list(paths))}"
    return "\(YAMLText.scalar(layer.name)): \(folders)"
  }

  private var rootLines: [String] {
    if root.isEmpty { return comment("No entry point was found; root: names files that may know everything.") + ["# root: [App/AppDelegate.swift]"] }
    let lines = comment("Where the app is put together: entry points, delegates and assemblies. They may know everything.")
    let isWritten = layers != nil && doubt == nil
    return lines + ["root:"].map { isWritten ? $0 : "# \($0)" }
      + root.map { "\(isWritten ? "" : "# ")  - \(YAMLText.scalar($0))" }
  }

  private var roleLines: [String] {
    var lines = comment("What the types are taken for; 'layerlint roles' has the proof of each.")
    lines += roles.map { role, count, examples in
      "#   \(role): \(count) (\(examples.joined(separator: ", "))\(count > examples.count ? " …" : ""))"
    }
    return lines + ["# roles:", "#   entity: { path: \"**/Models/**\" }     # where it errs, this decides"]
  }

  private var excludeLines: [String] {
    comment(skipped.isEmpty ? "Nothing was left out." : "Left out by themselves: \(skipped.joined(separator: ", ")).")
      + ["# exclude: [Vendor]"]
  }

  private var ruleLines: [String] {
    comment("A rule is off, a severity, or a mapping of options; 'layerlint explain RULE' tells what it means.")
      + ["# rules:"] + rules.map { "#   \($0.id): \($0.setting)    # \($0.summary)" }
  }

  private var tail: [String] {
    comment("Exact exceptions, each with its reason.")
      + ["# allow:", "#   - { rule: upward_dependency, from: Tracker, to: AppDelegate, because: \"goes with 3.0\" }"]
  }

  private func comment(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "#"
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.count + 1 + word.count > 118, line != "#" {
        lines.append(line)
        line = "#"
      }
      line += " \(word)"
    }
    return lines + [line]
  }
}
