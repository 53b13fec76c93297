import Tables

/// The id of a node in its file.
public typealias NodeID = ID<Node>

/// A part of a written type or expression. The nodes of a file are a flat array in *postorder*: a node follows its
/// children, and its subtree is the contiguous range `start...itself`. The last child of node `i` is `i - 1` (if
/// `start < i`), the one before it is `nodes[i - 1].start - 1`, and so on down to `start`.
///
/// Bodies of closures and of `if`, `switch` and `do` expressions are inside the subtree of their node: the expressions
/// of their statements are its children, in order. Nodes follow the order of the text, except that a postfix part
/// (member, call, cast) follows the arguments that it encloses.
public struct Node: Sendable, BitwiseCopyable {
  public var kind: NodeKind
  public var flags: NodeFlags
  /// The context of the outermost expression or type that this node belongs to. Every node of a type has it; in an
  /// expression only the root has it, and the others have `.nested`.
  public var context: NodeContext
  /// The number of bytes from an argument's label to `offset`; 0 if they are too many, and for labels of types and
  /// trailing closures.
  public var labelDistance: UInt8 = 0
  /// The name, or the declaration's number if the node is a closure.
  @usableFromInline var nameOrClosure: Name
  /// The label of an argument, a tuple element or a labelled trailing closure.
  public var label: Name
  /// UTF-8 byte offset of the token that identifies the node: its identifier, operator, bracket or keyword.
  public var offset: UInt32
  /// The first node of the subtree; the node itself if it has no children.
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

  /// An identifier, a member, an operator or a type; see `NodeKind`. None for closures.
  @inlinable public var name: Name {
    get { kind == .closure ? .none : nameOrClosure }
    set { nameOrClosure = newValue }
  }

  /// For a closure: its declaration, which has the captures, parameters, result type and body.
  public var closureDeclaration: DeclarationID { DeclarationID(raw: Int32(bitPattern: nameOrClosure.raw)) }
}

extension Name {
  /// Stores a closure's declaration in the place of a name; see `Node.closureDeclaration`.
  @inlinable public init(ofClosure declaration: DeclarationID) { self.init(UInt32(bitPattern: declaration.raw)) }
}

public enum NodeKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  // MARK: Types
  /// `Name` or `Name<A, B>`: children are the generic arguments. `Self`, `Any`, `_` and the `class` of an old
  /// protocol's inheritance clause are names too. Offset: the name.
  case typeName
  /// `Base.Name<A>`: the first child is the base, then the generic arguments. Also `module::Name`. Offset: the name.
  case typeMember
  /// `T?`. Offset: the question mark. The child is `T`.
  case optionalType
  /// `T!`. Offset: the exclamation mark.
  case implicitlyUnwrappedType
  /// `[T]`. Offset: the bracket.
  case arrayType
  /// `[K: V]`. Offset: the bracket.
  case dictionaryType
  /// `[4 of T]`: the children are the count and the element type. Offset: the bracket.
  case inlineArrayType
  /// `(A, b: B)`, also `()` and a type in parentheses. Element labels are the children's labels (the first name).
  /// Offset: the parenthesis.
  case tupleType
  /// `(A, B) async throws(E) -> R`: the children are the parameters, then `E` if written, then `R`. Flags `.async`,
  /// `.throwing`, `.typedThrows`. Offset: the opening parenthesis.
  case functionType
  /// `some P`. Offset: the keyword, also for `any P`.
  case someType
  /// `any P`
  case anyType
  /// `A & B & C`: the children are the parts. Offset: the first `&`.
  case compositionType
  /// `T.Type`, `T.Protocol`: `name` is `Type` or `Protocol`. Offset: that name. Child: `T`.
  case metatype
  /// `repeat T`
  case packExpansionType
  /// `each T`
  case packElementType
  /// `~Copyable`. Offset: the tilde.
  case suppressedType
  /// `inout T`, `@escaping () -> Void`, `sending T`, `borrowing T`: the children are attribute nodes in order, then the
  /// type. Flag `.inout` for `inout`. Offset: the first attribute or specifier.
  case attributedType
  /// An integer as generic argument (`Vector<3, Int>`), also `-3`. Offset: the number or its minus sign.
  case integerType

  // MARK: Around declarations
  /// `@Name(arguments)`: the first child is the type node of the name, then the arguments if they are ordinary
  /// expressions. `name`: the text in the parentheses of `@objc(…)`, else none. Offset: the `@`.
  case attribute
  /// `Left: Right` or `Left == Right` in a generic `where` clause: two types as children; `name` is `:` or `==`.
  /// Offset: that operator. Layout constraints (`T: _Trivial`) have the same form.
  case requirement

  // MARK: Names in expressions
  /// `name`, `name<A>`, `name(label:)`, `self`, `Self`, `super`, `init`, `$0`, `$wrapped`: the children are generic
  /// arguments (types), then `argumentName` nodes.
  case identifier
  /// `base.name`, `base.0`, `base.init`, `base.self`: the first child is the base, the others are as in `identifier`.
  /// Offset: the name.
  case member
  /// `.name`, whose base is inferred: the children are as in `identifier`. Offset: the name.
  case implicitMember
  /// One label of a compound name `f(a:b:)`; `_` if it has none.
  case argumentName
  /// `callee(arguments) { trailing } label: { trailing }`: the first child is the callee, then the arguments. Trailing
  /// closures have the flag `.trailing`. Offset: the parenthesis, or the brace if there is none.
  case call
  /// `base[arguments]`; trailing closures as in `call`. Offset: the bracket.
  case subscripting
  /// `base?`. Offset: the question mark.
  case optionalChaining
  /// `base!`. Offset: the exclamation mark.
  case forcedUnwrapping
  /// `\Root.path[0]?.x`: the root type if written (a type node), then one node for each component: `keyPathMember`,
  /// `keyPathSubscript` (its arguments as children), `keyPathOptional`. Offset: the backslash.
  case keyPath
  /// Children: generic arguments, then `argumentName`s; for a method component (`.f(x)`) also its arguments.
  case keyPathMember
  case keyPathSubscript
  /// Whether its type has `?` or `!`.
  case keyPathOptional
  /// `#name(arguments) { }` of any kind (`#selector`, `#colorLiteral`, a macro of the project), in expressions and
  /// between declarations: the children are generic arguments, then arguments as in `call`. Offset: the `#`. `name`
  /// does not include the `#`.
  case macro

  // MARK: Operators
  /// `a + b as C ? d : e`, without precedence: operands and operators alternate. Offset: that of the first operator.
  case sequence
  /// A binary operator; `name` is the operator.
  case binaryOperator
  /// `=`
  case assignment
  /// `? middle :`, with the middle as child. Offset: the question mark.
  case ternary
  /// `as T`, `as? T`, `as! T`: `name` is `as`, `as?` or `as!`; the child is `T`. Offset: `as`.
  case cast
  /// `is T`
  case typeCheck
  /// `async throws ->` in an expression that is a type. Offset: the arrow.
  case arrow
  /// `-x`: `name` is the operator, the child is the operand.
  case prefixOperator
  /// `x...`
  case postfixOperator
  /// `&x`
  case inoutArgument
  /// `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat` before one operand: `name`
  /// is the keyword with its mark.
  case effect

  // MARK: Literals and compounds
  case integerLiteral
  case floatLiteral
  /// The children are the arguments of its interpolations, with their labels. Offset: the first `#` or quote.
  case stringLiteral
  /// `name` is the literal as written: `true`, `YES`.
  case booleanLiteral
  case nilLiteral
  case regexLiteral
  /// `[a, b]`
  case array
  /// `[k: v]`: keys and values alternate.
  case dictionary
  /// `(a, label: b)`, also one expression in parentheses.
  case tuple
  /// `{ [captures] (parameters) -> R in body }`; see `closureDeclaration`. The children are all expressions and types
  /// inside, in order. Offset: the brace.
  case closure
  /// `if` as an expression: after `=`, `return`, `in` …, not at the start of a statement. The children are conditions
  /// and bodies in order. Offset: the keyword, also for `switch` and `do`.
  case ifExpression
  case switchExpression
  case doExpression
  /// `_`
  case discard
  /// A name bound inside a pattern (`case .some(let x)`), or a pattern `let x` in the place of an expression. The
  /// variable itself is in the declarations.
  case patternBinding
  /// A type in the place of an expression that cannot be parsed as one: `some P`, `any P`, a function type, a type with
  /// `[]` or `?`. One type child. Offset: that of the type's root.
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
  /// Has generic arguments (also `Foo<>`).
  @inlinable public static var specialized: NodeFlags { NodeFlags(rawValue: 32) }
  /// Objective-C: a name in angle brackets where only protocols are possible. A class may have the same name.
  @inlinable public static var protocolName: NodeFlags { NodeFlags(rawValue: 64) }
}

/// The context of an outermost type or expression.
public enum NodeContext: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  /// Inside another expression. A type in an expression's brackets has its own context.
  case nested
  // Types
  case annotation, result, inheritance, extendedType, constraint, aliasedType, attribute, genericArgument
  case castType, typeCheck, thrownType, parameterType, captured
  // Expressions
  case statement, initialValue, defaultValue, condition, returned, thrown, switchSubject, forSequence, casePattern
  case whereClause, rawValue, attributeArgument, captureValue, defaultType
}
