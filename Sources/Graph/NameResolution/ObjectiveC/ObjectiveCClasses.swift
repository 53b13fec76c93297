import DependencyGraph
import SourceFacts
import Tables

/// A class is its `@interface` with class extensions, categories and implementations; what is said twice counts once.
extension SymbolTable {
  /// Whether an extension is an `@implementation`.
  func isImplementation(_ entity: EntityID) -> Bool {
    let this = entities[entity]
    guard this.kind == .extension, this.flags.contains(.objectiveC) else { return false }
    return files[this.home].facts.text(declaration(entity).label) == "implementation"
  }

  /// Extensions in an order in which what declares a member comes before what only implements it.
  func implementationsLast<Bound>(_ bound: [Bound], by symbol: (Bound) -> EntityID) -> [Bound] {
    bound.filter { !isImplementation(symbol($0)) } + bound.filter { isImplementation(symbol($0)) }
  }

  /// A member that says again what another part of the class declares: a method's implementation, a property that a class
  /// extension makes writable. The member that it repeats.
  func declared(before member: EntityID, _ owner: EntityID) -> EntityID? {
    let entity = entities[member]
    guard let parent = entity.parent, entities[parent].kind == .extension else { return nil }
    let isCategory = !isImplementation(parent) && !declaration(parent).label.isNone
    if isCategory { return nil }
    var entry = lookup.members.first(owner, entity.name)
    while let this = entry {
      let other = lookup.members.entity(this)
      entry = lookup.members.next(this)
      let before = entities[other]
      if before.flags.contains(.objectiveC), before.kind == entity.kind,
        before.flags.contains(.isStatic) == entity.flags.contains(.isStatic),
        before.file == entity.file || files[before.home].isHeader
      {
        return other
      }
    }
    return nil
  }
}
