import DependencyGraph
import SourceFacts
import Tables
import Threads

/// The types that the resolver gave to nodes and declarations on its way to the references. Where references were reused
/// from an earlier run, a file is resolved when its types are first asked for.
final class ResolvedTypes: ExpressionTypes {
  private let symbols: Symbols
  var table: SymbolTable { symbols.table }
  private let declared: DeclaredTypes
  private let base: TypeArena
  /// Nil where they are read on demand.
  private let headers: Headers?
  private let nodeTypes: NodeTypes?
  private let shares: [FileReferences.TypesOfShare]
  /// By file that was resolved: an index into `shares`; else -1.
  private let shareOfFile: [Int32]
  private let lateFiles = Guarded<LateFiles?>(nil)

  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, _ base: TypeArena, _ headers: Headers?,
    _ shares: [FileReferences.TypesOfShare]
  ) {
    (self.symbols, self.declared, self.base) = (symbols, declared, base)
    (self.headers, nodeTypes, self.shares) = (headers, headers?.nodeTypes, shares)
    var shareOfFile = [Int32](repeating: -1, count: symbols.table.files.count)
    for (index, share) in shares.enumerated() {
      for file in share.files { shareOfFile[file] = Int32(index) }
    }
    self.shareOfFile = shareOfFile
  }

  func type(ofNode node: Int, in file: Int) -> ValueType {
    if let nodeTypes, shareOfFile[file] >= 0 {
      let type = nodeTypes[file][node]
      return type.isKnown ? value(type, shares[Int(shareOfFile[file])].arena, in: file) : .unknown
    }
    return withLateFiles { files in
      let type = files.types(of: file)[node]
      return value(type, files.resolver.reader.arena, in: file)
    }
  }

  func type(ofSymbol symbol: Int) -> ValueType {
    let this = table.entities[symbol]
    switch this.kind {
    case let kind where kind.isNominalType: return ValueType.project(Int32(symbol)).metatype
    case .extension, .initializer, .case:
      let type = nominal(this.owner)
      return this.kind == .extension && !type.isUnknown ? type.metatype : type
    case .typealias:
      let type = value(declared.ofEntity[symbol], base, in: Int(this.file))
      return type.isUnknown ? type : type.metatype
    case _ where headers != nil: return value(declared.ofEntity[symbol], base, in: Int(this.file))
    default:
      return withLateFiles { files in
        let type = files.resolver.reader.type(ofDeclared: Int32(symbol))
        return value(type, files.resolver.reader.arena, in: Int(this.file))
      }
    }
  }

  func tree(of symbol: SymbolID) -> TypeTree {
    let file = Int(table.entities[symbol.index].file)
    if headers != nil { return tree(declared.ofEntity[symbol.index], base, of: symbol, in: file) }
    return withLateFiles { files in
      let type = files.resolver.reader.type(ofDeclared: symbol.raw)
      return tree(type, files.resolver.reader.arena, of: symbol, in: file)
    }
  }

  private func tree(_ type: TypeID, _ arena: borrowing TypeArena, of symbol: SymbolID, in file: Int) -> TypeTree {
    if !type.isKnown, table.words.id != .max, table.isObjectiveC[file], table.writesID(symbol.raw) {
      return .foreign(Name(table.words.id), [])
    }
    return tree(type, arena, in: file)
  }

  func trees(ofParametersOf symbol: SymbolID) -> [TypeTree] {
    let (file, range) = (Int(table.entities[symbol.index].file), table.parameterRange(symbol.raw))
    if headers != nil { return range.map { tree(declared.ofParameter[$0], base, in: file) } }
    return withLateFiles { files in
      range.map { index in
        let type = files.resolver.reader.type(ofParameter: index, of: symbol.raw)
        return tree(type, files.resolver.reader.arena, in: file)
      }
    }
  }

  private func withLateFiles<Result>(_ ask: (LateFiles) -> Result) -> Result {
    lateFiles.withValue { known in
      let files = known ?? LateFiles(symbols, declared, over: base, headers)
      known = files
      return ask(files)
    }
  }
}

/// Files that are resolved for their types alone. One thread at a time.
private final class LateFiles {
  private let symbols: Symbols
  private let declared: DeclaredTypes
  private let source: HeaderSource
  private let late: LateTypes.Access?
  var resolver: FileResolver
  /// By file, once it was resolved.
  private var types: [UnsafeMutableBufferPointer<TypeID>?]

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over base: TypeArena, _ headers: Headers?) {
    (self.symbols, self.declared) = (symbols, declared)
    source = HeaderSource(symbols, declared, over: base, headers)
    late = source.late.map { LateTypes.Access(types: $0, rounds: Resolution.rounds) }
    resolver = FileResolver(symbols, declared, over: base, late: late)
    types = [UnsafeMutableBufferPointer<TypeID>?](repeating: nil, count: symbols.table.files.count)
  }

  /// By node.
  func types(of file: Int) -> UnsafeMutableBufferPointer<TypeID> {
    if let known = types[file] { return known }
    let header = source.header(of: file, &resolver.reader.arena)
    if symbols.table.isObjectiveC[file] {
      _ = symbols.resolveObjectiveC(file, declared, late, &resolver.reader.arena, header.types)
    } else {
      symbols.table.withFile(file) { view in
        resolver.turn(to: file, view, header.types)
        resolver.run()
        resolver.record(in: header.types)
      }
    }
    types[file] = header.types
    return header.types
  }
}
