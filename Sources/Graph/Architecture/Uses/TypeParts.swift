import DependencyGraph
import SourceFacts
import Tables

/// A type's declaration, then its extensions in the same module. Objective-C: interface, class extensions, categories,
/// implementation. Avoids an array, because most types have only one part.
public struct TypeParts: Sequence, IteratorProtocol {
  private let graph: DependencyGraph
  private let type: SymbolID
  private let extensions: ArraySlice<SymbolID>
  /// The next extension; nil for the declaration.
  private var place: Int?

  init(of type: SymbolID, in graph: DependencyGraph) {
    (self.type, self.graph) = (type, graph)
    extensions = graph.extensions(of: type)
  }

  public mutating func next() -> SymbolID? {
    guard var place else {
      place = extensions.startIndex
      return type
    }
    defer { self.place = place }
    while place < extensions.endIndex {
      let part = extensions[place]
      place += 1
      if graph.areInOneModule(graph.symbols[type].file, graph.symbols[part].file) { return part }
    }
    return nil
  }
}

extension DependencyGraph {
  /// See `TypeParts`.
  public func parts(of type: SymbolID) -> TypeParts { TypeParts(of: type, in: self) }

  fileprivate func areInOneModule(_ first: FileID, _ second: FileID) -> Bool {
    if first == second { return true }
    let own = files[first].modules
    return files[second].modules.contains { own.contains($0) }
  }

  /// A function's labels: `(_:didSelectRowAt:)`.
  public func labels(ofFunction function: SymbolID) -> String {
    let facts = files[symbols[function].file].facts
    let parent = symbols[function].declaration
    let end = facts.declarations[parent].end
    var text = "("
    var next = parent.next
    while next < facts.declarations.endIndex, facts.declarations[next].start < end {
      let declaration = facts.declarations[next]
      if declaration.kind == .parameter, declaration.parent == parent {
        text += (declaration.label.isNone ? "_" : facts.text(declaration.label)) + ":"
      }
      next = next.next
    }
    return text + ")"
  }

  /// Symbols directly in a type or extension.
  public func members(of part: SymbolID) -> [SymbolID] {
    let end = declaration(of: part).end
    let all = symbols(in: symbols[part].file)
    var members: [SymbolID] = []
    var symbol = part.next
    while symbol < all.upperBound, declaration(of: symbol).start < end {
      if symbols[symbol].parent == part { members.append(symbol) }
      symbol = symbol.next
    }
    return members
  }
}
