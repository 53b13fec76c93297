import Architecture
import DependencyGraph
import SourceFacts

/// What one type does, by its methods, and which of them only set it up.
struct ControllerCode {
  typealias List = ResponsibilityVocabulary.List

  let type: Int
  let model: ArchitecturalModel
  let vocabulary: ResponsibilityVocabulary
  let reader: UseReader
  let uses: [Use]
  /// Its own functions, initializers and properties.
  let members: Set<Int>
  /// Indices of the uses in each member's text.
  let usesOfMember: [Int: [Int]]
  /// Members that run only while the type is set up.
  private(set) var setupMembers: Set<Int> = []
  /// Closures that hold `self` weakly: they run later. By file.
  private var laterClosures: [Int32: [Range<UInt32>]] = [:]

  var graph: DependencyGraph { model.graph }

  init(of type: Int, in model: ArchitecturalModel, _ vocabulary: ResponsibilityVocabulary, _ reader: UseReader) {
    self.type = type
    self.model = model
    self.vocabulary = vocabulary
    self.reader = reader
    uses = reader.uses(of: type)
    usesOfMember = Dictionary(grouping: uses.indices) { [uses] in Int(uses[$0].source) }
    let graph = model.graph
    var members: Set<Int> = []
    for part in graph.parts(of: type) { members.formUnion(graph.members(of: part)) }
    self.members = members
    for file in Set(members.map { graph.symbols[$0].file }) {
      laterClosures[file] = Self.laterClosures(in: file, graph)
    }
    setupMembers = findSetupMembers()
  }

  // MARK: Setting up

  /// Whether a use is part of setting up, and not in a closure that runs later.
  func isSetup(_ use: Use) -> Bool { setupMembers.contains(Int(use.source)) && !runsLater(use) }

  private func runsLater(_ use: Use) -> Bool {
    laterClosures[use.file]?.contains { $0.contains(use.offset) } ?? false
  }

  private static func laterClosures(in file: Int32, _ graph: DependencyGraph) -> [Range<UInt32>] {
    let facts = graph.files[Int(file)].facts
    guard let own = facts.names.find("self") else { return [] }
    return facts.declarations.compactMap { capture in
      guard capture.kind == .capture, capture.name == own, capture.parent >= 0 else { return nil }
      guard capture.modifiers.contains(.weak) || capture.modifiers.contains(.unowned) else { return nil }
      let closure = facts.declarations[Int(capture.parent)]
      return closure.start..<closure.end
    }
  }

  /// Those that the framework calls once at the start, initial values, and what only these call.
  private func findSetupMembers() -> Set<Int> {
    var setup = members.filter(isSetupRoot)
    let callers = callers()
    var candidates = members.filter { callers[$0] != nil && !setup.contains($0) }
    var isChanged = true
    while isChanged {
      let added = candidates.filter { member in callers[member]?.allSatisfy { setup.contains($0) } ?? false }
      isChanged = !added.isEmpty
      setup.formUnion(added)
      candidates.subtract(added)
    }
    return setup
  }

  private func isSetupRoot(_ member: Int) -> Bool {
    let declaration = graph.declaration(of: member)
    switch declaration.kind {
    case .variable:
      if declaration.modifiers.contains(.computed) { return false }
      return !declaration.modifiers.contains(.observed) || graph.attributeNames(of: member).contains("IBOutlet")
    case .initializer: return true
    case .function: return graph.isNamed(member, by: vocabulary[.setupMethods])
    default: return false
    }
  }

  /// Who calls each member; -1 for a call that comes later, or whose time nobody knows.
  private func callers() -> [Int: Set<Int>] {
    var callers: [Int: Set<Int>] = [:]
    for use in uses where use.form == .call {
      guard let target = ownMember(calledBy: use) else { continue }
      callers[target, default: []].insert(runsLater(use) ? -1 : Int(use.source))
    }
    // Named without being called: a selector, a function handed on.
    for part in graph.parts(of: type) {
      let declaration = graph.declaration(of: part)
      let file = Int(graph.symbols[part].file)
      for index in graph.references(in: file, bytes: declaration.start..<declaration.end) {
        let reference = graph.references[index]
        let target = Int(reference.target)
        guard graph.symbols[target].kind == .function, members.contains(target) else { continue }
        if callers[target]?.contains(Int(reference.source)) ?? false { continue }
        callers[target, default: []].insert(-1)
      }
    }
    return callers
  }

  /// The own method that a use calls on `self`.
  func ownMember(calledBy use: Use) -> Int? {
    guard let target = reader.target(of: use), members.contains(target), reader.receiver(of: use) == .own else {
      return nil
    }
    let kind = graph.symbols[target].kind
    return kind == .function || kind == .initializer ? target : nil
  }

  // MARK: What is used

  func matches(_ use: Use, _ list: List) -> Bool { reader.matches(use, vocabulary[list]) }

  /// Whether a value is part of the interface.
  func isInterface(_ type: ValueType) -> Bool {
    if case .type = type { return false }
    return vocabulary[.interfaceTypes].names(type: reader.types.names(of: type))
  }

  /// The names that a role gives to what a use is on.
  func roles(of use: Use) -> RoleSet {
    guard case .value(let type) = reader.receiver(of: use), case .project(let symbol) = type.instance else { return [] }
    return model.roles[Int(symbol)]
  }

  /// As code, short: `navigationController.pushViewController(SettingsViewController)`.
  func text(of use: Use) -> String {
    let facts = graph.files[Int(use.file)].facts
    if use.form == .construct {
      return reader.types.names(of: reader.type(of: use)).first.map { $0 + "(…)" } ?? facts.text(use.name)
    }
    var text = facts.text(use.name)
    if let path = reader.receiverPath(of: use) { text = path + "." + text }
    guard use.form == .call else { return text + " =" }
    guard let argument = reader.arguments(of: use).first else { return text + "()" }
    let names = reader.types.names(of: reader.types.type(of: argument, in: Int(use.file)))
    return text + "(" + (names.first ?? "…") + ")"
  }

  func place(of use: Use) -> Place {
    Place(file: use.file, start: use.offset, end: use.offset + use.length, source: use.source)
  }
}

extension DependencyGraph {
  /// Whether a function is one of those that are listed by name.
  func isNamed(_ function: Int, by patterns: UsePatterns) -> Bool {
    patterns.names(function: name(of: function), labelled: labelledName(of: function))
  }

  /// `tableView(_:didSelectRowAt:)`
  func labelledName(of function: Int) -> String {
    let text = qualifiedName(of: function)
    guard let open = text.firstIndex(of: "(") else { return name(of: function) }
    return name(of: function) + text[open...]
  }
}
