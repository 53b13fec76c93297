import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// A screen module that is embedded in another one.
struct Embedding {
  let outer: ScreenModuleID
  let inner: ScreenModuleID
  /// The view controller of the inner module, or another part of it that the code names.
  let target: SymbolID
  let use: Use
}

/// Finds where screen modules are embedded. The argument of an embedding call is a view controller of another module;
/// or one of unknown class, in a function that uses another module; or an object that an assembly got from another
/// module.
final class EmbeddingSearch {
  private let context: RuleContext
  private let reader: UseReader
  private let vocabulary: UseVocabulary

  private var graph: DependencyGraph { context.graph }
  private var modules: ScreenModules { context.model.screenModules }

  init(_ uses: [NamePattern], _ context: RuleContext) {
    self.context = context
    reader = context.reader
    vocabulary = UseVocabulary([uses])
  }

  /// The embeddings in all screen modules, in the order of the graph.
  func all() -> [Embedding] {
    if modules.modules.isEmpty { return [] }
    return graph.types.flatMap { graph.symbols[$0].kind.hasCode ? embeddings(in: $0) : [] }
  }

  func embeddings(in type: SymbolID) -> [Embedding] {
    guard let outer = modules.module(of: type, in: graph) else { return [] }
    var found: [Embedding] = []
    for use in reader.uses(of: type, forms: [.call, .assign]) where !reader.lists(of: use, vocabulary).isEmpty {
      for target in targets(of: use, by: type, in: outer) {
        guard let inner = modules.module(of: target, in: graph), !found.contains(where: { $0.inner == inner }) else {
          continue
        }
        found.append(Embedding(outer: outer, inner: inner, target: target, use: use))
      }
    }
    return found
  }

  private func targets(of use: Use, by type: SymbolID, in outer: ScreenModuleID) -> [SymbolID] {
    if let target = target(of: use, in: outer) { return [target] }
    for argument in reader.arguments(of: use) {
      for node in graph.node(argument, in: use.file).start...argument {
        guard let property = ownProperty(node, use, of: type) else { continue }
        let origins = PassedScreens(context).origins(of: property, in: type)
        if !origins.isEmpty { return origins }
      }
    }
    return []
  }

  /// The type's stored property that an expression reads, also through a local variable.
  private func ownProperty(_ node: NodeID, _ use: Use, of type: SymbolID) -> SymbolID? {
    let file = use.file
    let named = graph.node(node, in: file)
    guard named.kind == .identifier else { return nil }
    let properties = context.model.holdings.storedProperties(of: type).map { $0.symbol }
    if let reference = graph.references(in: file, at: named.offset).first {
      return properties.first { $0 == graph.references[reference].target }
    }
    if reader.isUnwrappedProperty(node, at: use) {
      return properties.first { graph.plainName(of: $0) == graph.text(named.name, in: file) }
    }
    guard let value = reader.localValue(of: node, at: use), value < node else { return nil }
    return ownProperty(value, use, of: type)
  }

  private func target(of use: Use, in outer: ScreenModuleID) -> SymbolID? {
    for argument in reader.arguments(of: use) {
      guard case .project(let type) = reader.types.type(of: argument, in: use.file), mayBeScreen(type) else { continue }
      return isForeign(type, outer) ? type : nil
    }
    return use.source.flatMap { foreignPart(in: $0, outer) }
  }

  private func mayBeScreen(_ type: SymbolID) -> Bool {
    context.model.roles.has(.viewController, type) || context.model.roles.has(.view, type)
      || graph.symbols[type].kind == .protocol
  }

  private func isForeign(_ type: SymbolID, _ outer: ScreenModuleID) -> Bool {
    modules.module(of: type, in: graph).map { $0 != outer } ?? false
  }

  /// The part of another module that the function around the use calls: its assembly or its input.
  private func foreignPart(in function: SymbolID, _ outer: ScreenModuleID) -> SymbolID? {
    let declaration = graph.declaration(of: function)
    return graph.references(in: graph.symbols[function].file, bytes: declaration.start..<declaration.end).lazy
      .compactMap { self.graph.enclosingType(of: self.graph.references[$0].target) }
      .first { self.isForeign($0, outer) && self.mayGiveScreen($0) }
  }

  /// Whether a type may create the screen. False for values that are passed to its creator, and for a protocol that is
  /// declared in one module and used by many.
  private func mayGiveScreen(_ type: SymbolID) -> Bool {
    switch graph.symbols[type].kind {
    case .enum, .struct: return [Role.assembly, .router, .view].contains { context.model.roles.has($0, type) }
    case .protocol:
      let module = modules.module(of: type, in: graph)
      return context.model.subtypes.all(of: type).allSatisfy { modules.module(of: $0, in: graph) == module }
    default: return true
    }
  }
}

extension RuleContext {
  /// The place of a use in the code.
  func place(of use: Use) -> Place {
    Place(file: use.file, start: use.offset, end: use.offset + use.length, source: use.source)
  }

  /// Sets the target of a finding to a type, with the place of its declaration.
  func setTarget(_ type: SymbolID, of draft: inout FindingDraft) {
    let name = graph.qualifiedName(of: type)
    let position = position(graph.symbols[type].file, graph.declaration(of: type).nameOffset)
    draft.finding.target = .init(name: name, file: position.file, line: position.line)
    draft.finding.targetLayer = layerName(ofSymbol: type)
  }
}
