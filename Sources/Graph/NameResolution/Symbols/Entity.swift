import DependencyGraph
import SourceFacts
import Tables

typealias EntityID = ID<Entity>

/// Everything that a name can refer to, except local variables. The ids are ordered: first the project's symbols; then
/// local types and functions, generic parameters, and foreign types that the project extends.
struct Entity: Sendable {
  var kind: DeclarationKind
  var access: Access
  var flags: Flags
  /// The kind of references to it. This position needs no padding.
  var referenceKind = Reference.Kind.type
  /// The merged name.
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

  /// Nil for foreign types.
  @inline(__always) var file: FileID? { fileField.id }

  /// Its index in the file; nil for foreign types.
  @inline(__always) var declaration: DeclarationID? { declarationField.id }

  /// The enclosing type or extension; for a generic parameter, the declaration that has it.
  @inline(__always) var parent: EntityID? {
    get { parentField.id }
    set { parentField = OptionalID(newValue) }
  }

  /// For a type: itself, or the type that it duplicates (see `Flags.twin`). For an extension: the extended type. For a
  /// member: the type that has it. Nil in other cases, and if unknown.
  @inline(__always) var owner: EntityID? {
    get { ownerField.id }
    set { ownerField = OptionalID(newValue) }
  }

  /// The file of a declaration in the project.
  @inline(__always) var home: FileID {
    guard let file else { preconditionFailure("declared outside of the project") }
    return file
  }

  /// The code that can see it.
  enum Access: UInt8, Sendable, Comparable {
    case file, module, everywhere
    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// Declared in code, so it is not a symbol.
    static let local = Flags(rawValue: 1)
    /// Also declared in an earlier branch of the same `#if`; names refer to that declaration.
    static let twin = Flags(rawValue: 2)
    /// Declared outside the project.
    static let foreign = Flags(rawValue: 4)
    /// A static or class member.
    static let isStatic = Flags(rawValue: 8)
    /// Declared in the body of a protocol.
    static let requirement = Flags(rawValue: 16)
    /// A variable whose type must be inferred; see `FrozenFacts.inferredValue`.
    static let inferred = Flags(rawValue: 32)
    /// A failable initializer. It shares its bit with `inferred`, which only variables have.
    static let failable = inferred
    /// Declared in a file of the C family.
    static let objectiveC = Flags(rawValue: 64)
    /// Has a Swift name and labels set by `NS_SWIFT_NAME`; see `ObjectiveCSymbols.swiftLabels`.
    static let renamed = Flags(rawValue: 128)
  }

  var isType: Bool { kind.namesType }

  /// See `Flags.inferred`.
  var isInferred: Bool { kind == .variable && flags.contains(.inferred) }

  /// See `Flags.failable`.
  var isFailable: Bool { kind == .initializer && flags.contains(.failable) }
}

extension EntityID {
  /// Symbols are the first entities, in the same order.
  @inline(__always) init(symbol: SymbolID) { self.init(raw: symbol.raw) }
}

extension DeclarationKind {
  /// Whether a declaration of this kind can be named where a type is expected.
  @inline(__always)
  var namesType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype, .genericParameter: true
    default: false
    }
  }
}
