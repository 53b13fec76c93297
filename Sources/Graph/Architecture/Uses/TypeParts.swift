import DependencyGraph

/// A type's declaration and its extensions in the same module, in this order. Objective-C: interface, class extensions,
/// categories, implementation. Most types have but one part, for which no array is made.
public struct TypeParts: Sequence, IteratorProtocol {
  private let graph: DependencyGraph
  private let type: Int
  private let extensions: ArraySlice<Int32>
  /// The next extension; -1 for the declaration.
  private var place = -1

  init(of type: Int, in graph: DependencyGraph) {
    (self.type, self.graph) = (type, graph)
    extensions = graph.extensions(of: type)
  }

  public mutating func next() -> Int? {
    if place < 0 {
      place = extensions.startIndex
      return type
    }
    while place < extensions.endIndex {
      let part = Int(extensions[place])
      place += 1
      if graph.areInOneModule(graph.symbols[type].file, graph.symbols[part].file) { return part }
    }
    return nil
  }
}

extension DependencyGraph {
  /// See `TypeParts`.
  public func parts(of type: Int) -> TypeParts { TypeParts(of: type, in: self) }

  fileprivate func areInOneModule(_ first: Int32, _ second: Int32) -> Bool {
    if first == second { return true }
    let own = files[Int(first)].modules
    return files[Int(second)].modules.contains { own.contains($0) }
  }

  /// A function's labels: `(_:didSelectRowAt:)`.
  public func labels(ofFunction function: Int) -> String {
    let facts = files[Int(symbols[function].file)].facts
    let parent = symbols[function].declaration
    let end = facts.declarations[Int(parent)].end
    var text = "("
    var index = Int(parent) + 1
    while index < facts.declarations.count, facts.declarations[index].start < end {
      let declaration = facts.declarations[index]
      if declaration.kind == .parameter, declaration.parent == parent {
        text += (declaration.label.isNone ? "_" : facts.text(declaration.label)) + ":"
      }
      index += 1
    }
    return text + ")"
  }

  /// Symbols directly in a type or extension.
  public func members(of part: Int) -> [Int] {
    let end = declaration(of: part).end
    let all = symbols(in: Int(symbols[part].file))
    var members: [Int] = []
    var index = part + 1
    while index < all.upperBound, declaration(of: index).start < end {
      if Int(symbols[index].parent) == part { members.append(index) }
      index += 1
    }
    return members
  }
}
