import SourceFacts
import Tables
import Threads

public typealias SymbolID = ID<Symbol>

/// A declaration that other code can refer to: everything but locals, parameters, captures, closures and accessors.
/// Extensions are symbols too; nothing refers to them by name, but what they contain has them as parent.
public struct Symbol: Sendable {
  public var kind: DeclarationKind
  /// Whether it is a static or class member, or an enum case. Stored here because it is read for all symbols, and their
  /// declarations are far apart in memory.
  public var isStatic: Bool
  /// Whether the declaration has attributes; stored here for the same reason.
  public var hasAttributes = false
  /// Whether it has generic parameters of its own.
  package var isGeneric = false
  /// Its name in `DependencyGraph.names`.
  public var name: Name
  public var file: FileID
  /// Its declaration in the file's `declarations`.
  public var declaration: DeclarationID
  @usableFromInline var storedParent: OptionalID<Symbol>
  @usableFromInline var storedExtended: OptionalID<Symbol>

  /// The enclosing type or extension.
  @inlinable public var parent: SymbolID? { storedParent.id }

  /// For an extension, the extended type if the project declares it.
  @inlinable public var extended: SymbolID? { storedExtended.id }

  @inlinable package init(
    kind: DeclarationKind, isStatic: Bool, name: Name, file: FileID, declaration: DeclarationID, parent: SymbolID?,
    extended: SymbolID?
  ) {
    self.kind = kind
    self.isStatic = isStatic
    self.name = name
    self.file = file
    self.declaration = declaration
    storedParent = OptionalID(parent)
    storedExtended = OptionalID(extended)
  }
}

extension Table<SymbolID, Symbol> {
  /// The symbols that satisfy a condition.
  @inlinable
  public func places(where isMatch: (Symbol) -> Bool) -> [SymbolID] {
    var places: [SymbolID] = []
    for place in indices where isMatch(self[place]) { places.append(place) }
    return places
  }

  /// For each symbol, whether it is in a list.
  @inlinable
  public func marked(_ chosen: some Sequence<SymbolID>) -> Table<SymbolID, Bool> {
    Table<SymbolID, Bool>(marking: chosen, count: count)
  }
}

/// The index of a reference in `DependencyGraph.references`.
public typealias ReferenceID = ID<Reference>

/// A place in the text that refers to a symbol of the project.
public struct Reference: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case type, function, variable, member, `import`, forward, implements
  }
  public var kind: Kind
  public var provenance = Provenance.source
  public var file: FileID
  /// Byte range of the name in the file. `Foo(…)` is a reference to `Foo`. If its initializer is declared in another
  /// file than `Foo`, a second reference of kind `member` at the same place targets the initializer.
  public var offset: UInt32
  public var length: UInt32
  @usableFromInline var storedSource: OptionalID<Symbol>
  public var target: SymbolID

  /// The innermost symbol around the place; nil at file level.
  @inlinable public var source: SymbolID? {
    get { storedSource.id }
    set { storedSource = OptionalID(newValue) }
  }

  @inlinable package init(
    kind: Kind, file: FileID, offset: UInt32, length: UInt32, source: SymbolID?, target: SymbolID,
    provenance: Provenance = .source
  ) {
    self.kind = kind
    self.file = file
    self.offset = offset
    self.length = length
    storedSource = OptionalID(source)
    self.target = target
    self.provenance = provenance
  }

  /// How a reference was found.
  public enum Provenance: UInt8, Sendable, BitwiseCopyable {
    /// Our own name resolution.
    case source
    /// The compiler's index.
    case index
  }
}

/// A type in the inheritance clause of another type or of one of its extensions.
public struct Supertype: Sendable {
  @usableFromInline var storedSymbol: OptionalID<Symbol>
  /// The last component as written, in `DependencyGraph.names`.
  public var name: Name
  /// The file with the inheritance clause.
  public var file: FileID
  public var offset: UInt32

  /// The type, if the project declares it and it is resolved.
  @inlinable public var symbol: SymbolID? { storedSymbol.id }

  @inlinable package init(symbol: SymbolID?, name: Name, file: FileID, offset: UInt32) {
    storedSymbol = OptionalID(symbol)
    self.name = name
    self.file = file
    self.offset = offset
  }
}

/// The symbols of all files, and all resolved references between them. Created once by name resolution, then only
/// queried. It is independent of rules. A class, so that it is never copied.
public final class DependencyGraph: Sendable {
  public let content: Content

  /// Classes, structs, enums, actors and protocols, in the order of `symbols`.
  public let types: [SymbolID]
  /// For each symbol, the type that it is, extends or is a member of.
  @usableFromInline let enclosingTypes: Table<SymbolID, OptionalID<Symbol>>
  public let folders: FolderTree
  /// Computed on demand for each file.
  let knownCode: Guarded<Table<FileID, FileCode?>>
  let knownNames: Guarded<Table<FileID, FileNames?>>
  let knownNameUses = Guarded<[FileID: NameUses]>([:])
  let knownParameters = Guarded<[SymbolID: [HeldTypes.Parameter]]?>(nil)

  package init(_ content: Content) {
    self.content = content
    knownCode = Guarded(Table(repeating: nil, count: content.files.count))
    knownNames = Guarded(Table(repeating: nil, count: content.files.count))
    // By index, because a `GraphFile` as an argument would retain all its contents.
    folders = FolderTree(content.files.indices.lazy.map { content.files[$0].path })
    var types: [SymbolID] = []
    var enclosing = Table<SymbolID, OptionalID<Symbol>>()
    enclosing.reserveCapacity(content.symbols.count)
    // Parents come before their members.
    for (index, symbol) in content.symbols.entries {
      if symbol.kind.isNominalType {
        types.append(index)
        enclosing.append(OptionalID(index))
      } else if symbol.kind == .extension {
        enclosing.append(symbol.storedExtended)
      } else {
        enclosing.append(symbol.parent.map { enclosing[$0] } ?? .none)
      }
    }
    self.types = types
    enclosingTypes = enclosing
  }

  /// A graph with the same symbols as another.
  package init(_ content: Content, like other: DependencyGraph) {
    self.content = content
    knownCode = Guarded(Table(repeating: nil, count: content.files.count))
    knownNames = Guarded(Table(repeating: nil, count: content.files.count))
    types = other.types
    enclosingTypes = other.enclosingTypes
    folders = other.folders
  }

  /// A copy of the graph with some files at other paths.
  public func moving(_ paths: [FileID: String]) -> DependencyGraph {
    var content = content
    for (file, path) in paths { content.files[file].path = path }
    return DependencyGraph(content)
  }

  @inlinable public var names: NameTable { content.names }
  @inlinable public var mergedNames: Table<FileID, NameMap> { content.mergedNames }
  @inlinable public var modules: Table<ModuleID, String> { content.modules }
  @inlinable public var files: Table<FileID, GraphFile> { content.files }
  @inlinable public var symbols: Table<SymbolID, Symbol> { content.symbols }
  @inlinable public var references: Table<ReferenceID, Reference> { content.references }
  @inlinable public var interfaces: Interfaces { content.interfaces }
  @inlinable public var buildHeaders: Set<FileID> { content.buildHeaders }
  @inlinable public var unresolved: Int { content.unresolved }
  @inlinable public var indexed: Table<FileID, Bool> { content.indexed }
  /// Nil for a graph that was not created by name resolution.
  public var expressionTypes: (any ExpressionTypes)? { content.expressionTypes }

  public struct Content: Sendable {
    public package(set) var names = NameTable()
    /// For each file, a map from its own names to `names`, in which equal texts have equal names in all files.
    public package(set) var mergedNames: Table<FileID, NameMap> = []
    public package(set) var modules: Table<ModuleID, String> = []
    public package(set) var files: Table<FileID, GraphFile> = []
    /// Sorted by file, in source order.
    public package(set) var symbols: Table<SymbolID, Symbol> = []
    /// Sorted by file and offset.
    public package(set) var references: Table<ReferenceID, Reference> = []
    /// Facts of storyboards and xibs, separate from the references of code.
    public package(set) var interfaces = Interfaces()
    /// Bridging and prefix headers.
    public package(set) var buildHeaders: Set<FileID> = []
    /// The number of unresolved names: several candidates remained, so there is no reference.
    public package(set) var unresolved = 0
    /// For each file, whether its references come from the compiler's index.
    public package(set) var indexed: Table<FileID, Bool> = []

    package var expressionTypes: (any ExpressionTypes)?

    /// `symbols` of file `i` are `firstSymbol[i]..<firstSymbol[i + 1]`.
    package var firstSymbol: [SymbolID] = [SymbolID(0)]
    /// `references` of file `i` are `firstReference[i]..<firstReference[i + 1]`.
    package var firstReference: [ReferenceID] = [ReferenceID(0)]
    /// The direct supertypes of each symbol.
    @usableFromInline package var supertypes = Runs<SymbolID, Supertype>()
    @usableFromInline package var extensions = Runs<SymbolID, SymbolID>()
    /// For each symbol, whether it is excluded; empty if none is.
    var excluded: Table<SymbolID, Bool> = []

    package init() {}
  }
}
