import Architecture
import Findings
import SourceFacts

/// Imports of modules that a part of the project may not know, directly or through a module of the project that passes
/// them on.
public struct ImportsRule: Sendable, Equatable {
  public enum Scope: String, Sendable, CaseIterable {
    case anywhere
    /// Layers below the presentation: see `PresentationBoundary`.
    case belowPresentation = "below_presentation"
  }
  /// Modules, as globs.
  public var forbid: [NamePattern]
  public var from: Selector
  public var scope: Scope
  /// Layers that may, as globs over their names.
  public var except: [NamePattern]

  static let specification = RuleKindSpecification(
    name: "imports", summary: "imports of modules that a part may not know",
    parameters: [
      Parameter("forbid", .names, default: nil, doc: "modules that may not be imported"),
      Parameter("from", .selector, default: .selector(Selector()), doc: "the files that may not import them"),
      Parameter(
        "scope", .choice(Scope.allCases.map(\.rawValue)), default: .word("anywhere"),
        doc: """
          below_presentation: only layers below the presentation; one that declares views is spared, unless its name says \
          domain, services, data …
          """),
      Parameter("except", .names, default: .names([]), doc: "layers that may import them; case does not count"),
    ],
    // `module`: what is imported. `through`: what the import names, another module when that passes it on.
    placeholders: ["subject", "layer", "module", "through"],
    notes: [.init("again", ["subject", "layer", "module", "through"]), .init("through", ["module", "through"])]
  ) { values in
    .imports(
      ImportsRule(
        forbid: values.names("forbid") ?? [], from: values.selector("from") ?? Selector(),
        scope: values.word("scope").flatMap(Scope.init) ?? .anywhere, except: values.names("except") ?? []))
  }

  func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let isJudged = judgedFiles(context)
    let exports = ReexportedModules(in: context.graph)
    return context.graph.files.indices.flatMap { file -> [Finding] in
      guard isJudged[file], from.matches(file: file, in: context.model) else { return [] }
      return forbiddenImports(in: Int32(file), exports, context).map { finding(in: Int32(file), $0, context, rule) }
    }
  }

  /// Those whose layers are in the rule's scope.
  private func judgedFiles(_ context: RuleContext) -> [Bool] {
    let layers = context.layers
    let boundary = scope == .belowPresentation ? PresentationBoundary(of: context.model) : nil
    let spared = except.map { NamePattern($0.text.lowercased()) }
    let isJudged = layers.layers.enumerated().map { index, layer in
      boundary?.isBelow[index] ?? true && !spared.contains { $0.matches(layer.name.lowercased()) }
    }
    return layers.layerOfFile.map { $0 < 0 ? boundary == nil : isJudged[Int($0)] }
  }

  private struct ForbiddenImport {
    let module: String
    let fact: ImportFact
    let through: Reexport?
  }

  /// By module, in order of their first imports; each with all its imports.
  private func forbiddenImports(
    in file: Int32, _ exports: ReexportedModules, _ context: RuleContext
  ) -> [[ForbiddenImport]] {
    let facts = context.graph.files[Int(file)].facts
    var position: [String: Int] = [:]
    var imports: [[ForbiddenImport]] = []
    func add(_ found: ForbiddenImport) {
      guard forbid.contains(where: { $0.matches(found.module) }) else { return }
      if let index = position[found.module] {
        imports[index].append(found)
      } else {
        position[found.module] = imports.count
        imports.append([found])
      }
    }
    for fact in facts.imports where fact.kind != .header && fact.kind != .forward {
      let module = facts.text(fact.module)
      add(ForbiddenImport(module: module, fact: fact, through: nil))
      for reexport in exports.modules(through: module) {
        add(ForbiddenImport(module: reexport.module, fact: fact, through: reexport))
      }
    }
    return imports
  }

  private func finding(
    in file: Int32, _ imports: [ForbiddenImport], _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let first = imports[0]
    var draft = FindingDraft(rule: rule, context: context, at: Place(first.fact, in: file), target: first.module)
    draft.finding.target = Finding.Target(name: first.module)
    draft.values["layer"] = draft.finding.layer ?? ""
    draft.values["module"] = first.module
    draft.values["through"] = context.graph.files[Int(file)].facts.text(first.fact.module)
    draft.addEvidence(imports.dropFirst().map { Place($0.fact, in: file) }, note: "again")
    if let reexport = first.through { draft.addEvidence([reexport.place], note: "through") }
    return draft.finished(edge: "import")
  }
}
