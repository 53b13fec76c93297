import Findings
import Foundation
import Policy

/// The folder `Rules/` of a checkout: the packs and their examples as they are written.
package struct RuleFolder {
  package let packs: [RulePack]
  /// By rule.
  package let examples: [String: RuleExamples]
  package let mistakes: [ConfigurationMistake]
  /// The packs' files, in the order of their names.
  let packSources: [ConfigurationSource]
  let exampleSources: [ConfigurationSource]

  /// - Parameter root: the checkout's folder.
  package init(ofCheckout root: URL) throws {
    let sources = try Self.sources(in: "Rules", ofCheckout: root)
    packSources = sources.filter { !$0.file.hasSuffix(".examples.yml") }
    exampleSources = sources.filter { $0.file.hasSuffix(".examples.yml") }
    let (packs, mistakes) = RulePack.read(packSources)
    let read = exampleSources.map(RuleExamples.read)
    self.packs = packs
    examples = read.reduce(into: [:]) { $0.merge($1.examples) { $1 } }
    self.mistakes = mistakes + read.flatMap(\.mistakes)
  }

  /// The .yml files of a folder, sorted by name.
  static func sources(in path: String, ofCheckout root: URL) throws -> [ConfigurationSource] {
    let folder = root.appendingPathComponent(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }.sorted()
    return try names.map { name in
      ConfigurationSource(file: "\(path)/\(name)", bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  package var descriptions: [RuleDescription] {
    packs.flatMap(\.rules).map { RuleDescription($0, examples: examples[$0.id] ?? RuleExamples()) }
  }
}
