import SourceFacts

/// All references of one file, in order of the text.
struct FileReferences: Sendable {
  private(set) var list: [Reference] = []
  private(set) var unresolved = 0

  /// Those of a compiler: no name is open.
  init(_ list: [Reference]) { self.list = list }

  init(_ resolver: inout FileResolver, over arena: TypeArena, header: Header, file: Int) {
    let symbols = resolver.symbols
    var found = header.found
    unresolved = header.unresolved
    if symbols.table.isObjectiveC[file] {
      let sink = symbols.resolveObjectiveC(file, resolver.reader.declared, over: arena, header)
      symbols.table.addDirectives(of: file, to: &found, &unresolved)
      found += sink.found
      unresolved += sink.unresolved
    } else {
      symbols.table.withFile(file) { view in
        resolver.turn(to: file, view, header)
        resolver.run()
      }
      found += resolver.reader.sink.found
      unresolved += resolver.reader.sink.unresolved
      found += Self.imports(symbols.table, file)
    }
    found.sort { one, other in
      if one.offset != other.offset { return one.offset < other.offset }
      return one.kind != other.kind ? one.kind.rawValue < other.kind.rawValue : one.target < other.target
    }
    list.reserveCapacity(found.count)
    var sources = EnclosingSymbols(symbols, file)
    for reference in found {
      let source = sources.symbol(at: reference.offset)
      let new = Reference(
        kind: reference.kind, file: Int32(file), offset: reference.offset, length: reference.length, source: source,
        target: reference.target)
      if let last = list.last, last.offset == new.offset, last.target == new.target { continue }
      list.append(new)
    }
  }

  /// `import struct Module.Name` names a declaration.
  private static func imports(_ table: borrowing SymbolTable, _ file: Int) -> [ReferenceSink.Found] {
    var found: [ReferenceSink.Found] = []
    for fact in table.files[file].facts.imports {
      switch fact.kind {
      case .module, .header, .forward: continue
      default: break
      }
      guard let modules = table.imports.modulesOf[table.names.merged(fact.module, in: file)],
        let last = table.files[file].facts.text(fact.path).split(separator: ".").last
      else { continue }
      let name = table.names.find(String(last))
      var entry: Int32 = -1
      for module in modules where entry < 0 { entry = table.moduleLevel.first(module, name) }
      guard entry >= 0 else { continue }
      let length = table.names.length(of: name)
      found.append(
        .init(offset: fact.end - length, length: length, target: table.moduleLevel.entity(entry), kind: .import))
    }
    return found
  }
}

/// The innermost symbol around a place, for places in ascending order.
struct EnclosingSymbols {
  private let symbols: Symbols
  private var table: SymbolTable { _read { yield symbols.table } }
  private var next: Int
  private let end: Int
  private let declarations: [Declaration]
  private var open: [(symbol: Int32, end: UInt32)] = []

  init(_ symbols: Symbols, _ file: Int) {
    self.symbols = symbols
    declarations = symbols.table.files[file].facts.declarations
    let all = 0..<symbols.table.symbolCount
    next = all.firstIndex { symbols.table.entities[$0].file >= file }
    end = all.firstIndex { symbols.table.entities[$0].file > file }
  }

  mutating func symbol(at offset: UInt32) -> Int32 {
    while next < end {
      let declaration = declarations[Int(table.entities[next].declaration)]
      guard declaration.start <= offset else { break }
      while let last = open.last, last.end <= declaration.start { open.removeLast() }
      open.append((Int32(next), declaration.end))
      next += 1
    }
    while let last = open.last, last.end <= offset { open.removeLast() }
    return open.last?.symbol ?? -1
  }
}
