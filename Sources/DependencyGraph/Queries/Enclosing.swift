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
    var text = ownName(of: symbol)
    var index = Int(symbols[symbol].parent)
    while index >= 0 {
      let isExtension = symbols[index].kind == .extension
      if isExtension, symbols[index].extended >= 0 {
        index = Int(symbols[index].extended)
        continue
      }
      text = (isExtension ? extendedName(of: index) : name(of: index)) + "." + text
      index = Int(symbols[index].parent)
    }
    return text
  }

  private func ownName(of symbol: Int) -> String {
    switch symbols[symbol].kind {
    case .function, .initializer, .subscript, .macro:
      // An Objective-C selector has its labels in its name.
      let name = name(of: symbol)
      if name.hasSuffix(":") { return name }
      // `#define NAME value`
      let labels = labels(of: symbol)
      return symbols[symbol].kind == .macro && labels == "()" && !files[Int(symbols[symbol].file)].isSwift ? name : name + labels
    case .extension:
      return symbols[symbol].extended < 0 ? extendedName(of: symbol) : qualifiedName(of: Int(symbols[symbol].extended))
    default: return name(of: symbol)
    }
  }

  private func labels(of symbol: Int) -> String {
    let facts = files[Int(symbols[symbol].file)].facts
    let parent = symbols[symbol].declaration
    var text = "("
    var index = Int(parent) + 1
    let end = facts.declarations[Int(parent)].end
    while index < facts.declarations.count, facts.declarations[index].start < end {
      let declaration = facts.declarations[index]
      if declaration.kind == .parameter, declaration.parent == parent {
        // A subscript's parameter has a label only where two names are written.
        let isUnlabelled = symbols[symbol].kind == .subscript && declaration.start == declaration.nameOffset
        text += (declaration.label.isNone || isUnlabelled ? "_" : facts.text(declaration.label)) + ":"
      }
      index += 1
    }
    return text + ")"
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
