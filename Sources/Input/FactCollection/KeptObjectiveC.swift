import FactStore
import ObjCScanning
import SourceFacts
import Storage

/// Under which keys facts of Objective-C are kept. What libclang says of a file depends on all that it was shown: on the file, on
/// those it includes, on which declarations the whole project has, and on libclang itself.
struct KeptObjectiveC: Sendable {
  /// Of one file: who read it, and where its facts are.
  struct Reader {
    var key: ContentHash
    var reader: ObjCScanResult.Reader
  }

  private let hashes: [ContentHash]
  private let isHeader: [Bool]
  private let library: ContentHash
  /// All files, by path and content, and the library: while it is the same, nothing has changed for anybody.
  private let all: ContentHash

  /// Nil where the content of one is not known.
  init?(files: [(path: String, hash: ContentHash?)]) {
    hashes = files.compactMap(\.hash)
    if hashes.count < files.count { return nil }
    isHeader = files.map { !ObjectiveCReading.isImplementation($0.path) }
    library = ContentHash(ObjCScanner.libraryStamp())
    let paths = ContentHash(files.map { ContentHash($0.path) })
    all = paths.combined(ContentHash(hashes)).combined(library).marked(3)
  }

  /// `unit` stands for what libclang is shown; 0: its tokens alone made the facts.
  func key(of file: Int, unit: UInt64) -> ContentHash {
    let own = hashes[file].marked(isHeader[file] ? 5 : 4)
    return unit == 0 ? own : own.combined(library).marked(unit)
  }

  /// Keeps what was read anew; returns how many that is. What may turn out otherwise the next time is not kept.
  func keep(_ results: [ObjCScanResult], _ files: [ObjectiveCReading.File], in store: FactStore) -> Int {
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
      if code != nil { store.keep(KeptFile(facts: files[index].facts, byteCount: files[index].byteCount), key) }
    }
    if isLasting { store.keep(list, all) }
    return count
  }

  /// Who read each file, when all is as it was.
  func readers(in store: FactStore) -> [Reader]? {
    store.value(all) { packed in
      var reading = Unpacking(packed)
      var readers: [Reader] = []
      for _ in hashes {
        let key = reading.value(or: ContentHash.none)
        guard let reader = Self.reader(of: reading.value(or: UInt8(0))) else { return nil }
        readers.append(Reader(key: key, reader: reader))
      }
      return reading.isWhole ? readers : nil
    }
  }

  /// Nil for what another try may change: a worker that was not to be had, took too long or broke.
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
