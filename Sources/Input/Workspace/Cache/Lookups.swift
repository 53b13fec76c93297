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
  private let recordsHashes: Bool
  /// Answers in place of the file system.
  private let listing: WorkspaceListing?
  private let isListed: (String) -> Bool
  /// For a listing: the content of each file that was read, and the other paths that exist.
  private(set) var read: [String: [UInt8]] = [:]
  var met: Set<String> { Set(there) }
  private let isRecorded: Bool

  /// - Parameter recordsHashes: whether results are recorded for another run.
  init(_ folder: BaseFolder, recordsHashes: Bool) {
    (self.folder, self.recordsHashes, listing, isListed, isRecorded) = (
      folder, recordsHashes, nil, { _ in true }, false
    )
  }

  /// Looks only at some paths, and records what is there.
  init(_ folder: BaseFolder, isGiven: @escaping (String) -> Bool) {
    (self.folder, recordsHashes, listing, isListed, isRecorded) = (folder, false, nil, isGiven, true)
  }

  /// Looks at nothing else than a listing.
  init(_ folder: BaseFolder, listing: WorkspaceListing) {
    (self.folder, recordsHashes, self.listing, isListed, isRecorded) = (folder, false, listing, listing.lookup, false)
  }

  func contents(_ path: String) throws(FileContents.Failure) -> [UInt8] {
    if listing != nil || !isListed(path) {
      guard let bytes = listing?.contents[path] else {
        throw FileContents.Failure(message: "cannot be read: it is not among the files of the facts")
      }
      return bytes
    }
    do {
      let bytes = try FileContents.read(path, in: folder)
      paths.append(path)
      if recordsHashes { hashes.append(ContentHash(bytes)) }
      if isRecorded { read[path] = bytes }
      return bytes
    } catch {
      if exists(path) { areLasting = false }
      throw error
    }
  }

  /// Whether a file or folder exists, also one that a search ignores.
  func exists(_ path: String) -> Bool {
    let exists = listing != nil ? isListed(path) : isListed(path) && folder.exists(path)
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
        return stamp != nil && ContentHash(text) == hash
      }
  }
}
