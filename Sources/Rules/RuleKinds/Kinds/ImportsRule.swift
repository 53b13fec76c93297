import Architecture
import DependencyGraph
import Findings
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Imports of modules that a part of the project must not use, directly or through a module of the project that
/// re-exports them.
public struct ImportsRule: RuleKind, Equatable {
  public enum Scope: String, Sendable, CaseIterable {
    case anywhere
    /// Layers below the presentation layer: see `PresentationBoundary`.
    case belowPresentation = "below_presentation"
  }
  public enum Uses: String, Sendable, CaseIterable { case all, screens }

  /// Modules, as globs.
  public var forbid: [NamePattern]
  /// Exceptions from `forbid`.
  public var exceptModules: [NamePattern]
  /// Whether only modules count that are not part of the project.
  public var isForeignOnly: Bool
  public var from: Selector
  /// A file that declares one of these needs the import.
  public var unlessDeclares: Selector?
  public var scope: Scope
  /// Globs for the names of layers that are not checked.
  public var except: [NamePattern]
  /// Names of types in these modules. If set, a file that also declares other types is checked by the types that the
  /// selected declarations name, because the import may be needed for the others. A file that is named after a selected
  /// declaration is always checked as a whole.
  public var types: [NamePattern]
  /// Types that may be named; an import for nothing else is allowed.
  public var exceptTypes: [NamePattern]
  /// Which imports that a file uses are reported.
  public var reportedUses: Uses
  /// Names in a user interface framework that show that code creates or uses screens.
  public var screenTypes: [NamePattern]
  /// Property wrappers that only work in views.
  public var wrappers: [NamePattern] = []
  /// Selects declarations that make their file part of the user interface, in any folder.
  public var display: Selector?
  /// Whether model files without an entity are checked too.
  public var takesModelFiles = false

  public static let specification = RuleKindSpecification(
    name: "imports", summary: "imports that are not allowed",
    parameters: [
      Parameter("forbid", .names, default: nil, doc: "modules that must not be imported"),
      Parameter("except_modules", .names, default: .names([]), doc: "modules that may be imported anyway"),
      Parameter("foreign_only", .flag, default: .flag(false), doc: "true: modules of the project may be imported"),
      Parameter("from", .selector, default: .selector(Selector()), doc: "the files that must not import them"),
      Parameter(
        "scope", .choice(Scope.allCases.map(\.rawValue)), default: .word("anywhere"),
        doc: """
          below_presentation: only layers below the presentation; \
          one that declares views is spared, unless its name says domain, services, data …
          """),
      Parameter("except", .names, default: .names([]), doc: "layers that may import them; case-insensitive"),
      Parameter(
        "types", .names, default: .names([]),
        doc:
          """
          names of the modules' types: if other code in a file needs the import, only declarations that use one of \
          these are reported
          """
      ),
      Parameter(
        "except_types", .names, default: .names([]),
        doc: """
          types, and in Swift their members (`UIApplication.shared.applicationState`), that may be used; an import that \
          is needed only for these is fine
          """),
      Parameter(
        "uses", .choice(Uses.allCases.map(\.rawValue)), default: .word("all"),
        doc: """
          screens: of imports that are used only those for one of screen_types, in files that no type of display is \
          in, and that a folder's name, or a module without views, places in their layer
          """),
    ],
    data: [
      Parameter(
        "unless_declares", .selector, default: nil, isOptional: true,
        doc: "files that declare one of these are not checked, because they need the import"),
      Parameter(
        "screen_types", .names, default: .names([]),
        doc: """
          with uses: screens, names of a user interface framework that only code of screens needs: images, colors and \
          the state of the device are values
          """),
      Parameter(
        "wrappers", .names, default: .names([]),
        doc: "property wrappers that only work in views: the advice is to remove them"),
      Parameter(
        "display", .selector, default: nil, isOptional: true,
        doc: "with uses: screens, types that are part of the user interface; so are extensions of framework types"),
      Parameter(
        "model_files", .flag, default: .flag(false),
        doc: """
          true: also files of nothing but enums, protocols and extensions, where their folder or module is one of \
          models and none of them has another role
          """),
    ],
    // `module`: the imported module. `through`: the module named in the import, if it re-exports `module`. `type`: a
    // type of the module that is used. `types`: all of them, shortened. `replacement`: the imports to write
    // instead of an unused one, as code.
    placeholders: ["subject", "layer", "module", "through", "types"],
    notes: [
      .init("again", ["subject", "layer", "module", "through"]), .init("through", ["module", "through"]),
      .init("named", ["subject", "module", "type"]),
      .init("unused", ["subject", "layer", "module"], isRequired: false),
      .init("remove", ["subject", "layer", "module"], isRequired: false),
      .init("replace", ["subject", "layer", "module", "replacement"], isRequired: false),
      .init("wrapper_advice", ["subject", "layer", "module", "types"], isRequired: false),
    ], reads: [.references, .graph], joinsTargets: true
  ) { values in
    ImportsRule(
      forbid: values.names("forbid") ?? [], exceptModules: values.names("except_modules") ?? [],
      isForeignOnly: values.flag("foreign_only") ?? false, from: values.selector("from") ?? Selector(),
      unlessDeclares: values.selector("unless_declares"),
      scope: values.word("scope").flatMap(Scope.init) ?? .anywhere, except: values.names("except") ?? [],
      types: values.names("types") ?? [], exceptTypes: values.names("except_types") ?? [],
      reportedUses: values.word("uses").flatMap(Uses.init) ?? .all, screenTypes: values.names("screen_types") ?? [],
      wrappers: values.names("wrappers") ?? [],
      display: values.selector("display"), takesModelFiles: values.flag("model_files") ?? false)
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let exports = context.reexports
    let forbidden = forbiddenModules(context.graph)
    let passing = exports.passing(forbidden)
    // Most files import no forbidden module.
    let isChecked = checkedFiles(context)
    let checked = context.importedModules.files { forbidden.contains($0) || passing.contains($0) }.filter {
      isChecked[$0]
    }
    lazy var names = context.foreignNames(types)
    let exceptNames = NameGlobs(exceptTypes)
    var reportedSubjects: Set<SymbolID> = []
    var imported: String?
    let findings = checked.flatMap { file -> [Finding] in
      guard types.isEmpty ? isMatch(file, context) : true,
        !(unlessDeclares?.matches(file: file, in: context.model) ?? false)
      else { return [] }
      lazy var imports = self.imports(in: file, of: forbidden, exports, context)
      guard !types.isEmpty else { return imports.compactMap { finding(in: file, $0, nil, context, rule) } }
      if imported == nil { imported = imports.first?.first?.module }
      guard isMatch(file, context) || context.hasSubject(in: file, from),
        let first = imports.first?.first
      else { return [] }
      let named = NamedTypes(names.names(in: file), from, except: exceptNames, context)
      if named.isShared && !isOwn(file, context) || declaresScreen(file, context) {
        reportedSubjects.formUnion(named.bySubject.map(\.subject))
        return named.bySubject.map { subject, places in finding(subject, places, first.module, context, rule) }
      }
      guard isMatch(file, context) else { return [] }
      reportedSubjects.formUnion(context.graph.symbols(in: file).compactMap { context.subject(at: $0, from) })
      return imports.compactMap { finding(in: file, $0, named.all, context, rule) }
    }
    guard let module = imported else { return findings }
    return findings + namesWithoutImport(of: module, names, except: exceptNames, reportedSubjects, context, rule)
  }

  private func isMatch(_ file: FileID, _ context: RuleContext) -> Bool {
    from.matches(file: file, in: context.model) || takesModelFiles && context.model.isModelFile(file)
  }

  private func forbiddenModules(_ graph: DependencyGraph) -> MatchingNames {
    var forbidden = MatchingNames(forbid, except: exceptModules, in: graph)
    if isForeignOnly {
      for module in graph.modules { graph.names.find(module).map { forbidden.exclude($0) } }
    }
    return forbidden
  }

  /// A file that is named after a selected declaration belongs to it, whatever else it declares.
  private func isOwn(_ file: FileID, _ context: RuleContext) -> Bool {
    let name = context.graph.files[file].path.lastPathComponent.prefix { $0 != "." }
    return context.graph.symbols(in: file).contains { symbol in
      context.graph.symbols[symbol].parent == nil && context.graph.name(of: symbol) == name
        && from.matches(symbol: symbol, in: context.model)
    }
  }

  /// Whether a file declares a view or view controller with a superclass from a library: then the import may be needed
  /// although no type of the framework is named.
  private func declaresScreen(_ file: FileID, _ context: RuleContext) -> Bool {
    let screens: RoleSet = [RoleSet(.view), RoleSet(.viewController)]
    return context.graph.symbols(in: file).contains { !context.model.roles(of: $0).isDisjoint(with: screens) }
  }

  /// The names of an Objective-C file that has no import of its own, because a prefix header has it.
  private func namesWithoutImport(
    of module: String, _ names: ForeignNames, except: NameGlobs, _ reportedSubjects: Set<SymbolID>,
    _ context: RuleContext, _ rule: Rule
  ) -> [Finding] {
    var places: [SymbolID: [ForeignNames.Found]] = [:]
    for file in context.graph.files.indices where !context.graph.files[file].isSwift {
      for found in names.names(in: file) {
        guard let subject = context.subject(at: found.place.source, from), !reportedSubjects.contains(subject) else {
          continue
        }
        if found.isMatched(by: except) { continue }
        places[subject, default: []].append(found)
      }
    }
    return places.sorted { $0.key < $1.key }.map { finding($0.key, $0.value, module, context, rule) }
  }

  /// The files in layers in the rule's scope.
  private func checkedFiles(_ context: RuleContext) -> Table<FileID, Bool> {
    let layers = context.layers
    let boundary = scope == .belowPresentation ? PresentationBoundary(of: context.model) : nil
    let exceptions = except.map { NamePattern($0.text.lowercased()) }
    let isChecked = Table<LayerID, Bool>(
      layers.layers.entries.map { index, layer in
        boundary?.isBelow[index] ?? true && !exceptions.contains { $0.matches(layer.name.lowercased()) }
      })
    return layers.layerOfFile.mapValues { $0.map { isChecked[$0] } ?? (boundary == nil) }
  }

  private struct ForbiddenImport {
    let module: String
    let fact: ImportFact
    let through: Reexport?
  }

  /// The imports of each module, in the order of the first ones.
  private func imports(
    in file: FileID, of forbidden: MatchingNames, _ exports: ReexportedModules, _ context: RuleContext
  ) -> [[ForbiddenImport]] {
    let graph = context.graph
    var imports: [[ForbiddenImport]] = []
    func add(_ module: Name, _ fact: ImportFact, through: Reexport?) {
      guard forbidden.contains(module) else { return }
      let found = ForbiddenImport(module: graph.names[module], fact: fact, through: through)
      if let index = imports.firstIndex(where: { $0[0].module == found.module }) {
        imports[index].append(found)
      } else {
        imports.append([found])
      }
    }
    for fact in graph.files[file].facts.imports where fact.kind != .forward && !fact.module.isNone {
      let module = Name(graph.mergedNames[file][fact.module])
      add(module, fact, through: nil)
      for reexport in exports.modules(through: module) { add(reexport.module, fact, through: reexport) }
    }
    return imports
  }

  /// The finding for a file's imports of one module: what it uses them for, or that they are unused.
  private func finding(
    in file: FileID, _ imports: [ForbiddenImport], _ named: [ForeignNames.Found]?, _ context: RuleContext, _ rule: Rule
  ) -> Finding? {
    guard let framework = InterfaceFramework(module: imports[0].module) else {
      return used(in: file, imports, named ?? [], context, rule)
    }
    let facts = context.graph.files[file].facts
    let all = context.foreignNames(InterfaceFramework.allNames).names(in: file).filter {
      framework.provides($0.name, to: facts)
    }
    let isConditional = imports.allSatisfy { facts.isConditional($0.fact.offset) }
    let meant = (named?.filter { framework.provides($0.name, to: facts) } ?? all).filter {
      !isConditional || !facts.isConditional($0.place.start)
    }
    if !meant.isEmpty {
      return servesScreens(file, meant, context) ? used(in: file, imports, meant, context, rule) : nil
    }
    guard all.isEmpty, !isConditional else { return nil }
    if let unused = UnusedImport(imports[0].fact, in: file, context) {
      return imports[0].through == nil ? self.unused(in: file, imports, unused, context, rule) : nil
    }
    guard named == nil, context.graph.files[file].isSwift, servesScreens(file, [], context) else { return nil }
    return used(in: file, imports, [], context, rule)
  }

  /// Whether the names show that code of a lower layer creates or uses screens.
  private func servesScreens(_ file: FileID, _ named: [ForeignNames.Found], _ context: RuleContext) -> Bool {
    if reportedUses == .all { return true }
    guard named.contains(where: { found in screenTypes.contains { $0.matches(found.name) } }) else { return false }
    return !isOfInterface(file, context) && isAnnounced(file, context)
  }

  /// Whether a file is part of the user interface, in any folder: `extension UIDevice`, `FeedCoordinator`, `Theme`.
  private func isOfInterface(_ file: FileID, _ context: RuleContext) -> Bool {
    let graph = context.graph
    return graph.symbols(in: file).contains { symbol in
      guard graph.symbols[symbol].parent == nil else { return false }
      if graph.symbols[symbol].kind == .extension, graph.symbols[symbol].extended == nil {
        return InterfaceFramework.declaring(graph.name(of: symbol)) != nil
      }
      return display?.matches(symbol: symbol, in: context.model) ?? false
    }
  }

  /// Whether a folder's name confirms the layer of a file. Otherwise the file's module must have no views.
  private func isAnnounced(_ file: FileID, _ context: RuleContext) -> Bool {
    guard let layer = context.layers.layerOfFile[file] else { return true }
    if context.layers.isNamedInPath(layer, context.graph.files[file].path) { return true }
    // A library of helpers serves any layer.
    if context.layers.isInferred, HelperFile.hasHelperName(context.layers.layers[layer].name) { return false }
    return context.layers.mayBeNamedInPath(layer, context.graph.files[file].path)
      && context.graph.files[file].modules.allSatisfy { !context.hasInterface(module: $0) }
  }

  private func unused(
    in file: FileID, _ imports: [ForbiddenImport], _ unused: UnusedImport, _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    var draft = draft(in: file, imports, context, rule)
    draft.finding.severity = .info
    draft.values["replacement"] = unused.replacements.map { "`import \($0)`" }.listed()
    draft.message = rule.texts.notes["unused"]
    draft.suggestion = rule.texts.notes[unused.replacements.isEmpty ? "remove" : "replace"]
    if let fix = unused.fix() { draft.finding.fixes = [fix] }
    return draft.finished(edge: "import")
  }

  private func used(
    in file: FileID, _ imports: [ForbiddenImport], _ named: [ForeignNames.Found], _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    var draft = draft(in: file, imports, context, rule)
    addNames(named, to: &draft, rule)
    return draft.finished(edge: "import")
  }

  private func draft(in file: FileID, _ imports: [ForbiddenImport], _ context: RuleContext, _ rule: Rule)
    -> FindingDraft
  {
    let first = imports[0]
    var draft = FindingDraft(rule: rule, context: context, at: Place(first.fact, in: file), target: first.module)
    draft.finding.target = Finding.Target(name: first.module)
    draft.values["layer"] = draft.finding.layer?.layerTitle ?? ""
    draft.values["module"] = first.module
    draft.values["through"] = context.graph.files[file].facts.text(first.fact.module)
    draft.addEvidence(imports.dropFirst().map { Place($0.fact, in: file) }, note: "again")
    if let reexport = first.through { draft.addEvidence([reexport.place], note: "through") }
    return draft
  }

  /// The finding for a declaration that names types of a module, if other declarations in its file need the import.
  private func finding(
    _ subject: SymbolID, _ named: [ForeignNames.Found], _ module: String, _ context: RuleContext, _ rule: Rule
  ) -> Finding {
    let named = named.strongestFirst
    var draft = FindingDraft(
      rule: rule, context: context, at: named[0].place, subject: context.graph.qualifiedName(of: subject),
      target: named[0].name)
    draft.setSeverity(forSubject: subject)
    draft.finding.target = Finding.Target(name: named[0].name)
    draft.values.merge(["layer": draft.finding.layer?.layerTitle ?? "", "module": module, "through": module]) { $1 }
    addNames(named, to: &draft, rule)
    var finding = draft.finished(edge: "import")
    // The fingerprint does not depend on which type is listed first.
    finding.key.target = InterfaceFramework.declaring(named[0].name)?.name ?? module
    return finding
  }

  /// Adds one place for each type, the most informative ones first.
  private func addNames(_ named: [ForeignNames.Found], to draft: inout FindingDraft, _ rule: Rule) {
    let named = named.strongestFirst
    draft.values["types"] = named.map(\.name).listed(upTo: 3)
    let isWrapper = !named.isEmpty && named.allSatisfy { found in wrappers.contains { $0.matches(found.name) } }
    if isWrapper, let advice = rule.texts.notes["wrapper_advice"] { draft.suggestion = advice }
    if !types.isEmpty {
      let imported = draft.values["module"].flatMap(InterfaceFramework.init(module:))
      let frameworks = named.prefix(3).compactMap { found in
        imported.flatMap { $0.declares(found.name) ? $0 : nil } ?? InterfaceFramework.declaring(found.name)
      }
      if !frameworks.isEmpty { draft.values["module"] = frameworks.map(\.name).uniqued().listed() }
    }
    for found in named.prefix(Self.reported) {
      draft.values["type"] = found.name
      draft.addEvidence([found.place], note: "named")
    }
  }

  /// The maximum number of types that are listed for a file.
  private static let reported = 5
}
