import LowLevel
import SourceFacts
import Tables

public typealias SymbolID = ID<Symbol>

/// A declaration that other code can refer to: everything but locals, parameters, captures, closures and accessors.
/// Extensions are symbols too; nothing refers to them by name, but what they contain has them as parent.
public struct Symbol: Sendable {
  public var kind: DeclarationKind
  /// Belongs to a type and not to its values: `static`, `class`, an enum's case. Here since it is asked of all symbols, whose
  /// declarations lie far apart.
  public var isStatic: Bool
  /// Likewise.
  public var hasAttributes = false
  /// Has generic parameters of its own.
  package var isGeneric = false
  /// In `DependencyGraph.names`.
  public var name: Name
  public var file: FileID
  /// In the file's `declarations`.
  public var declaration: DeclarationID
  @usableFromInline var storedParent: OptionalID<Symbol>
  @usableFromInline var storedExtended: OptionalID<Symbol>

  /// The enclosing type or extension.
  @inlinable public var parent: SymbolID? { storedParent.id }

  /// Extensions: the type of the project that is extended.
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
  /// The symbols that have a property. It is asked of each of them in place, without a copy.
  @inlinable
  public func places(where isMeant: (Symbol) -> Bool) -> [SymbolID] {
    withUnsafeBufferPointer { symbols in
      var places: [SymbolID] = []
      for place in symbols.indices where isMeant(symbols[place]) { places.append(SymbolID(place)) }
      return places
    }
  }

  /// Whether each symbol is one of these.
  @inlinable
  public func marked(_ chosen: some Sequence<SymbolID>) -> Table<SymbolID, Bool> {
    Table<SymbolID, Bool>(marking: chosen, count: count)
  }
}

/// The number of a reference among those of code.
public typealias ReferenceID = ID<Reference>

/// One place in the text that names a symbol of the project.
public struct Reference: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case type, function, variable, member, `import`, forward, implements
  }
  public var kind: Kind
  public var provenance = Provenance.source
  public var file: FileID
  /// Byte range of the name in the file. `Foo(…)` is a reference to `Foo`; where its initializer is declared in another
  /// file than `Foo`, a second reference of kind `member` at the same place names the initializer.
  public var offset: UInt32
  public var length: UInt32
  @usableFromInline var storedSource: OptionalID<Symbol>
  public var target: SymbolID

  /// The innermost symbol whose text holds the place; nil at file level.
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

  /// Who says so.
  public enum Provenance: UInt8, Sendable, BitwiseCopyable {
    /// The text, read by our own rules of scope.
    case source
    /// The compiler.
    case index
  }
}

/// A type that another names in its inheritance clause, or in that of one of its extensions.
public struct Supertype: Sendable {
  @usableFromInline var storedSymbol: OptionalID<Symbol>
  /// The last component as written, in `DependencyGraph.names`.
  public var name: Name
  /// Where it is written.
  public var file: FileID
  public var offset: UInt32

  /// The type of the project, where it is one and is known.
  @inlinable public var symbol: SymbolID? { storedSymbol.id }

  @inlinable package init(symbol: SymbolID?, name: Name, file: FileID, offset: UInt32) {
    storedSymbol = OptionalID(symbol)
    self.name = name
    self.file = file
    self.offset = offset
  }
}

/// Who uses whom: symbols of all files, and every resolved reference between them. Made once by
/// `DependencyGraph.init(files:modules:index:jobs:)`, then only asked. It knows no rule. A class, since it is handed from one
/// question to the next and is not to be copied.
public final class DependencyGraph: Sendable {
  public let content: Content

  /// Classes, structs, enums, actors and protocols, in the order of `symbols`.
  public let types: [SymbolID]
  /// For each symbol the type that it is, extends or is a member of.
  @usableFromInline let enclosingTypes: Table<SymbolID, OptionalID<Symbol>>
  public let folders: FolderTree

  package init(_ content: Content) {
    self.content = content
    // By their places: of a file that is handed on all that it holds is retained.
    folders = FolderTree(content.files.indices.lazy.map { content.files[$0].path })
    var types: [SymbolID] = []
    var enclosing = Table<SymbolID, OptionalID<Symbol>>()
    enclosing.reserveCapacity(content.symbols.count)
    // Parents come before what they contain.
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

  /// Of the same symbols as another.
  package init(_ content: Content, like other: DependencyGraph) {
    self.content = content
    types = other.types
    enclosingTypes = other.enclosingTypes
    folders = other.folders
  }

  /// The same code with some files in other places.
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
  /// Nil for a graph that no resolver made.
  public var expressionTypes: (any ExpressionTypes)? { content.expressionTypes }

  public struct Content: Sendable {
    public package(set) var names = NameTable()
    /// For each file and name of its own table the name in `names`, which is the same for one text in all files.
    public package(set) var mergedNames: Table<FileID, NameMap> = []
    public package(set) var modules: Table<ModuleID, String> = []
    public package(set) var files: Table<FileID, GraphFile> = []
    /// In order of file and text.
    public package(set) var symbols: Table<SymbolID, Symbol> = []
    /// In order of file and offset.
    public package(set) var references: Table<ReferenceID, Reference> = []
    /// What storyboards and xibs say, beside the references of code.
    public package(set) var interfaces = Interfaces()
    /// Bridging and prefix headers.
    public package(set) var buildHeaders: Set<FileID> = []
    /// Written names for which several candidates remained; no reference was made.
    public package(set) var unresolved = 0
    /// Which files' references are the compiler's.
    public package(set) var indexed: Table<FileID, Bool> = []

    package var expressionTypes: (any ExpressionTypes)?

    /// `symbols` of file `i` are `firstSymbol[i]..<firstSymbol[i + 1]`.
    package var firstSymbol: [SymbolID] = [SymbolID(0)]
    /// `references` of file `i` are `firstReference[i]..<firstReference[i + 1]`.
    package var firstReference: [ReferenceID] = [ReferenceID(0)]
    /// The direct supertypes of each symbol.
    @usableFromInline package var supertypes = Runs<SymbolID, Supertype>()
    /// The extensions of each symbol.
    @usableFromInline package var extensions = Runs<SymbolID, SymbolID>()
    /// For each symbol whether it was set aside; empty where none was.
    var aside: Table<SymbolID, Bool> = []

    package init() {}
  }
}
