import SourceFacts

enum HeaderSource {
  /// All headers have been read.
  case read(Headers)
  /// Each header is read on demand.
  case asked(OnDemandTypes)

  init(_ symbols: Symbols, _ declared: DeclaredTypes, over arena: TypeArena, _ headers: Headers?) {
    self = headers.map(HeaderSource.read) ?? .asked(OnDemandTypes(symbols, declared, over: arena))
  }

  var late: OnDemandTypes? { if case .asked(let types) = self { types } else { nil } }

  func header(of file: FileID, _ arena: inout TypeArena) -> Headers.OfFile {
    switch self {
    case .read(let headers): headers.header(of: file)
    case .asked(let types): types.header(of: file, &arena)
    }
  }
}
