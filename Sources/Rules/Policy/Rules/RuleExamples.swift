import Findings
import RulePacks
import YAML

/// The examples of a rule: code that it must report, and similar code that it must not report. They also serve as
/// tests.
public struct RuleExamples: Sendable {
  public var triggers: [ExampleText] = []
  public var nearMisses: [ExampleText] = []

  public init(triggers: [ExampleText] = [], nearMisses: [ExampleText] = []) {
    self.triggers = triggers
    self.nearMisses = nearMisses
  }

  /// The examples that are embedded for `explain`, by rule; the others are only in `Rules/`.
  public static func shown() -> [String: RuleExamples] {
    var examples: [String: RuleExamples] = [:]
    for (name, tree) in RulePacks.examples {
      guard let root = EmbeddedTree.read(tree) else { continue }
      var reader = ConfigurationReader(file: "Rules/\(name)")
      for (rule, _, node) in reader.entries(root, of: "the examples") { examples[rule] = reader.examples(of: node) }
    }
    return examples
  }

  /// Parses the examples in the files of a pack, by rule.
  package static func read(
    _ pack: PackSource
  ) -> (examples: [String: RuleExamples], mistakes: [ConfigurationMistake]) {
    var examples: [String: RuleExamples] = [:]
    var mistakes: [ConfigurationMistake] = []
    for (id, source) in pack.rules {
      guard let file = RuleFile(source) else { continue }
      var reader = ConfigurationReader(file: source.file)
      examples[id] = reader.examples(of: file.examples)
      mistakes += reader.mistakes
    }
    return (examples, mistakes)
  }
}

extension ConfigurationReader {
  fileprivate mutating func examples(of node: YAMLNode) -> RuleExamples {
    let keys = RuleFile.exampleKeys
    let fields = fields(node, of: "a rule", known: keys, required: keys)
    return RuleExamples(triggers: examples(fields["triggers"]), nearMisses: examples(fields["near_misses"]))
  }

  private mutating func examples(_ node: YAMLNode?) -> [ExampleText] {
    (node.map { items($0) } ?? []).map { example in
      let fields = fields(
        example, of: "an example", known: ["title", "show", "config", "files"], required: ["title", "files"])
      let files = fields["files"].map { entries($0, of: "'files'") } ?? []
      return ExampleText(
        title: fields["title"].flatMap { text($0, of: "'title'") },
        configuration: fields["config"].flatMap { text($0, of: "'config'") },
        files: files.compactMap { path, _, node in
          text(node, of: "a file").map { ExampleText.File(path: path, text: $0) }
        },
        isShown: fields["show"].flatMap { boolean($0, of: "'show'") } ?? false)
    }
  }
}

extension ExampleText.File {
  /// The line numbers, from 1, of lines that end in `// expect`. A finding of the rule must be on each of them, and on
  /// no other line.
  public var expectedLines: [Int] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.filter { index in
      var line = lines[index]
      while line.last == " " { line.removeLast() }
      return line.hasSuffix("// expect")
    }.map { $0 + 1 }
  }
}
