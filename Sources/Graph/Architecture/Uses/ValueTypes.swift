import DependencyGraph
import SourceFacts
import Tables

/// The types of expressions and declarations, with their names and those of their supertypes. Not thread-safe.
public final class ValueTypes {
  public let graph: DependencyGraph
  let words: LanguageWords
  let numbered: NumberedTypes
  private var files: Table<FileID, CodeFile?>

  public init(_ graph: DependencyGraph) {
    self.graph = graph
    words = LanguageWords(graph.names)
    numbered = NumberedTypes(graph)
    files = Table(repeating: nil, count: graph.files.count)
  }

  @inline(__always)
  func code(_ file: FileID) -> CodeFile { files[file] ?? read(file) }

  @inline(never)
  private func read(_ file: FileID) -> CodeFile {
    let code = CodeFile(file, in: graph)
    files[file] = code
    return code
  }

  /// The type of an expression's value, or the type that a type node names.
  public func type(of node: NodeID, in file: FileID) -> ValueType {
    graph.expressionTypes?.type(ofNode: node, in: file) ?? .unknown
  }

  /// The type of a variable, the result type of a function, or for a type's symbol the type itself.
  public func type(ofSymbol symbol: SymbolID) -> ValueType { graph.expressionTypes?.type(ofSymbol: symbol) ?? .unknown }

  // MARK: Names

  /// The names of a type and all its supertypes, nearest first.
  public func names(of type: ValueType) -> [String] {
    numbered.names(of: numbered.id(of: type)).map { numbered.text($0) }
  }

  /// The text of the name of a type outside the project.
  public func text(_ name: Name) -> String { numbered.text(name) }

  /// The names of a type and its superclasses. For other types than the project's classes all names.
  func classNames(of type: ValueType) -> [Name] {
    guard case .project(let symbol) = type.instance, graph.symbols[symbol].kind == .class else {
      return numbered.names(of: numbered.id(of: type))
    }
    var names = [graph.symbols[symbol].name]
    var next = symbol
    while let first = graph.supertypes(of: next).first,
      graph.isSuperclass(graph.supertypes(of: next).startIndex, of: next)
    {
      guard let superclass = first.symbol else {
        return names + numbered.names(of: numbered.id(of: .foreign(first.name)))
      }
      guard graph.symbols[superclass].kind == .class, names.count < 24 else { break }
      names.append(graph.symbols[superclass].name)
      next = superclass
    }
    return names
  }

  // MARK: Places

  /// The local declaration that a name means at a node; see `LocalDeclarations.find`.
  public func local(_ name: Name, at offset: UInt32, node: NodeID, before: DeclarationID? = nil, in file: FileID)
    -> DeclarationID?
  {
    code(file).local(name, at: offset, node: node, before: before)
  }

  /// Whether an identifier is `self` or a variable for it, `weakSelf`.
  func isSelf(_ node: NodeID, in code: CodeFile) -> Bool {
    var node = node
    for _ in 0..<4 where code.facts.nodes[node].kind == .identifier {
      let name = code.facts.nodes[node].name
      if code.merged(name) == words.selfValue { return true }
      guard let local = local(name, at: code.facts.nodes[node].offset, node: node, in: code.file) else { return false }
      let declaration = code.facts.declarations[local]
      guard declaration.kind == .variable, let value = declaration.value, !declaration.modifiers.contains(.iterated)
      else { return false }
      node = value
    }
    return false
  }

  /// The symbol of the project that is named at a place; for an initializer the type.
  public func target(in file: FileID, at offset: UInt32) -> SymbolID? {
    target(of: graph.references(in: file, at: offset))
  }

  /// The target of the references at one place.
  func target(of found: Range<ReferenceID>) -> SymbolID? {
    guard let first = found.first else { return nil }
    let type = found.first { graph.symbols[graph.references[$0].target].kind.isNominalType }
    return graph.references[type ?? first].target
  }
}

extension String {
  /// `pushViewController` for the selector `pushViewController:animated:`; other names are unchanged.
  var firstPiece: String { utf8.firstIndex(of: UInt8(ascii: ":")).map { String(self[..<$0]) } ?? self }
}
