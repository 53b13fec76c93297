import DependencyGraph
import LowLevel
import SourceFacts
import Tables
import Threads

/// The references of some files, one file after the other, each in order of the text.
struct FileReferences: Sendable {
  private(set) var list: [Reference] = []
  /// By file in their order: where its references end.
  private(set) var ends: [Int] = []
  /// By file: names for which several candidates remained.
  private(set) var unresolved: [Int] = []
  /// The types of the nodes of those files that were resolved now.
  private(set) var types: [TypesOfShare] = []
  /// By place in the lists, where they are of a share of the files: which file it is.
  private var files: [FileID] = []

  private init() {}

  /// Files whose types are ids of one arena.
  struct TypesOfShare: Sendable {
    let arena: TypeArena
    let files: [FileID]
  }

  init(
    _ symbols: Symbols, _ declared: DeclaredTypes, over arena: TypeArena, headers: Headers?,
    reused: ReusableReferences?,
    files: Share
  ) {
    let source = HeaderSource(symbols, declared, over: arena, headers)
    // It is asked as long as files are read.
    defer { withExtendedLifetime(source) {} }
    let late = source.late.map { LateTypes.Access(types: $0, rounds: Resolution.rounds) }
    let resolver = FileResolver(symbols, declared, over: arena, late: late)
    var sources = EnclosingSymbols(symbols)
    var found: [ReferenceSink.Found] = []
    let nodeCount = symbols.table.files.all.reduce(0) { $0 + $1.facts.nodes.count }
    var room = ListRoom(nodeCount / files.threads)
    var resolved: [FileID] = []
    for place in files {
      let file = FileID(place)
      self.files.append(file)
      defer { room.readCount += symbols.table.files[file].facts.nodes.count }
      if let reused, reused.holds[file] {
        room.make(for: reused.count(in: file), &list)
        if reused.add(file, to: &list) {
          ends.append(list.count)
          unresolved.append(reused.unresolved(in: file))
          continue
        }
      }
      found.removeAll(keepingCapacity: true)
      let header = source.header(of: file, &resolver.reader.arena)
      found += header.found
      let ofHeader = found.count
      var unresolved = header.unresolved
      if symbols.table.files.isObjectiveC[file] {
        let sink = symbols.resolveObjectiveC(file, declared, late, &resolver.reader.arena, header.types)
        symbols.table.addDirectives(of: file, to: &found, &unresolved)
        found += sink.found
        unresolved += sink.unresolved
      } else {
        symbols.table.withFile(file) { view in
          resolver.turn(to: view, header.types)
          resolver.run()
          resolver.record(in: header.types)
        }
        found += resolver.reader.sink.found
        unresolved += resolver.reader.sink.unresolved
        if symbols.table.imports.namesDeclarations[file] { found += Self.imports(symbols.table, file) }
      }
      sources.turn(to: file)
      room.make(for: found.count, &list)
      add(&found, ofHeader, &sources, file)
      self.unresolved.append(unresolved)
      resolved.append(file)
    }
    if headers != nil { types = [TypesOfShare(arena: resolver.reader.arena, files: resolved)] }
  }

  /// The references of a file, when all files are here.
  subscript(file: FileID) -> ArraySlice<Reference> { references(at: file.index) }

  /// The references of the file at a place in the order of the files.
  private func references(at place: Int) -> ArraySlice<Reference> {
    list[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  /// Puts the shares of several threads in the order of the files.
  static func join(_ shares: [FileReferences], fileCount: Int) -> FileReferences {
    if shares.count == 1 { return shares[0] }
    var (all, places) = (FileReferences(), Table<FileID, (share: Int, place: Int)>(repeating: (0, 0), count: fileCount))
    for (share, found) in shares.enumerated() {
      all.types += found.types
      for (place, file) in found.files.enumerated() { places[file] = (share, place) }
    }
    for (share, place) in places {
      all.ends.append((all.ends.last ?? 0) + shares[share].references(at: place).count)
      all.unresolved.append(shares[share].unresolved[place])
    }
    let ends = all.ends
    all.list = [Reference](unsafeUninitializedCapacity: ends.last ?? 0) { list, count in
      nonisolated(unsafe) let list = list
      // Each has its place.
      _ = inParallel(shares.count, jobs: shares.count) { share in
        for (place, file) in shares[share].files.enumerated() {
          let (own, end) = (shares[share].references(at: place), ends[file.index])
          _ = UnsafeMutableBufferPointer(rebasing: list[(end - own.count)..<end]).initialize(fromContentsOf: own)
        }
      }
      count = list.count
    }
    return all
  }

  /// Puts others, of which no name is open, in the place of those of some files.
  mutating func replace(_ lists: [FileID: [Reference]]) {
    if lists.isEmpty { return }
    let old = self
    self = FileReferences()
    for place in old.ends.indices {
      guard let list = lists[FileID(place)] else {
        add(old, place)
        continue
      }
      self.list += list
      ends.append(self.list.count)
      unresolved.append(0)
    }
  }

  private mutating func add(_ other: FileReferences, _ place: Int) {
    list += other.references(at: place)
    ends.append(list.count)
    unresolved.append(other.unresolved[place])
  }

  /// Adds what was found in a file: first what its header says, then what its code does.
  private mutating func add(
    _ found: inout [ReferenceSink.Found], _ ofHeader: Int, _ sources: inout EnclosingSymbols, _ file: FileID
  ) {
    found.withUnsafeMutableBufferPointer { found in
      let header = UnsafeMutableBufferPointer(rebasing: found[..<ofHeader])
      let code = UnsafeMutableBufferPointer(rebasing: found[ofHeader...])
      ReferenceSink.sort(header)
      ReferenceSink.sort(code)
      withUnsafeTemporaryAllocation(of: Reference.self, capacity: found.count) { new in
        var merged = MergedReferences(new, file)
        merged.merge(header, code, &sources)
        list.append(contentsOf: UnsafeBufferPointer(rebasing: new[..<merged.count]))
      }
    }
    ends.append(list.count)
  }

  /// `import struct Module.Name` names a declaration.
  private static func imports(_ table: SymbolTable, _ file: FileID) -> [ReferenceSink.Found] {
    var found: [ReferenceSink.Found] = []
    for fact in table.files[file].facts.imports {
      switch fact.kind {
      case .module, .header, .forward: continue
      default: break
      }
      guard let last = table.files[file].facts.text(fact.path).pieces(at: ".").last else { continue }
      let module = table.names.merged(fact.module, in: file)
      let modules = table.imports.modules(named: module, from: table.files[file].path)
      let name = table.names.find(String(last))
      var entry: ListingID?
      for module in modules where entry == nil { entry = table.lookup.moduleLevel.first(module, name) }
      guard let entry, let target = table.entities.symbol(of: table.lookup.moduleLevel.entity(entry)) else { continue }
      let length = table.names.length(of: name)
      found.append(.init(offset: fact.end - length, length: length, target: target, kind: .import))
    }
    return found
  }
}

/// How much room the references of some files take, as far as can be told from those that were read. A list that grew by itself would
/// have twice the room that it needs, and all of it would be in memory: large pages are there as a whole.
private struct ListRoom {
  /// About how many nodes they have together.
  private let nodeCount: Int
  /// Nodes of those that were read.
  var readCount = 0

  init(_ nodeCount: Int) { self.nodeCount = nodeCount }

  /// For so many more, and as it seems for all that come after them.
  func make(for count: Int, _ list: inout [Reference]) {
    guard list.capacity - list.count < count else { return }
    // Every fifth node names something of the project.
    let share = readCount <= nodeCount / 8 ? 0.22 : 1.03 * Double(list.count) / Double(readCount)
    // There may be more to read than was thought.
    let rest = nodeCount > readCount ? nodeCount - readCount : nodeCount / 16
    list.reserveCapacity(list.count + count + Int(share * Double(rest)))
  }
}

/// What was found in the header and in the code of a file, in the order of the text and each once.
private struct MergedReferences {
  private let memory: UnsafeMutableBufferPointer<Reference>
  private let file: FileID
  private(set) var count = 0
  private var last: (offset: UInt32, target: OptionalID<Symbol>) = (0, .none)

  /// `memory` has room for all.
  init(_ memory: UnsafeMutableBufferPointer<Reference>, _ file: FileID) {
    self.memory = memory
    self.file = file
  }

  mutating func merge(
    _ header: UnsafeMutableBufferPointer<ReferenceSink.Found>, _ code: UnsafeMutableBufferPointer<ReferenceSink.Found>,
    _ sources: inout EnclosingSymbols
  ) {
    var next = 0
    for found in header {
      while next < code.count, code[next].isBefore(found) {
        add(code[next], &sources)
        next &+= 1
      }
      add(found, &sources)
    }
    while next < code.count {
      add(code[next], &sources)
      next &+= 1
    }
  }

  @inline(__always)
  private mutating func add(_ found: ReferenceSink.Found, _ sources: inout EnclosingSymbols) {
    let this = (offset: found.offset, target: OptionalID(found.target))
    if this == last { return }
    last = this
    memory[count] = Reference(
      kind: found.kind, file: file, offset: found.offset, length: found.length,
      source: sources.symbol(at: found.offset), target: found.target)
    count &+= 1
  }
}
