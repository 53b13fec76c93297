import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Collects forbidden references between parts into findings: one for each combination of a referring declaration, its
/// part, and the referenced declaration.
struct BreachCollector {
  let context: RuleContext
  let parts: Parts
  /// Indexed by source part × count + target part.
  private let isWrong: [Bool]
  private var breaches: [Key: [ReferenceID]] = [:]
  private var order: [Key] = []

  private struct Key: Hashable {
    let user: User
    let part: PartID
    let target: SymbolID
  }

  /// A declaration, or the top-level code of a file.
  enum User: Hashable {
    case symbol(SymbolID)
    case file(FileID)

    var symbol: SymbolID? { if case .symbol(let symbol) = self { symbol } else { nil } }
  }

  /// All references from one user to one declaration in a wrong part.
  struct Breach {
    let user: User
    let part: PartID
    let target: SymbolID
    let references: [ReferenceID]
  }

  /// Uses that do not count.
  private let incidental: IncidentalUses?

  /// - Parameter isWrong: whether references from one part to another are forbidden; called for every pair of different
  ///   parts.
  init(
    context: RuleContext, parts: Parts, incidental: IncidentalUses? = nil,
    isWrong: (_ source: PartID, _ target: PartID) -> Bool
  ) {
    self.context = context
    self.parts = parts
    self.incidental = incidental
    let all = parts.names.indices
    self.isWrong = all.flatMap { source in all.map { $0 != source && isWrong(source, $0) } }
    collect()
    joinImports()
  }

  var isAnyWrong: Bool { isWrong.contains(true) }

  func isWrong(from source: PartID?, to target: PartID?) -> Bool {
    guard let source, let target else { return false }
    return isWrong[source.index * parts.names.count + target.index]
  }

  private mutating func collect() {
    if !isAnyWrong { return }
    let graph = context.graph
    for crossing in parts.crossings(in: context) where isWrong(from: crossing.source, to: crossing.target) {
      collect(crossing.reference, from: crossing.source, graph)
    }
  }

  private mutating func collect(_ index: ReferenceID, from part: PartID, _ graph: DependencyGraph) {
    let reference = graph.references[index]
    if isWithinRoot(reference) || incidental?.contains(index) ?? false { return }
    let target = reportedTarget(reference.target, from: part)
    if !isWrong(from: part, to: parts.part(ofSymbol: target)) { return }
    var user = User.file(reference.file)
    // In an extension in the wrong part that uses the extended type, the user is the file and not the type.
    if let source = reference.source, case let subject = graph.outermostType(of: source), subject != target {
      user = .symbol(subject)
    }
    let key = Key(user: user, part: part, target: target)
    if breaches[key] == nil { order.append(key) }
    breaches[key, default: []].append(index)
  }

  /// Whether source and target are the same app delegate: its extensions in other files belong to it.
  private func isWithinRoot(_ reference: Reference) -> Bool {
    let (layers, graph) = (context.layers, context.graph)
    guard let source = reference.source else { return false }
    return layers.isOfRootType(source, in: graph)
      && graph.outermostType(of: source) == graph.outermostType(of: reference.target)
  }

  /// Joins breaches: an `#import` or `@class` belongs to the uses of its declarations, by a user in the same file or in
  /// another file of the same class. Unused imports in a header and its implementation are one breach.
  private mutating func joinImports() {
    let graph = context.graph
    var users = UsersByFile(graph)
    for key in order {
      guard let subject = key.user.symbol else { continue }
      users.add(key, subject: subject, files: (breaches[key] ?? []).map { graph.references[$0].file })
    }
    var first: [ImportPair: Key] = [:]
    order.removeAll { key in
      guard case .file(let file) = key.user, let imports = breaches[key],
        imports.allSatisfy({ [.import, .forward].contains(graph.references[$0].kind) })
      else { return false }
      let declaring = graph.symbols[key.target].file
      let own = users[file].filter { $0.part == key.part }
      let user = own.first { $0.target == key.target } ?? own.first { graph.symbols[$0.target].file == declaring }
      let path = graph.files[file].path
      let pair = ImportPair(
        name: path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex), part: key.part, declaring: declaring)
      guard let other = user ?? first[pair] else {
        first[pair] = key
        return false
      }
      breaches[other] = (imports + (breaches[other] ?? [])).sorted()
      breaches[key] = nil
      return true
    }
  }

  /// An import of one file in a wrong part, in `Foo.h` or `Foo.m`.
  private struct ImportPair: Hashable {
    let name: Substring
    let part: PartID
    let declaring: FileID
  }

  /// Breaches with a subject, by file. For an Objective-C class, by all files of the class.
  private struct UsersByFile {
    private let graph: DependencyGraph
    private var keys: [FileID: [Key]] = [:]

    init(_ graph: DependencyGraph) { self.graph = graph }

    subscript(file: FileID) -> [Key] { keys[file] ?? [] }

    mutating func add(_ key: Key, subject: SymbolID, files: [FileID]) {
      var all = Set(files)
      for part in [subject] + graph.extensions(of: subject) where !graph.isSwift(part) {
        all.insert(graph.symbols[part].file)
      }
      for file in all { keys[file, default: []].append(key) }
    }
  }

  /// The target of a reference: the outermost type; or, if that type may be used and only an extension with the member
  /// is in the wrong part, the member.
  private func reportedTarget(_ target: SymbolID, from part: PartID) -> SymbolID {
    let graph = context.graph
    let type = graph.outermostType(of: target)
    if !graph.symbols[type].kind.isNominalType, let held = typeOfRoot(heldBy: type) { return held }
    if graph.symbols[type].kind != .extension, isWrong(from: part, to: parts.part(ofSymbol: type)) { return type }
    var member = target
    while let parent = graph.symbols[member].parent, graph.symbols[parent].kind != .extension { member = parent }
    return member
  }

  /// The type of a global function or variable that returns the app delegate, or that the composition root declares:
  /// `appDelegate()`, `var app: AppDelegate!`, `let settings = SettingsController()`.
  private func typeOfRoot(heldBy global: SymbolID) -> SymbolID? {
    let held = context.graph.heldTypes(of: global).lazy.compactMap(\.type)
    let isOfRoot =
      context.layers.isOfRootType(global, in: context.graph) || context.model.layer(of: global) == LayerMap.root
    return isOfRoot ? held.first : held.first { context.layers.isOfRootType($0, in: context.graph) }
  }

  /// The breaches between these subjects and targets. A target that a subject reaches only through members,
  /// `feed.author.name`, does not count.
  func breaches(from: Selector = Selector(), to: Selector = Selector()) -> [Breach] {
    let naming = Set(order.lazy.filter(names).map(\.user))
    return order.compactMap { key -> Breach? in
      guard names(key) || !naming.contains(key.user) else { return nil }
      guard to.selectsAll || to.matches(symbol: key.target, in: context.model) else { return nil }
      guard selects(key.user, from), let references = breaches[key] else { return nil }
      return Breach(user: key.user, part: key.part, target: key.target, references: references)
    }
  }

  private func selects(_ user: User, _ selector: Selector) -> Bool {
    switch user {
    case .symbol(let symbol): selector.selectsAll || selector.matches(symbol: symbol, in: context.model)
    case .file(let file): selector.matches(file: file, in: context.model)
    }
  }

  /// Whether the subject names the target itself, not only members of it.
  private func names(_ key: Key) -> Bool {
    let graph = context.graph
    return breaches[key]?.contains { index in
      let reference = graph.references[index]
      return reference.target == key.target || [.import, .forward].contains(reference.kind)
        || ![.variable, .function, .subscript, .case].contains(graph.symbols[reference.target].kind)
    } ?? false
  }

  private func name(of user: User) -> String {
    switch user {
    case .symbol(let symbol): context.graph.qualifiedName(of: symbol)
    case .file(let file): context.fileName(file)
    }
  }

  func findings(_ rule: Rule) -> [Finding] { breaches().map { finding(rule, $0) } }

  /// - Parameter isUnused: whether the breach is only an import or a forward declaration without a use.
  func finding(_ rule: Rule, _ key: Breach, isUnused: Bool = false) -> Finding {
    let (graph, references) = (context.graph, key.references)
    let target = key.target
    let first = graph.references[references[0]]
    let symbol = graph.symbols[target]
    let name = graph.qualifiedName(of: target)
    let position = context.position(symbol.file, graph.declaration(of: target).nameOffset)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(first), subject: self.name(of: key.user), target: name)
    // An extension in another part than its type is a separate breach.
    if let subject = key.user.symbol, parts.part(ofFile: graph.symbols[subject].file) == key.part {
      draft.setFingerprintFile(of: subject)
    }
    draft.setParts(parts, source: parts.part(ofFile: first.file), target: parts.part(ofSymbol: target))
    draft.finding.target = Finding.Target(name: name, file: position.file, line: position.line)
    draft.finding.targetLayer = context.layerName(ofSymbol: target)
    if let subject = key.user.symbol, graph.symbols[subject].kind == .extension {
      draft.values["subject"] = "extension \(graph.name(of: subject))"
    }
    draft.isValueTarget =
      ![.class, .actor].contains(symbol.kind) || ["Formatter", "Formatters"].contains(where: name.hasSuffix)
    if let nested = graph.onlyNestedValue(of: target, usedBy: references) {
      draft.values["target"] = graph.qualifiedName(of: nested)
      draft.isValueTarget = true
    } else if draft.isValueTarget, isInterface(target) {
      draft.suggestion = rule.texts.notes["interface_advice"]
    }
    draft.addEvidence(references.dropFirst().map { Place(graph.references[$0]) }, note: "again")
    // The fingerprint does not distinguish naming a type from calling a function, but it distinguishes unused imports.
    let isImport = references.allSatisfy { [.import, .forward].contains(graph.references[$0].kind) }
    if isUnused {
      draft.finding.severity = min(draft.finding.severity, .info)
      return first.kind == .forward
        ? draft.finished(edge: "import", saying: "unused_forward", advice: "unused_forward_advice")
        : draft.finished(edge: "import", saying: "unused_header", advice: "unused_header_advice")
    }
    return draft.finished(edge: isImport ? "import" : "reference")
  }

  /// Whether a type is a view or view controller, which should not move to a lower layer.
  private func isInterface(_ type: SymbolID) -> Bool {
    [Role.view, .viewController].contains { context.model.roles.has($0, type) }
  }
}
