import Findings
import Policy
import YAML

/// Generates `Vocabulary.generated.swift` of the target Frameworks from `Rules/vocabulary/frameworks/*.yml`.
/// `Rules/vocabulary/README.md` describes the YAML files, `VocabularyReader` the generated text.
struct FrameworkVocabulary {
  private(set) var mistakes: [ConfigurationMistake] = []
  private var traits = VocabularyTraits()
  private var lines: [String] = []
  /// The supertypes of each type and their positions.
  private var supertypes: [String: [(name: String, node: YAMLNode, file: String)]] = [:]
  /// The file that is being parsed.
  private var file = ""

  init(_ sources: [ConfigurationSource]) {
    let traitSources = sources.filter { $0.file.hasSuffix("/traits.yml") }
    for source in traitSources {
      for (name, trait) in entries(of: source) {
        if traits.isFull {
          report("there are more than \(UInt64.bitWidth) traits", at: trait)
        } else {
          readTrait(name, trait)
        }
      }
    }
    for source in sources where !traitSources.contains(source) {
      for (framework, content) in entries(of: source) { read(framework: framework, content) }
    }
    checkSupertypes()
    for name in traits.unused { mistakes.append(unusedTrait(name, traitSources)) }
  }

  var text: String {
    """
    // @generated from the folder Rules/vocabulary by `make generate`

    extension Traits {
    \(traits.declarations)
    }

    let vocabularyText = \"""
    \(lines.map { "  \($0)" }.joined(separator: "\n"))
      \"""

    """
  }

  private func unusedTrait(_ name: String, _ sources: [ConfigurationSource]) -> ConfigurationMistake {
    ConfigurationMistake(file: sources[0].file, line: 1, column: 1, message: "nothing has the trait '\(name)'")
  }

  private mutating func checkSupertypes() {
    for (type, named) in supertypes.sorted(by: { $0.key < $1.key }) {
      for supertype in named {
        file = supertype.file
        if supertypes[supertype.name] == nil {
          let advice = "write '\(supertype.name): {}' if nothing is above it"
          report("unknown supertype '\(supertype.name)': \(advice)", at: supertype.node)
        } else if reaches(type, from: supertype.name) {
          report("'\(type)' is its own supertype", at: supertype.node)
        }
      }
    }
  }

  private func reaches(_ type: String, from start: String) -> Bool {
    var (found, next): ([String], Int) = ([start], 0)
    while next < found.count {
      for supertype in supertypes[found[next]] ?? [] where !found.contains(supertype.name) {
        found.append(supertype.name)
      }
      next += 1
    }
    return found.contains(type)
  }

  // MARK: YAML

  private mutating func entries(of source: ConfigurationSource) -> [(name: String, value: YAMLNode)] {
    file = source.file
    let document = ConfigurationDocument(source)
    mistakes += document.mistakes
    return document.root.map { entries(of: $0) } ?? []
  }

  private mutating func entries(of node: YAMLNode) -> [(name: String, value: YAMLNode)] {
    guard case .mapping(let entries) = node.value else {
      report("expected a mapping", at: node)
      return []
    }
    return entries.map { ($0.key.scalar ?? "", $0.value) }
  }

  private func items(of node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let items) = node.value { items } else { [node] }
  }

  /// A name, or a list of names.
  private mutating func names(in node: YAMLNode) -> [String] {
    items(of: node).compactMap { item in
      guard let name = item.scalar, Self.isName(name) else {
        report("'\(item.scalar ?? "")' is not a name", at: item)
        return nil
      }
      return name
    }
  }

  /// Whether a text is a name, as in `rootViewController` or `pushViewController:animated:`.
  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
  }

  private mutating func report(_ message: String, at node: YAMLNode) {
    mistakes.append(ConfigurationMistake(file: file, line: node.line, column: node.column, message: message))
  }

  // MARK: Traits

  /// Parses a trait: `view: a view of UIKit`,
  /// `transition: { means: animates a change of screens, implies: interface_client }`.
  private mutating func readTrait(_ name: String, _ node: YAMLNode) {
    if let meaning = node.scalar { return traits.add(name, meaning: meaning, implied: []) }
    var (meaning, implied) = ("", [String]())
    for (key, value) in entries(of: node) {
      switch key {
      case "means": meaning = value.scalar ?? ""
      case "implies": implied = names(in: value)
      default: report("unknown key '\(key)': a trait has 'means' and 'implies'", at: value)
      }
    }
    traits.add(name, meaning: meaning, implied: implied)
  }

  private mutating func bits(of names: [String], at node: YAMLNode) -> UInt64 {
    names.reduce(0) { bits, name in
      if !traits.isKnown(name) { report("unknown trait '\(name)': 'traits.yml' lists all", at: node) }
      return bits | traits.use(name)
    }
  }

  // MARK: Frameworks

  private static let sections = [
    "classes": "c", "protocols": "p", "values": "v", "functions": "f", "attributes": "a", "labels": "l",
  ]

  private static func isType(_ kind: String) -> Bool { kind == "c" || kind == "p" || kind == "v" }

  private mutating func read(framework: String, _ node: YAMLNode) {
    let content = entries(of: node)
    func value(_ key: String) -> YAMLNode? { content.first { $0.name == key }?.value }
    let reexported = value("brings").map { names(in: $0) } ?? []
    let traits = value("traits").map { bits(of: names(in: $0), at: $0) } ?? 0
    lines.append(line(["#", framework], [number(traits), list(reexported)]))
    for (key, kind) in [("names", "n"), ("plain_names", "h")] {
      guard let names = value(key) else { continue }
      lines.append(([kind] + items(of: names).compactMap(\.scalar)).joined(separator: " "))
    }
    var seen: Set<String> = []
    for (section, value) in content where !["brings", "traits", "names", "plain_names"].contains(section) {
      guard let kind = Self.sections[section] else {
        report("unknown key '\(section)' of a framework", at: value)
        continue
      }
      for (name, type) in entries(of: value) {
        if !Self.isName(name) { report("'\(name)' is not a name", at: type) }
        let isNew = seen.insert(Self.isType(kind) ? name : "\(kind) \(name)").inserted
        if !isNew { report("'\(name)' is in \(framework) twice", at: type) }
        lines.append(line(kind, name, type))
      }
    }
  }

  /// Parses a type: `UILabel: UIView`, `Codable: [Encodable, Decodable]`,
  /// `UIWindow: { is: UIView, traits: window, members: { … } }`.
  private mutating func line(_ kind: String, _ name: String, _ node: YAMLNode) -> String {
    var (inherited, bits, parameters, members) = ([String](), UInt64(0), [String](), [String]())
    if case .mapping = node.value {
      for (key, value) in entries(of: node) {
        switch key {
        case "is": inherited = names(in: value)
        case "traits": bits = self.bits(of: names(in: value), at: value)
        case "generic": parameters = names(in: value)
        case "members": members = entries(of: value).map { member($0.name, $0.value) }
        default: report("unknown key '\(key)': a type has 'is', 'traits', 'generic' and 'members'", at: value)
        }
      }
    } else {
      inherited = names(in: node)
    }
    supertypes[name, default: []] += inherited.map { ($0, node, file) }
    return line([kind, name], [list(inherited), number(bits), list(parameters), list(members)])
  }

  /// Joins the fields of a line; empty fields at the end are omitted.
  private func line(_ start: [String], _ fields: [String]) -> String {
    let count = (fields.lastIndex { $0 != "-" } ?? -1) + 1
    return (start + fields.prefix(count)).joined(separator: " ")
  }

  private func number(_ bits: UInt64) -> String { bits == 0 ? "-" : "\(bits)" }

  private func list(_ items: [String]) -> String { items.isEmpty ? "-" : items.joined(separator: ",") }

  /// Formats a member: `window: UIWindow`, `windows: [UIWindow]`,
  /// `main: { is: DispatchQueue, traits: main_scheduler }`.
  private mutating func member(_ name: String, _ node: YAMLNode) -> String {
    switch node.value {
    case .scalar: return "\(name):\(names(in: node).joined())"
    case .sequence: return "\(name):[\(names(in: node).joined())]"
    case .mapping(let entries):
      let type = entries.first { $0.key.scalar == "is" }.map { member(name, $0.value) } ?? "\(name):"
      let traits = entries.first { $0.key.scalar == "traits" }.map { bits(of: names(in: $0.value), at: $0.value) } ?? 0
      return "\(type):\(traits)"
    }
  }
}

/// The traits of `traits.yml`, in order. Each trait is one bit.
private struct VocabularyTraits {
  private var all: [(name: String, meaning: String, bits: UInt64)] = []

  mutating func add(_ name: String, meaning: String, implied: [String]) {
    let bits = implied.reduce(1 << UInt64(all.count)) { $0 | self.bits(of: $1) }
    all.append((name, meaning, bits))
  }

  var isFull: Bool { all.count == UInt64.bitWidth }

  func isKnown(_ name: String) -> Bool { all.contains { $0.name == name } }

  private var used: UInt64 = 0

  /// Traits that no type has and that no other trait implies.
  var unused: [String] { all.enumerated().filter { used & 1 << UInt64($0.offset) == 0 }.map(\.element.name) }

  mutating func use(_ name: String) -> UInt64 {
    used |= bits(of: name)
    return bits(of: name)
  }

  /// The bits of a trait and of the traits that it implies.
  func bits(of name: String) -> UInt64 { all.first { $0.name == name }?.bits ?? 0 }

  var declarations: String {
    all.enumerated().map { index, trait in
      "  /// \(trait.meaning.prefix(1).uppercased() + trait.meaning.dropFirst())\n"
        + "  public static let \(constant(trait.name)) = Traits(rawValue: 1 << \(index))"
    }.joined(separator: "\n")
  }

  /// `view_controller` → `viewController`
  private func constant(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
