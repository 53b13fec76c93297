import DependencyGraph
import SourceFacts

/// A class is its `@interface` with class extensions, categories and implementations; what is said twice counts once.
extension SymbolTable {
  /// Whether an extension is an `@implementation`.
  func isImplementation(_ entity: Int32) -> Bool {
    guard entity >= 0 else { return false }
    let this = entities[Int(entity)]
    guard this.kind == .extension, this.flags.contains(.objectiveC) else { return false }
    return files[Int(this.file)].facts.text(declaration(entity).label) == "implementation"
  }

  /// Extensions in an order in which what declares a member comes before what only implements it.
  func implementationsLast<Bound>(_ bound: [Bound], by symbol: (Bound) -> Int32) -> [Bound] {
    bound.filter { !isImplementation(symbol($0)) } + bound.filter { isImplementation(symbol($0)) }
  }

  /// A member that says again what another part of the class declares: a method's implementation, a property that a class
  /// extension makes writable. The member that it repeats, or -1.
  func declared(before index: Int, _ owner: Int32) -> Int32 {
    let entity = entities[index]
    guard entity.parent >= 0, entities[Int(entity.parent)].kind == .extension else { return -1 }
    let isCategory =
      !isImplementation(entity.parent) && !declaration(entity.parent).label.isNone
    if isCategory { return -1 }
    var entry = members.first(owner, entity.name)
    while entry >= 0 {
      let other = members.entity(entry)
      entry = members.next(entry)
      let before = entities[Int(other)]
      if before.flags.contains(.objectiveC), before.kind == entity.kind,
        before.flags.contains(.isStatic) == entity.flags.contains(.isStatic),
        before.file == entity.file || files[Int(before.file)].isHeader
      {
        return other
      }
    }
    return -1
  }
}
