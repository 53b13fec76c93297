import SourceFacts
import Storage

/// Everything else that a search reads from the file system. If the results are unchanged, so is the search's result.
final class Lookups {
  private let folder: BaseFolder
  /// The files that were read, with their content.
  private var paths: [String] = []
  private var hashes: [ContentHash] = []
  private var there: [String] = []
  private var gone: [String] = []
  /// Whether the results can be cached: nothing may change without a visible sign.
  private(set) var areLasting = true
  private let areKept: Bool

  /// - Parameter areKept: whether results are recorded for another run.
  init(_ folder: BaseFolder, areKept: Bool) {
    self.folder = folder
    self.areKept = areKept
  }

  func contents(_ path: String) throws(FileContents.Failure) -> [UInt8] {
    do {
      let bytes = try FileContents.read(path, in: folder)
      paths.append(path)
      if areKept { hashes.append(ContentHash(bytes)) }
      return bytes
    } catch {
      if exists(path) { areLasting = false }
      throw error
    }
  }

  /// Whether a file or folder exists, also one that a search ignores.
  func exists(_ path: String) -> Bool {
    let exists = folder.exists(path)
    if exists { there.append(path) } else { gone.append(path) }
    return exists
  }

  // MARK: Between runs

  func pack(into packing: inout Packing) {
    packing.add(paths)
    packing.add(hashes)
    packing.add(there)
    packing.add(gone)
  }

  /// Whether the results of an earlier run are still valid.
  static func areSame(_ packed: inout Unpacking, in folder: BaseFolder) -> Bool {
    let (paths, hashes) = (packed.texts(), packed.list(of: ContentHash.self))
    let (there, gone) = (packed.texts(), packed.texts())
    if packed.isBroken || paths.count != hashes.count { return false }
    let text = TextBuffer()
    return there.allSatisfy(folder.exists) && !gone.contains(where: folder.exists)
      && zip(paths, hashes).allSatisfy { path, hash in
        text.removeAll()
        let stamp = try? FileContents.read(path, in: folder, into: text, stamped: false)
        return stamp != nil && ContentHash(UnsafeRawBufferPointer(text.bytes)) == hash
      }
  }
}
