import FactStore
import ObjCScanning
import SourceFacts
import Storage
import SwiftScanning
import Workspace

/// The directory of a file of facts: the names of the files, and how each was read. Their facts are separate values.
struct FactsDirectory {
  /// How one file was read.
  struct State: Equatable {
    var hash: ContentHash
    var reader: ObjCScanResult.Reader?
    /// Why it could not be read; empty if it could.
    var failure = ""
  }

  var listing = WorkspaceListing()
  /// By path; of each source and interface in the listing.
  var states: [ContentHash: State] = [:]

  static let key = ContentHash("directory")
  /// The key of the facts of a file.
  static func facts(of path: String) -> ContentHash { ContentHash(path).marked(1) }
  /// The key of the columns of a file that is not ASCII.
  static func columns(of path: String) -> ContentHash { ContentHash(path).marked(2) }

  static func seeds(of path: String) -> NameSeeds {
    WorkspaceFile.Language(path: path) == .swift ? SwiftScanner.seeds : ObjCScanner.seeds
  }
}

extension FactsDirectory {
  func pack(into packing: inout Packing) {
    listing.pack(into: &packing)
    let states = (listing.sources + listing.interfaces).map {
      self.states[ContentHash($0)] ?? State(hash: .none, failure: "was not read")
    }
    packing.add(states.map(\.hash))
    packing.add(states.map { $0.reader?.code ?? 0 })
    packing.add(states.map(\.failure))
  }

  /// Nil if the bytes are not a directory.
  init?(_ reading: inout Unpacking) {
    listing = WorkspaceListing(&reading)
    let paths = listing.sources + listing.interfaces
    let hashes = reading.list(of: ContentHash.self)
    let codes = reading.list(of: UInt8.self)
    let failures = reading.texts()
    guard reading.isWhole, paths.count == hashes.count, paths.count == codes.count, paths.count == failures.count else {
      return nil
    }
    states.reserveCapacity(paths.count)
    for (index, path) in paths.enumerated() {
      states[ContentHash(path)] = State(
        hash: hashes[index], reader: ObjCScanResult.Reader(code: codes[index]), failure: failures[index])
    }
  }
}

extension ObjCScanResult.Reader {
  /// In the order of their codes, from 1.
  private static let coded: [Self] = [
    .certain, .libclang, .libclangAgainstTokens, .tokens(.noLibclang), .tokens(.tooDeep), .tokens(.tooLarge),
    .tokens(.crashed), .tokens(.timedOut), .tokens(.refused),
  ]

  fileprivate var code: UInt8 { Self.coded.firstIndex(of: self).map { UInt8($0 + 1) } ?? 0 }

  fileprivate init?(code: UInt8) {
    guard (1...Self.coded.count).contains(Int(code)) else { return nil }
    self = Self.coded[Int(code) - 1]
  }
}
