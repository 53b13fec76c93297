import Findings
import Testing

@testable import Linting

@Suite struct TextEditsTests {
  private static func edit(_ line: Int, _ columns: Range<Int>, _ text: String) -> Fix.Edit {
    Fix.Edit(
      start: Position(file: "A.swift", line: line, column: columns.lowerBound), endLine: line,
      endColumn: columns.upperBound, text: text)
  }

  private static func add(_ added: [Fix.Edit], from edits: inout TextEdits) -> Bool { edits.add(added) }

  @Test func columnsAreUTF16() {
    var edits = TextEdits(Array("/* 😀é */ var a\r\nvar b".utf8))
    #expect(Self.add([Self.edit(1, 11..<11, "weak "), Self.edit(2, 5..<6, "c")], from: &edits))
    #expect(edits.result == Array("/* 😀é */ weak var a\r\nvar c".utf8))
  }

  @Test func overlappingEditsAreRejected() {
    var edits = TextEdits(Array("0123456789".utf8))
    #expect(Self.add([Self.edit(1, 3..<5, "x")], from: &edits))
    #expect(!Self.add([Self.edit(1, 4..<6, "y")], from: &edits))
    #expect(!Self.add([Self.edit(1, 3..<5, "y")], from: &edits))
    #expect(!Self.add([Self.edit(1, 4..<4, "y")], from: &edits))
    // A fix is applied completely or not at all.
    #expect(!Self.add([Self.edit(1, 8..<9, "z"), Self.edit(1, 2..<4, "z")], from: &edits))
    #expect(Self.add([Self.edit(1, 3..<5, "x"), Self.edit(1, 5..<6, "y")], from: &edits))
    #expect(edits.result == Array("01xy56789".utf8))
  }

  @Test func editsOutsideOfTheTextAreRejected() {
    var edits = TextEdits(Array("ab\n".utf8))
    for place in [(0, 1), (1, 0), (1, 9), (5, 1)] {
      #expect(!Self.add([Self.edit(place.0, place.1..<place.1, "x")], from: &edits))
    }
    // After bytes that are not text, columns are unknown.
    var broken = TextEdits([0xFF, 0x20, 0x61])
    #expect(!Self.add([Self.edit(1, 3..<3, "x")], from: &broken))
  }
}
