import DependencyGraph
import LowLevel
import SourceFacts
import Tables
import Threads

/// The references of several files, grouped by file and sorted by offset.
struct FileReferences: Sendable {
  private(set) var list: [Reference] = []
  /// For each file, the end of its references.
  private(set) var ends: [Int] = []
  /// For each file, how many names remained ambiguous.
  private(set) var unresolved: [Int] = []
  /// The node types of the files resolved in this run.
  private(set) var types: [TypesOfShare] = []
  /// For a share of the files: which file each entry belongs to.
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
    // The resolver has only an unowned reference to it.
    defer { withExtendedLifetime(source) {} }
    let late = source.late.map { OnDemandTypes.Access(types: $0, rounds: Resolution.rounds) }
    let resolver = FileResolver(symbols, declared, over: arena, late: late)
    var sources = EnclosingSymbols(symbols)
    var found: [ReferenceSink.Found] = []
    let nodeCount = symbols.table.files.all.reduce(0) { $0 + $1.facts.nodes.count }
    var listCapacity = ListCapacity(nodeCount / files.threads)
    var resolved: [FileID] = []
    for place in files {
      let file = FileID(place)
      self.files.append(file)
      defer { listCapacity.readCount += symbols.table.files[file].facts.nodes.count }
      if let reused, reused.holds[file] {
        listCapacity.make(for: reused.count(in: file), &list)
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
          resolver.reset(to: view, header.types)
          resolver.run()
          resolver.record(in: header.types)
        }
        found += resolver.reader.sink.found
        unresolved += resolver.reader.sink.unresolved
        if symbols.table.imports.namesDeclarations[file] { found += Self.imports(symbols.table, file) }
      }
      sources.reset(to: file)
      listCapacity.make(for: found.count, &list)
      add(&found, ofHeader, &sources, file)
      self.unresolved.append(unresolved)
      resolved.append(file)
    }
    if headers != nil { types = [TypesOfShare(arena: resolver.reader.arena, files: resolved)] }
  }

  /// The references of a file, if the lists cover all files.
  subscript(file: FileID) -> ArraySlice<Reference> { references(at: file.index) }

  /// The references of the file with an index in the lists.
  private func references(at place: Int) -> ArraySlice<Reference> {
    list[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
  }

  /// Joins the shares of several threads in the order of the files.
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
      // Each thread writes to a range of its own.
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

  /// Replaces the references of some files; these have no unresolved names then.
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

  /// Adds the references of one file: those of its header and those of its code.
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

  /// The reference of `import struct Module.Name` to its declaration.
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

/// Estimates the capacity for the references of several files. A list that doubles its capacity would use up to twice
/// the memory, and with large pages all of that is resident.
private struct ListCapacity {
  /// The approximate number of nodes in all files.
  private let nodeCount: Int
  /// The number of nodes in the files read so far.
  var readCount = 0

  init(_ nodeCount: Int) { self.nodeCount = nodeCount }

  /// Reserves capacity for `count` references, and for the estimated number in the remaining files.
  func make(for count: Int, _ list: inout [Reference]) {
    guard list.capacity - list.count < count else { return }
    // About one node in five refers to a declaration of the project.
    let share = readCount <= nodeCount / 8 ? 0.22 : 1.03 * Double(list.count) / Double(readCount)
    // The estimate of `nodeCount` may be too low.
    let rest = nodeCount > readCount ? nodeCount - readCount : nodeCount / 16
    list.reserveCapacity(list.count + count + Int(share * Double(rest)))
  }
}

/// Merges the references of a file's header and code, sorted by offset and without duplicates.
private struct MergedReferences {
  private let memory: UnsafeMutableBufferPointer<Reference>
  private let file: FileID
  private(set) var count = 0
  private var last: (offset: UInt32, target: OptionalID<Symbol>) = (0, .none)

  /// `memory` must have capacity for all references.
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
