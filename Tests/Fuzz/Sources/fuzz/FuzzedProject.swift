import Linting

/// A small project: files that are written one after the other, each below a line `=== path`.
struct FuzzedProject {
  private var files: [(path: String, text: ArraySlice<UInt8>)] = []

  private static let mark = Array("=== ".utf8)
  private static let largestName = 100

  init(_ bytes: [UInt8]) {
    var path: String?
    var text = bytes.startIndex..<bytes.startIndex
    func close() { if let path { files.append((path, bytes[text])) } }
    var line = bytes.startIndex
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let next = min(end + 1, bytes.endIndex)
      if bytes[line..<end].starts(with: Self.mark) {
        close()
        path = Self.path(bytes[(line + Self.mark.count)..<end])
        text = next..<next
      } else {
        text = text.lowerBound..<next
      }
      line = next
    }
    close()
  }

  /// A path that stays in the folder of the project; nil if there is none in these bytes.
  private static func path(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= largestName, !bytes.contains(0) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "/").filter { $0 != ".." && $0 != "." }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// Lints the project as different runs do and stops the program if they differ.
  func check() {
    let folder = ProjectFolder.own
    folder.write(files)
    defer { folder.clear() }
    let cold = folder.lint { $0.jobs = 1 }
    let parallel = folder.lint { $0.jobs = 4 }
    precondition(cold == parallel, "the reports of one and of four threads differ")
    let cached = folder.lint { $0.cache = .folder(folder.cache) }
    precondition(cold == cached, "the reports without a cache and with a new one differ")
    let warm = folder.lint { $0.cache = .folder(folder.cache) }
    precondition(cold == warm, "the reports without a cache and with a full one differ")
    _ = folder.lint { $0.worker = nil }
  }
}
