import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// The names in the code of a type and its extensions.
struct TypeUses {
  private let candidates: RoleCandidates
  /// For each file; nil if not computed yet.
  private var words: Table<FileID, [(name: Name, field: UInt8)]?>
  /// For each file, its import of a framework for network, storage or devices.
  private var workModules: [FileID: Name?] = [:]
  /// For each name of the graph, see `FrameworkWords.fields`.
  private lazy var fields = FrameworkWords.fields(in: graph.names)

  init(_ candidates: RoleCandidates) {
    self.candidates = candidates
    words = Table(repeating: nil, count: candidates.graph.files.count)
  }

  private var graph: DependencyGraph { candidates.graph }

  private func parts(of type: SymbolID) -> [SymbolID] { [type] + graph.extensions(of: type) }

  /// The first type in the code that satisfies a condition; stored properties come first. Nested types do not count.
  @inline(never)
  func first(in type: SymbolID, where isMatch: (SymbolID) -> Bool) -> RoleProof.Sign? {
    var named: RoleProof.Sign?
    for part in parts(of: type) {
      let declaration = graph.declaration(of: part)
      for index in graph.references(in: graph.symbols[part].file, bytes: declaration.start..<declaration.end) {
        let reference = graph.references[index]
        if isQualifier(index) { continue }
        guard let target = graph.enclosingType(of: reference.target), target != type, isMatch(target),
          !isNested(target, in: type)
        else { continue }
        if graph.isHolding(index) { return .holds(target) }
        named = named ?? .names(target)
      }
    }
    return named
  }

  /// `Feed` in `Feed.Item`, which only qualifies `Item`.
  private func isQualifier(_ id: ReferenceID) -> Bool {
    guard id.next < graph.references.endIndex else { return false }
    let (reference, next) = (graph.references[id], graph.references[id.next])
    return next.file == reference.file && next.offset == reference.offset + reference.length + 1
      && graph.symbols[next.target].kind.isNominalType && graph.isNested(next.target, in: reference.target)
  }

  private func isNested(_ symbol: SymbolID, in type: SymbolID) -> Bool {
    var outer = graph.symbols[symbol].parent
    while let enclosing = outer {
      if graph.enclosingType(of: enclosing) == type { return true }
      outer = graph.symbols[enclosing].parent
    }
    return false
  }

  /// The first name outside the project in the code that belongs to a field.
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

  /// The name of a field that the code uses, if it uses no other one.
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

  /// Whether the code uses one of some names.
  func mentions(_ type: SymbolID, anyOf words: [String]) -> Bool {
    parts(of: type).contains { part in
      let file = graph.symbols[part].file
      let names = words.compactMap { graph.files[file].facts.names.find($0) }
      return !names.isEmpty && firstUse(of: names, in: part, of: file) != nil
    }
  }

  /// The first of some names in the body of a type or extension, including the types of properties.
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

  /// Whether the code contains one of these names; an Objective-C selector must match as a whole.
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

  /// Whether one of its methods is named after showing and has a parameter for a view controller or window to show
  /// something on, or for the view controller to show.
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
              || namesViewController($0, in: graph.symbols[part].file)
          }
      }
    }
  }

  /// Whether a declaration refers to a view controller of the project.
  private func namesViewController(_ declaration: Declaration, in file: FileID) -> Bool {
    graph.references(in: file, bytes: declaration.start..<declaration.end).contains {
      candidates.baseKinds[graph.references[$0].target].contains(.viewController)
    }
  }

  private static func isShowing(_ name: String) -> Bool { ["present", "show", "push"].contains(where: name.hasPrefix) }

  /// The project's types that the code creates by name.
  func constructed(in type: SymbolID) -> Set<SymbolID> {
    parts(of: type).reduce(into: []) { $0.formUnion(graph.constructedTypes(in: $1)) }
  }

  /// The types of its stored properties if they are plain names: `UITableView`, `Client?`. Weak properties other than
  /// outlets do not count.
  private func heldNames(_ type: SymbolID) -> [(name: Name, file: FileID, offset: UInt32)] {
    parts(of: type).flatMap { part in heldNames(declaredIn: part) }
  }

  /// An Objective-C class also declares them in its class extension and implementation.
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

  /// Whether a stored property has a type outside the project of this base kind: `UITableView`. An `NSWindow` is a
  /// screen, like a `UIWindow`.
  func holdsForeign(_ type: SymbolID, _ baseKinds: BaseKinds) -> Bool {
    heldNames(type).contains { held in
      let name = graph.files[held.file].facts.text(held.name)
      guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return false }
      if baseKinds == .screen, Frameworks.known.has(.window, name) { return true }
      return !KnownSupertypes.baseKinds(of: name, isSuperclass: true).isDisjoint(with: baseKinds)
    }
  }

  /// A navigation, tab or split view controller of the system in a strong stored property.
  func container(heldBy type: SymbolID) -> RoleProof.Sign? {
    for part in parts(of: type) {
      for held in heldNames(declaredIn: part)
      where Frameworks.known.has(.screenContainer, graph.files[held.file].facts.text(held.name)) {
        return .word(file: held.file, held.name)
      }
    }
    return nil
  }

  /// Whether a stored property is a closure, or has one of some types outside the project.
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

  /// A stored property for network, storage or device access. Weak properties do not count.
  func means(heldBy type: SymbolID, onlySessions: Bool) -> RoleProof.Sign? {
    for part in parts(of: type) {
      let file = graph.symbols[part].file
      let facts = graph.files[file].facts
      for held in heldNames(declaredIn: part) + madeNames(declaredIn: part) {
        let name = facts.text(held.name)
        let isWorkObject = Frameworks.known.has(.session, name) || !onlySessions && FrameworkWords.isWorkObject(name)
        let isAlamofire = Self.alamofireSessions.contains(name) && facts.names.find("Alamofire") != nil
        if isWorkObject || isAlamofire, graph.references(in: file, at: held.offset).isEmpty {
          return .word(file: file, held.name)
        }
      }
    }
    return nil
  }

  /// The types that create the values of stored properties without annotation: `URLSession` in `let session =
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
  mutating func workImport(near type: SymbolID) -> RoleProof.Sign? {
    let file = graph.symbols[type].file
    let module: Name? = workModules[file] ?? workModule(importedIn: graph.files[file].facts)
    workModules[file] = .some(module)
    return module.map { .importing(file: file, $0) }
  }

  private func workModule(importedIn facts: FrozenFacts) -> Name? {
    facts.imports.first { Self.servicesModules.contains(facts.text($0.module)) }.map(\.module)
  }

  private static let servicesModules = Frameworks.known.modules(with: .service)

  /// The type of a stored property that is outside the project and named as a service.
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
  /// `Feed` in `Feed?` and `Feed!`
  func withoutOptional(_ type: NodeID) -> NodeID {
    switch nodes[type].kind {
    case .optionalType, .implicitlyUnwrappedType: type.previous
    default: type
    }
  }

  /// The last name of a type annotation, without optionals.
  public func text(ofType type: NodeID) -> String { text(nodes[withoutOptional(type)].name) }
}

extension DependencyGraph {
  /// Whether a type can be named through another one; not `Item` in `Feed<Item>`.
  public func isNested(_ inner: SymbolID, in outer: SymbolID) -> Bool {
    guard let enclosing = enclosingType(of: symbols[inner].parent) else { return false }
    if enclosing == outer || symbols[outer].kind == .typealias { return true }
    return hasSupertype(outer) { $0.symbol == enclosing }
  }

  /// The folder of a type's file.
  func folder(of type: SymbolID) -> Substring {
    let path = files[symbols[type].file].path
    return path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }

  /// Whether a type or one of its extensions has a member that satisfies a condition.
  func hasMember(_ type: SymbolID, where isMatch: (SymbolID) -> Bool) -> Bool {
    members(declaredIn: type).contains(where: isMatch)
      || extensions(of: type).contains { members(declaredIn: $0).contains(where: isMatch) }
  }
}
