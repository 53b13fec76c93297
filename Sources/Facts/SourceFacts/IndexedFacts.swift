import Tables

/// The number of a file, and of a declaration, in an index.
public typealias IndexedFileID = ID<IndexedFile>
public typealias IndexedSymbolID = ID<IndexedSymbol>

/// What a compiler wrote down of the files that it built: which name at which place is which declaration. As believable as
/// it is fresh.
public struct IndexedFacts: Sendable, Equatable {
  public var files: Table<IndexedFileID, IndexedFile> = []
  /// What is declared in `files`.
  public var symbols: Table<IndexedSymbolID, IndexedSymbol> = []
  public init() {}
}

public struct IndexedFile: Sendable, Equatable {
  /// Relative to the base folder.
  public var path: String
  /// The file has not been written since the compiler read it.
  public var isFresh: Bool
  /// In order of line and column; what stands in the text only, nothing that the compiler made up.
  public var references: [IndexedReference] = []
  /// Ascending: lines on which there is anything for the compiler, wherever it is declared.
  public var lines: [UInt32] = []
  public init(path: String, isFresh: Bool) {
    self.path = path
    self.isFresh = isFresh
  }
}

public struct IndexedReference: Sendable, Equatable {
  /// Both from 1; columns in UTF-8 bytes.
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
  /// `load(from:)`
  public var name: String
  public var kind: Kind
  /// It belongs to a type or an extension.
  public var isMember: Bool
  /// The compiler made it up: a memberwise initializer, `==` of an enum. It lies where its type does.
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
