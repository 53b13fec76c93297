import Foundation
import SourceFacts
import Storage
import Testing

@testable import FactStore

@Suite struct LinkerHashTests {
  /// The beginning of a program with two segments, the second of which has notes.
  private func program(
    _ notes: [UInt8], magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1], partSize: Int = 56, notesAt: UInt64 = 176
  ) -> [UInt8] {
    var header = magic + [UInt8](repeating: 0, count: 64 - magic.count)
    header.put(64, at: 32, bytes: 8)
    header.put(UInt64(partSize), at: 54, bytes: 2)
    header.put(2, at: 56, bytes: 2)
    var parts = [UInt8](repeating: 0, count: 112)
    parts.put(1, at: 0, bytes: 4)
    parts.put(4, at: 56, bytes: 4)
    parts.put(notesAt, at: 64, bytes: 8)
    parts.put(UInt64(notes.count), at: 88, bytes: 8)
    return header + parts + notes
  }

  private func note(_ name: String, kind: UInt64, _ content: [UInt8]) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 12)
    header.put(UInt64(name.utf8.count + 1), at: 0, bytes: 4)
    header.put(UInt64(content.count), at: 4, bytes: 4)
    header.put(kind, at: 8, bytes: 4)
    let text = Array(name.utf8) + [0]
    return header + text.padded + content.padded
  }

  private func hash(of program: [UInt8]) throws -> ContentHash? {
    let place = try TemporaryStore()
    try Data(program).write(to: URL(fileURLWithPath: place.path("program")))
    return LinkerHash.find(in: place.path("program"))
  }

  private let id: [UInt8] = [1, 2, 3, 4, 5, 6, 7]

  @Test func hashIsFoundAmongNotes() throws {
    let notes = note("GNU", kind: 1, [9, 9]) + note("Go", kind: 3, [8]) + note("GNU", kind: 3, id)
    #expect(try hash(of: program(notes)) == ContentHash(id))
    #expect(try hash(of: program(note("GNU", kind: 3, id + [8]))) == ContentHash(id + [8]))
  }

  @Test func otherProgramsHaveNoHash() throws {
    #expect(try hash(of: program(note("GNU", kind: 1, id))) == nil)
    #expect(try hash(of: program(note("GNU", kind: 3, id), magic: [0x7F, 0x45, 0x4C, 0x46, 1, 1])) == nil)
    #expect(try hash(of: [0xCF, 0xFA, 0xED, 0xFE]) == nil)
    #expect(LinkerHash.find(in: "/no/such/program") == nil)
  }

  @Test func damagedProgramsHaveNoHash() throws {
    let whole = program(note("GNU", kind: 3, id))
    for length in whole.indices { #expect(try hash(of: Array(whole[..<length])) == nil) }
    #expect(try hash(of: program(note("GNU", kind: 3, id), partSize: 8)) == nil)
    #expect(try hash(of: program(note("GNU", kind: 3, id), notesAt: .max)) == nil)
    var huge = note("GNU", kind: 3, id)
    for position in [0, 4] {
      huge.put(0xFFFF_FFFF, at: position, bytes: 4)
      #expect(try hash(of: program(huge)) == nil)
    }
  }
}

extension [UInt8] {
  fileprivate mutating func put(_ value: UInt64, at offset: Int, bytes count: Int) {
    for index in 0..<count { self[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index))) }
  }

  fileprivate var padded: [UInt8] { self + [UInt8](repeating: 0, count: (4 - count % 4) % 4) }
}
