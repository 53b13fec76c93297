import DependencyGraph
import SourceFacts
import Storage
import Tables

/// What an earlier run found the names of each file to stand for, with the contents of the files and what each showed to the others.
public struct KnownReferences: Sendable {
  /// Of the content of each file.
  let hashes: Table<FileID, ContentHash>
  /// See `Surfaces`.
  let frames: Table<FileID, UInt64>
  /// The symbols of a file end where those of the next one start, its references likewise.
  private let firstSymbol: Table<FileID, SymbolID>
  private let firstReference: Table<FileID, ReferenceID>
  /// Names of a file for which several candidates remained.
  let unresolved: Table<FileID, Int32>
  let surfaces: Table<SymbolID, Surface>
  private let references: Table<ReferenceID, Reference>

  /// - Parameter reused: what is as it was, of the files that it holds for.
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
  /// Nil where it is not whole.
  public init?(packed: UnsafeRawBufferPointer) {
    var reading = Unpacking(packed)
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

/// What a run knows of an earlier one's references, and what it leaves to the next.
public final class ReferenceMemory {
  /// Of the content of each file.
  private let hashes: Table<FileID, ContentHash>
  /// Until it is known what of it is right: it is as large as what is found.
  private var known: KnownReferences?
  /// What is worth keeping; nil where what is known will do for the next run as well.
  public private(set) var new: KnownReferences?
  /// Whether this is a run of a session.
  let isOfSession: Bool
  private let earlier: EarlierResolution?
  /// What the session is to keep instead of `earlier`; nil where that will do.
  public private(set) var newResolution: EarlierResolution?
  /// How many files' references were taken over.
  public private(set) var reusedFiles = 0

  /// As long as so few files are resolved anew, what is known is not written again.
  private static let mostResolvedAgain = 16

  /// - Parameters:
  ///   - hashes: by file of the graph, of its content.
  ///   - known: of a run over the same files in the same modules.
  public init(hashes: [ContentHash], known: KnownReferences?) {
    (self.hashes, self.known) = (Table(hashes), known)
    (isOfSession, earlier) = (false, nil)
  }

  /// Of a run of a session.
  ///
  /// - Parameters:
  ///   - hashes: by file of the graph, of its content.
  ///   - earlier: of a run of the session over the same files in the same modules.
  public init(hashes: [ContentHash], earlier: EarlierResolution?) {
    (self.hashes, known) = (Table(hashes), earlier?.references)
    (isOfSession, self.earlier) = (true, earlier)
  }

  /// Which files are as the session knows them; nil if nothing of that can be taken over.
  func compare(_ files: [GraphFile]) -> EarlierFiles? { earlier?.compare(files, hashes) }

  /// Nil where too much changed. In a session, whose names `symbols` has, the types that are known have to be right too.
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

  /// The types that the session knows, where some are taken over.
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
    // Those of each new state of a session are not worth writing.
    if earlier == nil { new = references }
    if isOfSession { newResolution = EarlierResolution(references, types(), symbols) }
  }
}
