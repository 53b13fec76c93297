import SourceFacts
import Storage

/// All that finding the files asks of the file system beside names: as long as it answers the same, the same is found.
final class Lookups {
  private let folder: BaseFolder
  /// What was read, and what it held.
  private var paths: [String] = []
  private var hashes: [ContentHash] = []
  private var there: [String] = []
  private var gone: [String] = []
  /// Nothing was met that may be otherwise the next time, though it looks the same.
  private(set) var areLasting = true
  private let areKept: Bool

  /// `areKept`: for another run.
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

  /// Whether there is a file or folder, be it one that is never looked for.
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

  /// Whether the answers that an earlier run had would be given again.
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
