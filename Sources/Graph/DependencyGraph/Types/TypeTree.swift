import SourceFacts
import Tables

/// A complete type with generic arguments. Aliases are resolved. Unlike `ValueType` it allocates memory.
public indirect enum TypeTree: Sendable {
  /// A type of the project, with its generic arguments.
  case project(SymbolID, [TypeTree])
  /// Any other type, by its name in `DependencyGraph.names`.
  case foreign(Name, [TypeTree])
  case parameter(GenericParameter, bounds: [TypeTree])
  case optional(TypeTree)
  /// An array of elements, a dictionary of keys and values.
  case collection([TypeTree])
  case tuple([TypeTree])
  case function([TypeTree], result: TypeTree)
  case composition([TypeTree])
  /// The metatype of a type.
  case metatype(TypeTree)
  case unknown

  /// A generic parameter, by its index in a declaration.
  public struct GenericParameter: Sendable, Hashable {
    /// Nil for a local declaration and for an associated type.
    public let owner: SymbolID?
    public let index: Int

    package init(owner: SymbolID?, index: Int) { (self.owner, self.index) = (owner, index) }
  }

  /// `Item` for `Item?`.
  public var withoutOptional: TypeTree {
    if case .optional(let wrapped) = self { wrapped.withoutOptional } else { self }
  }

  /// The generic arguments.
  public var arguments: [TypeTree] {
    switch self {
    case .project(_, let arguments), .foreign(_, let arguments): arguments
    default: []
    }
  }

  public var isFunction: Bool { if case .function = withoutOptional { true } else { false } }
}

extension DependencyGraph {
  /// See `ExpressionTypes`.
  public func typeTree(of symbol: SymbolID) -> TypeTree { expressionTypes?.tree(of: symbol) ?? .unknown }

  public func typeTrees(ofParametersOf symbol: SymbolID) -> [TypeTree] {
    expressionTypes?.trees(ofParametersOf: symbol) ?? []
  }

  /// The name of a named type, or of the type that an optional wraps.
  public func name(of type: TypeTree) -> String? {
    switch type.withoutOptional {
    case .project(let symbol, _): names[symbols[symbol].name]
    case .foreign(let name, _): names[name]
    default: nil
    }
  }
}
