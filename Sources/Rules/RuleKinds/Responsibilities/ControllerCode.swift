import Architecture
import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts
import Tables

/// The uses in the code of one type, grouped by member, and the members that only set it up.
struct ControllerCode {
  typealias List = ResponsibilityVocabulary.List

  let type: SymbolID
  let graph: DependencyGraph
  let roles: RoleMap
  let vocabulary: ResponsibilityVocabulary
  let reader: UseReader
  let extensions: ScreenExtensions
  let outside: OutsideCalls
  let data: DataCalls
  let uses: [Use]
  /// For each use, the lists of the vocabulary that contain it.
  private let lists: [UseLists]
  /// The type's own functions, initializers and properties.
  let members: Set<SymbolID>
  /// The indices of the uses in each member's text.
  let usesOfMember: [SymbolID?: [Int]]
  /// Members that run only while the type is set up.
  private(set) var setupMembers: Set<SymbolID> = []
  /// The ranges of closures that run later, by file: in order, without overlaps.
  private var laterClosures: [FileID: [Range<UInt32>]] = [:]
  private let moved: MovedMembers
  let windows: OwnWindows

  /// - Parameter moved: members that are read as if they were those of other types.
  init(
    of type: SymbolID, _ vocabulary: ResponsibilityVocabulary, _ context: RuleContext,
    without moved: MovedMembers = MovedMembers()
  ) {
    self.type = type
    self.moved = moved
    let (model, reader) = (context.model, context.reader)
    graph = model.graph
    roles = model.roles
    self.vocabulary = vocabulary
    self.reader = reader
    windows = OwnWindows(of: type, reader)
    extensions = context.screenExtensions
    outside = context.outsideCalls
    data = context.dataCalls
    let graph = graph
    var uses = reader.uses(of: type)
    if !moved.isEmpty { uses.removeAll { moved.newType(around: $0.source, in: graph) != nil } }
    self.uses = uses
    lists = uses.map { use in
      guard let target = use.target, moved.newType(of: use, reader) != nil else {
        return reader.lists(of: use, vocabulary.uses)
      }
      return vocabulary.uses.lists(function: target, in: graph) { graph.labels(ofFunction: target) }
    }
    usesOfMember = Dictionary(grouping: uses.indices) { uses[$0].source }
    var members: Set<SymbolID> = []
    for part in graph.parts(of: type) { members.formUnion(graph.members(of: part)) }
    if !moved.isEmpty { members = members.filter { moved.newType(of: $0) == nil } }
    self.members = members
    laterClosures = findLaterClosures()
    setupMembers = findSetupMembers()
  }

  // MARK: Setting up

  /// Whether a use runs during setup, not in a closure that runs later.
  func isSetup(_ use: Use) -> Bool { use.source.map(setupMembers.contains) ?? false && !runsLater(use) }

  private func runsLater(_ use: Use) -> Bool {
    guard let closures = laterClosures[use.file] else { return false }
    let place = closures.indices.partitioningIndex { closures[$0].upperBound > use.offset }
    return place < closures.endIndex && closures[place].contains(use.offset)
  }

  /// Closures that are passed on or stored, by file.
  private func findLaterClosures() -> [FileID: [Range<UInt32>]] {
    var closures: [FileID: [Range<UInt32>]] = [:]
    for (index, use) in uses.enumerated() where !isIn(.immediate, index) {
      for closure in reader.closures(of: use) { closures[use.file, default: []].append(closure) }
    }
    return closures.mapValues { closures in
      closures.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, closure in
        if let last = joined.last, closure.lowerBound < last.upperBound {
          joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, closure.upperBound)
        } else {
          joined.append(closure)
        }
      }
    }
  }

  /// Members that the framework calls once at the start, initial values, and members that only these call.
  private func findSetupMembers() -> Set<SymbolID> {
    let properties = Set(members.filter { graph.symbols[$0].kind == .variable }.map { graph.symbols[$0].name })
    var setup = members.filter { isSetupRoot($0, properties) }
    let callers = callers()
    // For each member, the number of callers that do not belong to the setup, and the members that it calls.
    var others: [SymbolID: Int] = [:]
    var callees: [SymbolID: [SymbolID]] = [:]
    for member in members where !setup.contains(member) {
      guard let callers = callers[member], !callers.contains(nil) else { continue }
      others[member] = callers.count
      for caller in callers.compactMap(\.self) { callees[caller, default: []].append(member) }
    }
    var queue = Array(setup)
    while let member = queue.popLast() {
      for callee in callees[member] ?? [] {
        others[callee, default: 0] -= 1
        if others[callee] == 0, setup.insert(callee).inserted { queue.append(callee) }
      }
    }
    return setup
  }

  /// - Parameter properties: the names of the type's properties.
  private func isSetupRoot(_ member: SymbolID, _ properties: Set<Name>) -> Bool {
    let declaration = graph.declaration(of: member)
    switch declaration.kind {
    case .variable:
      if declaration.modifiers.contains(.computed) { return false }
      return !declaration.modifiers.contains(.observed) || graph.attributeNames(of: member).contains("IBOutlet")
    case .initializer: return true
    case .function: return lists(of: member).contains(.setupMethods) || isGetter(member, properties)
    default: return false
    }
  }

  /// Whether a method is the lazy getter of a property of the same name: `- (UILabel *)label`.
  private func isGetter(_ method: SymbolID, _ properties: Set<Name>) -> Bool {
    !graph.isSwift(method) && properties.contains(graph.symbols[method].name)
  }

  /// The callers of each member. Nil stands for a call that is later or at an unknown time.
  private func callers() -> [SymbolID: Set<SymbolID?>] {
    var callers: [SymbolID: Set<SymbolID?>] = [:]
    for use in uses {
      guard let target = ownMember(calledBy: use) else { continue }
      callers[target, default: []].insert(runsLater(use) ? nil : use.source)
    }
    // Functions that are named without a call, as a selector or an argument.
    for part in graph.parts(of: type) {
      let declaration = graph.declaration(of: part)
      let file = graph.symbols[part].file
      for index in graph.references(in: file, bytes: declaration.start..<declaration.end) {
        let reference = graph.references[index]
        let target = reference.target
        guard graph.symbols[target].kind == .function, members.contains(target) else { continue }
        if moved.newType(around: reference.source, in: graph) != nil { continue }
        if callers[target]?.contains(reference.source) ?? false { continue }
        callers[target, default: []].insert(nil)
      }
    }
    let selectors = selectors
    for member in members where graph.symbols[member].kind == .function && callers[member] != nil {
      if selectors.contains(graph.name(of: member)) { callers[member, default: []].insert(nil) }
    }
    return callers
  }

  /// The methods that Objective-C code names by `@selector(…)`.
  private var selectors: Set<String> {
    var names: Set<String> = []
    for part in graph.parts(of: type) where !graph.isSwift(part) {
      let facts = graph.files[graph.symbols[part].file].facts
      guard let body = graph.declaration(of: part).body else { continue }
      let scope = facts.scopes[body]
      for node in scope.firstNode..<scope.endNode {
        if let name = facts.selector(at: node) { names.insert(name) }
      }
    }
    return names
  }

  /// The type's own method that a use calls on `self`.
  func ownMember(calledBy use: Use) -> SymbolID? {
    guard use.form == .call, let target = use.target, members.contains(target) else { return nil }
    let kind = graph.symbols[target].kind
    guard kind == .function || kind == .initializer, reader.receiver(of: use) == .own else { return nil }
    return target
  }

  // MARK: What is used

  /// The lists that contain a method of the type.
  func lists(of method: SymbolID) -> UseLists {
    vocabulary.uses.lists(function: method, in: graph) { graph.labels(ofFunction: method) }
  }

  func isIn(_ list: List, _ use: Int) -> Bool { lists[use].contains(list) }

  /// Whether a type is part of the user interface.
  func isInterface(_ type: ValueType) -> Bool {
    if case .type = type { return false }
    return vocabulary.interfaceTypes.holds(type, reader.types)
  }

  /// Whether a use is on a part of the user interface.
  func isOnInterface(_ use: Use) -> Bool { newType(of: use)?.isInterface ?? isInterface(reader.type(of: use)) }

  /// The type that a used member moves to.
  func newType(of use: Use) -> MovedMembers.NewType? { moved.newType(of: use, reader) }

  /// The roles of the receiver of a use. A call through a protocol to which only services conform is a service call.
  func roles(of use: Use) -> RoleSet {
    if let type = newType(of: use) { return type.roles }
    guard let receiver = projectReceiver(of: use) else { return [] }
    return use.form == .call && data.isServiceProtocol(receiver) ? RoleSet(.service) : roles[receiver]
  }

  /// The project's type whose member is used, on an instance or on the type itself.
  func projectReceiver(of use: Use) -> SymbolID? {
    guard case .value(let type) = reader.receiver(of: use), case .project(let symbol) = type.instance else {
      return nil
    }
    return symbol
  }

  /// `Settings.shared.isFirstRun = false`
  func isOnSharedModel(_ use: Use) -> Bool { projectReceiver(of: use).map(graph.isSharedModel) ?? false }

  /// A use as code, and the screen or view that is passed to it:
  /// `navigationController.pushViewController(_:animated:), passing SettingsViewController`, `label.text = …`.
  func text(of use: Use) -> String {
    let text = reader.text(of: use)
    // `form.show(from: self)` shows the form.
    guard use.form == .call, !reader.passesItself(use), let argument = reader.arguments(of: use).first else {
      return text
    }
    let type = reader.types.type(of: argument, in: use.file)
    let names = reader.types.names(of: type)
    let isShown = isInterface(type) || names.contains { Frameworks.known.has(.viewController, $0) }
    guard isShown, let name = names.first else { return text }
    return "\(text), passing \(name)"
  }

  /// The type's own methods that selectors in an expression name, in source order.
  func methods(selectedIn node: NodeID, of use: Use) -> [SymbolID] {
    let facts = graph.files[use.file].facts
    let names = (facts.nodes[node].start...node).compactMap { facts.selector(at: $0) }
    return names.flatMap { name in
      members.filter {
        graph.symbols[$0].kind == .function && graph.name(of: $0) == name && graph.declaration(of: $0).body != nil
      }.sorted()
    }
  }

  func place(of use: Use) -> Place {
    Place(file: use.file, start: use.offset, end: use.offset + use.length, source: use.source)
  }
}

extension FrozenFacts {
  /// `@selector(name:)`
  fileprivate func selector(at node: NodeID) -> String? {
    guard nodes[node].kind == .macro, text(nodes[node].name) == "selector", let named = children(of: node).first else {
      return nil
    }
    return text(nodes[named].name)
  }
}
