import Findings
import Foundation
import Policy

/// The packs and rules that come with the tool, and a project's own.
public enum RuleCatalog {
  /// With the examples that are shown.
  public static var packs: [PackDescription] {
    let examples = RuleExamples.shown()
    return RulePack.builtIn().packs.map { PackDescription($0, examples: examples) }
  }

  /// The rules of all packs, in the order of the packs.
  public static var all: [RuleDescription] { packs.flatMap(\.rules) }

  /// The rules that a project has written itself; empty if it has no configuration.
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
