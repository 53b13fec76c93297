import Architecture
import DependencyGraph
import Frameworks
import SourceFacts

/// The pages that a data source hands to a container: `func viewController(for: Pager, at: Int) -> UIViewController?`
/// of a protocol that a framework or a library declares, or the override of a container's own method.
final class HandedPages {
  private let graph: DependencyGraph
  private let reader: UseReader
  private var known: [Int: Set<Int>] = [:]

  init(_ reader: UseReader) {
    graph = reader.graph
    self.reader = reader
  }

  func handedOut(by type: Int) -> Set<Int> {
    if let known = known[type] { return known }
    let isSource = graph.allSupertypes(of: type).contains { supertype in
      supertype.symbol == nil && graph.names[supertype.name].hasSuffix("DataSource")
    }
    let functions = graph.parts(of: type).flatMap { graph.members(declaredIn: $0) }.filter { member in
      graph.symbols[member].kind == .function && handsOutController(member)
        && (isSource || graph.declaration(of: member).modifiers.contains(.override))
    }
    let pages = Set(functions.flatMap { named(in: $0) })
    known[type] = pages
    return pages
  }

  /// Of no particular class: for a container that takes any.
  private func handsOutController(_ function: Int) -> Bool {
    let facts = graph.files[Int(graph.symbols[function].file)].facts
    return facts.names(inType: graph.declaration(of: function).type, where: Self.roots.contains)
  }

  private static let roots: Set = Set(Frameworks.known.roots(with: .viewController))

  /// The classes that its text names or reaches by properties; of a property for any controllers, those that its owner
  /// makes or has a property for.
  private func named(in function: Int) -> [Int] {
    let text = graph.declaration(of: function)
    let references = graph.references(in: Int(graph.symbols[function].file), bytes: text.start..<text.end)
    return references.flatMap { index -> [Int] in
      let target = Int(graph.references[index].target)
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

  private func made(in type: Int) -> [Int] {
    reader.uses(of: type, forms: .construct).map { Int($0.target) }
      .filter { $0 >= 0 && graph.symbols[$0].kind == .class }
  }
}

extension ValueTypes {
  /// The project's class that a value, or its elements, have.
  fileprivate func ownClass(in type: ValueType) -> Int? {
    var type = type
    if case .elements(let element) = type { type = element.value }
    guard case .project(let symbol) = type else { return nil }
    return Int(symbol)
  }
}

extension DependencyGraph {
  /// The classes of the project that a type has properties for, also for several of them.
  func storedClasses(of type: Int, _ types: ValueTypes) -> [Int] {
    storedProperties(of: type).all.compactMap { types.ownClass(in: types.type(ofSymbol: Int($0.symbol))) }
      .filter { symbols[$0].kind == .class }
  }
}
