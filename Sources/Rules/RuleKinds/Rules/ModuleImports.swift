import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Imports of the project's own modules, all of whose files stand in parts that may not be used. An import and the use of
/// what it brings are one fault: where a declaration of the module is used, that is reported instead.
struct ModuleImports {
  private let breaches: BreachCollector
  private let context: RuleContext
  private let parts: Parts
  private let modules: ModuleNamesakes
  /// The parts that each module's files stand in; none when a file stands in no part.
  private let partsOfModule: [Set<Int32>]

  /// Nil where there can be none: a module is no declaration that `to` could select.
  init?(_ breaches: BreachCollector, to: Selector = Selector()) {
    guard to.selectsAll, breaches.isWrong.contains(true) else { return nil }
    self.breaches = breaches
    context = breaches.context
    parts = breaches.parts
    let graph = context.graph
    modules = ModuleNamesakes(graph.files, modules: graph.modules)
    if modules.count < 2 { return nil }
    var seen = [Set<Int32>](repeating: [], count: graph.modules.count)
    for (index, file) in graph.files.enumerated() {
      for module in file.modules { seen[Int(module)].insert(breaches.parts.ofFile[index]) }
    }
    partsOfModule = seen.map { $0.contains(-1) ? [] : $0 }
  }

  func findings(_ rule: Rule, from: Selector = Selector()) -> [Finding] {
    context.graph.files.indices.flatMap { findings(in: $0.index, rule, from: from) }
  }

  private func findings(in file: Int, _ rule: Rule, from: Selector) -> [Finding] {
    let graph = context.graph
    let facts = graph.files[file].facts
    var first: [Int32: (fact: ImportFact, again: [ImportFact])] = [:]
    for fact in facts.imports {
      let meant = modules.modules(named: facts.text(fact.module), from: graph.files[file].path)
      guard let module = meant.first, !graph.files[file].modules.contains(module) else { continue }
      if isWrong(file, module.raw) { first[module.raw, default: (fact, [])].again.append(fact) }
    }
    return first.ordered { $0.key < $1.key }.compactMap { module, facts in
      guard !uses(file, module), from.matches(file: FileID(file), in: context.model) else { return nil }
      return finding(rule, file: Int32(file), module: module, facts.fact, again: facts.again.dropFirst())
    }
  }

  private func isWrong(_ file: Int, _ module: Int32) -> Bool {
    let targets = partsOfModule[Int(module)]
    return !targets.isEmpty && targets.allSatisfy { breaches.isWrong(from: parts.ofFile[file], to: $0) }
  }

  /// Whether the file names a declaration of the module.
  private func uses(_ file: Int, _ module: Int32) -> Bool {
    let graph = context.graph
    return graph.references(in: file).contains { index in
      graph.files[Int(graph.symbols[Int(graph.references[index].target)].file)].modules.contains(ModuleID(raw: module))
    }
  }

  private func finding(
    _ rule: Rule, file: Int32, module: Int32, _ fact: ImportFact, again: ArraySlice<ImportFact>
  ) -> Finding {
    let name = context.graph.modules[Int(module)]
    var draft = FindingDraft(rule: rule, context: context, at: Place(fact, in: FileID(raw: file)), target: name)
    draft.setParts(parts, source: parts.ofFile[Int(file)], target: partsOfModule[Int(module)].min() ?? -1)
    draft.finding.target = Finding.Target(name: name)
    draft.addEvidence(again.map { Place($0, in: FileID(raw: file)) }, note: "again")
    return draft.finished(edge: "import")
  }
}
