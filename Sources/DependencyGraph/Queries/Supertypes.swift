import SourceFacts

extension DependencyGraph {
  /// What a type inherits from and conforms to, as written on its declaration and then on its extensions, in order.
  public func supertypes(of type: Int) -> ArraySlice<Supertype> {
    supertypes[Int(firstSupertype[type])..<Int(firstSupertype[type + 1])]
  }

  /// Extensions of a type of the project, in order of file and text.
  public func extensions(of type: Int) -> ArraySlice<Int32> {
    extensions[Int(firstExtension[type])..<Int(firstExtension[type + 1])]
  }

  /// All supertypes, nearest first, each type of the project once; those of foreign types are unknown.
  public func allSupertypes(of type: Int) -> [Supertype] {
    var result: [Supertype] = []
    var seen: Set<Int32> = [Int32(type)]
    var queue = [type]
    var next = 0
    while next < queue.count {
      for supertype in supertypes(of: queue[next]) {
        if supertype.symbol >= 0, !seen.insert(supertype.symbol).inserted { continue }
        result.append(supertype)
        if supertype.symbol >= 0 { queue.append(Int(supertype.symbol)) }
      }
      next += 1
    }
    return result
  }
}
