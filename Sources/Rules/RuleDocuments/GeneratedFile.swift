import Findings
import Foundation
import Policy

/// The expected content of a file that is generated from the folder Rules, or from the parts of the HTML page.
package struct GeneratedFile {
  /// The path relative to the folder of the checkout.
  package let path: String
  package let text: String

  /// All generated files of a checkout.
  package static func all(ofCheckout root: URL) throws -> [GeneratedFile] {
    let folder = try RuleFolder(ofCheckout: root)
    let frameworks = FrameworkVocabulary(try RuleFolder.sources(in: "Rules/vocabulary/frameworks", ofCheckout: root))
    let names = NamingVocabulary(try RuleFolder.source(RuleFolder.naming, ofCheckout: root))
    let mistakes = folder.mistakes + frameworks.mistakes + names.mistakes
    guard mistakes.isEmpty, !folder.packs.isEmpty else { throw RuleFolderError(mistakes: mistakes) }
    return [
      GeneratedFile(path: "Sources/Facts/Frameworks/Vocabulary.generated.swift", text: frameworks.text),
      GeneratedFile(path: "Sources/Facts/Frameworks/NamingConventions.generated.swift", text: names.text),
      GeneratedFile(path: "Sources/Rules/RulePacks/Packs.generated.swift", text: EmbeddedPacks(folder: folder).text),
      GeneratedFile(path: PageAssetsFile.path, text: try PageAssetsFile(ofCheckout: root).text),
      GeneratedFile(path: "Rules/REFERENCE.md", text: RuleReference(rules: folder.descriptions).text),
      GeneratedFile(
        path: "Rules/layerlint.schema.json",
        text: ConfigurationSchema(packs: folder.packs, vocabulary: folder.vocabulary).text),
    ]
  }

  /// Whether the file in the checkout has this content.
  package func isCurrent(inCheckout root: URL) -> Bool {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) == text
  }

  package func write(toCheckout root: URL) throws {
    try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}

/// The folder Rules contains no packs, or packs with mistakes.
package struct RuleFolderError: Error, CustomStringConvertible {
  package let mistakes: [ConfigurationMistake]

  package var description: String {
    mistakes.isEmpty ? "there are no packs in the folder Rules" : mistakes.map(\.description).joined(separator: "\n")
  }
}
