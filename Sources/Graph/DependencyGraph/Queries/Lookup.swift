import LowLevel
import SourceFacts
import Storage
import Tables

extension DependencyGraph {
  /// The symbols that a file declares.
  public func symbols(in file: FileID) -> Range<SymbolID> {
    content.firstSymbol[file.index]..<content.firstSymbol[file.index + 1]
  }

  /// The references that a file's text makes.
  public func references(in file: FileID) -> Range<ReferenceID> {
    content.firstReference[file.index]..<content.firstReference[file.index + 1]
  }

  /// The references to those symbols that are marked.
  public func references(to isMarked: Table<SymbolID, Bool>) -> [ReferenceID] {
    precondition(isMarked.count == symbols.count)
    var found: [ReferenceID] = []
    isMarked.withUnsafeBufferPointer { isMarked in
      content.references.withUnsafeBufferPointer { references in
        for index in references.indices where isMarked[references[index].target.index] {
          found.append(ReferenceID(index))
        }
      }
    }
    return found
  }

  /// The references written in a stretch of a file's text.
  public func references(in file: FileID, bytes: Range<UInt32>) -> Range<ReferenceID> {
    let all = references(in: file)
    let first = all.partitioningIndex { content.references[$0].offset >= bytes.lowerBound }
    let end = all.partitioningIndex { content.references[$0].offset >= bytes.upperBound }
    return first..<max(first, end)
  }

  /// The references whose name starts at this byte: none, one, or a type and its initializer.
  public func references(in file: FileID, at offset: UInt32) -> Range<ReferenceID> {
    content.references.withUnsafeBufferPointer { references in
      let end = content.firstReference[file.index + 1].index
      var first = content.firstReference[file.index].index
      precondition(0 <= first && first <= end && end <= references.count)
      // The first so many of those from `first` on begin before the byte or were not looked at.
      var left = end &- first
      while left > 0 {
        let half = left >> 1
        if references[first &+ half].offset < offset {
          first &+= half &+ 1
          left &-= half &+ 1
        } else {
          left = half
        }
      }
      var behind = first
      while behind < end, references[behind].offset == offset { behind &+= 1 }
      return ReferenceID(first)..<ReferenceID(behind)
    }
  }

  @inlinable public func declaration(of symbol: SymbolID) -> Declaration {
    files[symbols[symbol].file].facts.declarations[symbols[symbol].declaration]
  }

  // These spare a caller the copy of a file's facts.

  @inlinable public func node(_ node: NodeID, in file: FileID) -> Node { files[file].facts.nodes[node] }

  /// The children of a node, first to last.
  public func children(of node: NodeID, in file: FileID) -> [NodeID] { files[file].facts.nodes.children(of: node) }

  /// The text of a name of a file.
  public func text(_ name: Name, in file: FileID) -> String { content.files[file].facts.text(name) }

  /// The symbol that a declaration of a file is, where it is one.
  public func symbol(in file: FileID, declaration: DeclarationID) -> SymbolID? {
    let all = symbols(in: file)
    let index = all.partitioningIndex { symbols[$0].declaration >= declaration }
    return index < all.upperBound && symbols[index].declaration == declaration ? index : nil
  }

  /// The innermost symbol whose text holds this byte.
  public func symbol(in file: FileID, at offset: UInt32) -> SymbolID? {
    let all = symbols(in: file)
    let declarations = files[file].facts.declarations
    // The last one that starts at or before the byte, or one of those around it.
    let behind = all.partitioningIndex { declarations[symbols[$0].declaration].start > offset }
    guard behind > all.lowerBound else { return nil }
    var around: SymbolID? = behind.advanced(by: -1)
    while let symbol = around {
      if declarations[symbols[symbol].declaration].end > offset { return symbol }
      around = symbols[symbol].parent
    }
    return nil
  }
}
