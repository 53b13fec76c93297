import Policy

/// Generates `Packs.generated.swift`: the packs as Swift string literals. (SwiftPM's own embedding generates array
/// literals of bytes, which take the compiler half a minute.)
struct EmbeddedPacks {
  let folder: RuleFolder

  var text: String {
    let packs = folder.packSources.map { Entry(name: $0.name, suffix: "", text: $0.embedded) }
    let examples = folder.packSources.map { Entry(name: $0.name, suffix: "Examples", text: $0.embeddedExamples) }
    let vocabulary = folder.vocabulary.embedded.map { Entry(name: $0.name, suffix: "Vocabulary", text: $0.tree) }
    return """
      // @generated from the folder Rules by `make generate`

      extension RulePacks {
        public static let packs: [(name: String, tree: String)] = [
      \(list(packs))
        ]

        public static let examples: [(name: String, tree: String)] = [
      \(list(examples))
        ]

        public static let vocabulary: [(name: String, tree: String)] = [
      \(list(vocabulary))
        ]
      }

      """ + (packs + examples + vocabulary).map { "\nprivate let \($0.constant) = \($0.literal)\n" }.joined()
  }

  private func list(_ entries: [Entry]) -> String {
    entries.map { "    (\"\($0.name)\", \($0.constant))," }.joined(separator: "\n")
  }

  private struct Entry {
    let name: String
    let suffix: String
    let text: String

    var constant: String {
      let words = name.split { "-_".contains($0) }
      return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + suffix
    }

    /// A raw string literal with enough number signs that the text cannot end it.
    var literal: String {
      var signs = "##"
      while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)(") { signs += "#" }
      // Indented as `swift format` does it; empty lines stay empty.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      return "\(signs)\"\"\"\n\(lines.joined(separator: "\n"))\n  \"\"\"\(signs)"
    }
  }
}
