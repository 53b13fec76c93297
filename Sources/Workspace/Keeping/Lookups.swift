import SourceFacts

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// All that finding the files asks of the file system beside names: as long as it answers the same, the same is found.
final class Lookups {
  private let base: String
  /// What was read, and what it held.
  private var paths: [String] = []
  private var hashes: [ContentHash] = []
  private var there: [String] = []
  private var gone: [String] = []
  /// Nothing was met that may be otherwise the next time, though it looks the same.
  private(set) var areLasting = true

  init(base: String) { self.base = base }

  func contents(_ path: String) throws(FileContents.Failure) -> [UInt8] {
    do {
      let bytes = try FileContents.read(base + "/" + path)
      paths.append(path)
      hashes.append(ContentHash(bytes))
      return bytes
    } catch {
      if exists(path) { areLasting = false }
      throw error
    }
  }

  /// Whether there is a file or folder, be it one that is never looked for.
  func exists(_ path: String) -> Bool {
    let exists = Self.exists(path, base)
    if exists { there.append(path) } else { gone.append(path) }
    return exists
  }

  private static func exists(_ path: String, _ base: String) -> Bool { access("\(base)/\(path)", F_OK) == 0 }

  // MARK: Between runs

  func pack(into packing: inout Packing) {
    packing.add(paths)
    packing.add(hashes)
    packing.add(there)
    packing.add(gone)
  }

  /// Whether the answers that an earlier run had would be given again.
  static func areSame(_ packed: inout Unpacking, base: String) -> Bool {
    let (paths, hashes) = (packed.texts(), packed.list(of: ContentHash.self))
    let (there, gone) = (packed.texts(), packed.texts())
    if packed.isBroken || paths.count != hashes.count { return false }
    return there.allSatisfy { exists($0, base) } && !gone.contains { exists($0, base) }
      && zip(paths, hashes).allSatisfy { path, hash in
        (try? FileContents.read(base + "/" + path)).map { ContentHash($0) == hash } ?? false
      }
  }
}
