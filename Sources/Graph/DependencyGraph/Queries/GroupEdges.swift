import LowLevel
import SourceFacts
import Tables

/// A node of a `GroupEdges`, such as a file, type, module or layer.
public enum Group {}
public typealias GroupID = ID<Group>

/// An edge of a `GroupEdges`.
public enum GroupEdge {}
public typealias EdgeID = ID<GroupEdge>

/// Edges between groups of symbols (files, types, modules, layers …), each with its references. Sorted by source, then
/// target. No edge leads from a group to itself.
public struct GroupEdges: Sendable {
  public let groupCount: Int
  public let sources: Table<EdgeID, GroupID>
  public let targets: Table<EdgeID, GroupID>
  /// The targets of each group's edges, in the order of the edges.
  private let targetsOfGroup: Runs<GroupID, GroupID>
  private let references: Runs<EdgeID, ReferenceID>

  public var count: Int { targets.count }
  public var groups: Range<GroupID> { GroupID(0)..<GroupID(groupCount) }
  public var edges: Range<EdgeID> { targets.startIndex..<targets.endIndex }

  /// The edges from a group.
  public func edges(from group: GroupID) -> Range<EdgeID> {
    let places = targetsOfGroup.range(of: group)
    return EdgeID(places.lowerBound)..<EdgeID(places.upperBound)
  }

  /// The targets of the edges from a group, ascending.
  public func targets(from group: GroupID) -> ArraySlice<GroupID> { targetsOfGroup[group] }

  /// The edge between two groups.
  public func edge(from source: GroupID, to target: GroupID) -> EdgeID? {
    let all = edges(from: source)
    let edge = all.partitioningIndex { targets[$0] >= target }
    return edge < all.upperBound && targets[edge] == target ? edge : nil
  }

  /// The references of an edge, in the order of the graph. With interfaces, look them up with
  /// `DependencyGraph.reference(at:)`, otherwise in `references`.
  public func references(of edge: EdgeID) -> ArraySlice<ReferenceID> { references[edge] }

  /// For edges created from pairs: the indices of the pairs of an edge, ascending.
  public func pairs(of edge: EdgeID) -> [Int] { references[edge].map(\.index) }

  /// The number of references of an edge: the cost of removing it.
  public func weight(of edge: EdgeID) -> Int { references.range(of: edge).count }

  /// Edges without references. The weight of a pair is the number of its occurrences.
  public init(groupCount: Int, pairs: [(source: GroupID, target: GroupID)]) {
    self.init(
      groupCount: groupCount,
      links: pairs.enumerated().lazy.filter { $1.source != $1.target }.map {
        Link(source: $1.source, target: $1.target, reference: ReferenceID($0))
      })
  }

  /// Sorts the links by edge, then by reference.
  fileprivate init(groupCount: Int, links: some Sequence<Link>) {
    self.groupCount = groupCount
    var sorted = Array(links)
    sorted.sort { $0.key != $1.key ? $0.key < $1.key : $0.reference < $1.reference }
    var (sources, targets) = (Table<EdgeID, GroupID>(), Runs<GroupID, GroupID>.Builder(ownerCapacity: groupCount))
    var references = Runs<EdgeID, ReferenceID>.Builder()
    var last: Link?
    for link in sorted {
      if let last, last.key != link.key {
        references.close(sources.endIndex.previous)
        if last.source != link.source { targets.close(last.source) }
      }
      if last?.key != link.key {
        sources.append(link.source)
        targets.append(link.target)
      }
      references.append(link.reference)
      last = link
    }
    if let last { targets.close(last.source) }
    self.sources = sources
    targetsOfGroup = targets.runs(ownerCount: groupCount)
    self.targets = Table(targetsOfGroup.elements)
    if !sources.isEmpty { references.close(sources.endIndex.previous) }
    self.references = references.runs(ownerCount: sources.count)
  }
}

/// A reference from one group to another.
private struct Link {
  let source: GroupID
  let target: GroupID
  let reference: ReferenceID

  /// Sorts links in the order of the edges.
  var key: UInt64 { UInt64(UInt32(bitPattern: source.raw)) << 32 | UInt64(UInt32(bitPattern: target.raw)) }
}

extension DependencyGraph {
  /// Edges between groups. `group(file, symbol)` returns the group of either end, or nil to leave it out; the symbol is
  /// nil for references at file level. `where` filters references. With `interfaces` their references count too, and
  /// their file numbers follow those of `files`.
  public func edges(
    groupCount: Int, interfaces: Bool = false, where isIncluded: (Reference) -> Bool = { _ in true },
    group: (_ file: FileID, _ symbol: SymbolID?) -> GroupID?
  ) -> GroupEdges {
    var links: [Link] = []
    links.reserveCapacity(references.count / 2)
    func add(_ reference: Reference, _ id: ReferenceID) {
      guard let source = group(reference.file, reference.source),
        let target = group(symbols[reference.target].file, reference.target), source != target, isIncluded(reference)
      else { return }
      links.append(Link(source: source, target: target, reference: id))
    }
    for (id, reference) in references.entries { add(reference, id) }
    if interfaces {
      for (place, reference) in self.interfaces.references.enumerated() {
        add(reference, references.endIndex.advanced(by: place))
      }
    }
    return GroupEdges(groupCount: groupCount, links: links)
  }

  /// Edges between groups of files. Files without a group are left out.
  public func edges(ofFileGroups groups: Table<FileID, GroupID?>, groupCount: Int) -> GroupEdges {
    edges(groupCount: groupCount) { file, _ in groups[file] }
  }

  /// Edges between groups of symbols. Symbols without a group and references at file level are left out.
  public func edges(ofSymbolGroups groups: Table<SymbolID, GroupID?>, groupCount: Int) -> GroupEdges {
    edges(groupCount: groupCount) { _, symbol in symbol.flatMap { groups[$0] } }
  }

  /// Edges between files. Groups have the numbers of files.
  public func fileEdges() -> GroupEdges {
    edges(groupCount: files.count) { file, _ in GroupID(file.index) }
  }

  /// Edges between types, free functions, globals and extensions of types outside the project. Groups have the numbers
  /// of symbols. A nested type is a separate group.
  public func typeEdges() -> GroupEdges {
    let groups = typeGroups
    return edges(groupCount: symbols.count) { _, symbol in symbol.map { groups[$0] } }
  }

  /// For each symbol, its group in `typeEdges`.
  public var typeGroups: Table<SymbolID, GroupID> {
    Table(symbols.indices.map { GroupID((enclosingType(of: $0) ?? outermostSymbol(of: $0)).index) })
  }
}
