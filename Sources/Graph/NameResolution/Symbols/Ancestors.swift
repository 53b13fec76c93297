import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Supertypes in the order in which their members are looked up.
extension SymbolTable {
  /// The declaration of an associated type in the furthest ancestor with that name: protocols that redeclare it mean
  /// the same type.
  func firstDeclaration(ofAssociatedType associated: EntityID) -> EntityID {
    let this = entities[associated]
    var first = associated
    guard let owner = this.owner, hierarchy.knowsAncestors else { return first }
    for place in hierarchy.ancestorRange(owner) {
      guard let entry = lookup.members.first(hierarchy.ancestors[place], this.name) else { continue }
      let member = lookup.members.entity(entry)
      if entities[member].kind == .associatedtype { first = member }
    }
    return first
  }

  /// The maximum number of supertypes of a type that are considered.
  private static let maximumAncestors = 128

  /// The direct supertypes of each type, adjacent in memory.
  private struct DirectSupertypes {
    private let ofClause: Runs<ClauseID, EntityID>
    private let clauses: Rows<EntityID, InheritanceClause>

    init(_ clauses: Rows<EntityID, InheritanceClause>) {
      self.clauses = clauses
      var targets = Runs<ClauseID, EntityID>.Builder(ownerCapacity: clauses.elements.count)
      for id in clauses.ids {
        targets.append(contentsOf: clauses[id].targets)
        targets.close(id)
      }
      ofClause = targets.runs(ownerCount: clauses.elements.count)
    }

    @inline(__always)
    func isEmpty(_ type: EntityID) -> Bool { clauses.range(of: type).isEmpty }

    subscript(type: EntityID) -> ArraySlice<EntityID> {
      if isEmpty(type) { return [] }
      let own = clauses.range(of: type)
      let (first, last) = (ofClause.range(of: own.lowerBound), ofClause.range(of: own.upperBound.previous))
      return ofClause.elements[first.lowerBound..<last.upperBound]
    }
  }

  /// Computes the order of lookup: the type, its superclasses, then protocols breadth first.
  func linearizeAncestors() {
    let direct = DirectSupertypes(hierarchy.clauses)
    let foreignSupertypes = foreignSupertypes()
    // The types with supertypes, and their lists one after the other. All other types have only themselves.
    var inheritors: [(type: EntityID, start: Int)] = []
    var lists: [EntityID] = []
    for entity in entities.indices {
      let hasSupertypes = !direct.isEmpty(entity)
      if !hasSupertypes, !entities[entity].flags.contains(.foreign) { continue }
      let start = lists.count
      inheritors.append((entity, start))
      lists.append(entity)
      if hasSupertypes {
        appendSuperclasses(&lists, start, direct)
        appendProtocols(&lists, start, direct)
      }
      appendForeign(&lists, start, foreignSupertypes)
    }
    storeAncestors(inheritors, lists)
  }

  /// Builds `hierarchy.ancestors`, with the ancestors of all entities adjacent in memory.
  private func storeAncestors(_ inheritors: [(type: EntityID, start: Int)], _ lists: [EntityID]) {
    var first = [Int32](repeating: 0, count: entities.count + 1)
    let count = entities.count - inheritors.count + lists.count
    let stored = [EntityID](unsafeUninitializedCapacity: count) { ancestors, place in
      first.withUnsafeMutableBufferPointer { first in
        var entity = 0
        for index in 0...inheritors.count {
          let next = index < inheritors.count ? inheritors[index].type.index : entities.count
          while entity < next {
            first[entity] = Int32(truncatingIfNeeded: place)
            ancestors[place] = EntityID(raw: Int32(truncatingIfNeeded: entity))
            entity &+= 1
            place &+= 1
          }
          first[next] = Int32(truncatingIfNeeded: place)
          if index == inheritors.count { return }
          for inherited in lists[
            inheritors[index].start..<(index + 1 < inheritors.count ? inheritors[index + 1].start : lists.count)]
          {
            ancestors[place] = inherited
            place &+= 1
          }
          entity &+= 1
        }
      }
    }
    hierarchy.ancestors = Rows(stored, starts: first)
  }

  private func isClass(_ entity: EntityID) -> Bool {
    entities[entity].kind == .class || entities[entity].kind == .actor
  }

  private func appendSuperclasses(_ ancestors: inout [EntityID], _ start: Int, _ direct: DirectSupertypes) {
    var type = ancestors[start]
    while let superclass = direct[type].first(where: { isClass($0) }),
      ancestors.count - start < Self.maximumAncestors, !ancestors[start...].contains(superclass)
    {
      ancestors.append(superclass)
      type = superclass
    }
  }

  private func appendProtocols(_ ancestors: inout [EntityID], _ start: Int, _ direct: DirectSupertypes) {
    var next = start
    while next < ancestors.count {
      for supertype in direct[ancestors[next]] {
        if ancestors.count - start >= Self.maximumAncestors { return }
        if !ancestors[start...].contains(supertype) { ancestors.append(supertype) }
      }
      next += 1
    }
  }

  /// Adds the known supertypes of foreign ancestors.
  private func appendForeign(_ ancestors: inout [EntityID], _ start: Int, _ supertypes: [EntityID: [EntityID]]) {
    for index in start..<ancestors.count where entities[ancestors[index]].flags.contains(.foreign) {
      for supertype in supertypes[ancestors[index]] ?? [] where !ancestors[start...].contains(supertype) {
        ancestors.append(supertype)
      }
    }
  }

  /// For each foreign type, its supertypes among the foreign types that the project extends.
  private func foreignSupertypes() -> [EntityID: [EntityID]] {
    var supertypes: [EntityID: [EntityID]] = [:]
    for index in entities.indices.reversed() {
      guard entities[index].flags.contains(.foreign) else { break }
      let names = Frameworks.known.supertypes(of: names.table[Name(entities[index].name)])
      let known = names.compactMap { foreignType($0) }
      if !known.isEmpty, entities[index].parent == nil { supertypes[index] = known }
    }
    return supertypes
  }
}
