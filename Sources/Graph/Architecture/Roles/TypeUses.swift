import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// What the text of a type and its extensions names.
struct TypeUses {
  private let candidates: RoleCandidates
  /// By file; nil before somebody asks.
  private var words: Table<FileID, [(name: Name, field: UInt8)]?>
  /// By name of the graph: see `FrameworkWords.fields`.
  private lazy var fields = FrameworkWords.fields(in: graph.names)

  init(_ candidates: RoleCandidates) {
    self.candidates = candidates
    words = Table(repeating: nil, count: candidates.graph.files.count)
  }

  private var graph: DependencyGraph { candidates.graph }

  private func parts(of type: SymbolID) -> [SymbolID] { [type] + graph.extensions(of: type) }

  /// The first type with a property that the text names, one that is held before others. Types nested in it do not
  /// count.
  @inline(never)
  func first(in type: SymbolID, where isMeant: (SymbolID) -> Bool) -> RoleProof.Sign? {
    var named: RoleProof.Sign?
    for part in parts(of: type) {
      let declaration = graph.declaration(of: part)
      for index in graph.references(in: graph.symbols[part].file, bytes: declaration.start..<declaration.end) {
        let reference = graph.references[index]
        if isQualifier(index) { continue }
        guard let target = graph.enclosingType(of: reference.target), target != type, isMeant(target),
          !isNested(target, in: type)
        else { continue }
        if graph.isHolding(index) { return .holds(target) }
        named = named ?? .names(target)
      }
    }
    return named
  }

  /// `Feed` in `Feed.Item`, where what is meant is `Item`.
  private func isQualifier(_ id: ReferenceID) -> Bool {
    guard id.next < graph.references.endIndex else { return false }
    let (reference, next) = (graph.references[id], graph.references[id.next])
    return next.file == reference.file && next.offset == reference.offset + reference.length + 1
      && graph.symbols[next.target].kind.isNominalType && graph.isNested(next.target, in: reference.target)
  }

  private func isNested(_ symbol: SymbolID, in type: SymbolID) -> Bool {
    var outer = graph.symbols[symbol].parent
    while let around = outer {
      if graph.enclosingType(of: around) == type { return true }
      outer = graph.symbols[around].parent
    }
    return false
  }

  /// The first name from outside the project that the text uses and that belongs to a field.
  mutating func word(in type: SymbolID, of field: FrameworkWords.Field) -> RoleProof.Sign? {
    for part in parts(of: type) {
      let file = graph.symbols[part].file
      let known = words[file] ?? knownWords(in: graph.mergedNames[file])
      words[file] = known
      let names = known.filter { $0.field & field.rawValue != 0 }.map(\.name)
      if !names.isEmpty, let name = firstUse(of: names, in: part, of: file) { return .word(file: file, name) }
    }
    return nil
  }

  /// Whether the text uses names of a field, and only some of them.
  mutating func onlyWord(in type: SymbolID, of field: FrameworkWords.Field, among allowed: [String]) -> Bool {
    var found = false
    for part in parts(of: type) {
      let file = graph.symbols[part].file
      let known = words[file] ?? knownWords(in: graph.mergedNames[file])
      words[file] = known
      let facts = graph.files[file].facts
      let isAllowed = { (name: Name) in allowed.contains(facts.text(name)) }
      let names = known.filter { $0.field & field.rawValue != 0 }.map(\.name)
      if names.isEmpty { continue }
      if firstUse(of: names.filter { !isAllowed($0) }, in: part, of: file) != nil { return false }
      found = found || firstUse(of: names.filter(isAllowed), in: part, of: file) != nil
    }
    return found
  }

  private mutating func knownWords(in names: NameMap) -> [(name: Name, field: UInt8)] {
    let fields = fields
    return names.own.indices.compactMap { index in
      let field = fields[Int(names.own[index])]
      return field == 0 ? nil : (Name(UInt32(names.seeds.count + index)), field)
    }
  }

  /// Whether the text uses one of some names.
  func mentions(_ type: SymbolID, anyOf words: [String]) -> Bool {
    parts(of: type).contains { part in
      let file = graph.symbols[part].file
      let names = words.compactMap { graph.files[file].facts.names.find($0) }
      return !names.isEmpty && firstUse(of: names, in: part, of: file) != nil
    }
  }

  /// The body's nodes, and those of the properties' types, which are in it too.
  private func firstUse(of names: [Name], in part: SymbolID, of file: FileID) -> Name? {
    let declaration = graph.declaration(of: part)
    guard let body = declaration.body else { return nil }
    let scope = graph.files[file].facts.scopes[body]
    for id in scope.firstNode..<scope.endNode {
      let node = graph.files[file].facts.nodes[id]
      switch node.kind {
      case .typeName, .identifier, .member: if names.contains(node.name) { return node.name }
      default: break
      }
    }
    return nil
  }

  /// Whether the text has one of these names, of an Objective-C selector the whole.
  func names(in type: SymbolID, _ words: [String]) -> Bool {
    parts(of: type).contains { part in
      let facts = graph.files[graph.symbols[part].file].facts
      let meant = words.compactMap { facts.names.find($0) }
      let declaration = graph.declaration(of: part)
      guard !meant.isEmpty, let body = declaration.body else { return false }
      let scope = facts.scopes[body]
      return facts.nodes[scope.firstNode..<scope.endNode].contains { node in
        [.member, .identifier, .typeName].contains(node.kind) && meant.contains(node.name)
      }
    }
  }

  /// Whether a method of its own is called after showing and is handed a controller or window of UIKit to show
  /// something on.
  func showsOnController(_ type: SymbolID) -> Bool {
    parts(of: type).contains { part in
      let facts = graph.files[graph.symbols[part].file].facts
      return graph.members(declaredIn: part).contains { member in
        guard graph.symbols[member].kind == .function, Self.isShowing(graph.name(of: member)) else { return false }
        let function = graph.symbols[member].declaration
        return facts.declarations[function.next...].prefix { $0.start < graph.declaration(of: member).end }
          .contains {
            guard $0.kind == .parameter, $0.parent == function, let type = $0.type else { return false }
            return Frameworks.known.has([.viewController, .window], facts.text(ofType: type))
          }
      }
    }
  }

  private static func isShowing(_ name: String) -> Bool { ["present", "show", "push"].contains(where: name.hasPrefix) }

  /// Types of the project that the text constructs by their own names.
  func constructed(in type: SymbolID) -> Set<SymbolID> {
    parts(of: type).reduce(into: []) { $0.formUnion(graph.constructedTypes(in: $1)) }
  }

  /// The names of its stored properties' types, where they are plain names: `UITableView`, `Client?`. Weak ones apart,
  /// but for outlets.
  private func heldNames(_ type: SymbolID) -> [(name: Name, file: FileID, offset: UInt32)] {
    parts(of: type).flatMap { part in heldNames(declaredIn: part) }
  }

  /// Those of an Objective-C class stand in its class extension and implementation too.
  private func heldNames(declaredIn part: SymbolID) -> [(name: Name, file: FileID, offset: UInt32)] {
    let file = graph.symbols[part].file
    return graph.members(declaredIn: part).compactMap { member in
      let declaration = graph.declaration(of: member)
      guard graph.storedProperty(member) == .ofInstance, let type = declaration.type else { return nil }
      if !declaration.modifiers.isDisjoint(with: [.weak, .unowned]),
        !graph.attributeNames(of: member).contains("IBOutlet")
      {
        return nil
      }
      let facts = graph.files[file].facts
      let node = facts.nodes[facts.withoutOptional(type)]
      return node.kind == .typeName ? (node.name, file, node.offset) : nil
    }
  }

  /// Whether a stored property is of a type from outside with a kinship: `UITableView`. A Mac's window is a screen, as
  /// `UIWindow` is.
  func holdsForeign(_ type: SymbolID, _ kinship: Kinship) -> Bool {
    heldNames(type).contains { held in
      let name = graph.files[held.file].facts.text(held.name)
      guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
      if kinship == .screen, Frameworks.known.has(.window, name) { return true }
      return !KnownSupertypes.kinship(of: name, isSuperclass: true).isDisjoint(with: kinship)
    }
  }

  /// A navigation, tab or split view controller of the system that a stored property keeps strongly.
  func container(heldBy type: SymbolID) -> RoleProof.Sign? {
    for part in parts(of: type) {
      for held in heldNames(declaredIn: part)
      where Frameworks.known.has(.screenContainer, graph.files[held.file].facts.text(held.name)) {
        return .word(file: held.file, held.name)
      }
    }
    return nil
  }

  /// Whether a stored property is a closure, or of one of some types from outside.
  func holdsClosure(_ type: SymbolID, orAnyOf names: [Name]) -> Bool {
    let file = graph.symbols[type].file
    let (nodes, merged) = (graph.files[file].facts.nodes, graph.mergedNames[file])
    return graph.members(declaredIn: type).contains { member in
      guard let root = graph.declaration(of: member).type, graph.storedProperty(member) == .ofInstance else {
        return false
      }
      return (nodes[root].start...root).contains { id in
        let node = nodes[id]
        return node.kind == .functionType || node.kind == .typeName && names.contains(Name(merged[node.name]))
      }
    }
  }

  /// What a stored property works with: a session of the network, a store, a device; weak ones apart.
  func means(heldBy type: SymbolID, onlySessions: Bool) -> RoleProof.Sign? {
    for part in parts(of: type) {
      let file = graph.symbols[part].file
      let facts = graph.files[file].facts
      for held in heldNames(declaredIn: part) + madeNames(declaredIn: part) {
        let name = facts.text(held.name)
        let isMeans = Frameworks.known.has(.session, name) || !onlySessions && FrameworkWords.isMeans(name)
        let isAlamofire = Self.alamofireSessions.contains(name) && facts.names.find("Alamofire") != nil
        if isMeans || isAlamofire, graph.references(in: file, at: held.offset).isEmpty {
          return .word(file: file, held.name)
        }
      }
    }
    return nil
  }

  /// What makes the values of its stored properties without a written type: `URLSession` of `let session =
  /// URLSession.shared`.
  private func madeNames(declaredIn part: SymbolID) -> [(name: Name, file: FileID, offset: UInt32)] {
    let file = graph.symbols[part].file
    let nodes = graph.files[file].facts.nodes
    return graph.members(declaredIn: part).compactMap { member in
      let declaration = graph.declaration(of: member)
      guard graph.storedProperty(member) == .ofInstance, declaration.type == nil, var node = declaration.value else {
        return nil
      }
      while [.call, .member].contains(nodes[node].kind), let first = nodes.firstChild(of: node) { node = first }
      return nodes[node].kind == .identifier ? (nodes[node].name, file, nodes[node].offset) : nil
    }
  }

  private static let alamofireSessions = ["Session", "SessionManager"]

  /// A framework for network, storage or devices that the file of a type imports.
  func importOfWork(around type: SymbolID) -> RoleProof.Sign? {
    let file = graph.symbols[type].file
    let facts = graph.files[file].facts
    return facts.imports.first { Self.servicesModules.contains(facts.text($0.module)) }.map {
      .importing(file: file, $0.module)
    }
  }

  private static let servicesModules = Frameworks.known.modules(with: .service)

  /// A type from outside that a stored property is of, and that is named after a service.
  func foreignService(heldBy type: SymbolID) -> RoleProof.Sign? {
    for held in heldNames(type) where graph.references(in: held.file, at: held.offset).isEmpty {
      let ending = graph.files[held.file].facts.names.withBytes(of: held.name) { NameEndings.shared.ofType($0) }
      if let ending, NameEndings.shared.endings[ending].trait == .service {
        return .word(file: held.file, held.name)
      }
    }
    return nil
  }
}

extension FrozenFacts {
  /// `Feed` of `Feed?` and `Feed!`
  func withoutOptional(_ type: NodeID) -> NodeID {
    switch nodes[type].kind {
    case .optionalType, .implicitlyUnwrappedType: type.previous
    default: type
    }
  }

  /// The name that a written type ends with, be it optional.
  public func text(ofType type: NodeID) -> String { text(nodes[withoutOptional(type)].name) }
}

extension DependencyGraph {
  /// Whether a type's name may be reached through another's: not `Item` of `Feed<Item>`.
  public func isNested(_ inner: SymbolID, in outer: SymbolID) -> Bool {
    guard let around = enclosingType(of: symbols[inner].parent) else { return false }
    if around == outer || symbols[outer].kind == .typealias { return true }
    return hasSupertype(outer) { $0.symbol == around }
  }

  /// The folder of a type's file.
  func folder(of type: SymbolID) -> Substring {
    let path = files[symbols[type].file].path
    return path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }

  /// Whether a type's own text or an extension of it has a member.
  func hasMember(_ type: SymbolID, where isMeant: (SymbolID) -> Bool) -> Bool {
    members(declaredIn: type).contains(where: isMeant)
      || extensions(of: type).contains { members(declaredIn: $0).contains(where: isMeant) }
  }
}
