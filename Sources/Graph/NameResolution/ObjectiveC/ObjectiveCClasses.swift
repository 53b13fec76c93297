import DependencyGraph
import SourceFacts
import Tables

/// A class consists of its `@interface`, class extensions, categories and implementations. A member that is repeated in
/// them counts once.
extension SymbolTable {
  /// Whether an extension is an `@implementation`.
  func isImplementation(_ entity: EntityID) -> Bool {
    let this = entities[entity]
    guard this.kind == .extension, this.flags.contains(.objectiveC) else { return false }
    return files[this.home].facts.text(declaration(entity).label) == "implementation"
  }

  /// Sorts extensions so that those that declare members precede those that only implement them.
  func implementationsLast<Bound>(_ bound: [Bound], by symbol: (Bound) -> EntityID) -> [Bound] {
    bound.filter { !isImplementation(symbol($0)) } + bound.filter { isImplementation(symbol($0)) }
  }

  /// The member that another part of the class declares and that this one repeats: a method of an implementation, or a
  /// property that a class extension makes writable.
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
