import DependencyGraph
import SourceFacts
import Storage

/// What an earlier run found the names of each file to stand for, with the contents of the files and what each showed to the others.
public struct KnownReferences: Sendable {
  /// By file, of its content.
  let hashes: [ContentHash]
  /// By file, see `Surfaces`.
  let frames: [UInt64]
  /// Symbols of file `f` are `firstSymbol[f]..<firstSymbol[f + 1]`, its references in `firstReference` likewise.
  let firstSymbol: [Int32]
  let firstReference: [Int32]
  /// By file: names for which several candidates remained.
  let unresolved: [Int32]
  /// By symbol.
  let surfaces: [Surface]
  let references: [Reference]

  /// - Parameter reused: what is as it was, of the files that it holds for.
  init(_ found: FileReferences, _ table: SymbolTable, _ hashes: [ContentHash], _ reused: ReusableReferences?) {
    let names = NameDigests(table.names.table)
    var (frames, surfaces): ([UInt64], [Surface]) = ([], [])
    frames.reserveCapacity(table.files.count)
    surfaces.reserveCapacity(table.symbolCount)
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
    self.surfaces = surfaces
    firstSymbol = table.firstSymbol
    firstReference = [0] + found.ends.map { Int32($0) }
    unresolved = found.unresolved.map { Int32($0) }
    references = found.list
  }

  func surfaces(of file: Int) -> ArraySlice<Surface> { surfaces[Int(firstSymbol[file])..<Int(firstSymbol[file + 1])] }

  func references(of file: Int) -> ArraySlice<Reference> { references[Int(firstReference[file])..<Int(firstReference[file + 1])] }
}

extension KnownReferences {
  /// Nil where it is not whole.
  public init?(packed: UnsafeRawBufferPointer) {
    var reading = Unpacking(packed)
    hashes = reading.list()
    frames = reading.list()
    firstSymbol = reading.list()
    firstReference = reading.list()
    unresolved = reading.list()
    surfaces = reading.list()
    references = reading.list()
    let count = hashes.count
    guard reading.isWhole, frames.count == count, unresolved.count == count, firstSymbol.count == count + 1,
      firstReference.count == count + 1, firstSymbol.last.map(Int.init) == surfaces.count,
      firstReference.last.map(Int.init) == references.count
    else { return nil }
  }

  public var packed: Packing {
    let ofFile = MemoryLayout<ContentHash>.stride + MemoryLayout<UInt64>.stride + 3 * MemoryLayout<Int32>.stride
    let ofSymbols = surfaces.count * MemoryLayout<Surface>.stride
    let ofReferences = references.count * MemoryLayout<Reference>.stride
    var packing = Packing(capacity: hashes.count * ofFile + ofSymbols + ofReferences + 128)
    packing.add(hashes)
    packing.add(frames)
    packing.add(firstSymbol)
    packing.add(firstReference)
    packing.add(unresolved)
    packing.add(surfaces)
    packing.add(references)
    return packing
  }
}

/// What a run knows of an earlier one's references, and what it leaves to the next.
public final class ReferenceMemory {
  /// By file, of its content.
  private let hashes: [ContentHash]
  /// Until it is known what of it is right: it is as large as what is found.
  private var known: KnownReferences?
  /// What is worth keeping; nil where what is known will do for the next run as well.
  public private(set) var new: KnownReferences?
  /// How many files' references were taken over.
  public private(set) var reusedFiles = 0

  /// As long as so few files are resolved anew, what is known is not written again.
  private static let mostResolvedAgain = 16

  /// - Parameters:
  ///   - hashes: by file of the graph, of its content.
  ///   - known: of a run over the same files in the same modules.
  public init(hashes: [ContentHash], known: KnownReferences?) {
    self.hashes = hashes
    self.known = known
  }

  /// Nil where too much changed.
  func reusable(_ symbols: Symbols) -> ReusableReferences? {
    defer { known = nil }
    return known.flatMap { ReusableReferences($0, symbols.table, hashes) }
  }

  func take(_ found: FileReferences, _ symbols: Symbols, _ reused: ReusableReferences?) {
    reusedFiles = reused?.holds.count { $0 } ?? 0
    if let reused, reused.openFiles <= Self.mostResolvedAgain { return }
    new = KnownReferences(found, symbols.table, hashes, reused)
  }
}
