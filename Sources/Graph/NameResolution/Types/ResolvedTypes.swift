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
  private let baseTypes: ArenaTypes
  /// Nil where they are read on demand.
  private let headers: Headers?
  private let nodeTypes: NodeTypes?
  /// By file that was resolved.
  private let typesOfFile: [ArenaTypes?]
  private let lateFiles = Guarded<LateFiles?>(nil)

  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, _ base: TypeArena, _ headers: Headers?,
    _ shares: [FileReferences.TypesOfShare]
  ) {
    (self.symbols, self.declared, self.base) = (symbols, declared, base)
    (self.headers, nodeTypes) = (headers, headers?.nodeTypes)
    baseTypes = ArenaTypes(symbols.table, base)
    var typesOfFile = [ArenaTypes?](repeating: nil, count: symbols.table.files.count)
    for share in shares {
      let types = ArenaTypes(symbols.table, share.arena)
      for file in share.files { typesOfFile[file] = types }
    }
    self.typesOfFile = typesOfFile
  }

  func type(ofNode node: Int, in file: Int) -> ValueType {
    if let nodeTypes, let types = typesOfFile[file] { return types.value(nodeTypes[file][node], in: file) }
    return withLateFiles { files in
      let type = files.types(of: file)[node]
      return files.arenaTypes.value(type, in: file)
    }
  }

  func type(ofSymbol symbol: Int) -> ValueType {
    let this = table.entities[symbol]
    switch this.kind {
    case let kind where kind.isNominalType: return ValueType.project(Int32(symbol)).metatype
    case .extension, .initializer, .case:
      let type = baseTypes.nominal(this.owner)
      return this.kind == .extension && !type.isUnknown ? type.metatype : type
    case .typealias:
      let type = baseTypes.value(declared.ofEntity[symbol], in: Int(this.file))
      return type.isUnknown ? type : type.metatype
    case _ where headers != nil: return baseTypes.value(declared.ofEntity[symbol], in: Int(this.file))
    default:
      return withLateFiles { files in
        let type = files.resolver.reader.type(ofDeclared: Int32(symbol))
        return files.arenaTypes.value(type, in: Int(this.file))
      }
    }
  }

  func tree(of symbol: SymbolID) -> TypeTree {
    if headers != nil { return baseTypes.tree(declared.ofEntity[symbol.index], of: symbol.raw) }
    return withLateFiles { files in
      let type = files.resolver.reader.type(ofDeclared: symbol.raw)
      return files.arenaTypes.tree(type, of: symbol.raw)
    }
  }

  func trees(ofParametersOf symbol: SymbolID) -> [TypeTree] {
    let (file, range) = (Int(table.entities[symbol.index].file), table.parameterRange(symbol.raw))
    if headers != nil { return range.map { baseTypes.tree(declared.ofParameter[$0], in: file) } }
    return withLateFiles { files in
      range.map { index in
        let type = files.resolver.reader.type(ofParameter: index, of: symbol.raw)
        return files.arenaTypes.tree(type, in: file)
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

  /// As far as they are known by now.
  var arenaTypes: ArenaTypes { ArenaTypes(symbols.table, resolver.reader.arena) }

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
