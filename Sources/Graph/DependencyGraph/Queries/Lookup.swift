import LowLevel
import SourceFacts
import Storage
import Tables

extension DependencyGraph {
  /// The symbols that a file declares.
  public func symbols(in file: FileID) -> Range<SymbolID> {
    SymbolID(raw: content.firstSymbol[file.index])..<SymbolID(raw: content.firstSymbol[file.index + 1])
  }

  /// Indices of the references that a file's text makes.
  public func references(in file: FileID) -> Range<Int> {
    Int(content.firstReference[file.index])..<Int(content.firstReference[file.index + 1])
  }

  /// Indices of the references to those symbols that are marked.
  public func references(to isMarked: Table<SymbolID, Bool>) -> [Int] {
    precondition(isMarked.count == symbols.count)
    var found: [Int] = []
    isMarked.withUnsafeBufferPointer { isMarked in
      content.references.withUnsafeBufferPointer { references in
        for index in references.indices where isMarked[references[index].target.index] { found.append(index) }
      }
    }
    return found
  }

  /// Indices of the references written in a stretch of a file's text.
  public func references(in file: FileID, bytes: Range<UInt32>) -> Range<Int> {
    let all = references(in: file)
    let first = all.partitioningIndex { content.references[$0].offset >= bytes.lowerBound }
    let end = all.partitioningIndex { content.references[$0].offset >= bytes.upperBound }
    return first..<max(first, end)
  }

  /// Indices of the references whose name starts at this byte: none, one, or a type and its initializer.
  public func references(in file: FileID, at offset: UInt32) -> Range<Int> {
    content.references.withUnsafeBufferPointer { references in
      let end = Int(content.firstReference[file.index + 1])
      var first = Int(content.firstReference[file.index])
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
      return first..<behind
    }
  }

  @inlinable public func declaration(of symbol: SymbolID) -> Declaration {
    files[symbols[symbol].file].facts.declarations[Int(symbols[symbol].declaration)]
  }

  // These spare a caller the copy of a file's facts.

  @inlinable public func node(_ index: Int, in file: FileID) -> Node { files[file].facts.nodes[index] }

  /// The children of a node, first to last.
  public func children(of node: Int, in file: FileID) -> [Int] { files[file].facts.nodes.children(of: node) }

  /// The text of a name of a file.
  public func text(_ name: Name, in file: FileID) -> String { content.files[file].facts.text(name) }

  /// The symbol that a declaration of a file is, where it is one.
  public func symbol(in file: FileID, declaration: Int) -> SymbolID? {
    let all = symbols(in: file)
    let index = all.partitioningIndex { symbols[$0].declaration >= declaration }
    return index < all.upperBound && symbols[index].declaration == declaration ? index : nil
  }

  /// The innermost symbol whose text holds this byte.
  public func symbol(in file: FileID, at offset: UInt32) -> SymbolID? {
    let all = symbols(in: file)
    let declarations = files[file].facts.declarations
    // The last one that starts at or before the byte, or one of those around it.
    let behind = all.partitioningIndex { declarations[Int(symbols[$0].declaration)].start > offset }
    guard behind > all.lowerBound else { return nil }
    var around: SymbolID? = behind.advanced(by: -1)
    while let symbol = around {
      if declarations[Int(symbols[symbol].declaration)].end > offset { return symbol }
      around = symbols[symbol].parent
    }
    return nil
  }
}
