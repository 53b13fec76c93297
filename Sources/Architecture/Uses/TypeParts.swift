import DependencyGraph

extension DependencyGraph {
  /// A type's declaration and its extensions in the same module, in this order. Objective-C: interface, class extensions,
  /// categories, implementation.
  public func parts(of type: Int) -> [Int] {
    var parts = [type]
    for part in extensions(of: type) where areInOneModule(symbols[type].file, symbols[Int(part)].file) { parts.append(Int(part)) }
    return parts
  }

  private func areInOneModule(_ first: Int32, _ second: Int32) -> Bool {
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
