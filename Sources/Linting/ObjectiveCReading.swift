import ObjCScanning
import SourceFacts

/// The facts of all Objective-C files, and who read them.
struct ObjectiveCReading {
  /// In the order of the files.
  let facts: [FileFacts]
  let notes: [String]

  init(_ files: [ObjCFile], jobs: Int, worker: String?) {
    guard let worker else {
      facts = files.map { file in
        file.bytes.withUnsafeBufferPointer { ObjCTokens.scan($0, isHeader: !Self.isImplementation(file.path)) }
      }
      notes = []
      return
    }
    let scan = ObjCScanner(executable: worker).scan(files, jobs: jobs)
    facts = scan.results.map(\.facts)
    notes = Self.notes(files, scan)
  }

  private static func isImplementation(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }

  private static func notes(_ files: [ObjCFile], _ scan: ObjCScanner.Scan) -> [String] {
    guard scan.library != nil || !scan.results.contains(where: { $0.reader == .tokens(.noLibclang) }) else {
      return [
        "Objective-C was read without libclang, which was not found: some receivers have no type "
          + "(Debian: apt-get install libclang1; or set LIBCLANG_PATH)"
      ]
    }
    let alone = zip(files, scan.results).compactMap { file, result -> String? in
      if case .tokens(let reason) = result.reader { "\(file.path) (\(words(reason)))" } else { nil }
    }
    if alone.isEmpty { return [] }
    let named = alone.prefix(3).joined(separator: ", ")
    return ["read without libclang: \(named)" + (alone.count > 3 ? " and \(alone.count - 3) more files" : "")]
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
