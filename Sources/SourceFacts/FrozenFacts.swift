/// The facts of a file when nothing is added to them any more. A class, since whoever reads them hands them on, and copying them
/// costs as much as a dozen arrays.
public final class FrozenFacts: Sendable {
  public let content: FileFacts
  public let names: FileNames
  public let counts: RegionCounts

  public init(_ content: FileFacts) {
    self.content = content
    names = FileNames(content.names)
    counts = RegionCounts(content.declarations, content.scopes)
  }

  /// The same facts, whose names are among those of all files. `content` has none any more.
  public init(_ facts: FrozenFacts, names table: NameTable, _ map: NameMap) {
    content = Self.withoutNames(facts.content)
    names = FileNames(table, map)
    counts = facts.counts
  }

  private static func withoutNames(_ facts: FileFacts) -> FileFacts {
    var content = facts
    forgetNames(of: &content)
    return content
  }

  /// In place: the facts are not copied once more.
  private static func forgetNames(of content: inout FileFacts) { content.names = NameTable() }

  @inlinable public var imports: [ImportFact] { content.imports }
  @inlinable public var declarations: [Declaration] { content.declarations }
  @inlinable public var attachments: [Attachment] { content.attachments }
  @inlinable public var scopes: [Scope] { content.scopes }
  @inlinable public var nodes: [Node] { content.nodes }
  @inlinable public var branches: [ConditionalBranch] { content.branches }
  @inlinable public var directives: [CommentDirective] { content.directives }
  @inlinable public var problems: [SourceProblem] { content.problems }
  @inlinable public var lines: LineTable { content.lines }
  @inlinable public var compilerTypes: [CompilerType] { content.compilerTypes }
  @inlinable public var swiftNames: [SwiftName] { content.swiftNames }

  /// The text of a name of this file.
  public func text(_ name: Name) -> String { names[name] }

  /// How many bytes the text of a name has.
  public func length(of name: Name) -> Int { names.length(of: name) }

  @inlinable public func withBytes<Result>(of name: Name, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    names.withBytes(of: name, body)
  }

  /// The children of a node, first to last.
  public func children(of index: Int) -> [Int] { content.nodes.children(of: index) }

  @inlinable public func attachments(of declaration: Declaration) -> ArraySlice<Attachment> { content.attachments(of: declaration) }
}
