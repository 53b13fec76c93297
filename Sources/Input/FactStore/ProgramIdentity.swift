import SourceFacts
import Storage

#if canImport(Darwin)
  import Darwin
#endif

/// Identifies the build of the program: facts are only reused by the same build, so that no version numbers are needed.
public enum ProgramIdentity {
  private struct Note: BitwiseCopyable {
    var magic: UInt64
    var stamp: FileStamp
    var identity: ContentHash
    var hash: ContentHash
  }

  /// `LLBUILD1`
  private static let magic: UInt64 = 0x3144_4C49_5542_4C4C
  static let noteName = "build"

  /// The hash of the executable: the linker's if there is one. Otherwise it is computed and cached in the folder,
  /// because the file is large. Nil if it cannot be read.
  public static func find(notedIn folder: String) -> ContentHash? {
    guard let path else { return nil }
    if let hash = LinkerHash.find(in: path) { return hash }
    guard let stamp = FileStamp(path: path) else { return nil }
    let notePath = "\(folder)/\(noteName)"
    if let note = note(notePath), note.stamp == stamp { return note.identity }
    let startTime = FileStamp.now
    guard let pieces = CLibrary.hashes(of: path, pieces: 1 << 20) else { return nil }
    let identity = ContentHash(pieces)
    if stamp.isReliable(before: startTime), CLibrary.makeFolder(folder) {
      var note = Note(magic: magic, stamp: stamp, identity: identity, hash: .none)
      note.hash = hash(of: note)
      var packing = Packing()
      packing.add(note)
      CLibrary.replace(notePath, with: packing.bytes)
    }
    return identity
  }

  private static func note(_ path: String) -> Note? {
    guard let bytes = CLibrary.contents(of: path, limit: 4096), bytes.count == MemoryLayout<Note>.size else {
      return nil
    }
    let note = bytes.withUnsafeBytes { $0.loadUnaligned(as: Note.self) }
    return note.magic == magic && note.hash == hash(of: note) ? note : nil
  }

  private static func hash(of note: Note) -> ContentHash {
    withUnsafeBytes(of: note) {
      ContentHash(UnsafeRawBufferPointer(rebasing: $0.dropLast(MemoryLayout<ContentHash>.size)))
    }
  }

  private static var path: String? {
    #if os(Linux)
      return "/proc/self/exe"
    #else
      var length: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &length)
      var path = [CChar](repeating: 0, count: Int(length) + 1)
      return _NSGetExecutablePath(&path, &length) == 0 ? String(cString: path) : nil
    #endif
  }
}
