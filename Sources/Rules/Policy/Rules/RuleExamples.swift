import Findings
import RulePacks

/// The examples of a rule: code that it must find fault with, and code that is near it and must pass. They are tests.
public struct RuleExamples: Sendable {
  public var triggers: [ExampleText] = []
  public var nearMisses: [ExampleText] = []

  public init(triggers: [ExampleText] = [], nearMisses: [ExampleText] = []) {
    self.triggers = triggers
    self.nearMisses = nearMisses
  }

  /// The examples of all rules of this version's packs, by rule.
  public static func builtIn() -> (examples: [String: RuleExamples], mistakes: [ConfigurationMistake]) {
    var examples: [String: RuleExamples] = [:]
    var mistakes: [ConfigurationMistake] = []
    for (name, yaml) in RulePacks.examples {
      let (read, wrong) = read(ConfigurationSource(file: "Rules/\(name).examples.yml", bytes: yaml))
      examples.merge(read) { $1 }
      mistakes += wrong
    }
    return (examples, mistakes)
  }

  package static func read(
    _ source: ConfigurationSource
  ) -> (examples: [String: RuleExamples], mistakes: [ConfigurationMistake]) {
    let document = YAMLDocument(source)
    guard let root = document.root else { return ([:], document.mistakes) }
    var reader = ConfigurationReader(file: source.file)
    var examples: [String: RuleExamples] = [:]
    for (rule, _, node) in reader.entries(root, of: "the examples") {
      let keys = ["triggers", "near_misses"]
      let fields = reader.fields(node, of: "a rule's examples", known: keys, required: keys)
      examples[rule] = RuleExamples(
        triggers: reader.examples(fields["triggers"]), nearMisses: reader.examples(fields["near_misses"]))
    }
    return (examples, document.mistakes + reader.mistakes)
  }
}

extension ConfigurationReader {
  fileprivate mutating func examples(_ node: YAMLNode?) -> [ExampleText] {
    (node.map { items($0) } ?? []).map { example in
      let fields = fields(
        example, of: "an example", known: ["title", "config", "files"], required: ["title", "files"])
      let files = fields["files"].map { entries($0, of: "'files'") } ?? []
      return ExampleText(
        title: fields["title"].flatMap { text($0, of: "'title'") },
        configuration: fields["config"].flatMap { text($0, of: "'config'") },
        files: files.compactMap { path, _, node in
          text(node, of: "a file").map { ExampleText.File(path: path, text: $0) }
        })
    }
  }
}

extension ExampleText.File {
  /// The lines, from 1, that end in `// expect`: a finding of the example's rule must stand on each, and nowhere else.
  public var expectedLines: [Int] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.indices.filter { index in
      var line = lines[index]
      while line.last == " " { line.removeLast() }
      return line.hasSuffix("// expect")
    }.map { $0 + 1 }
  }
}
