import LowLevel
import Storage
import Tables

/// What the graph and the rules need to know about one file, in any language.
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
  /// Types of expressions that the text alone does not determine, as reported by a compiler (libclang, for
  /// Objective-C); sorted by node.
  public var compilerTypes: [CompilerType] = []
  /// Swift names of Objective-C declarations that the source sets (`NS_SWIFT_NAME`); sorted by declaration.
  public var swiftNames: [SwiftName] = []

  public init() {}

  public func text(_ name: Name) -> String { names[name] }

  /// The children of a node, in order.
  public func children(of node: NodeID) -> [NodeID] {
    nodes.children(of: node)
  }

  @inlinable public func attachments(of declaration: Declaration) -> ArraySlice<Attachment> {
    let first = Int(declaration.attachments)
    return attachments[first..<first + Int(declaration.attachmentCount)]
  }
}

extension Table<NodeID, Node> {
  /// The children of a node, in order.
  public func children(of node: NodeID) -> [NodeID] {
    let start = self[node].start
    var number = 0
    var end = node
    while end > start {
      number += 1
      end = self[end.previous].start
    }
    if number == 0 { return [] }
    // `Array(repeating:count:)` takes three times as long.
    var children: [NodeID] = []
    children.reserveCapacity(number)
    for _ in 0..<number { children.append(node.previous) }
    for place in (0..<number - 1).reversed() { children[place] = self[children[place + 1]].start.previous }
    return children
  }

  /// The last child of a node, if it has children.
  public func lastChild(of node: NodeID) -> NodeID? { self[node].start < node ? node.previous : nil }

  /// The first child of a node, if it has children.
  public func firstChild(of node: NodeID) -> NodeID? {
    let start = self[node].start
    guard start < node else { return nil }
    var child = node.previous
    while self[child].start > start { child = self[child].start.previous }
    return child
  }
}

/// An import: `@testable import struct Module.Sub.Symbol`.
public struct ImportFact: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case module, `struct`, `class`, `enum`, `protocol`, `typealias`, function, variable, `actor`
    /// Objective-C: `#import` of a header.
    case header
    /// Objective-C: `@class`, or `@protocol` without a body.
    case forward
  }
  public struct Flags: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable public static var exported: Flags { Flags(rawValue: 1) }
    @inlinable public static var testable: Flags { Flags(rawValue: 2) }
    @inlinable public static var preconcurrency: Flags { Flags(rawValue: 4) }
    /// `@_implementationOnly`, or `private`, `fileprivate`, `internal import`.
    @inlinable public static var hidden: Flags { Flags(rawValue: 8) }
    /// Objective-C: `"Header.h"`, not `<Header.h>`.
    @inlinable public static var quoted: Flags { Flags(rawValue: 16) }
    /// Objective-C: `@protocol P;`, not `@class C;`.
    @inlinable public static var forwardProtocol: Flags { Flags(rawValue: 32) }
  }
  public var kind: Kind
  public var flags: Flags
  /// As in `Attachment`.
  private var gap: (UInt8, UInt8) = (0, 0)
  /// The first component of the path. For headers the module of `<Module/Header.h>`, else none.
  public var module: Name
  /// The dotted path as written, `Module.Sub.Symbol`; for headers the text between the delimiters.
  public var path: Name
  /// UTF-8 byte range of the path.
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

/// One branch of an `#if … #elseif … #else … #endif`. The scanner reads all branches.
public struct ConditionalBranch: Sendable, BitwiseCopyable {
  /// The index of the `#if` in the file, shared by its branches.
  public var group: UInt32
  /// UTF-8 byte range from the directive's keyword to the next one's.
  public var start: UInt32
  public var end: UInt32
  public init(group: UInt32, start: UInt32, end: UInt32) {
    self.group = group
    self.start = start
    self.end = end
  }
}

/// A comment for the linter: `layerlint:` and the rest of the line or comment, trimmed.
public struct CommentDirective: Sendable {
  public var offset: UInt32
  public var text: String
  public init(offset: UInt32, text: String) {
    self.offset = offset
    self.text = text
  }
}

/// A part of the text that could not be parsed. The rest of the file was scanned.
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

/// The class of an expression's value, as reported by a compiler. Not a reference, since the text does not name it.
public struct CompilerType: Sendable, BitwiseCopyable {
  /// The root node of the expression.
  public var node: NodeID
  public var name: Name
  public init(node: NodeID, name: Name) {
    self.node = node
    self.name = name
  }
}
