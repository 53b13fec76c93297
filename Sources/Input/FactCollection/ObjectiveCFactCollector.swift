import FactStore
import Findings
import Foundation
import ObjCScanning
import SourceFacts
import Storage

/// Collects the facts of all Objective-C files, and the reader of each.
struct ObjectiveCFactCollector {
  struct File {
    /// Nil if there are none.
    var facts: FrozenFacts?
    var byteCount: Int
    /// The hash of everything that the facts depend on; nil if unknown.
    var hash: ContentHash?
  }

  /// The facts, in the order of the files.
  private(set) var files: [File] = []
  private(set) var notes: [String] = []
  /// Files on which libclang was stopped.
  private(set) var problems: [Problem] = []
  /// The reader of each file that cannot be read reliably from its tokens alone.
  private(set) var readers: [String: ObjectiveCReaders.Reader] = [:]
  /// The number of files that were scanned.
  private(set) var scanned = 0
  /// Whether another run would read the same facts: no worker failed in a way that may not recur.
  private(set) var isLasting = true

  /// - Parameter hashes: the content hashes of the files, if there is a cache.
  init(_ files: [ObjCFile], hashes: [ContentHash?], jobs: Int, worker: String?, _ store: FactStore?) {
    guard let worker else {
      scanned = files.count
      readers = Dictionary(files.map { ($0.path, .tokens) }) { $1 }
      self.files = zip(files, hashes).map { file, hash in
        File(
          facts: FrozenFacts(ObjCTokens.scan(file.bytes, isHeader: !Self.isImplementation(file.path))),
          byteCount: file.bytes.count, hash: hash.map(ObjectiveCCacheKeys.ofTokens))
      }
      return
    }
    let keys = ObjectiveCCacheKeys(files: zip(files, hashes).map { ($0.path, $1) })
    let scan = ObjCScanner(executable: worker).scan(files, jobs: jobs) { index, unit in
      keys.flatMap { store?.file($0.key(of: index, unit: unit), ObjCScanner.seeds)?.facts?.content }
    }
    self.files = scan.results.indices.map { index in
      let result = scan.results[index]
      return File(
        facts: FrozenFacts(result.facts), byteCount: files[index].bytes.count, hash: keys?.key(of: index, result))
    }
    isLasting = scan.results.allSatisfy { ObjectiveCCacheKeys.code(of: $0.reader) != nil }
    if let store, let keys { scanned = keys.store(scan.results, self.files, in: store) } else { scanned = files.count }
    notes = Self.notes(files.map(\.path), scan.results.map(\.reader), hasLibrary: scan.library != nil)
    problems = Self.problems(files.map(\.path), scan.results.map(\.reader))
    readers = Self.readers(files.map(\.path), scan.results.map(\.reader))
  }

  /// Takes all facts from the cache. Returns nil unless all files and libclang are unchanged.
  init?(cached files: [(path: String, hash: ContentHash?)], _ store: FactStore) {
    guard let readers = ObjectiveCCacheKeys(files: files)?.readers(in: store) else { return nil }
    for reader in readers {
      guard let cached = store.file(reader.key, ObjCScanner.seeds) else { return nil }
      self.files.append(File(facts: cached.facts, byteCount: cached.byteCount, hash: reader.key))
    }
    notes = Self.notes(files.map(\.path), readers.map(\.reader), hasLibrary: false)
    self.readers = Self.readers(files.map(\.path), readers.map(\.reader))
  }

  /// Takes all facts from files of facts.
  init(_ paths: [String], of tree: FactsTree) {
    let readers = paths.map { tree.reader(of: $0) ?? .tokens(.noLibclang) }
    for path in paths {
      let cached = tree.cached(path)
      if cached?.facts == nil { problems.append(FactsTree.damage(path)) }
      files.append(File(facts: cached?.facts, byteCount: cached?.byteCount ?? 0))
    }
    let alone = readers.count { $0 == .tokens(.noLibclang) }
    if alone > 0 {
      let them = alone == 1 ? "1 Objective-C file" : "\(alone) Objective-C files"
      notes.append("the facts of \(them) were made without libclang: some receivers have no type")
    }
    let others = readers.map { $0 == .tokens(.noLibclang) ? .certain : $0 }
    notes += Self.notes(paths, others, hasLibrary: true)
    problems += Self.problems(paths, readers)
    self.readers = Self.readers(paths, readers)
  }

  private static func readers(_ paths: [String], _ readers: [ObjCScanResult.Reader]) -> [String: ObjectiveCReaders
    .Reader]
  {
    var byFile: [String: ObjectiveCReaders.Reader] = [:]
    for (path, reader) in zip(paths, readers) {
      switch reader {
      case .certain: break
      case .libclang, .libclangAgainstTokens: byFile[path] = .libclang
      case .tokens: byFile[path] = .tokens
      }
    }
    return byFile
  }

  static func isImplementation(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  private static func notes(_ paths: [String], _ readers: [ObjCScanResult.Reader], hasLibrary: Bool) -> [String] {
    guard hasLibrary || !readers.contains(.tokens(.noLibclang)) else {
      let asked = ProcessInfo.processInfo.environment["LIBCLANG_PATH"]
      let why = asked.map { "LIBCLANG_PATH is '\($0)', which is no library" } ?? "it was not found"
      let remedy =
        asked == nil ? "Debian: apt-get install libclang1; or set LIBCLANG_PATH" : "leave it out to have it searched"
      return ["Objective-C was read without libclang (\(why)): some receivers have no type (\(remedy))"]
    }
    let alone = zip(paths, readers).compactMap { path, reader -> String? in
      if case .tokens(let reason) = reader { "\(path) (\(words(reason)))" } else { nil }
    }
    let corrected = zip(paths, readers).filter { $1 == .libclangAgainstTokens }.map(\.0)
    return note("read without libclang", alone)
      + note("libclang knows methods that the text alone does not show", corrected)
  }

  /// One problem for all files, because the first timeout also uses up the time of the others.
  private static func problems(_ paths: [String], _ readers: [ObjCScanResult.Reader]) -> [Problem] {
    let stopped = zip(paths, readers).filter { $1 == .tokens(.timedOut) }.map(\.0)
    guard let first = stopped.first else { return [] }
    let others = stopped.count == 1 ? "" : ", here and in \(stopped.count - 1) more files"
    let message = "libclang was stopped, since it took too long\(others): findings that depend on types are missing"
    return [Problem(kind: "incomplete_source", message: message, file: first)]
  }

  private static func note(_ text: String, _ files: [String]) -> [String] {
    if files.isEmpty { return [] }
    let named = files.prefix(3).joined(separator: ", ")
    return ["\(text): \(named)" + (files.count > 3 ? " and \(files.count - 3) more files" : "")]
  }

  private static func words(_ reason: ObjCScanResult.TokenReason) -> String {
    switch reason {
    case .noLibclang: "no worker could be started"
    case .tooDeep: "nested too deep for it"
    case .tooLarge: "too large for it"
    case .crashed: "it crashed"
    case .timedOut: "it took too long"
    case .refused: "it gave up"
    }
  }
}
