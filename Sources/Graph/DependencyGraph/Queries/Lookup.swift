import LowLevel
import SourceFacts
import Storage
import Tables

extension DependencyGraph {
  /// The symbols that a file declares.
  public func symbols(in file: FileID) -> Range<SymbolID> {
    content.firstSymbol[file.index]..<content.firstSymbol[file.index + 1]
  }

  /// The references in a file.
  public func references(in file: FileID) -> Range<ReferenceID> {
    content.firstReference[file.index]..<content.firstReference[file.index + 1]
  }

  /// The references to marked symbols.
  public func references(to isMarked: Table<SymbolID, Bool>) -> [ReferenceID] {
    precondition(isMarked.count == symbols.count)
    var found: [ReferenceID] = []
    for (index, reference) in content.references.entries where isMarked[reference.target] { found.append(index) }
    return found
  }

  /// The references in a range of a file.
  public func references(in file: FileID, bytes: Range<UInt32>) -> Range<ReferenceID> {
    let all = references(in: file)
    let first = all.partitioningIndex { content.references[$0].offset >= bytes.lowerBound }
    let end = all.partitioningIndex { content.references[$0].offset >= bytes.upperBound }
    return first..<max(first, end)
  }

  /// The references whose name starts at an offset: none, one, or those to a type and its initializer.
  public func references(in file: FileID, at offset: UInt32) -> Range<ReferenceID> {
    let all = references(in: file)
    let first = all.partitioningIndex { content.references[$0].offset >= offset }
    var end = first
    while end < all.upperBound, content.references[end].offset == offset { end = end.next }
    return first..<end
  }

  @inlinable public func declaration(of symbol: SymbolID) -> Declaration {
    files[symbols[symbol].file].facts.declarations[symbols[symbol].declaration]
  }

  // These functions avoid copies of a file's facts.

  @inlinable public func node(_ node: NodeID, in file: FileID) -> Node { files[file].facts.nodes[node] }

  /// The children of a node, first to last.
  public func children(of node: NodeID, in file: FileID) -> [NodeID] { files[file].facts.nodes.children(of: node) }

  /// The text of a name of a file.
  public func text(_ name: Name, in file: FileID) -> String { content.files[file].facts.text(name) }

  /// The symbol of a declaration; nil if it has none.
  public func symbol(in file: FileID, declaration: DeclarationID) -> SymbolID? {
    let all = symbols(in: file)
    let index = all.partitioningIndex { symbols[$0].declaration >= declaration }
    return index < all.upperBound && symbols[index].declaration == declaration ? index : nil
  }

  /// The innermost symbol around an offset.
  public func symbol(in file: FileID, at offset: UInt32) -> SymbolID? {
    let all = symbols(in: file)
    let declarations = files[file].facts.declarations
    // It is the last one that starts at or before the offset, or one of its parents.
    let after = all.partitioningIndex { declarations[symbols[$0].declaration].start > offset }
    guard after > all.lowerBound else { return nil }
    var enclosing: SymbolID? = after.advanced(by: -1)
    while let symbol = enclosing {
      if declarations[symbols[symbol].declaration].end > offset { return symbol }
      enclosing = symbols[symbol].parent
    }
    return nil
  }
}
