import Foundation

/// A file that is replaced whole: written beside its place, then renamed. What is no regular file (a pipe, a device) is
/// written to as it stands; a symbolic link stays one.
struct ReportFile {
  var path: String

  func write(_ text: String) throws(WritingError) {
    let place =
      realpath(path, nil).map { resolved in
        defer { free(resolved) }
        return String(cString: resolved)
      } ?? path
    var status = stat()
    let exists = stat(place, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try write(text, to: place, flags: O_WRONLY, mode: nil)
      return
    }
    let temporary = "\(place).\(getpid()).tmp"
    do throws(WritingError) {
      try write(text, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: exists ? status.st_mode & 0o7777 : nil)
      guard rename(temporary, place) == 0 else { throw WritingError(name: path, code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func write(_ text: String, to place: String, flags: Int32, mode: mode_t?) throws(WritingError) {
    let descriptor = open(place, flags, 0o666)
    guard descriptor >= 0 else { throw WritingError(name: path, code: errno) }
    defer { close(descriptor) }
    if let mode { fchmod(descriptor, mode) }
    try text.write(to: descriptor, named: path)
  }
}
