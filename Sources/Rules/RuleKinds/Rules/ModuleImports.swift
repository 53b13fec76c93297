import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Imports of the project's own modules whose files are all in parts that must not be used. If the file also uses a
/// declaration of the module, only that use is reported.
struct ModuleImports {
  private let breaches: BreachCollector
  private let context: RuleContext
  private let parts: Parts
  private let modules: ModuleNamesakes
  /// For each module, the parts of its files; empty if a file is in no part.
  private let partsOfModule: Table<ModuleID, Set<PartID>>

  /// Nil if there can be no finding, because `to` selects declarations and a module is not one.
  init?(_ breaches: BreachCollector, to: Selector = Selector()) {
    guard to.selectsAll, breaches.isAnyWrong else { return nil }
    self.breaches = breaches
    context = breaches.context
    parts = breaches.parts
    let graph = context.graph
    modules = ModuleNamesakes(graph.files, modules: graph.modules)
    if modules.count < 2 { return nil }
    var seen = Table<ModuleID, Set<PartID?>>(repeating: [], count: graph.modules.count)
    for index in graph.files.indices {
      for module in graph.files[index].modules { seen[module].insert(breaches.parts.part(ofFile: index)) }
    }
    partsOfModule = seen.mapValues { $0.contains(nil) ? [] : Set($0.compactMap(\.self)) }
  }

  func findings(_ rule: Rule, from: Selector = Selector()) -> [Finding] {
    context.graph.files.indices.flatMap { findings(in: $0, rule, from: from) }
  }

  private func findings(in file: FileID, _ rule: Rule, from: Selector) -> [Finding] {
    let graph = context.graph
    let facts = graph.files[file].facts
    var first: [ModuleID: (fact: ImportFact, again: [ImportFact])] = [:]
    for fact in facts.imports {
      let meant = modules.modules(named: facts.text(fact.module), from: graph.files[file].path)
      guard let module = meant.first, !graph.files[file].modules.contains(module) else { continue }
      if isWrong(file, module) { first[module, default: (fact, [])].again.append(fact) }
    }
    return first.sorted { $0.key < $1.key }.compactMap { module, facts in
      guard !uses(file, module), from.matches(file: file, in: context.model) else { return nil }
      return finding(rule, file: file, module: module, facts.fact, again: facts.again.dropFirst())
    }
  }

  private func isWrong(_ file: FileID, _ module: ModuleID) -> Bool {
    let targets = partsOfModule[module]
    return !targets.isEmpty && targets.allSatisfy { breaches.isWrong(from: parts.part(ofFile: file), to: $0) }
  }

  /// Whether the file names a declaration of the module.
  private func uses(_ file: FileID, _ module: ModuleID) -> Bool {
    let graph = context.graph
    return graph.references(in: file).contains { index in
      graph.files[graph.symbols[graph.references[index].target].file].modules.contains(module)
    }
  }

  private func finding(
    _ rule: Rule, file: FileID, module: ModuleID, _ fact: ImportFact, again: ArraySlice<ImportFact>
  ) -> Finding {
    let name = context.graph.modules[module]
    var draft = FindingDraft(rule: rule, context: context, at: Place(fact, in: file), target: name)
    draft.setParts(parts, source: parts.part(ofFile: file), target: partsOfModule[module].min())
    draft.finding.target = Finding.Target(name: name)
    draft.addEvidence(again.map { Place($0, in: file) }, note: "again")
    return draft.finished(edge: "import")
  }
}
