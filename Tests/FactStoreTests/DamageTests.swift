import FactStore
import Foundation
import SourceFacts
import Storage
import SwiftScanning
import Testing

/// The store never returns wrong data, whatever happens to its files.
@Suite struct DamageTests {
  private let place: TemporaryStore
  private let samples = (0..<3).map(SampleFile.init)
  private let stamp = FileStamp(size: 10, modified: 1, changed: 1, node: 7)

  init() throws {
    place = try TemporaryStore()
    let store = place.open()
    for sample in samples { store.save(sample.file, sample.hash) }
    store.close(samples.enumerated().map { FactStore.Seen(path: "\($0).swift", stamp: stamp, hash: $1.hash) })
  }

  private func check() -> Int {
    let store = place.open()
    var known = 0
    for (index, sample) in samples.enumerated() {
      if let cached = store.file(sample.hash, SwiftScanner.seeds) {
        known += 1
        if cached.facts?.text != sample.facts.text { Issue.record("facts of sample \(index) are not what was kept") }
      }
      if let hash = store.seen("\(index).swift", stamp)?.hash, hash != sample.hash {
        Issue.record("hash of sample \(index)")
      }
    }
    return known
  }

  private func files() throws -> [(path: String, bytes: Data)] {
    try place.names(ending: "").map { (place.path($0), try Data(contentsOf: URL(fileURLWithPath: place.path($0)))) }
  }

  @Test func truncatedAtEveryTenthByte() throws {
    #expect(check() == 3)
    for (path, bytes) in try files() {
      for length in stride(from: 0, to: bytes.count, by: 10) {
        try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
        let known = check()
        #expect(known == (path.hasSuffix(".facts") ? 0 : 3))
      }
      try bytes.write(to: URL(fileURLWithPath: path))
    }
    #expect(check() == 3)
  }

  @Test func bytesFlippedAndAppended() throws {
    var random = Steps(state: 17)
    for (path, bytes) in try files() {
      for _ in 0..<400 {
        var damaged = bytes
        for _ in 0...random.next() % 3 {
          damaged[Int(random.next() % UInt64(bytes.count))] ^= UInt8(1 + random.next() % 255)
        }
        try damaged.write(to: URL(fileURLWithPath: path))
        _ = check()
      }
      try (bytes + Data([1])).write(to: URL(fileURLWithPath: path))
      #expect(check() == (path.hasSuffix(".facts") ? 0 : 3))
      try bytes.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Another cache is copied over one that is in use.
  @Test func truncatedWhileInUse() throws {
    let name = try #require(place.names(ending: ".facts").first)
    let store = place.open()
    let cached = try #require(store.file(samples[0].hash, SwiftScanner.seeds))
    #expect(truncate(place.path(name), 0) == 0)
    #expect(cached.facts?.text == samples[0].facts.text)
    #expect(store.file(samples[1].hash, SwiftScanner.seeds) == nil)
  }

  @Test func damagedStoresAreRebuilt() throws {
    let name = try #require(place.names(ending: ".facts").first)
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: place.path(name)))
    let store = place.open()
    for sample in samples where store.file(sample.hash, SwiftScanner.seeds) == nil {
      store.save(sample.file, sample.hash)
    }
    store.close([])
    #expect(check() == 3)
    #expect(!place.names(ending: ".facts").contains(name))
  }
}

private struct Steps {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
