import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// What a type, or a protocol that stands for it, offers to others.
struct Interface {
  let type: SymbolID
  /// Functions and variables, in order of the text.
  let members: [SymbolID]
}

extension RuleContext {
  /// The interfaces of the types that a selector means: of their protocols and of the types themselves. What a protocol
  /// asks for is the protocol's alone.
  func interfaces(of selector: Selector) -> [Interface] {
    if let known = interfaces.first(where: { $0.of == selector }) { return known.interfaces }
    let found = foundInterfaces(of: selector)
    interfaces.append((selector, found))
    return found
  }

  private func foundInterfaces(of selector: Selector) -> [Interface] {
    let types = selector.types(in: model)
    var seen: Set<SymbolID> = []
    var interfaces: [Interface] = []
    for type in types {
      let protocols = standIns(for: type).filter { isInterface($0, of: selector) }
      for symbol in protocols where seen.insert(symbol).inserted {
        interfaces.append(Interface(type: symbol, members: offered(by: symbol)))
      }
      guard seen.insert(type).inserted else { continue }
      interfaces.append(Interface(type: type, members: ownMembers(of: type)))
    }
    return interfaces
  }

  /// What no supertype asks for, by its name with labels.
  private func ownMembers(of type: SymbolID) -> [SymbolID] {
    let (inherited, offered) = (inheritedMembers(of: type), offered(by: type))
    if inherited.isEmpty || offered.isEmpty { return offered }
    let names = Set(inherited.map { graph.symbols[$0].name })
    let shared = Set(offered.map { graph.symbols[$0].name }).intersection(names)
    if shared.isEmpty { return offered }
    let demanded = Set(inherited.filter { shared.contains(graph.symbols[$0].name) }.map(graph.callName))
    return offered.filter { !shared.contains(graph.symbols[$0].name) || !demanded.contains(graph.callName(of: $0)) }
  }

  /// Protocols of the project by which others know a type. One by which it is told something, or looked at, is none.
  func standIns(for type: SymbolID) -> [SymbolID] {
    graph.allSupertypes(of: type).compactMap(\.symbol).filter { symbol in
      guard graph.symbols[symbol].kind == .protocol else { return false }
      let name = graph.name(of: symbol)
      return !graph.isAside(symbol) && !Self.otherFaces.contains(where: name.hasSuffix)
    }
  }

  /// What others beside services conform to tells of a quality, not of a service: `UnreadCountProvider`.
  private func isInterface(_ symbol: SymbolID, of selector: Selector) -> Bool {
    let types = model.subtypes.all(of: symbol).filter { graph.symbols[$0].kind != .protocol && !graph.isAside($0) }
    return types.count { selector.matches(symbol: $0, in: model) } * 2 >= types.count
  }

  private static let otherFaces = [
    "Delegate", "DataSource", "Observer", "Listener", "Output", "View", "ViewInput", "Handling",
  ]

  private func inheritedMembers(of type: SymbolID) -> [SymbolID] {
    graph.allSupertypes(of: type).compactMap(\.symbol).flatMap { graph.parts(of: $0) }
      .flatMap { graph.members(declaredIn: $0) }
  }

  /// What the declaration lets others use. Of a protocol what it asks for.
  private func offered(by type: SymbolID) -> [SymbolID] {
    let isProtocol = graph.symbols[type].kind == .protocol
    let parts = isProtocol ? [type] : Array(graph.parts(of: type))
    return parts.flatMap { graph.members(declaredIn: $0) }.filter { member in
      guard [.function, .variable].contains(graph.symbols[member].kind), !graph.isAside(member) else { return false }
      let modifiers = graph.declaration(of: member).modifiers
      if modifiers.contains(.override) { return false }
      if graph.isSwift(member) { return modifiers.isDisjoint(with: [.private, .fileprivate]) }
      return modifiers.contains(.public) && !isPartOfImplementation(member) && !isInClassExtension(member)
    }
  }

  /// `@interface Link ()` in a header for those who build it, `Link+Private.h`, offers nothing to others.
  private func isInClassExtension(_ member: SymbolID) -> Bool {
    guard let parent = graph.symbols[member].parent else { return false }
    return graph.symbols[parent].kind == .extension && graph.declaration(of: parent).label.isNone
  }

  private func isPartOfImplementation(_ member: SymbolID) -> Bool {
    let path = graph.files[graph.symbols[member].file].path
    return !path.hasSuffix(".h")
  }
}

extension DependencyGraph {
  /// As it is called: `load(from:)`, `loadFrom:`.
  func callName(of member: SymbolID) -> String {
    guard symbols[member].kind == .function, isSwift(member) else { return name(of: member) }
    return name(of: member) + labels(ofFunction: member)
  }

  /// A function's parameters, in order.
  func parameters(of function: SymbolID) -> [Declaration] {
    let declarations = files[symbols[function].file].facts.declarations
    let parent = symbols[function].declaration
    let end = declarations[parent].end
    var found: [Declaration] = []
    var index = parent.next
    while index < declarations.endIndex, declarations[index].start < end {
      if declarations[index].kind == .parameter, declarations[index].parent == parent {
        found.append(declarations[index])
      }
      index = index.next
    }
    return found
  }

  /// A written type as text that is the same for the same type: `Result<[Item], Error>`.
  func typeText(_ root: NodeID, in file: FileID) -> String {
    let node = node(root, in: file)
    let parts = children(of: root, in: file).map { typeText($0, in: file) }
    let name = node.name.isNone ? "\(node.kind)" : text(node.name, in: file)
    return parts.isEmpty ? name : "\(name)<\(parts.joined(separator: ","))>"
  }
}
