import Architecture
import DependencyGraph
import Frameworks
import SourceFacts

/// Finds the pages that a data source returns to a container: by `func viewController(for: Pager, at: Int) ->
/// UIViewController?` of a protocol that a framework or library declares, or by an override of a container's own
/// method.
final class PassedPages {
  private let graph: DependencyGraph
  private let reader: UseReader
  private var known: [SymbolID: Set<SymbolID>] = [:]

  init(_ reader: UseReader) {
    graph = reader.graph
    self.reader = reader
  }

  func controllersReturned(by type: SymbolID) -> Set<SymbolID> {
    if let known = known[type] { return known }
    let isSource = graph.allSupertypes(of: type).contains { supertype in
      supertype.symbol == nil && graph.names[supertype.name].hasSuffix("DataSource")
    }
    let functions = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.filter { member in
      graph.symbols[member].kind == .function && returnsAnyController(member)
        && (isSource || graph.declaration(of: member).modifiers.contains(.override))
    }
    let pages = Set(functions.flatMap { named(in: $0) })
    known[type] = pages
    return pages
  }

  /// Whether the result type is a general controller class, so that the container accepts any controller.
  private func returnsAnyController(_ function: SymbolID) -> Bool {
    let facts = graph.files[graph.symbols[function].file].facts
    return facts.names(inType: graph.declaration(of: function).type, where: Self.roots.contains)
  }

  private static let roots: Set = Set(Frameworks.known.roots(with: .viewController))

  /// The classes that the function's code names or reaches through properties. For a property of a general type: the
  /// classes that its owner creates or has properties for.
  private func named(in function: SymbolID) -> [SymbolID] {
    let text = graph.declaration(of: function)
    let references = graph.references(in: graph.symbols[function].file, bytes: text.start..<text.end)
    return references.flatMap { index -> [SymbolID] in
      let target = graph.references[index].target
      switch graph.symbols[target].kind {
      case .class: return [target]
      case .variable:
        let type = reader.types.type(ofSymbol: target)
        if let own = reader.types.ownClass(in: type) { return [own] }
        guard let owner = graph.enclosingType(of: target), holdsControllers(type) else { return [] }
        return graph.storedClasses(of: owner, reader.types) + made(in: owner)
      default: return []
      }
    }
  }

  private func holdsControllers(_ type: ValueType) -> Bool {
    var type = type
    if case .elements(let element) = type { type = element.value }
    return reader.types.names(of: type).contains(where: Self.roots.contains)
  }

  private func made(in type: SymbolID) -> [SymbolID] {
    reader.uses(of: type, forms: .construct).compactMap(\.target).filter { graph.symbols[$0].kind == .class }
  }
}

extension ValueTypes {
  /// The project's class of a value or of its elements.
  fileprivate func ownClass(in type: ValueType) -> SymbolID? {
    var type = type
    if case .elements(let element) = type { type = element.value }
    guard case .project(let symbol) = type else { return nil }
    return symbol
  }
}

extension DependencyGraph {
  /// The classes of the project in the types of a type's properties, also in collections.
  func storedClasses(of type: SymbolID, _ types: ValueTypes) -> [SymbolID] {
    storedProperties(of: type).all.compactMap { types.ownClass(in: types.type(ofSymbol: $0.symbol)) }
      .filter { symbols[$0].kind == .class }
  }
}
