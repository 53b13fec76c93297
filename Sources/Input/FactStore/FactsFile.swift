import SourceFacts
import Storage

/// A file with the facts of some source files, in the encoding of the cache, for a run without the sources. Unlike the
/// cache it depends only on what it holds: equal facts make equal bytes, on each machine.
public final class FactsFile: Sendable {
  public struct Failure: Error {
    /// What is wrong with the file.
    public let message: String

    public init(message: String) { self.message = message }
  }

  public let path: String
  private let pack: Pack

  /// Reads and checks the whole file.
  public init(_ path: String) throws(Failure) {
    guard let pack = Pack(path, identity: Self.identity, isWhole: true) else { throw Self.failure(path) }
    (self.path, self.pack) = (path, pack)
    for index in 0..<pack.count where pack.bytes(of: index) == nil { throw Failure(message: Self.damaged) }
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

  /// A value that the writer added, or nil.
  public func value<Value>(_ key: ContentHash, _ read: (inout Unpacking) -> Value?) -> Value? {
    guard let bytes = pack.find(key).flatMap(pack.bytes) else { return nil }
    var reading = Unpacking(bytes)
    return read(&reading)
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
