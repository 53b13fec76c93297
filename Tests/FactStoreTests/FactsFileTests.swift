import FactStore
import Foundation
import SourceFacts
import Storage
import SwiftScanning
import Testing

/// What a file of facts says is right, or nothing, although its bytes are read when they are asked for.
@Suite struct FactsFileTests {
  private let place: TemporaryStore
  private let samples = (0..<3).map(SampleFile.init)
  private var path: String { place.path("library.facts") }

  init() throws {
    place = try TemporaryStore()
    let writer = FactsFileWriter(folder: place.folder)
    for sample in samples { writer.add(sample.file, sample.hash) }
    #expect(writer.finish(at: path))
  }

  private func known(_ file: FactsFile) -> [String?] {
    samples.map { file.file($0.hash, SwiftScanner.seeds)?.facts?.text }
  }

  @Test func holdsWhatWasAdded() throws {
    let file = try FactsFile(path)
    #expect(known(file) == samples.map(\.facts.text))
    #expect(file.file(ContentHash("nothing"), SwiftScanner.seeds) == nil)
  }

  @Test func damagedFilesAreRefused() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes
      damaged[place] ^= 4
      try damaged.write(to: URL(fileURLWithPath: path))
      // Up to seven bytes between two entries mean nothing.
      if let file = try? FactsFile(path) { #expect(known(file) == samples.map(\.facts.text)) }
      try bytes.prefix(place).write(to: URL(fileURLWithPath: path))
      #expect(throws: FactsFile.Failure.self) { try FactsFile(path) }
    }
  }

  @Test func changedWhileInUse() throws {
    let file = try FactsFile(path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    try Data(bytes.map { ~$0 }).write(to: URL(fileURLWithPath: path))
    #expect(known(file) == [nil, nil, nil])
    try bytes.prefix(10).write(to: URL(fileURLWithPath: path))
    #expect(known(file) == [nil, nil, nil])
    try FileManager.default.removeItem(atPath: path)
    #expect(known(file) == [nil, nil, nil])
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(known(file) == samples.map(\.facts.text))
  }
}
