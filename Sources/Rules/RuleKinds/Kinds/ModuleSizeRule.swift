import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// Screen modules that are too small.
public struct ModuleSizeRule: RuleKind, Equatable {
  /// The minimum number of lines in all files of a module.
  public var minimum: Int

  public static let specification = RuleKindSpecification(
    name: "module_size", summary: "screen modules that are too small and used by one other module only",
    parameters: [
      Parameter("min", .number, default: .number(30), doc: "lines of all files of a module below which it is too small")
    ],
    placeholders: ["subject", "target", "lines", "limit"], notes: [.init("again", ["subject", "target"])],
    reads: [.references, .graph, .lineCounts]
  ) { values in
    ModuleSizeRule(minimum: values.number("min") ?? 30)
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let modules = context.model.screenModules
    if modules.modules.isEmpty { return [] }
    let lines = Self.lines(of: modules, in: context.graph)
    let small = modules.modules.indices.filter { lines[$0] < minimum }
    if small.isEmpty { return [] }
    let users = users(context)
    return small.compactMap { module in
      // A nil user is code outside of modules.
      guard users[module].count == 1, let (key, use) = users[module].first, let user = key else { return nil }
      return finding(module, usedBy: user, at: use, lines[module], rule, context)
    }
  }

  public func lineDependence(in model: ArchitecturalModel) -> LineDependence? {
    let modules = model.screenModules
    if modules.modules.isEmpty { return LineDependence() }
    let lines = Self.lines(of: modules, in: model.graph)
    let files = model.graph.files.indices.filter { file in
      modules.module(ofFile: file).map { lines[$0] - LineDependence.moduleShrinkLimit < minimum } ?? false
    }
    return LineDependence(files: files)
  }

  private static func lines(of modules: ScreenModules, in graph: DependencyGraph) -> Table<ScreenModuleID, Int> {
    var lines = Table<ScreenModuleID, Int>(repeating: 0, count: modules.modules.count)
    for file in graph.files.indices {
      if let module = modules.module(ofFile: file) { lines[module] += graph.files[file].facts.lines.starts.count - 1 }
    }
    return lines
  }

  /// For each module, the modules that refer to it, each with the first reference.
  private func users(_ context: RuleContext) -> Table<ScreenModuleID, [ScreenModuleID?: Reference]> {
    let modules = context.model.screenModules
    var users = Table<ScreenModuleID, [ScreenModuleID?: Reference]>(repeating: [:], count: modules.modules.count)
    for reference in context.graph.references {
      guard let target = modules.module(of: reference.target, in: context.graph) else { continue }
      let source = modules.module(ofFile: reference.file)
      if source != target, users[target][source] == nil { users[target][source] = reference }
    }
    return users
  }

  private func finding(
    _ module: ScreenModuleID, usedBy user: ScreenModuleID, at use: Reference, _ lines: Int, _ rule: Rule,
    _ context: RuleContext
  ) -> Finding {
    let modules = context.model.screenModules.modules
    let presenter = modules[module].presenters[0]
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: presenter, in: context.graph), subject: modules[module].name,
      target: modules[user].name)
    draft.values["lines"] = "\(lines)"
    draft.values["limit"] = "\(minimum)"
    draft.addEvidence([Place(use)], note: "again", isBreach: false)
    return draft.finished(edge: "size")
  }
}
