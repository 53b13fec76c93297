import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// The members that a type, or its protocol, offers to other code.
struct Interface {
  let type: SymbolID
  /// Functions and variables, in source order.
  let members: [SymbolID]
}

extension RuleContext {
  /// The interfaces of the types that a selector matches: of their protocols, and of the types themselves without what
  /// a protocol requires.
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

  /// The members that no supertype requires, by name with labels.
  private func ownMembers(of type: SymbolID) -> [SymbolID] {
    let (inherited, offered) = (inheritedMembers(of: type), offered(by: type))
    if inherited.isEmpty || offered.isEmpty { return offered }
    let names = Set(inherited.map { graph.symbols[$0].name })
    let shared = Set(offered.map { graph.symbols[$0].name }).intersection(names)
    if shared.isEmpty { return offered }
    let demanded = Set(inherited.filter { shared.contains(graph.symbols[$0].name) }.map(graph.callName))
    return offered.filter { !shared.contains(graph.symbols[$0].name) || !demanded.contains(graph.callName(of: $0)) }
  }

  /// The project's protocols that other code uses for a type. Delegate protocols and protocols for observers do not
  /// count.
  func standIns(for type: SymbolID) -> [SymbolID] {
    graph.allSupertypes(of: type).compactMap(\.symbol).filter { symbol in
      guard graph.symbols[symbol].kind == .protocol else { return false }
      let name = graph.name(of: symbol)
      return !graph.isExcluded(symbol) && !Self.otherFaces.contains(where: name.hasSuffix)
    }
  }

  /// Whether a protocol is the interface of a service. A protocol that other types conform to as well describes a
  /// property of them: `UnreadCountProvider`.
  private func isInterface(_ symbol: SymbolID, of selector: Selector) -> Bool {
    let types = model.subtypes.all(of: symbol).filter { graph.symbols[$0].kind != .protocol && !graph.isExcluded($0) }
    return types.count { selector.matches(symbol: $0, in: model) } * 2 >= types.count
  }

  private static let otherFaces = [
    "Delegate", "DataSource", "Observer", "Listener", "Output", "View", "ViewInput", "Handling",
  ]

  private func inheritedMembers(of type: SymbolID) -> [SymbolID] {
    graph.allSupertypes(of: type).compactMap(\.symbol).flatMap { graph.parts(of: $0) }
      .flatMap { graph.members(declaredIn: $0) }
  }

  /// The accessible members of a declaration; the requirements of a protocol.
  private func offered(by type: SymbolID) -> [SymbolID] {
    let isProtocol = graph.symbols[type].kind == .protocol
    let parts = isProtocol ? [type] : Array(graph.parts(of: type))
    return parts.flatMap { graph.members(declaredIn: $0) }.filter { member in
      guard [.function, .variable].contains(graph.symbols[member].kind), !graph.isExcluded(member) else { return false }
      let modifiers = graph.declaration(of: member).modifiers
      if modifiers.contains(.override) { return false }
      if graph.isSwift(member) { return modifiers.isDisjoint(with: [.private, .fileprivate]) }
      return modifiers.contains(.public) && !isPartOfImplementation(member) && !isInClassExtension(member)
    }
  }

  /// Whether a member is in a class extension, `@interface Link ()`, which is private even in a header such as
  /// `Link+Private.h`.
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
  /// The name with labels: `load(from:)`, `loadFrom:`.
  func callName(of member: SymbolID) -> String {
    guard symbols[member].kind == .function, isSwift(member) else { return name(of: member) }
    return name(of: member) + labels(ofFunction: member)
  }

  /// A type annotation as normalized text: `Result<[Item], Error>`.
  func typeText(_ root: NodeID, in file: FileID) -> String {
    let node = node(root, in: file)
    let parts = children(of: root, in: file).map { typeText($0, in: file) }
    let name = node.name.isNone ? "\(node.kind)" : text(node.name, in: file)
    return parts.isEmpty ? name : "\(name)<\(parts.joined(separator: ","))>"
  }
}
