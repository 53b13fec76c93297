import DependencyGraph

extension DependencyGraph {
  /// A type's declaration and its extensions in the same module, in this order. Objective-C: interface, class extensions,
  /// categories, implementation.
  public func parts(of type: Int) -> [Int] {
    let own = files[Int(symbols[type].file)].modules
    let extensions = extensions(of: type).map(Int.init).filter { part in
      files[Int(symbols[part].file)].modules.contains { own.contains($0) }
    }
    return [type] + extensions
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
