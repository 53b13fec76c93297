import Findings
import Foundation
import Policy

/// The folder `Rules/` of a checkout: the packs with all their examples, and the vocabulary.
package struct RuleFolder {
  package let packs: [RulePack]
  /// The examples of each rule, by id.
  package let examples: [String: RuleExamples]
  package let vocabulary: SharedVocabulary
  package let mistakes: [ConfigurationMistake]
  /// Sorted by name.
  let packSources: [PackSource]

  /// - Parameter root: the checkout's folder.
  package init(ofCheckout root: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Rules").path).sorted()
    packSources = try names.compactMap { try Self.pack($0, ofCheckout: root) }
    let lists = try Self.sources(in: "Rules/vocabulary", ofCheckout: root).filter { $0.file != Self.naming }
    let (vocabulary, mistakesInVocabulary) = SharedVocabulary.read(lists)
    let (packs, mistakesInPacks) = RulePack.read(packSources, vocabulary: vocabulary)
    let examples = packSources.map { RuleExamples.read($0) }
    self.packs = packs
    self.vocabulary = vocabulary
    self.examples = examples.reduce(into: [:]) { $0.merge($1.examples) { $1 } }
    mistakes = mistakesInVocabulary + mistakesInPacks + examples.flatMap(\.mistakes)
  }

  package var descriptions: [RuleDescription] {
    packs.flatMap(\.rules).map { RuleDescription($0, examples: examples[$0.id] ?? RuleExamples()) }
  }

  /// Returns the pack in a folder below `Rules`; nil if the folder contains none.
  private static func pack(_ name: String, ofCheckout root: URL) throws -> PackSource? {
    guard name != "vocabulary", root.appendingPathComponent("Rules/\(name)").isFolder else { return nil }
    let sources = try sources(in: "Rules/\(name)", ofCheckout: root)
    guard let pack = sources.first(where: { $0.file.hasSuffix("/pack.yml") }) else { return nil }
    let rules = sources.filter { $0.file != pack.file }.map { source in
      (id: String(source.file.dropFirst("Rules/\(name)/".count).dropLast(".yml".count)), source: source)
    }
    return PackSource(name: name, pack: pack, rules: rules)
  }

  /// The file of naming conventions. The other files next to it contain lists and selectors that rules refer to by
  /// name.
  static let naming = "Rules/vocabulary/names.yml"

  /// Reads one file of the checkout.
  static func source(_ path: String, ofCheckout root: URL) throws -> ConfigurationSource {
    ConfigurationSource(file: path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
  }

  /// Reads the .yml files of a folder, sorted by name.
  static func sources(in path: String, ofCheckout root: URL) throws -> [ConfigurationSource] {
    let folder = root.appendingPathComponent(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }
      .sorted()
    return try names.map { name in
      ConfigurationSource(
        file: "\(path)/\(name)", bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
