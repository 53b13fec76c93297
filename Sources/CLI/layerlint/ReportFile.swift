import Foundation
import Storage

/// A file that is replaced atomically: the text is written to a temporary file in the same folder, which is then
/// renamed. Special files (pipes, devices) are written directly. Symbolic links are preserved, but a link in the base
/// folder that leads out of it is refused: the repository under analysis could name any file of the user.
struct ReportFile {
  /// Relative to the current folder, or absolute.
  var path: String
  /// The base folder of the run, absolute.
  var base: String

  func write(_ text: String) throws(WritingError) { try write { $0.write(text) } }

  func write(_ body: (Output) -> Void) throws(WritingError) {
    try refuseLinkOutOfBase()
    var status = stat()
    if stat(place, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      try write(to: place, flags: O_WRONLY, as: nil, body)
    } else {
      try staged(body).commit()
    }
  }

  /// A temporary file that `commit` renames to its final path.
  struct Staged {
    fileprivate let path: String
    fileprivate let temporary: String
    fileprivate let place: String

    func commit() throws(WritingError) {
      guard rename(temporary, place) != 0 else { return }
      let code = errno
      discard()
      throw WritingError(name: path, code: code)
    }

    func discard() { unlink(temporary) }
  }

  private func refuseLinkOutOfBase() throws(WritingError) {
    let absolute = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    // `../report.json` is a place that the user chose.
    guard RealPath.leaves(base, at: URL(fileURLWithPath: absolute).standardized.path) else { return }
    throw WritingError(name: path, reason: "it is a symbolic link that leads out of \(base)")
  }

  /// Writes a temporary file with the mode, and if permitted the owner, of the file to replace.
  func staged(_ body: (Output) -> Void) throws(WritingError) -> Staged {
    try refuseLinkOutOfBase()
    let place = place
    var status = stat()
    let exists = stat(place, &status) == 0
    let staged = Staged(path: path, temporary: "\(place).\(getpid()).tmp", place: place)
    // Left by a run that was killed. A symbolic link in its place is not followed.
    staged.discard()
    do throws(WritingError) {
      try write(to: staged.temporary, flags: O_WRONLY | O_CREAT | O_EXCL, as: exists ? status : nil, body)
    } catch {
      staged.discard()
      throw error
    }
    return staged
  }

  /// The path with symbolic links resolved.
  private var place: String { RealPath.of(path) ?? path }

  private func write(to place: String, flags: Int32, as old: stat?, _ body: (Output) -> Void) throws(WritingError) {
    let descriptor = open(place, flags, 0o666)
    guard descriptor >= 0 else { throw WritingError(name: path, code: errno) }
    defer { close(descriptor) }
    if let old {
      if old.st_uid != geteuid() || old.st_gid != getegid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
      fchmod(descriptor, old.st_mode & 0o7777)
    }
    let output = Output(descriptor, named: path)
    body(output)
    if let failure = output.failure { throw failure }
    guard old == nil || fsync(descriptor) == 0 else { throw WritingError(name: path, code: errno) }
  }
}
