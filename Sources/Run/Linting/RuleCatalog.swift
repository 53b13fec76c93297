import Findings
import Foundation
import Policy

/// The built-in packs and rules, and the custom rules of a project.
public enum RuleCatalog {
  /// The built-in packs, with the examples that `explain` shows.
  public static let packs: [PackDescription] = {
    let examples = RuleExamples.shown()
    return RulePack.builtIn().packs.map { PackDescription($0, examples: examples) }
  }()

  /// The rules of all packs, in the order of the packs.
  public static let all: [RuleDescription] = packs.flatMap(\.rules)

  /// The custom rules of a project; empty if it has no configuration.
  public static func own(ofProjectAt path: String) throws(UsageError) -> [RuleDescription] {
    let file = ConfigurationFile.locate(paths: [path], currentFolder: FileManager.default.currentDirectoryPath)
    let source: ConfigurationSource?
    do { source = try file.source() } catch { throw .configuration([error]) }
    let (policy, mistakes) = Policy.read(source, packs: RulePack.builtIn().packs)
    if !mistakes.isEmpty { throw .configuration(mistakes) }
    let own = policy.knownRules.filter { policy.customRules[$0.id] != nil }
    return own.compactMap(\.rule).map { RuleDescription($0, examples: RuleExamples()) }
  }
}
