import SourceFacts
import Storage

/// The linker's hash of the program: `NT_GNU_BUILD_ID` in an ELF file. Reading it needs a few hundred bytes instead of
/// megabytes.
enum LinkerHash {
  /// The maximum size of the program header table and of a segment, in bytes.
  private static let limit = 1 << 16

  /// Nil if there is none, or if the file is not an ELF program.
  static func find(in path: String) -> ContentHash? {
    CLibrary.read(path) { read in
      // A 64-bit, little-endian file.
      guard let header = read(0, 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
      let (size, count) = (Int(header.value(at: 54, as: UInt16.self)), Int(header.value(at: 56, as: UInt16.self)))
      guard size >= 56, size * count <= limit, let table = read(header.value(at: 32, as: UInt64.self), size * count)
      else { return nil }
      for start in stride(from: 0, to: table.count, by: size) where table.value(at: start, as: UInt32.self) == noteKind
      {
        let length = table.value(at: start + 32, as: UInt64.self)
        guard length <= limit, let notes = read(table.value(at: start + 8, as: UInt64.self), Int(length)) else {
          continue
        }
        if let hash = hash(among: notes) { return hash }
      }
      return nil
    }
  }

  /// The value of `PT_NOTE`.
  private static let noteKind: UInt32 = 4
  /// The value of `NT_GNU_BUILD_ID`, with the owner `GNU`.
  private static let hashKind: UInt32 = 3
  private static let owner: [UInt8] = [0x47, 0x4E, 0x55, 0]

  private static func hash(among notes: [UInt8]) -> ContentHash? {
    var start = 0
    while start + 12 <= notes.count {
      let name = start + 12
      let content = name + Int(notes.value(at: start, as: UInt32.self)).roundedUp
      let end = content + Int(notes.value(at: start + 4, as: UInt32.self))
      if end > notes.count { return nil }
      if notes.value(at: start + 8, as: UInt32.self) == hashKind, notes[name..<content].elementsEqual(owner),
        end > content
      {
        return Array(notes[content..<end]).withUnsafeBytes { ContentHash($0) }
      }
      start = content + (end - content).roundedUp
    }
    return nil
  }
}

extension Int {
  /// Rounded up to four bytes.
  fileprivate var roundedUp: Int { (self + 3) & ~3 }
}

extension [UInt8] {
  fileprivate func value<Value: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: Value.Type) -> Value {
    Value(littleEndian: withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) })
  }
}
