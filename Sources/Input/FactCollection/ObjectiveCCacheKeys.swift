import FactStore
import ObjCScanning
import SourceFacts
import Storage

/// The cache keys of Objective-C facts. The facts that libclang finds depend on the file, the files that it includes,
/// the declarations of the whole project, and on libclang itself.
struct ObjectiveCCacheKeys: Sendable {
  /// The reader of one file and the key of its facts.
  struct Reader {
    var key: ContentHash
    var reader: ObjCScanResult.Reader
  }

  private let hashes: [ContentHash]
  private let isHeader: [Bool]
  private let library: ContentHash
  /// The hash of all files, by path and content, and of the library. If it is unchanged, no facts have changed.
  private let all: ContentHash

  /// Returns nil if the content of a file is not known.
  init?(files: [(path: String, hash: ContentHash?)]) {
    hashes = files.compactMap(\.hash)
    if hashes.count < files.count { return nil }
    isHeader = files.map { !ObjectiveCFactCollector.isImplementation($0.path) }
    library = ContentHash(ObjCScanner.libraryStamp())
    let paths = ContentHash(files.map { ContentHash($0.path) })
    all = paths.combined(ContentHash(hashes)).combined(library).marked(3)
  }

  /// Returns the key of a file. `unit` is the hash of libclang's input; 0 if the facts come from the tokens alone.
  func key(of file: Int, unit: UInt64) -> ContentHash {
    let own = hashes[file].marked(isHeader[file] ? 5 : 4)
    return unit == 0 ? own : own.combined(library).marked(unit)
  }

  func key(of file: Int, _ result: ObjCScanResult) -> ContentHash {
    // Another run may have another reader.
    if Self.code(of: result.reader) == nil { return Self.ofTokens(hashes[file]) }
    return key(of: file, unit: result.usesLibclang ? result.key : 0)
  }

  /// The hash of what the facts of a file depend on, if libclang was not asked for some reason.
  static func ofTokens(_ content: ContentHash) -> ContentHash { content.marked(7) }

  /// Stores new facts and returns their number. Results that may differ in another run are not stored.
  func store(_ results: [ObjCScanResult], _ files: [ObjectiveCFactCollector.File], in store: FactStore) -> Int {
    var list = Packing()
    var count = 0
    var isLasting = true
    for (index, result) in results.enumerated() {
      let code = Self.code(of: result.reader)
      let key = key(of: index, unit: result.usesLibclang ? result.key : 0)
      list.add(key)
      list.add(code ?? 0)
      if code == nil { isLasting = false }
      if store.holds(key) { continue }
      count += 1
      if code != nil { store.save(CachedFacts(facts: files[index].facts, byteCount: files[index].byteCount), key) }
    }
    if isLasting { store.save(list, all) }
    return count
  }

  /// Returns the reader of each file if all files are unchanged.
  func readers(in store: FactStore) -> [Reader]? {
    store.value(all) { reading in
      var readers: [Reader] = []
      for _ in hashes {
        let key = reading.value(or: ContentHash.none)
        guard let reader = Self.reader(of: reading.value(or: UInt8(0))) else { return nil }
        readers.append(Reader(key: key, reader: reader))
      }
      return reading.isWhole ? readers : nil
    }
  }

  /// Returns a code for a reader; nil if another run may have another reader, because a worker could not be started,
  /// timed out or crashed.
  static func code(of reader: ObjCScanResult.Reader) -> UInt8? {
    switch reader {
    case .certain: 1
    case .libclang: 2
    case .tokens(.tooDeep): 3
    case .tokens(.tooLarge): 4
    case .tokens(.refused): 5
    case .libclangAgainstTokens: 6
    case .tokens(.noLibclang), .tokens(.crashed), .tokens(.timedOut): nil
    }
  }

  private static func reader(of code: UInt8) -> ObjCScanResult.Reader? {
    [
      1: .certain, 2: .libclang, 3: .tokens(.tooDeep), 4: .tokens(.tooLarge), 5: .tokens(.refused),
      6: .libclangAgainstTokens,
    ][code]
  }
}
