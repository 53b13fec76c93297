import Tables

/// The id of a file in an index.
public typealias IndexedFileID = ID<IndexedFile>
public typealias IndexedSymbolID = ID<IndexedSymbol>

/// What a compiler recorded about the files that it compiled: which declaration each name refers to. Only valid for
/// files that have not changed since.
public struct IndexedFacts: Sendable, Equatable {
  public var files: Table<IndexedFileID, IndexedFile> = []
  /// The declarations in `files`.
  public var symbols: Table<IndexedSymbolID, IndexedSymbol> = []
  public init() {}
}

public struct IndexedFile: Sendable, Equatable {
  /// Relative to the base folder.
  public var path: String
  /// Whether the file is unchanged since it was compiled.
  public var isFresh: Bool
  /// Sorted by line and column; without references that the compiler synthesized.
  public var references: [IndexedReference] = []
  /// Ascending line numbers with any occurrence of a symbol, also of external ones.
  public var lines: [UInt32] = []
  public init(path: String, isFresh: Bool) {
    self.path = path
    self.isFresh = isFresh
  }
}

public struct IndexedReference: Sendable, Equatable {
  /// Line and column from 1; columns in UTF-8 bytes.
  public var line: UInt32
  public var column: UInt32
  public var symbol: IndexedSymbolID
  public init(line: UInt32, column: UInt32, symbol: IndexedSymbolID) {
    self.line = line
    self.column = column
    self.symbol = symbol
  }
}

/// A declaration.
public struct IndexedSymbol: Sendable, Equatable {
  /// With labels: `load(from:)`.
  public var name: String
  public var kind: Kind
  /// Whether it is a member of a type or an extension.
  public var isMember: Bool
  /// Whether the compiler synthesized it: a memberwise initializer, `==` of an enum. Its position is that of its type.
  public var isImplicit: Bool
  public var file: IndexedFileID
  public var line: UInt32
  public var column: UInt32

  public enum Kind: UInt8, Sendable, CaseIterable {
    case `enum`, `struct`, `class`, `protocol`, `typealias`, `associatedtype`
    case function, `operator`, macro, variable, field, enumCase, method, property, initializer, `subscript`

    public var isType: Bool { rawValue <= Self.`associatedtype`.rawValue }
  }

  public init(
    name: String, kind: Kind, isMember: Bool, isImplicit: Bool, file: IndexedFileID, line: UInt32, column: UInt32
  ) {
    self.name = name
    self.kind = kind
    self.isMember = isMember
    self.isImplicit = isImplicit
    self.file = file
    self.line = line
    self.column = column
  }
}
