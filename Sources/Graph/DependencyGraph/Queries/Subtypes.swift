import LowLevel
import SourceFacts

/// Who inherits from and conforms to each type of the project: `supertypes` the other way round.
public struct Subtypes: Sendable {
  private var first: [Int32]
  private var direct: [Int32]

  public init(in graph: DependencyGraph) {
    var counts = [Int32](repeating: 0, count: graph.symbols.count + 1)
    for supertype in graph.content.supertypes where supertype.symbol >= 0 { counts[Int(supertype.symbol) + 1] += 1 }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    first = counts
    direct = [Int32](repeating: -1, count: Int(counts.last ?? 0))
    for type in graph.types {
      for supertype in graph.supertypes(of: type) where supertype.symbol >= 0 {
        direct[Int(counts[Int(supertype.symbol)])] = Int32(type)
        counts[Int(supertype.symbol)] += 1
      }
    }
  }

  /// All types below a type, at any remove, each once; not itself.
  public func all(of type: Int) -> [Int] {
    if first[type] == first[type + 1] { return [] }
    var found: [Int] = []
    // Asked only when there are many.
    var seen: Set<Int> = []
    var (next, followed) = (type, 0)
    while true {
      for place in Int(first[next])..<Int(first[next + 1]) {
        let subtype = Int(direct[place])
        if subtype == type || (found.count < Self.few ? found.contains(subtype) : seen.contains(subtype)) { continue }
        found.append(subtype)
        if found.count == Self.few { seen = Set(found) } else if found.count > Self.few { seen.insert(subtype) }
      }
      if followed == found.count { return found.ordered() }
      next = found[followed]
      followed += 1
    }
  }

  private static let few = 16
}
