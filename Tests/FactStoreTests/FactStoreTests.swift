import FactStore
import Foundation
import InterfaceScanning
import SourceFacts
import Storage
import SwiftScanning
import Testing

@Suite struct FactStoreTests {
  private func seen(_ file: SampleFile, _ path: String, modified: Int64 = 1) -> FactStore.Seen {
    FactStore.Seen(path: path, stamp: stamp(modified), hash: file.hash)
  }

  private func stamp(_ modified: Int64) -> FileStamp {
    FileStamp(size: 10, modified: modified, changed: modified, node: 7)
  }

  @Test func storedFactsAreUnchanged() throws {
    let place = try TemporaryStore()
    let sample = SampleFile(1)
    let first = place.open()
    #expect(first.file(sample.hash, SwiftScanner.seeds) == nil)
    first.save(sample.file, sample.hash)
    first.close([seen(sample, "A.swift")])
    let second = place.open()
    let cached = try #require(second.file(sample.hash, SwiftScanner.seeds))
    #expect(cached.facts?.text == sample.facts.text)
    #expect(cached.byteCount == sample.text.utf8.count && cached.mark == 0)
    #expect(cached.facts?.text == sample.facts.text)
    #expect(second.file(sample.hash, SwiftScanner.seeds)?.facts?.text == sample.facts.text)
    #expect(second.seen("A.swift", stamp(1))?.hash == sample.hash)
    #expect(second.seen("A.swift", stamp(2)) == nil)
    #expect(second.seen("B.swift", stamp(1)) == nil)
    #expect(place.open(base: "/elsewhere").file(sample.hash, SwiftScanner.seeds)?.facts?.text == sample.facts.text)
    #expect(place.open(base: "/elsewhere").seen("A.swift", stamp(1)) == nil)
  }

  @Test func factsStayInMemoryWhileInUse() throws {
    let place = try TemporaryStore()
    let sample = SampleFile(1)
    let factCache = FactCache()
    factCache.beginRun()
    place.open(factCache: factCache).keep(sample.file, sample.hash)
    for _ in 0..<2 {
      factCache.beginRun()
      #expect(place.open(factCache: factCache).file(sample.hash, SwiftScanner.seeds)?.facts?.text == sample.facts.text)
    }
    factCache.beginRun()
    factCache.beginRun()
    #expect(place.open(factCache: factCache).file(sample.hash, SwiftScanner.seeds) == nil)
    #expect(place.names(ending: "facts").isEmpty)
  }

  /// Other processes read them from disk.
  @Test func factsReadFromMemoryStayOnDisk() throws {
    let place = try TemporaryStore()
    let (first, second) = (SampleFile(1), SampleFile(2))
    let factCache = FactCache()
    let store = place.open(factCache: factCache)
    store.save(first.file, first.hash)
    store.close([])
    for _ in 0..<12 {
      let next = place.open(factCache: factCache)
      #expect(next.file(first.hash, SwiftScanner.seeds) != nil)
      next.save(second.file, second.hash)
      next.close([])
    }
    #expect(place.open().file(first.hash, SwiftScanner.seeds)?.facts?.text == first.facts.text)
  }

  @Test func skippedFilesAndInterfacesAreStored() throws {
    let place = try TemporaryStore()
    let xml = """
      <document><scenes><scene><objects><viewController id="a" customClass="Feed"><connections>
      <segue destination="b" kind="show"/></connections></viewController></objects></scene></scenes></document>
      """
    let interface = InterfaceScanner.scan(Array(xml.utf8))
    let store = place.open()
    store.save(CachedFacts(facts: nil, byteCount: 3, mark: 4), ContentHash("skipped"))
    store.save(interface, ContentHash("interface"))
    store.close([])
    let cached = place.open().file(ContentHash("skipped"), SwiftScanner.seeds)
    #expect(cached != nil && cached?.facts == nil && cached?.byteCount == 3 && cached?.mark == 4)
    #expect(place.open().interface(ContentHash("interface")).map { "\($0)" } == "\(interface)")
    #expect(!interface.objects.isEmpty && !interface.segues.isEmpty)
  }

  @Test func modificationTimesTooCloseToTheRunAreNotTrusted() throws {
    let place = try TemporaryStore()
    let sample = SampleFile(1)
    let now = Int64(Date().timeIntervalSince1970 * 1e9)
    let store = place.open()
    store.close([seen(sample, "A.swift", modified: now), seen(sample, "B.swift", modified: now - 60_000_000_000)])
    #expect(place.open().seen("A.swift", stamp(now)) == nil)
    #expect(place.open().seen("B.swift", stamp(now - 60_000_000_000))?.hash == sample.hash)
  }

  @Test func storesOfOtherBuildsAreIgnored() throws {
    let place = try TemporaryStore()
    let sample = SampleFile(1)
    let store = place.open()
    store.save(sample.file, sample.hash)
    store.close([seen(sample, "A.swift")])
    place.identity = ContentHash("a newer build")
    let newer = place.open()
    #expect(newer.file(sample.hash, SwiftScanner.seeds) == nil)
    #expect(newer.seen("A.swift", stamp(1)) == nil)
    newer.save(sample.file, sample.hash)
    newer.close([seen(sample, "A.swift")])
    #expect(place.names(ending: ".facts").count == 1)
    #expect(place.open().file(sample.hash, SwiftScanner.seeds) != nil)
  }

  @Test func filesAreAddedAndMerged() throws {
    let place = try TemporaryStore()
    let samples = (0..<40).map(SampleFile.init)
    for round in samples.indices {
      let store = place.open()
      for sample in samples[max(0, round - 3)...round] where store.file(sample.hash, SwiftScanner.seeds) == nil {
        store.save(sample.file, sample.hash)
      }
      store.close([])
      #expect(place.names(ending: ".facts").count <= 9)
    }
    for sample in samples.suffix(4) {
      #expect(place.open().file(sample.hash, SwiftScanner.seeds)?.facts?.text == sample.facts.text)
    }
    #expect(place.names(ending: ".part").isEmpty)
  }

  @Test func severalRunsShareAStore() async throws {
    let place = try TemporaryStore()
    let samples = (0..<30).map(SampleFile.init)
    let (folder, identity) = (place.folder, place.identity)
    await withTaskGroup(of: Void.self) { group in
      for run in 0..<6 {
        group.addTask {
          for _ in 0..<10 {
            let store = FactStore(folder: folder, base: "/app", identity: identity)
            for sample in samples[run * 4..<run * 4 + 10] {
              if let cached = store.file(sample.hash, SwiftScanner.seeds) {
                #expect(cached.facts?.text == sample.facts.text)
              } else {
                store.save(sample.file, sample.hash)
              }
            }
            store.close([])
          }
        }
      }
    }
    #expect(place.names(ending: ".part").isEmpty)
    let known = samples.count { place.open().file($0.hash, SwiftScanner.seeds) != nil }
    #expect(known > 0)
  }

  @Test func unusableFoldersAreIgnored() throws {
    let place = try TemporaryStore()
    try Data().write(to: URL(fileURLWithPath: place.path("file")))
    let sample = SampleFile(1)
    let store = FactStore(folder: place.path("file/below"), base: "/app", identity: place.identity)
    store.save(sample.file, sample.hash)
    #expect(store.file(sample.hash, SwiftScanner.seeds) == nil)
    store.close([seen(sample, "A.swift")])
    #expect(place.names(ending: "").count == 1)
  }
}
