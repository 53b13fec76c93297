import DependencyGraph
import LowLevel
import SourceFacts
import Storage
import Tables

/// The references of an earlier run that are still valid: those in unchanged files, if no declaration that they may
/// refer to has changed. Declarations in other files may change if they are found only by name and the unchanged file
/// does not mention that name. The names that Objective-C has for a Swift declaration contain its name. A class,
/// because it is used for every file and must not be copied.
final class ReusableReferences: Sendable {
  let known: KnownReferences
  /// Whether the references of each file are reused.
  let holds: Table<FileID, Bool>
  /// For each symbol of the earlier run, the current one.
  private let symbols: Table<SymbolID, OptionalID<Symbol>>
  /// The number of unchanged files that have to be resolved again.
  let openFiles: Int
  /// Whether each file declares the same symbols in the same order as before.
  let keepsSymbols: Bool

  /// Whether so few files are resolved again that reading the headers of other files on demand is faster.
  var holdsMost: Bool { holds.count { !$0 } <= max(1, holds.count / 8) }

  /// Nil if too much has changed.
  init?(_ known: KnownReferences, _ table: SymbolTable, _ hashes: Table<FileID, ContentHash>) {
    guard known.hashes.count == hashes.count else { return nil }
    let names = NameDigests(table.names.table)
    var holds = Table<FileID, Bool>(hashes.indices.map { known.hashes[$0] == hashes[$0] })
    var symbols: [OptionalID<Symbol>] = []
    symbols.reserveCapacity(known.surfaces.count)
    var met: Set<UInt32> = []
    for file in hashes.indices {
      let own = table.entities.symbols(in: file)
      if holds[file] {
        guard known.surfaces(of: file).count == own.count else { return nil }
        symbols += own.map { OptionalID($0) }
        continue
      }
      let new = Surfaces(of: file, in: table, names, content: hashes[file])
      guard known.frames[file] == new.frame,
        let changes = SurfaceChanges(from: Array(known.surfaces(of: file)), to: new.list),
        !table.files.isObjectiveC[file] || changes.isEmpty && !table.files[file].isHeader
      else { return nil }
      symbols += changes.places.map { place in OptionalID(place.map { own.lowerBound.advanced(by: $0) }) }
      met.formUnion(changes.names)
    }
    guard met.isEmpty || Self.exclude(filesNaming: met, table, &holds) else { return nil }
    (self.known, self.holds, self.symbols) = (known, holds, Table(symbols))
    openFiles = holds.count { !$0 }
    keepsSymbols = met.isEmpty
  }

  /// Excludes files that mention a changed name.
  /// - Returns: false if a changed name affects code that does not mention it, or inferred types of other declarations.
  private static func exclude(filesNaming met: Set<UInt32>, _ table: SymbolTable, _ holds: inout Table<FileID, Bool>)
    -> Bool
  {
    let names = table.names.table
    var isMet = marks(of: met, names)
    // `$name` and `_name` mention it too.
    for name in isMet.indices where table.traits.spelling[name].contains(.wrapped) {
      let wrapped = names.withBytes(of: Name(UInt32(name))) { names.find($0.dropFirst()) }
      if let wrapped, wrapped != .none, met.contains(names.hashes[Int(wrapped.raw) - names.count + names.hashes.count])
      {
        isMet[name] = true
      }
    }
    guard !isMet.prefix(KnownNames.allCases.count + 1).contains(true) else { return false }
    for symbol in table.entities.all.elements[..<table.entities.symbolCount] where symbol.flags.contains(.requirement) {
      if isMet[Int(symbol.name)] { return false }
    }
    if table.files.hasObjectiveC { excludeObjectiveC(met.count, isMet, table, &holds) }
    for file in holds.indices where !table.files.isObjectiveC[file] {
      let map = table.names.maps[file]
      guard isMet.isAny(of: map.own) || isMet.isAny(of: map.seeds) else { continue }
      holds[file] = false
      if infers(from: isMet, in: file, table) { return false }
    }
    return true
  }

  /// The maximum number of changed names that are searched for inside names of Objective-C; if there are more, all
  /// Objective-C files are resolved again.
  private static let mostInsideOthers = 8

  /// Excludes Objective-C files that mention a name that contains a changed one: `setCount:`, `countWith:` for `count`.
  private static func excludeObjectiveC(
    _ count: Int, _ isMet: [Bool], _ table: SymbolTable, _ holds: inout Table<FileID, Bool>
  ) {
    let names = table.names.table
    let met = isMet.indices.filter { isMet[$0] }.map { names[Name(UInt32($0))] }
    let isSought = count <= mostInsideOthers && met.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    let texts = Set(met.map { $0.lowercased() })
    var contains = [Bool](repeating: !isSought, count: names.count)
    if isSought { names.forEach { name, bytes in contains[Int(name.raw)] = texts.contains { bytes.contain($0) } } }
    for file in holds.indices where table.files.isObjectiveC[file] {
      let map = table.names.maps[file]
      if contains.isAny(of: map.own) || contains.isAny(of: map.seeds) { holds[file] = false }
    }
  }

  /// For each merged name, whether its hash is in a set.
  private static func marks(of met: Set<UInt32>, _ names: NameTable) -> [Bool] {
    var isMet = [Bool](repeating: false, count: names.count)
    // A filter by the lowest byte of the hash, which rejects most names.
    var isNear = [Bool](repeating: false, count: 256)
    for hash in met { isNear[Int(hash & 0xFF)] = true }
    let first = names.count - names.hashes.count
    for (place, hash) in names.hashes.enumerated() where isNear[Int(hash & 0xFF)] && met.contains(hash) {
      isMet[first + place] = true
    }
    return isMet
  }

  /// Whether an inferred type that other files can see depends on one of these names.
  private static func infers(from isMet: [Bool], in file: FileID, _ table: SymbolTable) -> Bool {
    let (facts, map) = (table.files[file].facts, table.names.maps[file])
    for symbol in table.entities.symbolEntities(in: file) where table.entities[symbol].isInferred {
      guard let value = facts.inferredValue(of: table.declaration(symbol)) else { continue }
      for node in facts.nodes[facts.nodes[value].start...value]
      where node.kind != .closure && isMet[Int(map[node.name])] {
        return true
      }
    }
    return false
  }

  /// Adds the references of a reused file.
  /// - Returns: false, with nothing added, if a target no longer exists.
  func add(_ file: FileID, to list: inout [Reference]) -> Bool {
    let count = list.count
    list += known.references(of: file)
    for place in count..<list.count {
      guard let target = symbols[list[place].target].id else {
        list.removeSubrange(count...)
        return false
      }
      list[place].target = target
      // The file has not changed, so its own symbols still exist.
      if let source = list[place].source { list[place].source = symbols[source].id }
    }
    return true
  }

  /// The number of a file's known references.
  func count(in file: FileID) -> Int { known.references(of: file).count }

  func unresolved(in file: FileID) -> Int { Int(known.unresolved[file]) }
}

/// Compares the surfaces of a changed file's symbols.
private struct SurfaceChanges {
  /// For each old symbol, the index of the new one in the file; nil if it was removed or changed.
  private(set) var places: [Int?]
  /// Hashes of the names of added, removed and changed symbols.
  private(set) var names: Set<UInt32> = []

  var isEmpty: Bool { names.isEmpty }

  /// Nil if the order changed, or a symbol that can be found other than by its name.
  init?(from old: [Surface], to new: [Surface]) {
    places = []
    places.reserveCapacity(old.count)
    let (before, after) = (Set(old.map(\.digest)), Set(new.map(\.digest)))
    var next = 0
    for surface in old {
      while next < new.count, !before.contains(new[next].digest) {
        guard take(new[next]) else { return nil }
        next += 1
      }
      if next < new.count, new[next].digest == surface.digest {
        places.append(next)
        next += 1
      } else {
        guard !after.contains(surface.digest), take(surface) else { return nil }
        places.append(nil)
      }
    }
    for surface in new[next...] { guard !before.contains(surface.digest), take(surface) else { return nil } }
  }

  private mutating func take(_ surface: Surface) -> Bool {
    names.insert(surface.name)
    return surface.isFoundByName
  }
}

extension ByteView {
  /// Whether these bytes contain a lowercase ASCII text, ignoring case.
  fileprivate func contain(_ text: String) -> Bool {
    text.withBytes { text in
      guard text.count <= count, let first = text.first else { return false }
      return (0...(count - text.count)).contains { start in
        Self.small(self[start]) == first && text.indices.allSatisfy { Self.small(self[start + $0]) == text[$0] }
      }
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
