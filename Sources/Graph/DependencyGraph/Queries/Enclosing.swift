import LowLevel
import SourceFacts

extension DependencyGraph {
  public func name(of symbol: Int) -> String { content.names[content.symbols[symbol].name] }

  /// The type that a symbol is, extends or is a member of; nil for free functions, globals and what extends foreign types.
  @inlinable public func enclosingType(of symbol: Int) -> Int? {
    guard symbol >= 0 else { return nil }
    let type = enclosingTypes[symbol]
    return type < 0 ? nil : Int(type)
  }

  /// The outermost symbol around a symbol: a type, extension, free function or global.
  public func outermostSymbol(of symbol: Int) -> Int {
    var index = symbol
    while symbols[index].parent >= 0 { index = Int(symbols[index].parent) }
    return index
  }

  /// `FeedService.load(from:)`: types dotted, functions with their labels, members of an extension under the type that
  /// it extends.
  public func qualifiedName(of symbol: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(120)
    append(qualifiedNameOf: symbol, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func append(qualifiedNameOf symbol: Int, to text: inout [UInt8]) {
    append(outerNamesOf: symbol, to: &text)
    append(ownNameOf: symbol, to: &text)
  }

  /// Each with its dot.
  private func append(outerNamesOf symbol: Int, to text: inout [UInt8]) {
    var outer = Int(symbols[symbol].parent)
    while outer >= 0, symbols[outer].kind == .extension, symbols[outer].extended >= 0 { outer = Int(symbols[outer].extended) }
    if outer < 0 { return }
    append(outerNamesOf: outer, to: &text)
    if symbols[outer].kind == .extension { text += extendedName(of: outer).utf8 } else { append(nameOf: outer, to: &text) }
    text.append(UInt8(ascii: "."))
  }

  private func append(nameOf symbol: Int, to text: inout [UInt8]) {
    names.withBytes(of: symbols[symbol].name) { text += $0 }
  }

  private func append(ownNameOf symbol: Int, to text: inout [UInt8]) {
    switch symbols[symbol].kind {
    case .function, .initializer, .subscript, .macro:
      append(nameOf: symbol, to: &text)
      // An Objective-C selector has its labels in its name.
      if text.last == UInt8(ascii: ":") { return }
      let count = text.count
      append(labelsOf: symbol, to: &text)
      // `#define NAME value`
      let isValue = symbols[symbol].kind == .macro && text.count == count + 2 && !files[Int(symbols[symbol].file)].isSwift
      if isValue { text.removeLast(2) }
    case .extension where symbols[symbol].extended < 0: text += extendedName(of: symbol).utf8
    case .extension: append(qualifiedNameOf: Int(symbols[symbol].extended), to: &text)
    default: append(nameOf: symbol, to: &text)
    }
  }

  private func append(labelsOf symbol: Int, to text: inout [UInt8]) {
    let facts = files[Int(symbols[symbol].file)].facts
    let parent = symbols[symbol].declaration
    text.append(UInt8(ascii: "("))
    var index = Int(parent) + 1
    let end = facts.declarations[Int(parent)].end
    while index < facts.declarations.count, facts.declarations[index].start < end {
      let declaration = facts.declarations[index]
      if declaration.kind == .parameter, declaration.parent == parent {
        // A subscript's parameter has a label only where two names are written.
        let isUnlabelled = symbols[symbol].kind == .subscript && declaration.start == declaration.nameOffset
        if declaration.label.isNone || isUnlabelled {
          text.append(UInt8(ascii: "_"))
        } else {
          facts.withBytes(of: declaration.label) { text += $0 }
        }
        text.append(UInt8(ascii: ":"))
      }
      index += 1
    }
    text.append(UInt8(ascii: ")"))
  }

  /// The extended type as written, `A.B`.
  private func extendedName(of symbol: Int) -> String {
    let facts = files[Int(symbols[symbol].file)].facts
    let declaration = facts.declarations[Int(symbols[symbol].declaration)]
    guard let extended = facts.attachments(of: declaration).first(where: { $0.kind == .extended }) else {
      return name(of: symbol)
    }
    var parts: [String] = []
    var node = Int(extended.node)
    while facts.nodes[node].kind == .typeMember {
      parts.append(facts.text(facts.nodes[node].name))
      guard let base = facts.children(of: node).first else { break }
      node = base
    }
    if facts.nodes[node].kind == .typeName { parts.append(facts.text(facts.nodes[node].name)) }
    return parts.isEmpty ? name(of: symbol) : parts.reversed().joined(separator: ".")
  }
}
