import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// Types whose shared instance need not be replaced, because of what their code does.
final class AmbientTypes {
  private let context: RuleContext
  /// Properties of frameworks that affect the whole process, such as `isIdleTimerDisabled`.
  private let properties: [NamePattern]
  /// For each file, where its code uses what the whole process or device shares.
  private var globals: [FileID: NameOffsets] = [:]
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext, properties: [NamePattern]) { (self.context, self.properties) = (context, properties) }

  func contains(_ type: SymbolID) -> Bool { isStateless(type) || switchesProcess(type) }

  // MARK: Without state

  /// Whether a type has no mutable state, and its functions only compute results from their arguments. One without
  /// functions must hold something: an empty type says nothing about what its extensions elsewhere do.
  private func isStateless(_ type: SymbolID) -> Bool {
    guard graph.isSwift(type), [.struct, .class, .enum].contains(graph.symbols[type].kind),
      context.model.roles(of: type).isDisjoint(with: .interface), hasNoState(inherited: type)
    else { return false }
    let members = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }
    let functions = members.filter { graph.symbols[$0].kind == .function }
    let holds = !graph.storedProperties(of: type).all.isEmpty
    return (!functions.isEmpty || holds) && members.allSatisfy { isConstant($0, of: type) }
      && functions.allSatisfy(isComputation)
      && !usesOthers(type) && !usesGlobalState(type)
  }

  private func hasNoState(inherited type: SymbolID) -> Bool {
    graph.allSupertypes(of: type).allSatisfy { supertype in
      supertype.symbol.map { graph.symbols[$0].kind == .protocol } ?? Self.plain.contains(graph.names[supertype.name])
    }
  }

  private static let plain: Set<String> = ["NSObject", "Sendable", "Equatable", "Hashable"]

  private func isConstant(_ member: SymbolID, of type: SymbolID) -> Bool {
    guard graph.symbols[member].kind == .variable else { return graph.symbols[member].kind != .deinitializer }
    let modifiers = graph.declaration(of: member).modifiers
    if modifiers.contains(.computed) { return true }
    return modifiers.contains(.constant)
      && !graph.heldTypes(of: member).contains { held in
        held.type.map { $0 != type && ![.struct, .enum].contains(graph.symbols[$0].kind) } ?? false
      }
  }

  private func isComputation(_ function: SymbolID) -> Bool {
    let declaration = graph.declaration(of: function)
    return declaration.type != nil && !graph.symbols[function].isStatic && !graph.parameters(of: function).isEmpty
      && !context.model.reachesOutside(function)
      && declaration.modifiers.isDisjoint(with: [.async, .mutating])
  }

  // MARK: Switches of the process

  /// Whether a type sets such a property and uses no other class of the project.
  private func switchesProcess(_ type: SymbolID) -> Bool {
    guard !properties.isEmpty, context.model.roles(of: type).isDisjoint(with: .interface), !usesOthers(type) else {
      return false
    }
    return graph.parts(of: type).contains { part in
      let (file, text) = (graph.symbols[part].file, graph.declaration(of: part))
      let facts = graph.files[file].facts
      guard let scope = text.body.map({ facts.scopes[$0] }) else { return false }
      return (scope.firstNode..<scope.endNode).contains { node in
        let written = facts.nodes[node]
        guard written.kind == .assignment, node > facts.nodes.startIndex, text.start <= written.offset,
          written.offset < text.end
        else { return false }
        let name = facts.text(facts.nodes[node.previous].name)
        return properties.contains { $0.matches(name) }
      }
    }
  }

  /// Whether its code uses another class of the project.
  private func usesOthers(_ type: SymbolID) -> Bool {
    graph.parts(of: type).contains { part in
      let text = graph.declaration(of: part)
      return graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end).contains { index in
        guard let target = graph.enclosingType(of: graph.references[index].target), target != type else { return false }
        return [.class, .actor].contains(graph.symbols[target].kind)
          && graph.outermostType(of: target) != graph.outermostType(of: type)
      }
    }
  }

  /// Whether its code uses anything that the whole process or device shares.
  private func usesGlobalState(_ type: SymbolID) -> Bool {
    graph.parts(of: type).contains { globals(in: graph.symbols[$0].file).isAny(in: graph.declaration(of: $0)) }
  }

  private func globals(in file: FileID) -> NameOffsets {
    if let known = globals[file] { return known }
    let found = NameOffsets(context.foreignNames(Self.world).names(in: file).map(\.place.start))
    globals[file] = found
    return found
  }

  private static let world = [
    "UIApplication", "NSApplication", "NSApp", "NSWorkspace", "UserDefaults", "NSUserDefaults", "NotificationCenter",
    "FileManager", "URLSession", "Process", "SecItem*", "DispatchQueue", "UIPasteboard", "NSPasteboard", "*Manager",
    "*Session", "*Store", "*Client",
  ].map { NamePattern($0) }
}
