import LowLevel
import SourceFacts
import Storage

/// A file with the facts of some source files, in the encoding of the cache, for a run without the sources. Unlike the
/// cache it depends only on what it holds: equal facts make equal bytes, on each machine.
public struct FactsFile: Sendable {
  public struct Failure: Error {
    /// What is wrong with the file.
    public let message: String

    public init(message: String) { self.message = message }
  }

  public let path: String
  /// Sorted by key. Their bytes are read again when they are asked for: the files of a large project would take more
  /// memory than the facts in them.
  private let entries: [Pack.Entry]

  /// Reads and checks the whole file.
  public init(_ path: String) throws(Failure) {
    guard let bytes = CLibrary.contents(of: path, limit: .max),
      let entries = bytes.withUnsafeBytes({ Pack.entries(of: $0, identity: Self.identity) })
    else { throw Self.failure(path) }
    (self.path, self.entries) = (path, entries)
  }

  /// The first number changes with the meaning of facts. The others change with their layout in memory.
  static var identity: ContentHash {
    var all = Packing()
    all.add([1, 0x4C4C_4641_4354_5346] as [UInt64])
    all.add([
      MemoryLayout<Declaration>.stride, MemoryLayout<Attachment>.stride, MemoryLayout<Scope>.stride,
      MemoryLayout<Node>.stride, MemoryLayout<ImportFact>.stride, MemoryLayout<ConditionalBranch>.stride,
      MemoryLayout<CompilerType>.stride, MemoryLayout<SwiftName>.stride, MemoryLayout<RegionCounts>.stride,
      MemoryLayout<InterfaceObject>.stride, MemoryLayout<InterfaceSegue>.stride, NodeKind.allCases.count,
      DeclarationKind.allCases.count, NodeContext.allCases.count,
    ])
    return ContentHash(all.bytes)
  }

  private static let damaged = "is damaged, or was cut short: make it again"

  /// Says why a file cannot be used.
  private static func failure(_ path: String) -> Failure {
    guard CLibrary.status(of: path) != nil else { return Failure(message: "does not exist") }
    let header = CLibrary.read(path) { piece in piece(0, MemoryLayout<Pack.Header>.size) }
    guard let header else {
      return Failure(message: CLibrary.read(path) { $0(0, 0) } == nil ? "cannot be read" : "is not a file of facts")
    }
    let (magic, identity) = header.withUnsafeBytes {
      ($0.loadUnaligned(as: Pack.Header.self).magic, $0.loadUnaligned(as: Pack.Header.self).identity)
    }
    if magic != Pack.magic { return Failure(message: "is not a file of facts") }
    if identity != Self.identity {
      return Failure(message: "was made by another version of LayerLint: make it again with this one")
    }
    return Failure(message: damaged)
  }

  // MARK: Content

  /// Reads a value that the writer added. Nil if the file has no such value, or has changed since it was checked.
  public func value<Value>(_ key: ContentHash, _ read: (inout Unpacking) -> Value?) -> Value? {
    let place = entries.indices.partitioningIndex { !entries[$0].key.precedes(key) }
    guard place < entries.count, case let entry = entries[place], entry.key == key,
      let bytes = CLibrary.read(path, { $0(UInt64(entry.offset), Int(entry.length)) }),
      ContentHash(bytes).low == entry.check
    else { return nil }
    return Unpacking.reading(bytes, read)
  }

  /// - Parameter seeds: the seeds of the scanner that read the file.
  public func file(_ key: ContentHash, _ seeds: NameSeeds) -> CachedFacts? {
    value(key) { CachedFacts(&$0, seeds) }
  }

  public func interface(_ key: ContentHash) -> InterfaceFacts? { value(key) { InterfaceFacts(packed: &$0) } }
}

/// Writes a file of facts. The order of additions is part of its bytes.
public struct FactsFileWriter {
  private let writing: PackWriter

  /// - Parameter folder: an existing folder, on the same file system as the file.
  public init(folder: String) { writing = PackWriter(folder: folder, mode: 0o666) }

  public func add(_ file: CachedFacts, _ key: ContentHash) {
    var packing = Packing()
    file.pack(into: &packing)
    add(packing, key)
  }

  public func add(_ interface: InterfaceFacts, _ key: ContentHash) {
    var packing = Packing()
    interface.pack(into: &packing)
    add(packing, key)
  }

  public func add(_ packing: Packing, _ key: ContentHash) { packing.bytes.withUnsafeBytes { writing.add(key, $0) } }

  /// Returns false, and leaves nothing behind, if the file could not be written.
  public func finish(at path: String) -> Bool { writing.finish(identity: FactsFile.identity, replacing: path) }
}
