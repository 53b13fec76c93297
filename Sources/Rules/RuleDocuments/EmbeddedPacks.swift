import Policy

/// `Packs.generated.swift`: the packs as Swift text. (SwiftPM's own embedding makes array literals of bytes, which take the
/// compiler half a minute.)
struct EmbeddedPacks {
  let folder: RuleFolder

  var text: String {
    let packs = folder.packSources.map { (name: name(of: $0), constant: constant(for: $0), text: RulePack.embedded($0) ?? "") }
    let examples = folder.exampleSources.map {
      (name: name(of: $0), constant: constant(for: $0) + "Examples", text: String(decoding: $0.bytes, as: UTF8.self))
    }
    return """
      // @generated from the folder Rules by `make generate`

      extension RulePacks {
        public static let packs: [(name: String, tree: String)] = [
      \(packs.map { "    (\"\($0.name)\", \($0.constant))," }.joined(separator: "\n"))
        ]

        public static let examples: [(name: String, yaml: [UInt8])] = [
      \(examples.map { "    (\"\($0.name)\", Array(\($0.constant).utf8))," }.joined(separator: "\n"))
        ]
      }

      """ + (packs + examples).map { "\nprivate let \($0.constant) = \(literal($0.text))\n" }.joined()
  }

  /// `Rules/open-closed.examples.yml` → `open-closed`
  private func name(of source: ConfigurationSource) -> Substring {
    source.file.dropFirst("Rules/".count).prefix { $0 != "." }
  }

  private func constant(for source: ConfigurationSource) -> String {
    let words = name(of: source).split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// With as many signs around it as keep the text from ending it.
  private func literal(_ text: String) -> String {
    var signs = "##"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)(") { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }
}
