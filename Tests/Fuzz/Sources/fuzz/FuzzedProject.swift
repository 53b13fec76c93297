import Linting

/// A small project: files one after the other, each after a line `=== path`. Three paths have another meaning: see
/// `Part`.
struct FuzzedProject {
  private enum Part: String {
    /// A message to the editor server in each line. `file:///project` stands for the project's folder.
    case editor = ":editor"
    /// Changes of the cache's files before they are read again: three bytes for each change, two of them for the
    /// position.
    case cache = ":cache"
    /// Texts that replace those of files, after lines `--- path`: the project after an edit.
    case edit = ":edit"
  }

  private let sections: [Section]
  private let files: [(path: String, text: ArraySlice<UInt8>)]

  init(_ bytes: [UInt8]) {
    sections = Section.all(in: bytes[...], after: "=== ")
    files = sections.filter { Part(rawValue: $0.title) == nil }.compactMap(Self.file)
  }

  /// Nil for an impossible path.
  private static func file(_ section: Section) -> (path: String, text: ArraySlice<UInt8>)? {
    let parts = section.title.split(separator: "/").filter { $0 != ".." && $0 != "." }
    return parts.isEmpty ? nil : (parts.joined(separator: "/"), section.text)
  }

  private func text(of part: Part) -> ArraySlice<UInt8>? { sections.last { $0.title == part.rawValue }?.text }

  /// Lints the project as different runs do and stops the program if they differ.
  func check() {
    let folder = ProjectFolder.own
    folder.write(files)
    defer { folder.clear() }
    compareRuns(in: folder)
    if let damage = text(of: .cache) {
      let whole = folder.lint { $0.jobs = 1 }
      folder.damageCache(damage)
      demand(whole, folder.lint { $0.cache = folder.cache }, "without a cache and with a damaged one")
    }
    if let edit = text(of: .edit) {
      folder.write(Section.all(in: edit, after: "--- ").compactMap(Self.file))
      compareRuns(in: folder)
    }
    if let messages = text(of: .editor) { EditorRun(folder).send(messages) }
  }

  private func compareRuns(in folder: ProjectFolder) {
    let cold = folder.lint { $0.jobs = 1 }
    demand(cold, folder.lint { $0.jobs = 4 }, "of one and of four threads")
    demand(cold, folder.lint { $0.cache = folder.cache }, "without a cache and with the one of before")
    demand(cold, folder.lint { $0.cache = folder.cache }, "without a cache and with a full one")
    let tokens = folder.lint {
      $0.jobs = 1
      $0.leaveOutWorkers()
    }
    let parallel = folder.lint {
      $0.jobs = 4
      $0.leaveOutWorkers()
    }
    demand(tokens, parallel, "of one and of four threads, without libclang,")
  }

  private func demand(_ one: String, _ other: String, _ runs: String) {
    if one == other { return }
    let pairs = zip(one.split(separator: "\n"), other.split(separator: "\n"))
    let first = pairs.first { $0 != $1 }.map { "\($0)\n\($1)" } ?? "one is longer"
    fatalError("the reports \(runs) differ:\n\(first)")
  }
}

/// A title, and the lines up to the next one.
struct Section {
  var title: String
  var text: ArraySlice<UInt8>

  private static let largestTitle = 100

  static func all(in bytes: ArraySlice<UInt8>, after mark: String) -> [Section] {
    var found: [Section] = []
    var line = bytes.startIndex
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let next = min(end + 1, bytes.endIndex)
      if let title = title(bytes[line..<end], after: mark) {
        found.append(Section(title: title, text: bytes[next..<next]))
      } else if !found.isEmpty {
        let last = found.count - 1
        found[last].text = bytes[found[last].text.startIndex..<next]
      }
      line = next
    }
    return found
  }

  private static func title(_ line: ArraySlice<UInt8>, after mark: String) -> String? {
    guard line.starts(with: mark.utf8), line.count <= largestTitle, !line.contains(0) else { return nil }
    return String(decoding: line.dropFirst(mark.utf8.count), as: UTF8.self)
  }
}
