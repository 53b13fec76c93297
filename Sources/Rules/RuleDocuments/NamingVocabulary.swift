import Findings
import Policy
import YAML

/// Generates `NamingConventions.generated.swift` from `Rules/vocabulary/names.yml`: each list of words becomes a
/// constant.
struct NamingVocabulary {
  private(set) var mistakes: [ConfigurationMistake] = []
  /// The lists of each section, in order.
  private var sections: [(name: String, lists: [(name: String, words: [String])])] = []
  private let file: String

  init(_ source: ConfigurationSource) {
    file = source.file
    let document = ConfigurationDocument(source)
    mistakes = document.mistakes
    guard let root = document.root, case .mapping(let entries) = root.value else { return }
    for entry in entries {
      guard let name = entry.key.scalar, case .mapping(let lists) = entry.value.value else {
        report("expected lists of words", at: entry.value)
        continue
      }
      var seen: Set<String> = []
      sections.append(
        (
          name,
          lists.map { list in
            let words = self.words(in: list.value)
            for word in words where !seen.insert(word).inserted {
              report("'\(word)' is in '\(name)' twice", at: list.value)
            }
            return (list.key.scalar ?? "", words)
          }
        ))
    }
  }

  private mutating func words(in node: YAMLNode) -> [String] {
    guard case .sequence(let items) = node.value else {
      report("expected a list of words", at: node)
      return []
    }
    return items.compactMap { item in
      guard let word = item.scalar, !word.isEmpty, !word.contains(",") else {
        report("expected a word", at: item)
        return nil
      }
      return word
    }
  }

  private mutating func report(_ message: String, at node: YAMLNode) {
    mistakes.append(ConfigurationMistake(file: file, line: node.line, column: node.column, message: message))
  }

  /// The generated Swift code. Words are separated by commas, since folder names may contain spaces.
  var text: String {
    let types = sections.map { section in
      let lists = section.lists.map { list in
        "    public static let \(constant(list.name)): NamingConventions.Words =\n"
          + "      \"\(list.words.joined(separator: ","))\"\n"
      }
      return "  public enum \(typeName(section.name)) {\n\(lists.joined())  }\n"
    }
    return "// @generated from Rules/vocabulary/names.yml by `make generate`\n\nextension NamingConventions {\n"
      + types.joined(separator: "\n") + "}\n"
  }

  /// `view_model` → `viewModel`
  private func constant(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func typeName(_ name: String) -> String {
    let constant = constant(name)
    return constant.prefix(1).uppercased() + constant.dropFirst()
  }
}
