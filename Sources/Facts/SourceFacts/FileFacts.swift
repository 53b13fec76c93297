import LowLevel
import Storage
import Tables

/// All that the graph and the rules need to know of one file, whatever language it is written in.
public struct FileFacts: Sendable {
  public var names = NameTable()
  public var imports: [ImportFact] = []
  public var declarations: Table<DeclarationID, Declaration> = []
  public var attachments: [Attachment] = []
  public var scopes: Table<ScopeID, Scope> = []
  public var nodes: Table<NodeID, Node> = []
  public var branches: [ConditionalBranch] = []
  public var directives: [CommentDirective] = []
  public var problems: [SourceProblem] = []
  public var lines = LineTable()
  /// What a compiler knows of values whose type the text does not tell; sorted by node. Objective-C through libclang.
  public var compilerTypes: [CompilerType] = []
  /// What Swift calls declarations of Objective-C, where that is written; sorted by declaration.
  public var swiftNames: [SwiftName] = []

  public init() {}

  /// All but the lists that `FrozenFacts` keeps apart.
  @inlinable public init(
    names: NameTable, imports: [ImportFact], branches: [ConditionalBranch], compilerTypes: [CompilerType],
    swiftNames: [SwiftName],
    lines: LineTable, directives: [CommentDirective], problems: [SourceProblem]
  ) {
    self.names = names
    self.imports = imports
    self.branches = branches
    self.compilerTypes = compilerTypes
    self.swiftNames = swiftNames
    self.lines = lines
    self.directives = directives
    self.problems = problems
  }

  /// The text of a name of this file.
  public func text(_ name: Name) -> String { names[name] }

  /// The children of a node, first to last.
  public func children(of node: NodeID) -> [NodeID] {
    nodes.withUnsafeBufferPointer { FactList($0).children(of: node) }
  }

  @inlinable public func attachments(of declaration: Declaration) -> ArraySlice<Attachment> {
    let first = Int(declaration.attachments)
    return attachments[first..<first + Int(declaration.attachmentCount)]
  }
}

extension FactList<Node> {
  /// The children of a node, first to last.
  public func children(of node: NodeID) -> [NodeID] {
    let start = self[node].start
    var number = 0
    var end = node
    while end > start {
      number += 1
      end = self[end.previous].start
    }
    if number == 0 { return [] }
    // What `Array(repeating:count:)` does costs three times as much.
    var children: [NodeID] = []
    children.reserveCapacity(number)
    for _ in 0..<number { children.append(node.previous) }
    for place in (0..<number - 1).reversed() { children[place] = self[children[place + 1]].start.previous }
    return children
  }

  /// The last child of a node, where it has one.
  public func lastChild(of node: NodeID) -> NodeID? { self[node].start < node ? node.previous : nil }

  /// The first child of a node, where it has one.
  public func firstChild(of node: NodeID) -> NodeID? {
    let start = self[node].start
    guard start < node else { return nil }
    var child = node.previous
    while self[child].start > start { child = self[child].start.previous }
    return child
  }
}

/// `@testable import struct Module.Sub.Symbol`
public struct ImportFact: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case module, `struct`, `class`, `enum`, `protocol`, `typealias`, function, variable, `actor`
    /// Objective-C: a header
    case header
    /// Objective-C: `@class`, `@protocol` without a body
    case forward
  }
  public struct Flags: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable public static var exported: Flags { Flags(rawValue: 1) }
    @inlinable public static var testable: Flags { Flags(rawValue: 2) }
    @inlinable public static var preconcurrency: Flags { Flags(rawValue: 4) }
    /// `@_implementationOnly`, or `private`, `fileprivate`, `internal import`
    @inlinable public static var hidden: Flags { Flags(rawValue: 8) }
    /// Objective-C: `"Header.h"`, not `<Header.h>`
    @inlinable public static var quoted: Flags { Flags(rawValue: 16) }
    /// Objective-C: `@protocol P;`, not `@class C;`
    @inlinable public static var forwardProtocol: Flags { Flags(rawValue: 32) }
  }
  public var kind: Kind
  public var flags: Flags
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8) = (0, 0)
  /// The first component; of headers that of `<Module/Header.h>`, else none.
  public var module: Name
  /// The whole dotted path as written, `Module.Sub.Symbol`; of headers the text between the delimiters.
  public var path: Name
  /// Byte offset of the first component; `end` is after the last.
  public var offset: UInt32
  public var end: UInt32
  public init(kind: Kind, flags: Flags, module: Name, path: Name, offset: UInt32, end: UInt32) {
    self.kind = kind
    self.flags = flags
    self.module = module
    self.path = path
    self.offset = offset
    self.end = end
  }
}

/// One branch of an `#if … #elseif … #else … #endif`. All branches are read.
public struct ConditionalBranch: Sendable, BitwiseCopyable {
  /// Counts the `#if`s of the file; branches of the same one share it.
  public var group: UInt32
  /// Byte range from the directive's keyword to the next one's.
  public var start: UInt32
  public var end: UInt32
  public init(group: UInt32, start: UInt32, end: UInt32) {
    self.group = group
    self.start = start
    self.end = end
  }
}

/// A comment that speaks to the linter: `layerlint:` and what follows, to the end of the line or comment, trimmed.
public struct CommentDirective: Sendable {
  public var offset: UInt32
  public var text: String
  public init(offset: UInt32, text: String) {
    self.offset = offset
    self.text = text
  }
}

/// Something in the text that could not be read as intended. The rest of the file was read.
public struct SourceProblem: Sendable {
  /// The `kind` of the JSON report: `syntax_error`, …
  public var kind: String
  public var offset: UInt32
  public var message: String
  public init(kind: String, offset: UInt32, message: String) {
    self.kind = kind
    self.offset = offset
    self.message = message
  }
}

/// `NS_SWIFT_NAME(Type.member(_:))`
public struct SwiftName: Sendable, BitwiseCopyable {
  public var declaration: DeclarationID
  /// The text in the parentheses, without spaces.
  public var name: Name
  public init(declaration: DeclarationID, name: Name) {
    self.declaration = declaration
    self.name = name
  }
}

/// The class of an expression's value, as a compiler found it. It names nothing in the text: no reference.
public struct CompilerType: Sendable, BitwiseCopyable {
  /// The root of the expression.
  public var node: NodeID
  public var name: Name
  public init(node: NodeID, name: Name) {
    self.node = node
    self.name = name
  }
}
