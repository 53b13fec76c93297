import DependencyGraph
import Frameworks
import SourceFacts

/// Supertypes in the order in which members are looked for among them.
extension SymbolTable {
  /// The associated type that a protocol further up declares under the same name: the same is meant.
  func firstDeclaration(ofAssociatedType associated: Int32) -> Int32 {
    let this = entities[Int(associated)]
    var first = associated
    guard this.owner >= 0, !firstAncestor.isEmpty else { return first }
    for index in ancestorRange(this.owner) {
      let entry = members.first(ancestors[index], this.name)
      if entry >= 0, entities[Int(members.entity(entry))].kind == .associatedtype { first = members.entity(entry) }
    }
    return first
  }

  /// How many supertypes of a type are looked at.
  private static let maximumAncestors = 128

  /// Direct supertypes, in a row for each type.
  private struct DirectSupertypes {
    private let list: [Int32]
    /// By clause, and one more behind the last.
    private let firstOfClause: [Int32]
    private let firstClause: [Int32]

    init(_ clauses: [InheritanceClause], _ firstClause: [Int32]) {
      self.firstClause = firstClause
      var (list, first): ([Int32], [Int32]) = ([], [0])
      first.reserveCapacity(clauses.count + 1)
      for clause in clauses {
        list += clause.targets
        first.append(Int32(list.count))
      }
      (self.list, firstOfClause) = (list, first)
    }

    @inline(__always)
    func isEmpty(_ type: Int) -> Bool {
      // Foreign types were added behind those that may have clauses.
      type + 1 >= firstClause.count || firstClause[type] == firstClause[type + 1]
    }

    subscript(type: Int) -> ArraySlice<Int32> {
      if isEmpty(type) { return [] }
      return list[Int(firstOfClause[Int(firstClause[type])])..<Int(firstOfClause[Int(firstClause[type + 1])])]
    }
  }

  /// Each type, its superclasses, then protocols breadth first: the order in which members are looked for.
  func linearizeAncestors() {
    let direct = DirectSupertypes(clauses, firstClause)
    let foreignSupertypes = foreignSupertypes()
    // Of those that have any, one behind the other with what they inherit; most stand for themselves alone.
    var heirs: [(type: Int, start: Int)] = []
    var lists: [Int32] = []
    for index in entities.indices {
      let hasSupertypes = !direct.isEmpty(index)
      if !hasSupertypes, !entities[index].flags.contains(.foreign) { continue }
      let start = lists.count
      heirs.append((index, start))
      lists.append(Int32(truncatingIfNeeded: index))
      if hasSupertypes {
        appendSuperclasses(&lists, start, direct)
        appendProtocols(&lists, start, direct)
      }
      appendForeign(&lists, start, foreignSupertypes)
    }
    lay(heirs, lists)
  }

  /// Lays the ancestors of all entities side by side.
  private func lay(_ heirs: [(type: Int, start: Int)], _ lists: [Int32]) {
    firstAncestor = [Int32](repeating: 0, count: entities.count + 1)
    let count = entities.count - heirs.count + lists.count
    ancestors = [Int32](unsafeUninitializedCapacity: count) { ancestors, place in
      firstAncestor.withUnsafeMutableBufferPointer { first in
        var entity = 0
        for heir in 0...heirs.count {
          let next = heir < heirs.count ? heirs[heir].type : entities.count
          while entity < next {
            first[entity] = Int32(truncatingIfNeeded: place)
            ancestors[place] = Int32(truncatingIfNeeded: entity)
            entity &+= 1
            place &+= 1
          }
          first[next] = Int32(truncatingIfNeeded: place)
          if heir == heirs.count { return }
          for inherited in lists[heirs[heir].start..<(heir + 1 < heirs.count ? heirs[heir + 1].start : lists.count)] {
            ancestors[place] = inherited
            place &+= 1
          }
          entity &+= 1
        }
      }
    }
  }

  private func isClass(_ entity: Int32) -> Bool {
    entities[Int(entity)].kind == .class || entities[Int(entity)].kind == .actor
  }

  private func appendSuperclasses(_ ancestors: inout [Int32], _ start: Int, _ direct: DirectSupertypes) {
    var type = Int(ancestors[start])
    while let superclass = direct[type].first(where: { isClass($0) }),
      ancestors.count - start < Self.maximumAncestors, !ancestors[start...].contains(superclass)
    {
      ancestors.append(superclass)
      type = Int(superclass)
    }
  }

  private func appendProtocols(_ ancestors: inout [Int32], _ start: Int, _ direct: DirectSupertypes) {
    var next = start
    while next < ancestors.count {
      for supertype in direct[Int(ancestors[next])] {
        if ancestors.count - start >= Self.maximumAncestors { return }
        if !ancestors[start...].contains(supertype) { ancestors.append(supertype) }
      }
      next += 1
    }
  }

  /// What foreign ancestors inherit, as far as it is known.
  private func appendForeign(_ ancestors: inout [Int32], _ start: Int, _ supertypes: [Int32: [Int32]]) {
    for index in start..<ancestors.count where entities[Int(ancestors[index])].flags.contains(.foreign) {
      for supertype in supertypes[ancestors[index]] ?? [] where !ancestors[start...].contains(supertype) {
        ancestors.append(supertype)
      }
    }
  }

  /// Foreign types that the project extends, by those that inherit from them.
  private func foreignSupertypes() -> [Int32: [Int32]] {
    var supertypes: [Int32: [Int32]] = [:]
    for index in entities.indices.reversed() {
      guard entities[index].flags.contains(.foreign) else { break }
      let names = Frameworks.known.supertypes(of: names.table[Name(entities[index].name)])
      let known = names.map { foreignType($0) }.filter { $0 >= 0 }
      if !known.isEmpty, entities[index].parent < 0 { supertypes[Int32(index)] = known }
    }
    return supertypes
  }

  /// The entity of a foreign type, or -1.
  func foreignType(_ name: String) -> Int32 {
    let entry = foreign.first(0, names.find(name))
    return entry < 0 ? -1 : foreign.entity(entry)
  }
}
