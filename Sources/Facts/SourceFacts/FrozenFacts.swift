import LowLevel
import Storage
import Tables

/// The immutable facts of a file. A class, since they are passed around a lot, and copying a struct would retain a
/// dozen arrays.
public final class FrozenFacts: Sendable {
  /// All facts as one value, with the file's own names, which are empty after they were merged.
  public let content: FileFacts
  public let names: FileNames
  public let counts: RegionCounts

  public convenience init(_ content: consuming FileFacts) {
    let counts = RegionCounts(content.declarations, content.scopes)
    self.init(content, counts)
  }

  /// - Parameter counts: the counts of the facts.
  public init(_ content: consuming FileFacts, _ counts: RegionCounts) {
    names = FileNames(content.names)
    self.counts = counts
    self.content = content
  }

  /// The same facts with their names mapped to a merged table; the file's own table is dropped.
  public init(_ facts: FrozenFacts, names table: NameTable, _ map: NameMap) {
    var content = facts.content
    content.names = NameTable()
    self.content = content
    names = FileNames(table, map)
    counts = facts.counts
  }

  /// The file's own table of names; empty after it was merged.
  public var ownNames: NameTable { content.names }
  @inlinable public var declarations: Table<DeclarationID, Declaration> { content.declarations }
  @inlinable public var scopes: Table<ScopeID, Scope> { content.scopes }
  @inlinable public var nodes: Table<NodeID, Node> { content.nodes }
  @inlinable public var imports: [ImportFact] { content.imports }
  @inlinable public var branches: [ConditionalBranch] { content.branches }
  @inlinable public var directives: [CommentDirective] { content.directives }
  @inlinable public var problems: [SourceProblem] { content.problems }
  @inlinable public var lines: LineTable { content.lines }
  @inlinable public var compilerTypes: [CompilerType] { content.compilerTypes }
  @inlinable public var swiftNames: [SwiftName] { content.swiftNames }

  public func text(_ name: Name) -> String { names[name] }

  /// The length of a name in UTF-8 bytes.
  public func length(of name: Name) -> Int { names.length(of: name) }

  @inlinable public func withBytes<Result>(of name: Name, _ body: (ByteView) -> Result) -> Result {
    names.withBytes(of: name, body)
  }

  /// The children of a node, in order.
  public func children(of node: NodeID) -> [NodeID] { nodes.children(of: node) }

  @inlinable public func attachments(of declaration: Declaration) -> ArraySlice<Attachment> {
    content.attachments(of: declaration)
  }
}
