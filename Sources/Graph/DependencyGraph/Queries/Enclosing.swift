import LowLevel
import SourceFacts
import Tables

extension DependencyGraph {
  public func name(of symbol: SymbolID) -> String { content.names[content.symbols[symbol].name] }

  /// The type that a symbol is, extends or is a member of; nil for free functions, globals and extensions of types
  /// outside the project.
  @inlinable public func enclosingType(of symbol: SymbolID) -> SymbolID? { enclosingTypes[symbol].id }

  /// Nil for file level.
  @inlinable public func enclosingType(of symbol: SymbolID?) -> SymbolID? {
    if let symbol { enclosingType(of: symbol) } else { nil }
  }

  /// The outermost declaration around a symbol: a type, extension, free function or global.
  public func outermostSymbol(of symbol: SymbolID) -> SymbolID {
    var outermost = symbol
    while let parent = symbols[outermost].parent { outermost = parent }
    return outermost
  }

  /// `FeedService.load(from:)`: types dotted, functions with their labels, members of an extension under the type that
  /// it extends.
  public func qualifiedName(of symbol: SymbolID) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(120)
    append(qualifiedNameOf: symbol, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func append(qualifiedNameOf symbol: SymbolID, to text: inout [UInt8]) {
    append(outerNamesOf: symbol, to: &text)
    append(ownNameOf: symbol, to: &text)
  }

  /// Appends the outer names, each with a dot.
  private func append(outerNamesOf symbol: SymbolID, to text: inout [UInt8]) {
    guard var outer = symbols[symbol].parent else { return }
    while symbols[outer].kind == .extension, let extended = symbols[outer].extended { outer = extended }
    append(outerNamesOf: outer, to: &text)
    if symbols[outer].kind == .extension {
      text += extendedName(of: outer).utf8
    } else {
      append(nameOf: outer, to: &text)
    }
    text.append(UInt8(ascii: "."))
  }

  private func append(nameOf symbol: SymbolID, to text: inout [UInt8]) {
    names.withBytes(of: symbols[symbol].name) { text += $0 }
  }

  private func append(ownNameOf symbol: SymbolID, to text: inout [UInt8]) {
    switch symbols[symbol].kind {
    case .function, .initializer, .subscript, .macro:
      append(nameOf: symbol, to: &text)
      // An Objective-C selector already contains its labels.
      if text.last == UInt8(ascii: ":") { return }
      let count = text.count
      append(labelsOf: symbol, to: &text)
      // `#define NAME value`
      let isValue = symbols[symbol].kind == .macro && text.count == count + 2 && !files[symbols[symbol].file].isSwift
      if isValue { text.removeLast(2) }
    case .extension:
      if let extended = symbols[symbol].extended {
        append(qualifiedNameOf: extended, to: &text)
      } else {
        text += extendedName(of: symbol).utf8
      }
    default: append(nameOf: symbol, to: &text)
    }
  }

  private func append(labelsOf symbol: SymbolID, to text: inout [UInt8]) {
    let facts = files[symbols[symbol].file].facts
    let parent = symbols[symbol].declaration
    text.append(UInt8(ascii: "("))
    var next = parent.next
    let end = facts.declarations[parent].end
    while next < facts.declarations.endIndex, facts.declarations[next].start < end {
      let declaration = facts.declarations[next]
      if declaration.kind == .parameter, declaration.parent == parent {
        // A subscript's parameter has a label only if it has two names.
        let isUnlabelled = symbols[symbol].kind == .subscript && declaration.start == declaration.nameOffset
        if declaration.label.isNone || isUnlabelled {
          text.append(UInt8(ascii: "_"))
        } else {
          facts.withBytes(of: declaration.label) { text += $0 }
        }
        text.append(UInt8(ascii: ":"))
      }
      next = next.next
    }
    text.append(UInt8(ascii: ")"))
  }

  /// The extended type as written, `A.B`.
  private func extendedName(of symbol: SymbolID) -> String {
    let facts = files[symbols[symbol].file].facts
    let declaration = facts.declarations[symbols[symbol].declaration]
    guard let extended = facts.attachments(of: declaration).first(where: { $0.kind == .extended }) else {
      return name(of: symbol)
    }
    var parts: [String] = []
    var node = extended.node
    while facts.nodes[node].kind == .typeMember {
      parts.append(facts.text(facts.nodes[node].name))
      guard let base = facts.children(of: node).first else { break }
      node = base
    }
    if facts.nodes[node].kind == .typeName { parts.append(facts.text(facts.nodes[node].name)) }
    return parts.isEmpty ? name(of: symbol) : parts.reversed().joined(separator: ".")
  }
}
