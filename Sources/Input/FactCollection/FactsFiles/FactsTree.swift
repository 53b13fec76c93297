import FactStore
import Findings
import ObjCScanning
import SourceFacts
import Storage
import Threads
import Workspace

/// The facts of a project in place of its sources: what one or several files of facts say about the files in a folder.
public struct FactsTree: Sendable {
  /// Files of facts that cannot be used, or that contradict each other. One line each.
  public struct Failure: Error {
    public let lines: [String]
  }

  public private(set) var listing: WorkspaceListing
  /// The folder that paths are relative to, in the folder of the facts; with a slash at its end, or empty.
  private var prefix = ""
  private let files: [FactsFile]
  /// By the hash of the path in the folder of the facts.
  private let places: [ContentHash: Place]

  private struct Place {
    /// In `files`.
    var file: Int
    var state: FactsDirectory.State
  }

  /// - Parameter paths: absolute, or relative to the current folder. Their order does not matter.
  public init(_ paths: [String], jobs: Int) throws(Failure) {
    let paths = Set(paths).sorted()
    let read = inParallel(paths.count, jobs: jobs) { Self.read(paths[$0]) }
    var lines: [String] = []
    var files: [(file: FactsFile, directory: FactsDirectory)] = []
    for (path, result) in zip(paths, read) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let failure): lines.append("\(path) \(failure.message)")
      }
    }
    var places: [ContentHash: Place] = [:]
    for (index, (_, directory)) in files.enumerated() {
      for path in directory.listing.sources + directory.listing.interfaces {
        let key = ContentHash(path)
        guard let state = directory.states[key] else { continue }
        guard let known = places[key] else {
          places[key] = Place(file: index, state: state)
          continue
        }
        if known.state.hash != state.hash {
          lines.append(
            "\(path) has other content in \(paths[known.file]) than in \(paths[index]): make both again")
        } else if files[known.file].file.precedes(files[index].file, at: path) == false {
          places[key] = Place(file: index, state: state)
        }
      }
    }
    if !lines.isEmpty { throw Failure(lines: lines) }
    self.files = files.map(\.file)
    self.places = places
    listing = WorkspaceListing(joining: files.map(\.directory.listing))
  }

  private static func read(
    _ path: String
  ) -> Result<(file: FactsFile, directory: FactsDirectory), FactsFile.Failure> {
    do throws(FactsFile.Failure) {
      let file = try FactsFile(path)
      guard let directory = file.value(FactsDirectory.key, { FactsDirectory(&$0) }) else {
        throw FactsFile.Failure(message: "is not a file of facts")
      }
      return .success((file, directory))
    } catch {
      return .failure(error)
    }
  }

  /// The facts of what is in a folder.
  public func below(_ folder: String) -> FactsTree {
    if folder.isEmpty { return self }
    var part = self
    part.listing = listing.below(folder)
    part.prefix = prefix + folder + "/"
    return part
  }

  /// The content hash of each file, by the hash of its path.
  public var hashes: [ContentHash: ContentHash] {
    var hashes: [ContentHash: ContentHash] = [:]
    hashes.reserveCapacity(listing.sources.count)
    for path in listing.sources + listing.interfaces {
      if let place = place(of: path) { hashes[ContentHash(path)] = place.state.hash }
    }
    return hashes
  }

  private func place(of path: String) -> Place? { places[ContentHash(prefix + path)] }

  private func value<Value>(of path: String, _ read: (FactsFile, String) -> Value?) -> Value? {
    place(of: path).flatMap { read(files[$0.file], prefix + path) }
  }

  // MARK: Facts

  /// The facts of a source; nil if there are none.
  func cached(_ path: String) -> CachedFacts? {
    value(of: path) { file, path in file.file(FactsDirectory.facts(of: path), FactsDirectory.seeds(of: path)) }
  }

  func interface(_ path: String) -> InterfaceFacts? {
    value(of: path) { file, path in file.interface(FactsDirectory.facts(of: path)) }
  }

  func reader(of path: String) -> ObjCScanResult.Reader? { place(of: path)?.state.reader }

  /// Why a file could not be read; nil if it could.
  func failure(_ path: String) -> Problem? {
    guard let failure = place(of: path)?.state.failure else {
      return Problem(kind: "unreadable_source", message: "is not among the facts", file: path)
    }
    return failure.isEmpty ? nil : Problem(kind: "unreadable_source", message: failure, file: path)
  }

  /// The problem of a file whose facts are no longer in their file of facts.
  static func damage(_ path: String) -> Problem {
    Problem(kind: "unreadable_source", message: "its facts are damaged", file: path)
  }

  /// The columns of a file that is not ASCII.
  public func columns(of path: String) -> WideColumns? {
    value(of: path) { file, path in
      file.value(FactsDirectory.columns(of: path)) { reading in
        let (ends, surplus): ([UInt32], [UInt32]) = (reading.list(), reading.list())
        return reading.isWhole ? WideColumns(ends: ends, surplus: surplus) : nil
      }
    }
  }
}

extension FactsFile {
  /// Whether the facts of a file that is in both come from this one: a choice that does not depend on file names.
  fileprivate func precedes(_ other: FactsFile, at path: String) -> Bool {
    func hash(_ file: FactsFile) -> ContentHash {
      file.value(FactsDirectory.facts(of: path)) { $0.hash } ?? .none
    }
    let (own, others) = (hash(self), hash(other))
    return (own.high, own.low) <= (others.high, others.low)
  }
}
