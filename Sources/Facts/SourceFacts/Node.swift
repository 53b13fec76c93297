import Tables

/// The number of a node in its file.
public typealias NodeID = ID<Node>

/// One piece of a written type or expression. A file's nodes are one flat array in *postorder*: a node stands after its
/// children, and its subtree is the unbroken run `start...itself`. The last child of node `i` is `i - 1` (when
/// `start < i`), the one before it is `nodes[i - 1].start - 1`, and so on down to `start`.
///
/// The bodies of closures and of `if`, `switch` and `do` expressions lie inside the subtree of their node: their
/// statements' expressions are children in order. Nodes follow the order of the text, except that a postfix part
/// (member, call, cast) stands after the arguments it encloses.
public struct Node: Sendable, BitwiseCopyable {
  public var kind: NodeKind
  public var flags: NodeFlags
  /// Where the outermost expression or type that this node belongs to stands. All nodes of a type carry it; of an
  /// expression only the root does, the others say `.nested`.
  public var context: NodeContext
  /// How many bytes the label of an argument stands before `offset`; 0 where they are too many, and for labels of types and of
  /// trailing closures.
  public var labelDistance: UInt8 = 0
  /// The name, or for a closure the number of its declaration.
  @usableFromInline var nameOrClosure: Name
  /// The label before this node, where it is an argument, a tuple element or a labelled trailing closure.
  public var label: Name
  /// UTF-8 byte offset of the token that names the node (its identifier, operator, bracket or keyword).
  public var offset: UInt32
  /// The first node of the subtree; the node itself when it has no children.
  public var start: NodeID

  public init(
    kind: NodeKind, flags: NodeFlags = [], context: NodeContext = .nested, name: Name = .none, label: Name = .none,
    offset: UInt32, start: NodeID
  ) {
    self.kind = kind
    self.flags = flags
    self.context = context
    nameOrClosure = name
    self.label = label
    self.offset = offset
    self.start = start
  }

  /// What is named: an identifier, a member, an operator, a type; see `NodeKind`. A closure has no name.
  @inlinable public var name: Name {
    get { kind == .closure ? .none : nameOrClosure }
    set { nameOrClosure = newValue }
  }

  /// For a closure: its declaration, which holds captures, parameters, result type and body.
  public var closureDeclaration: DeclarationID { DeclarationID(raw: Int32(bitPattern: nameOrClosure.raw)) }
}

extension Name {
  /// What the node of a closure has in place of a name; see `Node.closureDeclaration`.
  @inlinable public init(ofClosure declaration: DeclarationID) { self.init(UInt32(bitPattern: declaration.raw)) }
}

public enum NodeKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  // MARK: Types
  /// `Name` or `Name<A, B>`: children are the generic arguments. `Self`, `Any`, `_` and the `class` of an old
  /// protocol's inheritance clause are names too. Offset: the name.
  case typeName
  /// `Base.Name<A>`: first child the base, then the generic arguments. `module::Name` is this too. Offset: the name.
  case typeMember
  /// `T?`. Offset: the question mark. The child is `T`.
  case optionalType
  /// `T!`. Offset: the exclamation mark.
  case implicitlyUnwrappedType
  /// `[T]`. Offset: the bracket.
  case arrayType
  /// `[K: V]`. Offset: the bracket.
  case dictionaryType
  /// `[4 of T]`: children count, element. Offset: the bracket.
  case inlineArrayType
  /// `(A, b: B)`, also `()` and a type in parentheses. Element labels are the children's labels (the first name).
  /// Offset: the parenthesis.
  case tupleType
  /// `(A, B) async throws(E) -> R`: children are the parameters, then `E` where written, then `R`.
  /// Flags `.async`, `.throwing`, `.typedThrows`. Offset: the opening parenthesis.
  case functionType
  /// `some P`. Offset: the keyword; likewise the next ones.
  case someType
  /// `any P`
  case anyType
  /// `A & B & C`: children the parts. Offset: the first `&`.
  case compositionType
  /// `T.Type`, `T.Protocol`: `name` says which. Offset: that name. Child: `T`.
  case metatype
  /// `repeat T`
  case packExpansionType
  /// `each T`
  case packElementType
  /// `~Copyable`. Offset: the tilde.
  case suppressedType
  /// `inout T`, `@escaping () -> Void`, `sending T`, `borrowing T`: children are attribute nodes in order, then the
  /// type. Flag `.inout` for `inout`. Offset: the first attribute or specifier.
  case attributedType
  /// An integer as generic argument (`Vector<3, Int>`), `-3` included. Offset: the number (or its minus).
  case integerType

  // MARK: Around declarations
  /// `@Name(arguments)`: first child the type node of the name, then the arguments where they are ordinary
  /// expressions. `name`: the text in the parentheses of `@objc(…)`, else none. Offset: the `@`.
  case attribute
  /// `Left: Right` or `Left == Right` in a generic `where` clause: two type children, `name` is `:` or `==`.
  /// Offset: that operator. Layout constraints (`T: _Trivial`) are no different.
  case requirement

  // MARK: Names in expressions
  /// `name`, `name<A>`, `name(label:)`, `self`, `Self`, `super`, `init`, `$0`, `$wrapped`: children are generic
  /// arguments (types), then `argumentName` nodes.
  case identifier
  /// `base.name`, `base.0`, `base.init`, `base.self`: first child the base, then as `identifier`. Offset: the name.
  case member
  /// `.name`: as `identifier`; a leading dot, the base is inferred. Offset: the name.
  case implicitMember
  /// One label of a compound name `f(a:b:)`; `_` for none.
  case argumentName
  /// `callee(arguments) { trailing } label: { trailing }`: first child the callee, then the arguments. Trailing closures
  /// have the flag `.trailing`. Offset: the parenthesis, or the brace where there is none.
  case call
  /// `base[arguments]`, trailing closures as in `call`. Offset: the bracket.
  case subscripting
  /// `base?`. Offset: the mark.
  case optionalChaining
  /// `base!`. Offset: the mark.
  case forcedUnwrapping
  /// `\Root.path[0]?.x`: the root's type when written (a type node), then one node for each component: `keyPathMember` and
  /// `keyPathSubscript` (its arguments as children), `keyPathOptional`. Offset: the backslash.
  case keyPath
  /// Children: generic arguments, then `argumentName`s; for a method component (`.f(x)`) its arguments too.
  case keyPathMember
  case keyPathSubscript
  /// Whether its type has `?` or `!`.
  case keyPathOptional
  /// `#name(arguments) { }` of any kind (`#selector`, `#colorLiteral`, a project's own), in expressions and between
  /// declarations: children generic arguments, then arguments as in `call`. Offset: the `#`. `name` is without the `#`.
  case macro

  // MARK: Operators
  /// `a + b as C ? d : e`, unfolded: operands and operators alternate. Offset: that of the first operator.
  case sequence
  /// A binary operator; `name` is the operator.
  case binaryOperator
  /// `=`
  case assignment
  /// `? middle :`, its child the middle. Offset: the question mark.
  case ternary
  /// `as T`, `as? T`, `as! T`: `name` is `as`, `as?` or `as!`, the child `T`. Offset: `as`.
  case cast
  /// `is T`
  case typeCheck
  /// `async throws ->` in an expression that turns out to be a type. Offset: the arrow.
  case arrow
  /// `-x`: `name` the operator, child the operand.
  case prefixOperator
  /// `x...`
  case postfixOperator
  /// `&x`
  case inoutArgument
  /// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`, before one operand:
  /// `name` is the word (with its mark).
  case effect

  // MARK: Literals and compounds
  case integerLiteral
  case floatLiteral
  /// Children are the arguments of its interpolations, labels kept. Offset: the first `#` or quote.
  case stringLiteral
  /// Named as written: `true`, `YES`.
  case booleanLiteral
  case nilLiteral
  case regexLiteral
  /// `[a, b]`
  case array
  /// `[k: v]`: keys and values alternate.
  case dictionary
  /// `(a, label: b)`, also one expression in parentheses.
  case tuple
  /// `{ [captures] (parameters) -> R in body }`: `closureDeclaration` is its declaration. Children: everything
  /// written inside, in order. Offset: the brace.
  case closure
  /// `if` as expression or statement: children are conditions and bodies in order. Only as expression (after `=`,
  /// `return`, `in` …; not at the start of a statement). Offset: the keyword; likewise for the two below.
  case ifExpression
  case switchExpression
  case doExpression
  /// `_`
  case discard
  /// A name bound inside a pattern (`case .some(let x)`), or a pattern `let x` where an expression may stand.
  /// The declaration is recorded apart.
  case patternBinding
  /// `some P`, `any P`, `(A) -> B`-like types and `[T]`-like sugar where only a type can stand in an expression:
  /// one type child. Offset: that of the type's root.
  case typeExpression
  /// `is T` as a pattern: one type child. Offset: `is`.
  case isPattern
}

public struct NodeFlags: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A trailing closure of the call that encloses it.
  @inlinable public static var trailing: NodeFlags { NodeFlags(rawValue: 1) }
  @inlinable public static var `inout`: NodeFlags { NodeFlags(rawValue: 2) }
  @inlinable public static var async: NodeFlags { NodeFlags(rawValue: 4) }
  @inlinable public static var throwing: NodeFlags { NodeFlags(rawValue: 8) }
  @inlinable public static var typedThrows: NodeFlags { NodeFlags(rawValue: 16) }
  /// Generic arguments are written (`Foo<>` too).
  @inlinable public static var specialized: NodeFlags { NodeFlags(rawValue: 32) }
  /// Objective-C: a name between angle brackets where only protocols can stand. A class may have the same name.
  @inlinable public static var protocolName: NodeFlags { NodeFlags(rawValue: 64) }
}

/// Where the outermost type or expression stands.
public enum NodeContext: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// Inside another expression, or a type written inside an expression's brackets (its own context then says so).
  case nested
  // Types
  case annotation, result, inheritance, extendedType, constraint, aliasedType, attribute, genericArgument
  case castType, typeCheck, thrownType, parameterType, captured
  // Expressions
  case statement, initialValue, defaultValue, condition, returned, thrown, switchSubject, forSequence, casePattern
  case whereClause, rawValue, attributeArgument, captureValue, defaultType
}
