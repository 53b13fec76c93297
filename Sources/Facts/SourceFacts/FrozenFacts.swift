import LowLevel
import Storage
import Tables

/// The immutable facts of a file. A class, since they are passed around a lot, and copying a struct would retain a
/// dozen arrays.
public final class FrozenFacts: Sendable {
  public let declarations: FactList<Declaration>
  public let attachments: FactList<Attachment>
  public let scopes: FactList<Scope>
  public let nodes: FactList<Node>
  public let names: FileNames
  public let counts: RegionCounts
  /// Everything except the lists above; its own arrays for these are empty.
  @usableFromInline let rest: FileFacts
  /// Owns the memory of the lists.
  private let owner: any AnyObject & Sendable

  public init(_ content: consuming FileFacts) {
    let (memory, lists) = FactMemory.copying(
      content.declarations.elements, content.attachments, content.scopes.elements, content.nodes.elements)
    (declarations, attachments, scopes, nodes) = lists
    owner = memory
    (content.declarations, content.attachments, content.scopes, content.nodes) = ([], [], [], [])
    names = FileNames(content.names)
    counts = RegionCounts(declarations, scopes)
    rest = content
  }

  /// - Parameters:
  ///   - rest: everything except the lists, with its own names.
  ///   - counts: the counts of the lists.
  ///   - owner: owns the memory of the lists.
  public init(
    _ declarations: FactList<Declaration>, _ attachments: FactList<Attachment>, _ scopes: FactList<Scope>,
    _ nodes: FactList<Node>,
    rest: consuming FileFacts, _ counts: RegionCounts, owner: any AnyObject & Sendable
  ) {
    (self.declarations, self.attachments, self.scopes, self.nodes) = (declarations, attachments, scopes, nodes)
    names = FileNames(rest.names)
    (self.counts, self.owner) = (counts, owner)
    self.rest = rest
  }

  /// The same facts with their names mapped to a merged table; the file's own table is dropped.
  public init(_ facts: FrozenFacts, names table: NameTable, _ map: NameMap) {
    (rest, owner) = (Self.withoutNames(facts.rest), facts.owner)
    (declarations, attachments, scopes, nodes) = (facts.declarations, facts.attachments, facts.scopes, facts.nodes)
    names = FileNames(table, map)
    counts = facts.counts
  }

  private static func withoutNames(_ facts: FileFacts) -> FileFacts {
    var content = facts
    forgetNames(of: &content)
    return content
  }

  /// In place, so that the facts are not copied again.
  private static func forgetNames(of content: inout FileFacts) { content.names = NameTable() }

  /// A copy of all facts as one value.
  public var content: FileFacts {
    var content = rest
    (content.declarations, content.attachments) = (Table(Array(declarations)), Array(attachments))
    (content.scopes, content.nodes) = (Table(Array(scopes)), Table(Array(nodes)))
    return content
  }

  /// The file's own table of names; empty after it was merged.
  public var ownNames: NameTable { rest.names }
  @inlinable public var imports: [ImportFact] { rest.imports }
  @inlinable public var branches: [ConditionalBranch] { rest.branches }
  @inlinable public var directives: [CommentDirective] { rest.directives }
  @inlinable public var problems: [SourceProblem] { rest.problems }
  @inlinable public var lines: LineTable { rest.lines }
  @inlinable public var compilerTypes: [CompilerType] { rest.compilerTypes }
  @inlinable public var swiftNames: [SwiftName] { rest.swiftNames }

  public func text(_ name: Name) -> String { names[name] }

  /// The length of a name in UTF-8 bytes.
  public func length(of name: Name) -> Int { names.length(of: name) }

  @inlinable public func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    names.withBytes(of: name, body)
  }

  /// The children of a node, in order.
  public func children(of node: NodeID) -> [NodeID] { nodes.children(of: node) }

  @inlinable public func attachments(of declaration: Declaration) -> Slice<FactList<Attachment>> {
    let first = ID<Attachment>(raw: Int32(bitPattern: declaration.attachments))
    return attachments[first..<first.advanced(by: Int(declaration.attachmentCount))]
  }
}
