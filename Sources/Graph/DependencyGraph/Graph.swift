import LowLevel
import SourceFacts

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
  public var file: Int32
  /// Index into the file's `declarations`.
  public var declaration: Int32
  /// Enclosing symbol (type or extension), or -1.
  public var parent: Int32
  /// Extensions: the type of the project that is extended, or -1. Others: -1.
  public var extended: Int32

  @inlinable package init(
    kind: DeclarationKind, isStatic: Bool, name: Name, file: Int32, declaration: Int32, parent: Int32, extended: Int32
  ) {
    self.kind = kind
    self.isStatic = isStatic
    self.name = name
    self.file = file
    self.declaration = declaration
    self.parent = parent
    self.extended = extended
  }
}

extension [Symbol] {
  /// Where those are that have a property. It is asked of all, which costs less in place.
  @inlinable
  public func places(where isMeant: (Symbol) -> Bool) -> [Int] {
    withUnsafeBufferPointer { symbols in
      var places: [Int] = []
      for place in symbols.indices where isMeant(symbols[place]) { places.append(place) }
      return places
    }
  }

  /// By symbol: whether it is one of these.
  @inlinable
  public func marked(_ chosen: some Sequence<Int>) -> [Bool] {
    var isMarked = [Bool](repeating: false, count: count)
    for symbol in chosen { isMarked[symbol] = true }
    return isMarked
  }
}

/// One place in the text that names a symbol of the project.
public struct Reference: Sendable, BitwiseCopyable {
  public enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case type, function, variable, member, `import`, forward, implements
  }
  public var kind: Kind
  public var provenance = Provenance.source
  public var file: Int32
  /// Byte range of the name in the file. `Foo(…)` is a reference to `Foo`; where its initializer is declared in another
  /// file than `Foo`, a second reference of kind `member` at the same place names the initializer.
  public var offset: UInt32
  public var length: UInt32
  /// Innermost symbol whose text holds the place, or -1 at file level.
  public var source: Int32
  public var target: Int32

  @inlinable package init(
    kind: Kind, file: Int32, offset: UInt32, length: UInt32, source: Int32, target: Int32, provenance: Provenance = .source
  ) {
    self.kind = kind
    self.file = file
    self.offset = offset
    self.length = length
    self.source = source
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
  /// The type of the project, or -1 when it is none (or could not be told).
  public var symbol: Int32
  /// The last component as written, in `DependencyGraph.names`.
  public var name: Name
  /// Where it is written.
  public var file: Int32
  public var offset: UInt32

  @inlinable package init(symbol: Int32, name: Name, file: Int32, offset: UInt32) {
    self.symbol = symbol
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
  public let types: [Int]
  /// By symbol: see `enclosingType(of:)`; -1 for none.
  public let enclosingTypes: [Int32]
  public let folders: FolderTree

  package init(_ content: Content) {
    self.content = content
    // By their places: of a file that is handed on all that it holds is retained.
    folders = FolderTree(content.files.indices.lazy.map { content.files[$0].path })
    var types: [Int] = []
    var enclosing = [Int32](repeating: -1, count: content.symbols.count)
    // What holds others comes before them.
    enclosing.withUnsafeMutableBufferPointer { enclosing in
      for (index, symbol) in content.symbols.enumerated() {
        if symbol.kind.isNominalType {
          types.append(index)
          enclosing[index] = Int32(truncatingIfNeeded: index)
        } else if symbol.kind == .extension {
          enclosing[index] = symbol.extended
        } else if symbol.parent >= 0 {
          enclosing[index] = enclosing[Int(symbol.parent)]
        }
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

  @inlinable public var names: NameTable { content.names }
  @inlinable public var mergedNames: [NameMap] { content.mergedNames }
  @inlinable public var modules: [String] { content.modules }
  @inlinable public var files: [GraphFile] { content.files }
  @inlinable public var symbols: [Symbol] { content.symbols }
  @inlinable public var references: [Reference] { content.references }
  @inlinable public var interfaces: Interfaces { content.interfaces }
  @inlinable public var buildHeaders: Set<Int32> { content.buildHeaders }
  @inlinable public var unresolved: Int { content.unresolved }
  @inlinable public var indexed: [Bool] { content.indexed }
  /// Nil for a graph that no resolver made.
  public var expressionTypes: (any ExpressionTypes)? { content.expressionTypes }

  public struct Content: Sendable {
    public package(set) var names = NameTable()
    /// By file and name of its own table: the name in `names`, the same for one text in whatever file it stands.
    public package(set) var mergedNames: [NameMap] = []
    public package(set) var modules: [String] = []
    public package(set) var files: [GraphFile] = []
    /// In order of file and text.
    public package(set) var symbols: [Symbol] = []
    /// In order of file and offset.
    public package(set) var references: [Reference] = []
    /// What storyboards and xibs say, beside the references of code.
    public package(set) var interfaces = Interfaces()
    /// Bridging and prefix headers, as indices into `files`.
    public package(set) var buildHeaders: Set<Int32> = []
    /// Written names for which several candidates remained; no reference was made.
    public package(set) var unresolved = 0
    /// Which files' references are the compiler's.
    public package(set) var indexed: [Bool] = []

    package var expressionTypes: (any ExpressionTypes)?

    /// `symbols` of file `i` are `firstSymbol[i]..<firstSymbol[i + 1]`.
    package var firstSymbol: [Int32] = [0]
    /// `references` of file `i` are `firstReference[i]..<firstReference[i + 1]`.
    package var firstReference: [Int32] = [0]
    /// Direct supertypes of symbol `i` are `supertypes[firstSupertype[i]..<firstSupertype[i + 1]]`.
    @usableFromInline package var firstSupertype: [Int32] = []
    @usableFromInline package var supertypes: [Supertype] = []
    /// Extensions of symbol `i` are `extensions[firstExtension[i]..<firstExtension[i + 1]]`.
    @usableFromInline package var firstExtension: [Int32] = []
    @usableFromInline package var extensions: [Int32] = []
    /// By symbol; empty where nothing was set aside.
    var aside: [Bool] = []

    package init() {}
  }
}
