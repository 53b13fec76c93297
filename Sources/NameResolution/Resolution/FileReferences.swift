import DependencyGraph
import SourceFacts

/// The references of some files, one file after the other, each in order of the text.
struct FileReferences: Sendable {
  private(set) var list: [Reference] = []
  /// By file in their order: where its references end.
  private(set) var ends: [Int] = []
  /// By file: names for which several candidates remained.
  private(set) var unresolved: [Int] = []

  private init() {}

  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over arena: TypeArena, headers: [Header], files: StrideTo<Int>
  ) {
    var resolver = FileResolver(symbols, declared, over: arena)
    var found: [ReferenceSink.Found] = []
    // Every fourth node names something of the project, or every third.
    list.reserveCapacity(files.reduce(0) { $0 + headers[$1].types.count } / 3)
    for file in files {
      found.removeAll(keepingCapacity: true)
      found += headers[file].found
      var unresolved = headers[file].unresolved
      if symbols.table.isObjectiveC[file] {
        let sink = symbols.resolveObjectiveC(file, declared, over: arena, headers[file])
        symbols.table.addDirectives(of: file, to: &found, &unresolved)
        found += sink.found
        unresolved += sink.unresolved
      } else {
        symbols.table.withFile(file) { view in
          resolver.turn(to: file, view, headers[file])
          resolver.run()
        }
        found += resolver.reader.sink.found
        unresolved += resolver.reader.sink.unresolved
        found += Self.imports(symbols.table, file)
      }
      add(&found, EnclosingSymbols(symbols, file), file)
      self.unresolved.append(unresolved)
    }
    // Much that was left free would be in memory all the same: large pages are there as a whole.
    if (list.capacity - list.count) * MemoryLayout<Reference>.stride > 2 << 20 { list = list.map { $0 } }
  }

  /// The references of the file at a place in the order of the files.
  subscript(place: Int) -> ArraySlice<Reference> { list[(place == 0 ? 0 : ends[place - 1])..<ends[place]] }

  /// Puts the shares of several threads in the order of the files: file `f` is the one at `f / count` of share `f % count`.
  static func join(_ shares: [FileReferences], fileCount: Int) -> FileReferences {
    if shares.count == 1 { return shares[0] }
    var all = FileReferences()
    all.list.reserveCapacity(shares.reduce(0) { $0 + $1.list.count })
    for file in 0..<fileCount { all.add(shares[file % shares.count], file / shares.count) }
    return all
  }

  /// Puts others, of which no name is open, in the place of those of some files.
  mutating func replace(_ lists: [Int: [Reference]]) {
    if lists.isEmpty { return }
    let old = self
    self = FileReferences()
    for file in old.ends.indices {
      guard let list = lists[file] else {
        add(old, file)
        continue
      }
      self.list += list
      ends.append(self.list.count)
      unresolved.append(0)
    }
  }

  private mutating func add(_ other: FileReferences, _ place: Int) {
    list += other[place]
    ends.append(list.count)
    unresolved.append(other.unresolved[place])
  }

  private mutating func add(_ found: inout [ReferenceSink.Found], _ sources: consuming EnclosingSymbols, _ file: Int) {
    found.sort { one, other in
      if one.offset != other.offset { return one.offset < other.offset }
      return one.kind != other.kind ? one.kind.rawValue < other.kind.rawValue : one.target < other.target
    }
    var last: (offset: UInt32, target: Int32) = (0, -1)
    for reference in found where reference.offset != last.offset || reference.target != last.target {
      last = (reference.offset, reference.target)
      list.append(
        Reference(
          kind: reference.kind, file: Int32(file), offset: reference.offset, length: reference.length,
          source: sources.symbol(at: reference.offset), target: reference.target))
    }
    ends.append(list.count)
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
        let last = table.files[file].facts.text(fact.path).pieces(at: ".").last
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
    next = Int(symbols.table.firstSymbol[file])
    end = Int(symbols.table.firstSymbol[file + 1])
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
