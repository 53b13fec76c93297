import Architecture
import Findings
import SourceFacts

/// A first `.layerlint.yml` for a project: all inferred values, with their reasons as comments.
public struct ConfigurationDraft {
  /// The packs in force and the reason.
  public var packs: [String] = []
  public var packsBecause = ""
  /// The inferred layers; nil if the code has none.
  public var layers: LayerPlan?
  /// Notes about the inference of layers.
  public var layerNotes: [String] = []
  /// The number of files in no layer.
  public var filesInNoLayer = 0
  /// The files of the composition root.
  public var root: [String] = []
  /// Roles with the number of their types and some examples.
  public var roles: [(role: String, count: Int, examples: [String])] = []
  /// Reasons for skipped files, with their counts.
  public var skipped: [String] = []
  /// Settings that preserve the behavior that rules of these packs have while layers are inferred, each in YAML with
  /// its reason.
  public var whileInferred: [(id: String, setting: String, reason: String)] = []
  /// Settings that preserve the behavior that rules of these packs have while their pack is inferred, each in YAML.
  public var whileChosen: [(id: String, setting: String)] = []
  /// Rules of these packs, with their default severity.
  public var rules: [(id: String, setting: String, summary: String)] = []

  public init() {}

  public var text: String {
    [head, packLines, layerLines, rootLines, roleLines, excludeLines, ruleLines, tail]
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var head: [String] {
    [
      """
      # The configuration of LayerLint, written by 'layerlint init' from the code as it is. Correct what it got \
      wrong.
      """,
      "# Patterns are relative to this folder. A folder matches everything below it.",
    ]
  }

  private var packLines: [String] {
    comment("The packs of rules. Without this line they are chosen from the code: \(packsBecause).")
      + ["architectures: \(YAMLText.list(packs.map(YAMLText.scalar)))"]
  }

  private var layerLines: [String] {
    guard let layers else {
      return comment(layerNotes.joined(separator: "; ")) + [
        "# layers:                    # from top to bottom; each may use itself and the layers below",
        "#   - App: Sources/App", "#   - Domain: Sources/Domain",
      ]
    }
    return layerNotes.flatMap(comment) + ["layers:"] + layers.rows.flatMap { lines(of: $0, indent: "  ") }
  }

  private func lines(of row: LayerRow, indent: String) -> [String] {
    row.layers.enumerated().flatMap { index, layer in
      let isAlone = row.layers.count == 1
      return lines(
        of: layer, mark: indent + (isAlone ? "- " : index == 0 ? "- - " : "  - "),
        indent: indent + (isAlone ? "" : "  "))
    }
  }

  private func lines(of layer: LayerSpec, mark: String, indent: String) -> [String] {
    let paths = layer.paths.map { YAMLText.scalar($0.text) }
    let head = "\(mark)\(YAMLText.scalar(layer.name)):"
    if layer.rows.isEmpty, paths.count == 1 { return ["\(head) \(paths[0])"] }
    let inline = "\(indent)    path: \(YAMLText.list(paths))"
    let isShort = inline.utf8.count <= 118
    let path =
      paths.count == 1
      ? ["\(indent)    path: \(paths[0])"]
      : isShort ? [inline] : ["\(indent)    path:"] + paths.map { "\(indent)      - \($0)" }
    let nested =
      layer.rows.isEmpty
      ? [] : ["\(indent)    layers:"] + layer.rows.flatMap { lines(of: $0, indent: indent + "      ") }
    return [head] + path + nested
  }

  private var rootLines: [String] {
    if root.isEmpty {
      return comment("No entry point was found. 'root' lists files that may use everything.") + [
        "# root: [App/AppDelegate.swift]"
      ]
    }
    let lines = comment(
      "The composition root: entry points, delegates and assemblies. It may use everything.")
    let isWritten = layers != nil
    return lines + ["root:"].map { isWritten ? $0 : "# \($0)" }
      + root.map { "\(isWritten ? "" : "# ")  - \(YAMLText.scalar($0))" }
  }

  private var roleLines: [String] {
    var lines = comment("The inferred roles of types. 'layerlint roles' shows the evidence for each.")
    lines += roles.map { role, count, examples in
      "#   \(role): \(count) (\(examples.joined(separator: ", "))\(count > examples.count ? " …" : ""))"
    }
    return lines + [
      "# roles:", "#   entity: { path: \"**/Models/**\" }     # replaces the inferred role of these types",
    ]
  }

  private var excludeLines: [String] {
    comment(skipped.isEmpty ? "No file was skipped." : "Skipped: \(skipped.joined(separator: ", ")).")
      + ["# exclude: [Vendor]"]
  }

  private var ruleLines: [String] {
    let set = settings
    let others = rules.filter { rule in !set.contains { $0.id == rule.id } }
    return comment("A rule is set to off, a severity, or a mapping of options. 'layerlint explain RULE' describes it.")
      + [set.isEmpty ? "# rules:" : "rules:"] + set.map { "  \($0.id): \($0.setting)    # \($0.reason)" }
      + others.map { "#   \($0.id): \($0.setting)    # \($0.summary)" }
  }

  /// Settings for rules that would report more with configured layers than with the same layers inferred.
  private var settings: [(id: String, setting: String, reason: String)] {
    let chosen = whileChosen.map {
      ($0.id, $0.setting, "the same as if no pack were named; delete this line for the full rule")
    }
    guard layers != nil else { return chosen }
    // Without this setting, every file in no layer would become a finding.
    let open =
      filesInNoLayer > 0
      ? [
        (
          "unassigned_file", "off",
          filesInNoLayer == 1
            ? "1 file is in no layer; `info` would report it"
            : "\(filesInNoLayer) files are in no layer; `info` would list them"
        )
      ] : []
    return whileInferred + chosen.filter { rule in !whileInferred.contains { $0.id == rule.0 } } + open
  }

  private var tail: [String] {
    comment("Exact exceptions, each with its reason.")
      + [
        "# allow:",
        "#   - { rule: upward_dependency, from: Tracker, to: AppDelegate, because: \"will be removed in 3.0\" }",
      ]
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
