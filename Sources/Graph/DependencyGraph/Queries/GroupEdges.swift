import LowLevel
import SourceFacts
import Tables

/// Edges between groups of symbols (files, types, modules, layers …), each with the references behind it. Sorted by
/// source, then target; none leads from a group to itself.
public struct GroupEdges: Sendable {
  public let groupCount: Int
  public internal(set) var sources: [Int32] = []
  public internal(set) var targets: [Int32] = []
  /// The edges from group `g` are `firstEdge[g]..<firstEdge[g + 1]`.
  var firstEdge: [Int32]
  /// The references behind edge `e` are `referenceIndices[firstReference[e]..<firstReference[e + 1]]`.
  var firstReference: [Int32] = [0]
  var referenceIndices: [Int32] = []

  public var count: Int { sources.count }

  /// Edges that lead out of a group.
  public func edges(from group: Int) -> Range<Int> {
    Int(firstEdge[group])..<Int(firstEdge[group + 1])
  }

  /// The edge between two groups.
  public func edge(from source: Int, to target: Int) -> Int? {
    let all = edges(from: source)
    let edge = all.partitioningIndex { targets[$0] >= target }
    return edge < all.upperBound && targets[edge] == target ? edge : nil
  }

  /// Indices for `DependencyGraph.reference(at:)`, ascending; into `references` where interfaces do not count.
  public func references(behind edge: Int) -> ArraySlice<Int32> {
    referenceIndices[Int(firstReference[edge])..<Int(firstReference[edge + 1])]
  }

  /// How many references an edge stands for: what it costs to cut it.
  public func weight(of edge: Int) -> Int { Int(firstReference[edge + 1] - firstReference[edge]) }

  /// Edges without references behind them, for graphs that come from elsewhere; each pair weighs what it occurs.
  public init(groupCount: Int, pairs: [(source: Int32, target: Int32)]) {
    self.init(
      groupCount: groupCount,
      keys: pairs.enumerated().lazy.filter { $1.source != $1.target }.map {
        (UInt64(UInt32($1.source)) << 32 | UInt64(UInt32($1.target)), Int32($0))
      })
  }

  /// From (source << 32 | target, reference) in order of reference.
  init(groupCount: Int, keys: some Sequence<(UInt64, Int32)>) {
    self.groupCount = groupCount
    var sorted = Array(keys)
    sorted.sort { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }
    firstEdge = [Int32](repeating: 0, count: groupCount + 1)
    referenceIndices.reserveCapacity(sorted.count)
    var last: UInt64?
    for (key, reference) in sorted {
      if key != last {
        if last != nil { firstReference.append(Int32(referenceIndices.count)) }
        sources.append(Int32(truncatingIfNeeded: key >> 32))
        targets.append(Int32(truncatingIfNeeded: key))
        firstEdge[Int(key >> 32) + 1] += 1
        last = key
      }
      referenceIndices.append(reference)
    }
    if last != nil { firstReference.append(Int32(referenceIndices.count)) }
    for group in 0..<groupCount { firstEdge[group + 1] += firstEdge[group] }
  }
}

extension DependencyGraph {
  /// Edges between groups, `group(file, symbol)` giving the group of either end or -1 to leave it out. The symbol is nil
  /// for references at file level. `where` chooses references. With `interfaces` their references count too, and their
  /// files count on from `files`.
  public func edges(
    groupCount: Int, interfaces: Bool = false, where isIncluded: (Reference) -> Bool = { _ in true },
    group: (_ file: FileID, _ symbol: SymbolID?) -> Int32
  ) -> GroupEdges {
    var keys: [(UInt64, Int32)] = []
    keys.reserveCapacity(references.count / 2)
    func add(_ reference: Reference, at index: Int) {
      let source = group(reference.file, reference.source)
      guard source >= 0 else { return }
      let target = group(symbols[reference.target].file, reference.target)
      if target >= 0, source != target, isIncluded(reference) {
        keys.append((UInt64(UInt32(source)) << 32 | UInt64(UInt32(target)), Int32(index)))
      }
    }
    for (index, reference) in references.enumerated() { add(reference, at: index) }
    if interfaces {
      for (index, reference) in self.interfaces.references.enumerated() { add(reference, at: references.count + index) }
    }
    return GroupEdges(groupCount: groupCount, keys: keys)
  }

  /// Edges between groups of files; `groups[file]` is the group's index, or -1.
  public func edges(ofFileGroups groups: Table<FileID, Int32>, groupCount: Int) -> GroupEdges {
    edges(groupCount: groupCount) { file, _ in groups[file] }
  }

  /// Edges between groups of symbols; `groups[symbol]` is the group's index, or -1. References at file level are left out.
  public func edges(ofSymbolGroups groups: Table<SymbolID, Int32>, groupCount: Int) -> GroupEdges {
    edges(groupCount: groupCount) { _, symbol in symbol.map { groups[$0] } ?? -1 }
  }

  /// Edges between files; groups are indices into `files`.
  public func fileEdges() -> GroupEdges {
    edges(groupCount: files.count) { file, _ in file.raw }
  }

  /// Edges between types, with free functions, globals and extensions of foreign types beside them; groups are indices
  /// into `symbols`. A nested type stands for itself.
  public func typeEdges() -> GroupEdges { edges(ofSymbolGroups: typeGroups, groupCount: symbols.count) }

  /// For each symbol the one that stands for it in `typeEdges`.
  public var typeGroups: Table<SymbolID, Int32> {
    Table(symbols.indices.map { (enclosingType(of: $0) ?? outermostSymbol(of: $0)).raw })
  }
}
