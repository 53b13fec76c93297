import DependencyGraph
import SourceFacts

/// The references of a graph by what they refer to.
public final class ReferencesByTarget: Sendable {
  /// `indices` of symbol `i` are `first[i]..<first[i + 1]`, in order of file and text.
  private let first: [Int32]
  let indices: [Int32]
  /// The symbols that anything refers to, by the type that each is or is a member of, else by themselves.
  private let targets: Grouped

  public init(in graph: DependencyGraph) {
    let count = graph.symbols.count
    let places = graph.references.withUnsafeBufferPointer { references in
      Grouped(references.count, groups: count) { references[$0].target }
    }
    let owners = graph.enclosingTypes
    targets = Grouped(count, groups: count) { symbol in
      if places.first[symbol] == places.first[symbol + 1] { return -1 }
      return owners[symbol] < 0 ? Int32(truncatingIfNeeded: symbol) : owners[symbol]
    }
    (first, indices) = (places.first, places.members)
  }

  subscript(symbol: Int) -> ArraySlice<Int32> { indices[range(of: symbol)] }

  /// Where in `indices` those of a symbol stand.
  func range(of symbol: Int) -> Range<Int> { Int(first[symbol])..<Int(first[symbol + 1]) }

  /// What is referred to of a type, itself or a member; of what belongs to no type itself.
  func targets(of owner: Int) -> ArraySlice<Int32> { targets.members[Int(targets.first[owner])..<Int(targets.first[owner + 1])] }

  /// Types, and what belongs to none, that have such targets.
  var owners: [Int] { targets.first.indices.dropLast().filter { targets.first[$0] < targets.first[$0 + 1] } }
}

extension RuleContext {
  /// References to types and their initializers: wherever one of them may be made.
  func references(making types: Int...) -> [Reference] { references(making: types) }

  func references(making types: [Int]) -> [Reference] {
    types.flatMap { type in
      references.targets(of: type).filter { graph.isMaker(Int($0), of: type) }.flatMap { references[Int($0)] }
    }.map { graph.references[Int($0)] }
  }
}

extension DependencyGraph {
  /// Whether a symbol is a type, or one of its initializers.
  func isMaker(_ symbol: Int, of type: Int) -> Bool {
    symbol == type || symbols[symbol].kind == .initializer && enclosingType(of: symbol) == type
  }
}

/// Numbers from 0 on, by groups: those of group `i` are `members[first[i]..<first[i + 1]]`, in order.
private struct Grouped {
  let first: [Int32]
  let members: [Int32]

  /// `group`: -1 for none.
  @inline(__always)
  init(_ count: Int, groups: Int, _ group: (Int) -> Int32) {
    // Two places further on while they are counted, one while they are filled in.
    var first = [Int32](repeating: 0, count: groups + 2)
    first.withUnsafeMutableBufferPointer { first in
      for number in 0..<count { first[Int(group(number) &+ 2)] &+= 1 }
      first[1] = 0
      for place in 2..<groups + 2 { first[place] &+= first[place - 1] }
    }
    members = [Int32](unsafeUninitializedCapacity: Int(first[groups + 1])) { members, filled in
      first.withUnsafeMutableBufferPointer { first in
        for number in 0..<count {
          let next = Int(group(number) &+ 1)
          if next == 0 { continue }
          members[Int(first[next])] = Int32(truncatingIfNeeded: number)
          first[next] &+= 1
        }
      }
      filled = members.count
    }
    first.removeLast()
    self.first = first
  }
}
