import FactStore
import Foundation
import SourceFacts
import Storage
import Testing

@Suite struct AbandonedStoresTests {
  private let old = Date(timeIntervalSinceNow: -91 * 24 * 3600)

  private func store(_ base: String, in place: TemporaryStore) throws -> String {
    let folder = FactStore.folder(for: base, below: place.folder)
    let store = FactStore(folder: folder, base: base, identity: place.identity)
    store.save(SampleFile(1).file, SampleFile(1).hash)
    store.close([
      FactStore.Seen(
        path: "A.swift", stamp: FileStamp(size: 10, modified: 1, changed: 1, node: 7), hash: SampleFile(1).hash)
    ])
    return folder
  }

  private func rest(_ folder: String) throws {
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder)
  }

  @Test func abandonedStoresAreRemoved() throws {
    let place = try TemporaryStore()
    let (left, used) = (try store("/projects/left", in: place), try store("/projects/used", in: place))
    try Data().write(to: URL(fileURLWithPath: "\(left)/build"))
    try rest(left)
    FactStore.removeAbandoned(below: place.folder)
    #expect(place.names(ending: "") == [used.split(separator: "/").last.map(String.init)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: used).count == 2)
  }

  @Test func foldersThatAreNotStoresStay() throws {
    let place = try TemporaryStore()
    let folder = try store("/projects/left", in: place)
    try Data().write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
    try rest(folder)
    for name in ["photos", "photos-0123456789", "photos-0123456789ag"] {
      try FileManager.default.createDirectory(atPath: place.path(name), withIntermediateDirectories: false)
      try Data().write(to: URL(fileURLWithPath: place.path("\(name)/a.facts")))
      try rest(place.path(name))
    }
    FactStore.removeAbandoned(below: place.folder)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["notes.txt"])
    #expect(place.names(ending: "").count == 4)
    #expect(FileManager.default.fileExists(atPath: place.path("photos-0123456789ag/a.facts")))
  }
}
