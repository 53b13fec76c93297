import DependencyGraph
import SourceFacts
import Tables

typealias EntityID = ID<Entity>

/// Everything that a name can stand for, apart from local variables: the project's symbols, and behind them in one
/// array local types and functions, generic parameters, and foreign types that the project extends.
struct Entity: Sendable {
  var kind: DeclarationKind
  var access: Access
  var flags: Flags
  /// What a reference to it is: beside the others, where it takes no room of its own.
  var referenceKind = Reference.Kind.type
  /// Merged name.
  var name: UInt32
  private let fileField: OptionalID<GraphFile>
  private let declarationField: OptionalID<Declaration>
  private var parentField: OptionalID<Entity>
  private var ownerField: OptionalID<Entity>

  init(
    kind: DeclarationKind, access: Access, flags: Flags, name: UInt32, file: FileID?, declaration: DeclarationID?,
    parent: EntityID?, owner: EntityID?
  ) {
    (self.kind, self.access, self.flags, self.name) = (kind, access, flags, name)
    (fileField, declarationField) = (OptionalID(file), OptionalID(declaration))
    (parentField, ownerField) = (OptionalID(parent), OptionalID(owner))
  }

  /// None for foreign types.
  @inline(__always) var file: FileID? { fileField.id }

  /// In its file; none for foreign types.
  @inline(__always) var declaration: DeclarationID? { declarationField.id }

  /// The enclosing type or extension; of generic parameters the entity they belong to.
  @inline(__always) var parent: EntityID? {
    get { parentField.id }
    set { parentField = OptionalID(newValue) }
  }

  /// Types: the type itself, or the one that stands for it (see `Flags.twin`). Extensions: the extended type.
  /// Members: the type whose members they are. Else, and where it could not be told, none.
  @inline(__always) var owner: EntityID? {
    get { ownerField.id }
    set { ownerField = OptionalID(newValue) }
  }

  /// The file of what the project declares.
  @inline(__always) var home: FileID {
    guard let file else { preconditionFailure("declared outside of the project") }
    return file
  }

  /// From whose code it can be seen.
  enum Access: UInt8, Sendable, Comparable {
    case file, module, everywhere
    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// Declared in code: no symbol.
    static let local = Flags(rawValue: 1)
    /// Declared before in another branch of the same `#if`; names lead to that one.
    static let twin = Flags(rawValue: 2)
    /// Declared outside the project.
    static let foreign = Flags(rawValue: 4)
    /// Belongs to the type, not to its values.
    static let isStatic = Flags(rawValue: 8)
    /// Written in the body of a protocol.
    static let requirement = Flags(rawValue: 16)
    /// A variable without a written type that has to be inferred: see `FrozenFacts.inferredValue`.
    static let inferred = Flags(rawValue: 32)
    /// An initializer that may give nothing. Those are never inferred: the bit says either, by what it is said of.
    static let failable = inferred
    /// Declared in a file of the C family.
    static let objectiveC = Flags(rawValue: 64)
    /// Swift calls it by a name, and with labels, that are written beside it: see `ObjectiveCSymbols.swiftLabels`.
    static let renamed = Flags(rawValue: 128)
  }

  var isType: Bool { kind.namesType }

  /// See `Flags.inferred`.
  var isInferred: Bool { kind == .variable && flags.contains(.inferred) }

  /// See `Flags.failable`.
  var isFailable: Bool { kind == .initializer && flags.contains(.failable) }
}

extension EntityID {
  /// Symbols come first, in the order of the graph.
  @inline(__always) init(symbol: SymbolID) { self.init(raw: symbol.raw) }
}

extension DeclarationKind {
  /// A name of this kind can stand where a type is expected.
  @inline(__always)
  var namesType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype, .genericParameter: true
    default: false
    }
  }
}
