import Tables

/// The number of a declaration in its file.
public typealias DeclarationID = ID<Declaration>
/// The number of a scope in its file.
public typealias ScopeID = ID<Scope>

/// A declaration: a type, extension, member, local variable, parameter, generic parameter, capture or closure.
/// Declarations of a file are in the order of their names in the text (or of their keywords, if they have no name).
public struct Declaration: Sendable, BitwiseCopyable {
  public var kind: DeclarationKind
  /// For a variable bound by a tuple pattern: the index of its element, from 1, in the low four bits, and in the high
  /// four bits the index inside a nested tuple. 0 for other declarations, deeper nesting and elements after the 15th.
  /// The field fills padding after `kind`.
  public var tuplePlace: UInt8
  public var attachmentCount: UInt16
  public var modifiers: Modifiers
  /// The declared name. For functions the base name (`load`, `+`); `init`, `deinit` and `subscript` for these; for
  /// extensions the last component of the extended type; for accessors `get`, `set`, `willSet` …; none for closures.
  public var name: Name
  /// For parameters the argument label that callers write; none for `_` and for closure parameters without a label. For
  /// Objective-C extensions `implementation`, the category's name, or none for a class extension.
  public var label: Name
  /// UTF-8 byte offset of the name; of the keyword or brace if there is no name, or of the last component of the
  /// extended type.
  public var nameOffset: UInt32
  /// UTF-8 byte range from the first attribute, modifier or keyword to the end of the last token.
  public var start: UInt32
  public var end: UInt32
  @usableFromInline var parentField: OptionalID<Declaration>
  /// The scope it is declared in.
  public var scope: ScopeID
  @usableFromInline var bodyField: OptionalID<Scope>
  @usableFromInline var typeField: OptionalID<Node>
  @usableFromInline var valueField: OptionalID<Node>
  /// The index of its first attachment in `FileFacts.attachments`.
  public var attachments: UInt32
  /// The number of nodes before the place from which code of its own scope can see it; 0 if it is visible in the whole
  /// scope (types, functions, members). A local variable is not visible in its own initial value.
  public var visibleFrom: UInt32

  public init(
    kind: DeclarationKind, name: Name, nameOffset: UInt32, start: UInt32, parent: DeclarationID?, scope: ScopeID
  ) {
    self.kind = kind
    tuplePlace = 0
    self.modifiers = []
    self.name = name
    self.label = .none
    self.nameOffset = nameOffset
    self.start = start
    self.end = start
    parentField = OptionalID(parent)
    self.scope = scope
    bodyField = .none
    typeField = .none
    valueField = .none
    attachments = 0
    attachmentCount = 0
    visibleFrom = 0
  }
}

extension Declaration {
  /// The enclosing declaration. For parameters and generic parameters, the declaration that they belong to; for
  /// accessors, the variable.
  @inlinable public var parent: DeclarationID? {
    get { parentField.id }
    set { parentField = OptionalID(newValue) }
  }
  /// The scope of its body in braces.
  @inlinable public var body: ScopeID? {
    get { bodyField.id }
    set { bodyField = OptionalID(newValue) }
  }
  /// Root node of the written type: the type of a variable or parameter, the result of a function or subscript, the
  /// aliased type, the constraint of a generic parameter, or the default of an associated type.
  @inlinable public var type: NodeID? {
    get { typeField.id }
    set { typeField = OptionalID(newValue) }
  }
  /// Root node of the initial or default value, the raw value of an enum case, or the captured expression.
  @inlinable public var value: NodeID? {
    get { valueField.id }
    set { valueField = OptionalID(newValue) }
  }
}

extension Declaration {
  /// The `tuplePlace` of an element.
  ///
  /// - Parameters:
  ///   - element: its index in the pattern, from 0.
  ///   - outer: the `tuplePlace` of the enclosing pattern; nil for the outermost pattern.
  public static func tuplePlace(_ element: Int, in outer: UInt8?) -> UInt8 {
    guard element < 15 else { return 0 }
    guard let outer else { return UInt8(element + 1) }
    return outer == 0 || outer > 15 ? 0 : outer | UInt8(element + 1) << 4
  }
}

public enum DeclarationKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  case `typealias`, `associatedtype`, genericParameter, primaryAssociatedType
  case function, initializer, deinitializer, `subscript`, accessor, closure, macro
  case variable, parameter, capture
  /// One enum case; its associated values are `parameter` declarations with this parent.
  case `case`
  case `operator`, precedenceGroup
  /// An Objective-C header, named by its file. The graph adds it as a target of imports.
  case header

  /// Whether it is a type with members of its own: not an extension or a type alias.
  public var isNominalType: Bool { rawValue <= DeclarationKind.protocol.rawValue }
}

public struct Modifiers: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  // Computed, so that they are inlined: stored constants of another module are read through a call.
  @inlinable init(bit: UInt32) { self.init(rawValue: 1 &<< bit) }

  @inlinable public static var `open`: Modifiers { Modifiers(bit: 0) }
  @inlinable public static var `public`: Modifiers { Modifiers(bit: 1) }
  @inlinable public static var package: Modifiers { Modifiers(bit: 2) }
  @inlinable public static var `internal`: Modifiers { Modifiers(bit: 3) }
  @inlinable public static var `fileprivate`: Modifiers { Modifiers(bit: 4) }
  @inlinable public static var `private`: Modifiers { Modifiers(bit: 5) }
  /// `private(set)`, `fileprivate(set)`, `internal(set)`, `package(set)`, `public(set)`: the setter is less visible
  /// than the getter.
  @inlinable public static var restrictedSetter: Modifiers { Modifiers(bit: 6) }
  @inlinable public static var `static`: Modifiers { Modifiers(bit: 7) }
  /// `class` as a modifier.
  @inlinable public static var classMember: Modifiers { Modifiers(bit: 8) }
  @inlinable public static var final: Modifiers { Modifiers(bit: 9) }
  @inlinable public static var override: Modifiers { Modifiers(bit: 10) }
  @inlinable public static var required: Modifiers { Modifiers(bit: 11) }
  @inlinable public static var convenience: Modifiers { Modifiers(bit: 12) }
  @inlinable public static var lazy: Modifiers { Modifiers(bit: 13) }
  @inlinable public static var weak: Modifiers { Modifiers(bit: 14) }
  @inlinable public static var unowned: Modifiers { Modifiers(bit: 15) }
  /// `unowned(unsafe)`, in addition to `unowned`.
  @inlinable public static var unsafe: Modifiers { Modifiers(bit: 16) }
  @inlinable public static var mutating: Modifiers { Modifiers(bit: 17) }
  @inlinable public static var nonisolated: Modifiers { Modifiers(bit: 18) }
  @inlinable public static var dynamic: Modifiers { Modifiers(bit: 19) }
  @inlinable public static var indirect: Modifiers { Modifiers(bit: 20) }
  @inlinable public static var async: Modifiers { Modifiers(bit: 21) }
  @inlinable public static var `throws`: Modifiers { Modifiers(bit: 22) }
  /// `let`, for variables and for bindings in patterns.
  @inlinable public static var constant: Modifiers { Modifiers(bit: 23) }
  /// Has a getter in braces: `var x: T { … }`, `{ get }`; also subscripts.
  @inlinable public static var computed: Modifiers { Modifiers(bit: 24) }
  /// Has a `set`, `_modify` or similar in addition to the getter.
  @inlinable public static var settable: Modifiers { Modifiers(bit: 25) }
  /// Has `willSet` or `didSet`.
  @inlinable public static var observed: Modifiers { Modifiers(bit: 26) }
  /// Bound by a tuple or case pattern: `value` is that of the whole pattern.
  @inlinable public static var destructured: Modifiers { Modifiers(bit: 27) }
  /// `if let x`, `guard let x`, `while let x`: the type is that of the unwrapped value.
  @inlinable public static var optionalBinding: Modifiers { Modifiers(bit: 28) }
  /// `init?`, `init!`
  @inlinable public static var failable: Modifiers { Modifiers(bit: 29) }
  /// Bound by `for x in value`: the type is the element type of the value.
  @inlinable public static var iterated: Modifiers { Modifiers(bit: 30) }
  /// A variadic parameter or a parameter pack (`each T`).
  @inlinable public static var variadic: Modifiers { Modifiers(bit: 31) }
}

/// A type or attribute in the header of a declaration.
public struct Attachment: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, BitwiseCopyable { case attribute, inherited, extended, requirement, thrown }
  public var kind: Kind
  /// Fills the gap, so that equal facts have equal bytes.
  private var gap: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// The root node.
  public var node: NodeID
  public init(kind: Kind, node: NodeID) {
    self.kind = kind
    self.node = node
  }
}

/// A range of text in which declarations are visible.
public struct Scope: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case file
    /// The braces of a type or extension.
    case members
    /// Code: a function body, a closure, a branch of `if`, `for`, `switch` …, including the names that its head binds.
    case code
    /// The header of a generic declaration or one with parameters. It contains these, and is the parent of the body's
    /// scope.
    case header
  }
  public var kind: Kind
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8, UInt8) = (0, 0, 0)
  @usableFromInline var parentField: OptionalID<Scope>
  @usableFromInline var declarationField: OptionalID<Declaration>
  /// The nodes inside: `firstNode..<endNode`.
  public var firstNode: NodeID
  public var endNode: NodeID
  /// UTF-8 byte range.
  public var start: UInt32
  public var end: UInt32
  public init(kind: Kind, parent: ScopeID?, declaration: DeclarationID?, firstNode: NodeID, start: UInt32) {
    self.kind = kind
    parentField = OptionalID(parent)
    declarationField = OptionalID(declaration)
    self.firstNode = firstNode
    self.start = start
    endNode = firstNode
    end = start
  }
  /// The scope of a file that has not been scanned yet.
  public static var file: Scope { Scope(kind: .file, parent: nil, declaration: nil, firstNode: NodeID(0), start: 0) }
  /// The enclosing scope; nil for that of the file.
  @inlinable public var parent: ScopeID? {
    get { parentField.id }
    set { parentField = OptionalID(newValue) }
  }
  /// The declaration whose header, members or code this is; nil at file level.
  @inlinable public var declaration: DeclarationID? {
    get { declarationField.id }
    set { declarationField = OptionalID(newValue) }
  }
  /// Whether the scope of a pattern starts with `case`, not with `if case` or `while case`. Decided by the distance to
  /// its first node, so that a comment between them leads to false.
  public func startsAtCase(_ first: Node) -> Bool { first.offset < start + Self.ifCaseLength }

  private static let ifCaseLength: UInt32 = 9
}
