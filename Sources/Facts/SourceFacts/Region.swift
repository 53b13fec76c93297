import LowLevel
import Storage
import Tables

/// The table of the graph that a declaration belongs to. Their numbers follow each other: first symbols, then local
/// declarations, then generic parameters.
public enum Region: UInt8, Sendable, BitwiseCopyable {
  case symbol, local, generic, none

  /// The region for each kind and `Surroundings`; see `place`. A lookup, because branches on the kind are hard to
  /// predict.
  public static let table: [UInt8] = DeclarationKind.allCases.flatMap { kind in
    Surroundings.allCases.map { region(of: kind, $0).rawValue }
  }

  /// The index in `table`, which has three entries for each kind: one for each of `Surroundings`.
  @inlinable @inline(__always)
  public static func place(of kind: DeclarationKind, _ surroundings: UInt8) -> Int {
    Int(kind.rawValue) &* 3 &+ Int(surroundings)
  }

  private static func region(of kind: DeclarationKind, _ surroundings: Surroundings) -> Region {
    if !kind.isSymbol { return kind == .genericParameter ? .generic : .none }
    if surroundings == .outside { return .symbol }
    return kind == .variable && surroundings == .code ? .none : .local
  }
}

/// What else a declaration's region depends on, apart from its kind.
public enum Surroundings: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case outside, code, membersInCode

  /// Writes the surroundings of the declarations in each scope of a file. Without branches, which are hard to predict.
  @inlinable
  public static func read(_ scopes: UnsafeBufferPointer<Scope>, to surroundings: UnsafeMutableBufferPointer<UInt8>) {
    for index in scopes.indices {
      let kind = scopes[index].kind
      let isOuterLocal = scopes[index].parent.map { surroundings[$0.index] != outside.rawValue } ?? false
      let isLocal: UInt8 = (kind == .code ? 1 : 0) | (isOuterLocal ? 1 : 0)
      surroundings[index] = kind == .members ? isLocal &* membersInCode.rawValue : isLocal
    }
  }
}

/// The number of declarations of a file in each region. Counted after scanning and stored with the facts, so that a
/// graph can assign numbers to all files without another pass.
public struct RegionCounts: Sendable, BitwiseCopyable {
  public private(set) var symbols = 0
  public private(set) var locals = 0
  public private(set) var generics = 0
  public private(set) var scopes = 0
  public private(set) var declarations = 0

  /// The counts of an empty file.
  public init() {}

  init(_ all: Table<DeclarationID, Declaration>, _ scopes: Table<ScopeID, Scope>) {
    (self.scopes, declarations) = (scopes.count, all.count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: scopes.count) { surroundings in
      scopes.withUnsafeBufferPointer { Surroundings.read($0, to: surroundings) }
      all.withUnsafeBufferPointer { declarations in
        Region.table.withUnsafeBufferPointer { count(declarations, UnsafeBufferPointer(surroundings), $0) }
      }
    }
  }

  private mutating func count(
    _ declarations: UnsafeBufferPointer<Declaration>, _ surroundings: UnsafeBufferPointer<UInt8>,
    _ table: UnsafeBufferPointer<UInt8>
  ) {
    var (symbols, locals, generics) = (0, 0, 0)
    for index in declarations.indices {
      let region = table[Region.place(of: declarations[index].kind, surroundings[declarations[index].scope.index])]
      symbols &+= region == Region.symbol.rawValue ? 1 : 0
      locals &+= region == Region.local.rawValue ? 1 : 0
      generics &+= region == Region.generic.rawValue ? 1 : 0
    }
    (self.symbols, self.locals, self.generics) = (symbols, locals, generics)
  }
}

extension DeclarationKind {
  /// Whether a declaration of this kind is a symbol unless it is local.
  var isSymbol: Bool {
    switch self {
    case .genericParameter, .primaryAssociatedType, .accessor, .closure, .parameter, .capture: false
    default: true
    }
  }
}
