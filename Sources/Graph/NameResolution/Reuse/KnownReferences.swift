import DependencyGraph
import SourceFacts
import Storage
import Tables

/// The references found by an earlier run, with the content hashes and the surfaces of all files.
public struct KnownReferences: Sendable {
  /// The content hash of each file.
  let hashes: Table<FileID, ContentHash>
  /// See `Surfaces`.
  let frames: Table<FileID, UInt64>
  /// For each file, the start of its symbols; they end at the start of the next file's.
  private let firstSymbol: Table<FileID, SymbolID>
  private let firstReference: Table<FileID, ReferenceID>
  /// For each file, how many names remained ambiguous.
  let unresolved: Table<FileID, Int32>
  let surfaces: Table<SymbolID, Surface>
  private let references: Table<ReferenceID, Reference>

  /// - Parameter reused: the surfaces of unchanged files are taken from there.
  init(
    _ found: FileReferences, _ table: SymbolTable, _ hashes: Table<FileID, ContentHash>, _ reused: ReusableReferences?
  ) {
    let names = NameDigests(table.names.table)
    var (frames, surfaces): (Table<FileID, UInt64>, [Surface]) = ([], [])
    frames.reserveCapacity(table.files.count)
    surfaces.reserveCapacity(table.entities.symbolCount)
    for file in table.files.indices {
      if let known = reused?.known, known.hashes[file] == hashes[file] {
        frames.append(known.frames[file])
        surfaces += known.surfaces(of: file)
      } else {
        let new = Surfaces(of: file, in: table, names, content: hashes[file])
        frames.append(new.frame)
        surfaces += new.list
      }
    }
    self.hashes = hashes
    self.frames = frames
    self.surfaces = Table(surfaces)
    firstSymbol = table.entities.firstSymbol
    firstReference = Table([ReferenceID(0)] + found.ends.map { ReferenceID($0) })
    unresolved = Table(found.unresolved.map { Int32($0) })
    references = Table(found.list)
  }

  func surfaces(of file: FileID) -> ArraySlice<Surface> {
    surfaces.elements[firstSymbol[file].index..<firstSymbol[file.next].index]
  }

  func references(of file: FileID) -> ArraySlice<Reference> {
    references.elements[firstReference[file].index..<firstReference[file.next].index]
  }
}

extension KnownReferences {
  /// Nil if the data are incomplete.
  public init?(_ reading: inout Unpacking) {
    hashes = Table(reading.list())
    frames = Table(reading.list())
    firstSymbol = Table(reading.list())
    firstReference = Table(reading.list())
    unresolved = Table(reading.list())
    surfaces = Table(reading.list())
    references = Table(reading.list())
    let count = hashes.count
    guard reading.isWhole, frames.count == count, unresolved.count == count, firstSymbol.count == count + 1,
      firstReference.count == count + 1, firstSymbol.last?.index == surfaces.count,
      firstReference.last?.index == references.count
    else { return nil }
  }

  public var packed: Packing {
    let ofFile = MemoryLayout<ContentHash>.stride + MemoryLayout<UInt64>.stride + 3 * MemoryLayout<Int32>.stride
    let ofSymbols = surfaces.count * MemoryLayout<Surface>.stride
    let ofReferences = references.count * MemoryLayout<Reference>.stride
    var packing = Packing(capacity: hashes.count * ofFile + ofSymbols + ofReferences + 128)
    packing.add(hashes.elements)
    packing.add(frames.elements)
    packing.add(firstSymbol.elements)
    packing.add(firstReference.elements)
    packing.add(unresolved.elements)
    packing.add(surfaces.elements)
    packing.add(references.elements)
    return packing
  }
}

/// Passes references from one run to the next.
public final class ReferenceMemory {
  /// The content hash of each file.
  private let hashes: Table<FileID, ContentHash>
  /// References of the earlier run; freed once the reusable ones are known, because they are large.
  private var known: KnownReferences?
  /// The references to store for the next run; nil if the known ones suffice.
  public private(set) var new: KnownReferences?
  /// Whether this is a run of a session.
  let isOfSession: Bool
  private let earlier: EarlierResolution?
  /// The result for the session to keep instead of `earlier`; nil if `earlier` suffices.
  public private(set) var newResolution: EarlierResolution?
  /// The number of files whose references were reused.
  public private(set) var reusedFiles = 0

  /// If no more files than this were resolved again, the stored references are not replaced.
  private static let mostResolvedAgain = 16

  /// - Parameters:
  ///   - hashes: the content hash of each file of the graph.
  ///   - known: references of an earlier run over the same files in the same modules.
  public init(hashes: [ContentHash], known: KnownReferences?) {
    (self.hashes, self.known) = (Table(hashes), known)
    (isOfSession, earlier) = (false, nil)
  }

  /// For a run of a session.
  ///
  /// - Parameters:
  ///   - hashes: the hash of what the facts of each file of the graph depend on.
  ///   - earlier: the result of an earlier run of the session over the same files in the same modules.
  public init(hashes: [ContentHash], earlier: EarlierResolution?) {
    (self.hashes, known) = (Table(hashes), earlier?.references)
    (isOfSession, self.earlier) = (true, earlier)
  }

  /// Compares the files with those of the session; nil if nothing can be reused.
  func compare(_ files: [GraphFile]) -> EarlierFiles? { earlier?.compare(files, hashes) }

  /// The references that are still valid; nil if too much has changed. In a session `symbols` uses the names of the
  /// earlier run, and the types of that run have to be valid too.
  func reusable(_ symbols: Symbols) -> ReusableReferences? {
    defer { known = nil }
    guard let known, let reusable = ReusableReferences(known, symbols.table, hashes) else { return nil }
    if !isOfSession { return reusable }
    let changed = hashes.indices.filter { !reusable.holds[$0] }
    guard reusable.keepsSymbols, changed.count <= Self.mostResolvedAgain, reusable.holdsMost,
      earlier?.hasWords(of: symbols.table, changed: changed) ?? false
    else { return nil }
    return reusable
  }

  /// The types of the session's earlier run, if its references are reused.
  func types(_ reused: ReusableReferences?) -> EarlierTypes? {
    guard let earlier, let reused else { return nil }
    return EarlierTypes(types: earlier.types, holds: reused.holds)
  }

  func take(
    _ found: FileReferences, _ symbols: Symbols, _ reused: ReusableReferences?,
    _ types: @autoclosure () -> ResolvedTypes
  ) {
    reusedFiles = reused?.holds.count { $0 } ?? 0
    if let reused, isOfSession || reused.openFiles <= Self.mostResolvedAgain { return }
    let references = KnownReferences(found, symbols.table, hashes, reused)
    // A session stores only the references of its first run.
    if earlier == nil { new = references }
    if isOfSession { newResolution = EarlierResolution(references, types(), symbols) }
  }
}
