import Architecture
import DependencyGraph
import Findings
import Fixes
import LowLevel
import Patterns
import SourceFacts
import Tables

/// The input of rules. Created once for each thread of a run.
public final class RuleContext {
  public let model: ArchitecturalModel
  /// The kind of the rule that is currently checked; nil outside of a rule.
  var checkedKind: RuleKindSpecification?

  /// The shared instances and their accessors.
  var singletons: Singletons { declared(.graph, knownSingletons) }
  private lazy var knownSingletons = Singletons(in: graph)
  var screenExtensions: ScreenExtensions { declared(.graph, knownScreenExtensions) }
  private lazy var knownScreenExtensions = ScreenExtensions(in: graph)
  private(set) lazy var swiftUIViews = SwiftUIViews(in: model)
  var hasCoordinators: Bool { declared(.graph, knownHasCoordinators) }
  private lazy var knownHasCoordinators = graph.types.contains {
    model.roles.has(.coordinator, $0) || model.roles.has(.router, $0)
  }
  private lazy var interfaceModules = InterfaceModules(in: model)
  var passedSubjects: PassedSubjects { declared([.references, .graph], knownPassedSubjects) }
  private lazy var knownPassedSubjects = PassedSubjects(in: self)
  /// The classes with a single object that lives as long as the app.
  var appLifetime: AppLifetime { declared([.references, .graph], knownAppLifetime) }
  private lazy var knownAppLifetime = AppLifetime(self)
  var outsideCalls: OutsideCalls { declared(.code, knownOutsideCalls) }
  private lazy var knownOutsideCalls = OutsideCalls(self)
  var dataCalls: DataCalls { declared([.code, .references], knownDataCalls) }
  private lazy var knownDataCalls = DataCalls(self)
  var references: ReferencesByTarget { declared(.references, fixContext.references) }
  /// The input of fixes.
  var fixes: FixContext { declared([.references, .graph], fixContext) }
  private let fixContext: FixContext
  var interfaceFileBases: InterfaceFileBases { declared(.graph, knownInterfaceFileBases) }
  private lazy var knownInterfaceFileBases = InterfaceFileBases(in: graph)
  var importedModules: ImportedModules { declared(.graph, knownImportedModules) }
  private lazy var knownImportedModules = ImportedModules(in: graph)
  var reexports: ReexportedModules { declared(.graph, knownReexports) }
  private lazy var knownReexports = ReexportedModules(knownImportedModules, in: graph)
  var layerCrossings: [Crossing] { declared(.graph, knownLayerCrossings) }
  private lazy var knownLayerCrossings = Crossing.all(in: model)
  /// The types that own others by strong references.
  var ownership: OwnershipGraph { declared(.graph, fixContext.ownership) }
  var ownershipByOwner: [SymbolID: [OwnershipGraph.Edge]] { declared(.graph, fixContext.ownershipByOwner) }
  /// Indices of `ownership.edges`, by owned type.
  var ownershipByOwned: [SymbolID: [Int]] { declared(.graph, fixContext.ownershipByOwned) }
  /// Cached results of `selfName(in:)`.
  private var selfNames: [FileID: Name?] = [:]
  /// Cached results by selector.
  var interfaces: [(of: Selector, interfaces: [Interface])] = []
  private var schedulers: [SchedulerMap] = []
  private var embeddedTypes: [(patterns: [NamePattern], types: EmbeddedTypes)] = []
  private var responsibilities: [ResponsibilityVocabulary] = []
  private var innerNames = InnerNames()
  private var foreignNames: [(patterns: [NamePattern], names: ForeignNames)] = []
  private var knownReader: UseReader?
  /// The last result of `declarationName(of:)`: places of one declaration usually follow each other.
  var lastNamed: (symbol: SymbolID?, name: String?) = (nil, nil)
  /// Returns the line and column of a byte offset. Only called for what is reported.
  public let position: (_ file: FileID, _ offset: UInt32) -> Position

  /// The work that the current rule may do. Searches whose work may grow faster than the code count their steps here.
  var budget: WorkBudget {
    get { fixContext.budget }
    set { fixContext.budget = newValue }
  }
  /// The budget of each rule.
  lazy var fullBudget = WorkBudget(for: graph)
  /// The steps that rules took, by their names.
  public private(set) var steps: [String: Int] = [:]
  /// Rules that were stopped.
  public private(set) var problems: [Problem] = []

  fileprivate func begin(_ rule: Rule) {
    checkedKind = rule.specification
    budget = fullBudget
  }

  fileprivate func end(_ rule: Rule) {
    checkedKind = nil
    steps[rule.id, default: 0] += budget.steps
    if budget.isSpent {
      reportIncomplete(rule, "stopped after \(budget.steps) steps, its search limit")
    }
  }

  /// Reports that a rule did not check everything.
  func reportIncomplete(_ rule: Rule, _ reason: String) {
    problems.append(
      Problem(kind: "incomplete_rule", message: "\(rule.id) \(reason): some of its findings may be missing"))
  }

  /// - Parameters:
  ///   - references: those of the model's graph, which the contexts of other threads may share.
  ///   - text: returns the text of a file as it was scanned. Only fixes read it.
  ///   - isNamedInUnreadCode: whether code outside of the run, such as tests, contains a word.
  public init(
    model: ArchitecturalModel, references: (() -> ReferencesByTarget)? = nil,
    text: @escaping (FileID) -> [UInt8]? = { _ in nil },
    isNamedInUnreadCode: @escaping (String) -> Bool = { _ in false },
    position: @escaping (FileID, UInt32) -> Position
  ) {
    self.model = model
    self.position = position
    fixContext = FixContext(
      model: model, references: references ?? { ReferencesByTarget(in: model.graph) }, text: text,
      isNamedInUnreadCode: isNamedInUnreadCode, position: position)
  }

  /// Stops a debug build if a rule reads something that its kind does not declare. The declaration decides the order in
  /// which rules are checked.
  private func check(_ input: RuleInputs) {
    assert(checkedKind?.reads.contains(input) ?? true, "\(checkedKind?.name ?? "") reads what it does not declare")
  }

  private func declared<Value>(_ input: RuleInputs, _ value: @autoclosure () -> Value) -> Value {
    check(input)
    return value()
  }

  var graph: DependencyGraph { model.graph }

  /// References that may create an instance of a type: to the type and its initializers.
  func references(making type: SymbolID) -> [Reference] { references(making: [type]) }
  func references(making types: [SymbolID]) -> [Reference] { references.references(making: types, in: graph) }

  func origins(of type: SymbolID) -> PropertyOrigins { PropertyOrigins(of: type, in: model, references) }

  var layers: LayerMap { model.layers }

  /// The name `self` in a file; nil if no code uses it, or if macros may make it a weak variable.
  func selfName(in file: FileID) -> Name? {
    if let known = selfNames[file] { return known }
    let names = graph.files[file].facts.names
    let isWeak = names.find("strongify") != nil || names.find("weakify") != nil
    let name = isWeak ? nil : names.find("self")
    selfNames[file] = .some(name)
    return name
  }

  /// Finds what code does. It caches results for the next rule.
  var reader: UseReader {
    check(.code)
    if let knownReader { return knownReader }
    let reader = UseReader(graph)
    knownReader = reader
    return reader
  }

  /// Frees the cache of `reader`. Call it when the remaining rules hardly use the cache, which is as large as all
  /// findings.
  public func forgetCode() {
    knownReader = nil
    schedulers = []
    embeddedTypes = []
  }

  /// The map of schedulers for a rule. Most rules share one.
  func schedulers(_ rule: IsolationRule) -> SchedulerMap {
    if let known = schedulers.first(where: { $0.isOf(rule) }) { return known }
    schedulers.append(SchedulerMap(rule, model, reader))
    return schedulers[schedulers.count - 1]
  }

  /// The types that calls matching these patterns embed. Cached, because most rules use the same patterns.
  func embeddedTypes(_ patterns: [NamePattern]) -> EmbeddedTypes {
    if let known = embeddedTypes.first(where: { $0.patterns == patterns }) { return known.types }
    embeddedTypes.append((patterns, EmbeddedTypes(patterns, reader)))
    return embeddedTypes[embeddedTypes.count - 1].types
  }

  /// The vocabulary of these lists. Most rules share one.
  func responsibilities(_ patterns: [[NamePattern]]) -> ResponsibilityVocabulary {
    if let known = responsibilities.first(where: { $0.patterns == patterns }) { return known }
    responsibilities.append(ResponsibilityVocabulary(patterns))
    return responsibilities[responsibilities.count - 1]
  }

  /// The names that match these patterns. Most rules share them.
  func foreignNames(_ patterns: [NamePattern]) -> ForeignNames {
    if let known = foreignNames.first(where: { $0.patterns == patterns }) { return known.names }
    foreignNames.append((patterns, ForeignNames(patterns, in: graph)))
    return foreignNames[foreignNames.count - 1].names
  }

  /// See `InnerNames`.
  func leadsToType(in file: FileID, from end: UInt32) -> Bool { innerNames.follow(from: end, in: file, graph) }

  /// Whether a module declares views or view controllers, or a fifth of its files import a user interface framework.
  func hasInterface(module: ModuleID) -> Bool { declared(.graph, interfaceModules).hasInterface[module] }

  func layerName(ofFile file: FileID) -> String? { layers.layer(ofFile: file)?.name }

  func layerName(ofSymbol symbol: SymbolID) -> String? {
    model.layer(of: symbol).map { layers.layers[$0].name }
  }

  /// The last component of a file's path.
  func fileName(_ file: FileID) -> String {
    String(graph.files[file].path.lastPathComponent)
  }
}

extension Rule {
  /// All findings of the rule, with its own severity, in no particular order of files.
  public func check(_ context: RuleContext) -> [Finding] {
    context.begin(self)
    defer { context.end(self) }
    return kind.check(context, rule: self)
  }
}
