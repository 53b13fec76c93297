import FactStore
import Findings
import InterfaceScanning
import ObjCScanning
import SourceFacts
import Storage
import SwiftScanning
import Threads
import Workspace

/// Makes a file of facts from source files.
public struct FactsFileBuilder {
  /// Notes on how Objective-C was read: other machines may read it in another way.
  public private(set) var notes: [String] = []
  /// Files whose content is not text.
  public private(set) var problems: [Problem] = []

  private let workspace: Workspace
  private var directory = FactsDirectory()
  private let texts: [Reading]
  private let objectiveC: [String: ObjCScanResult]
  private let interfaces: [Reading]

  /// One file that was read.
  fileprivate struct Reading: Sendable {
    var path: String
    var hash = ContentHash.none
    var columns: WideColumns?
    /// The text, of Objective-C.
    var text: [UInt8] = []
    var cached: CachedFacts?
    var interface: InterfaceFacts?
    var failure = ""
  }

  /// A file that cannot be read, or a worker that cannot be started: nothing is written.
  public struct Failure: Error {
    public let message: String
  }

  /// - Parameters:
  ///   - workspace: what a run without a configuration would read of the listing.
  ///   - headers: paths of further Objective-C files, which are read for their declarations.
  ///   - worker: the executable that runs libclang; nil to read Objective-C from its tokens alone.
  public init(
    _ workspace: Workspace, _ listing: WorkspaceListing, headers: [String], jobs: Int, worker: String?
  ) throws(Failure) {
    self.workspace = workspace
    directory.listing = listing
    texts = Self.read(listing.sources, of: workspace, jobs: jobs, Self.source)
    interfaces = Self.read(listing.interfaces, of: workspace, jobs: jobs, Self.interface)
    let known = Set(listing.sources)
    let others = headers.filter { !known.contains($0) && WorkspaceFile.Language(path: $0) == .objectiveC }
    let context = Self.read(others, of: workspace, jobs: jobs, Self.source)
    for reading in texts + interfaces + context where reading.failure.hasPrefix("cannot be read") {
      throw Failure(message: "\(reading.path) \(reading.failure)")
    }
    let scans = ObjectiveCScans(workspace, texts.map(\.scanned), context: context.map(\.scanned))
    objectiveC = scans.results(jobs: jobs, worker: worker)
    for reading in texts + interfaces {
      directory.states[ContentHash(reading.path)] = FactsDirectory.State(
        hash: reading.hash, reader: objectiveC[reading.path]?.reader, failure: reading.failure)
    }
    if worker != nil, objectiveC.values.contains(where: { $0.reader == .tokens(.noLibclang) }) {
      throw Failure(
        message: "Objective-C needs libclang, which was not found (Debian: apt-get install libclang1; or set "
          + "LIBCLANG_PATH); --without-libclang makes facts without the types that it knows")
    }
    for (path, result) in objectiveC.sorted(by: { $0.key < $1.key }) {
      if result.reader == .tokens(.timedOut) || result.reader == .tokens(.crashed) {
        let what = result.reader == .tokens(.timedOut) ? "took too long" : "crashed"
        notes.append("libclang \(what), so that another machine may make other facts: \(path)")
      }
    }
  }

  /// Writes the file; false if that fails.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - folder: the folder of the file.
  public func write(to path: String, in folder: String) -> Bool {
    let writer = FactsFileWriter(folder: folder)
    var packing = Packing()
    directory.pack(into: &packing)
    writer.add(packing, FactsDirectory.key)
    for reading in texts + interfaces {
      let key = FactsDirectory.facts(of: reading.path)
      if var cached = reading.cached {
        if let result = objectiveC[reading.path] { cached.facts = FrozenFacts(result.facts) }
        writer.add(cached, key)
      }
      if let interface = reading.interface { writer.add(interface, key) }
      if let columns = reading.columns {
        var packing = Packing()
        packing.add(columns.ends)
        packing.add(columns.surplus)
        writer.add(packing, FactsDirectory.columns(of: reading.path))
      }
    }
    return writer.finish(at: path)
  }

  // MARK: Reading

  private static func read(
    _ paths: [String], of workspace: Workspace, jobs: Int,
    _ scan: @Sendable (inout Reading, TextBuffer) -> Void
  ) -> [Reading] {
    let slots = Slots<Reading>(paths.count)
    concurrently(Array(paths.indices), jobs: jobs, each: { TextBuffer() }) { index, text in
      var reading = Reading(path: paths[index])
      do throws(WorkspaceProblem) {
        try workspace.read(WorkspaceFile(path: paths[index], modules: []), into: text)
        reading.hash = ContentHash(text)
        reading.columns = WideColumns(text.bytes)
        scan(&reading, text)
      } catch {
        reading.failure = error.message
      }
      slots[index] = reading
    }
    return paths.indices.compactMap(slots.take)
  }

  /// Generated code is scanned too, since a configuration may include it.
  private static func source(_ reading: inout Reading, _ buffer: TextBuffer) {
    let text = buffer.bytes
    var cached = CachedFacts(
      facts: nil, byteCount: text.count, mark: CollectedFile.mark(of: SkipReason(contents: text)))
    if WorkspaceFile.Language(path: reading.path) == .swift {
      cached.facts = FrozenFacts(SwiftScanner.scan(buffer))
    } else {
      reading.text = Array(text)
    }
    reading.cached = cached
  }

  private static func interface(_ reading: inout Reading, _ text: TextBuffer) {
    reading.interface = InterfaceScanner.scan(Array(text.bytes))
  }
}

extension FactsFileBuilder.Reading {
  fileprivate var scanned: ObjectiveCScans.Source {
    ObjectiveCScans.Source(path: path, text: text, cached: cached)
  }
}

/// Reads Objective-C as a run without a configuration does, where the meaning of a file depends on those around it.
/// What such a run skips is read afterwards, together with all others.
private struct ObjectiveCScans {
  struct Source: Sendable {
    var path: String
    var text: [UInt8]
    /// Nil if the file could not be read.
    var cached: CachedFacts?
  }

  /// Objective-C files that a run reads.
  private var read: [ObjCFile] = []
  /// Files that it skips.
  private var skipped: [ObjCFile] = []

  init(_ workspace: Workspace, _ sources: [Source], context: [Source]) {
    let bySource = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    let collected = workspace.files.map { file in
      bySource[file.path].map { CollectedFile($0.cached, of: file, text: $0.text, includesGenerated: false) }
        ?? CollectedFile()
    }
    var isRead: Set<String> = Set(context.map(\.path))
    for (file, reading) in zip(workspace.files, collected) {
      if case .objectiveC = reading.outcome { isRead.insert(file.path) }
    }
    for place in GeneratedSuperclasses(workspace, collected).places { isRead.insert(workspace.files[place].path) }
    for source in sources + context where source.cached != nil {
      guard WorkspaceFile.Language(path: source.path) == .objectiveC else { continue }
      let file = ObjCFile(path: source.path, bytes: source.text)
      if isRead.contains(source.path) { read.append(file) } else { skipped.append(file) }
    }
    read = read.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The facts of each file, by path.
  func results(jobs: Int, worker: String?) -> [String: ObjCScanResult] {
    var results: [String: ObjCScanResult] = [:]
    for (file, result) in zip(read, scan(read, jobs: jobs, worker: worker, known: [])) { results[file.path] = result }
    if skipped.isEmpty { return results }
    let known = read.compactMap { results[$0.path]?.facts }
    let all = scan(read + skipped, jobs: jobs, worker: worker, known: known)
    for (file, result) in zip(skipped, all.dropFirst(read.count)) { results[file.path] = result }
    return results
  }

  /// - Parameter known: the facts of the first files, which are not read again.
  private func scan(_ files: [ObjCFile], jobs: Int, worker: String?, known: [FileFacts]) -> [ObjCScanResult] {
    guard let worker else {
      return inParallel(files.count, jobs: jobs) { index in
        let facts = ObjCTokens.scan(
          files[index].bytes, isHeader: !ObjectiveCFactCollector.isImplementation(files[index].path))
        return ObjCScanResult(facts: facts, reader: .tokens(.noLibclang))
      }
    }
    return ObjCScanner(executable: worker).scan(files, jobs: jobs) { index, _ in
      index < known.count ? known[index] : nil
    }.results
  }
}
