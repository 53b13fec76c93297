import Findings
import Foundation
import SourceFacts
import Storage

/// The baseline of a run: what is in its file, and where that is.
public struct BaselineFile {
  /// Absolute.
  public let path: String
  /// What problems call it: relative to the base folder where it lies in it.
  public let name: String
  /// Nil: there is no such file.
  public let baseline: Baseline?
  /// Of what the file holds; none where there is no file.
  public let hash: ContentHash
  /// Why the file that is to be written again could not be read.
  public let unreadable: ConfigurationMistake?

  private static let largest = 64 << 20

  /// Without `--baseline`, the file of the usual name, if there is one. One that is asked for must be there, unless it
  /// is to be written.
  /// - Parameters:
  ///   - asked: as it was written on the command line, relative to `currentFolder`.
  ///   - base: the folder that all paths are relative to.
  public init(_ asked: String?, currentFolder: String, base: String, isToBeWritten: Bool) throws(UsageError) {
    let place = asked.map { $0.hasPrefix("/") ? $0 : "\(currentFolder)/\($0)" }
    path = place ?? "\(base)/\(Baseline.defaultName)"
    let prefix = base.hasSuffix("/") ? base : base + "/"
    name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : asked ?? path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if asked != nil, !isToBeWritten {
        throw .usage("no such baseline: '\(asked ?? name)'; --write-baseline makes one")
      }
      (baseline, hash, unreadable) = (nil, .none, nil)
      return
    }
    if isFolder.boolValue {
      throw .usage("the baseline '\(asked ?? name)' is a folder; where it is meant as PATH, write it first")
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    guard size <= Self.largest, let data = FileManager.default.contents(atPath: path) else {
      throw .usage("the baseline '\(name)' cannot be read")
    }
    hash = ContentHash(Array(data))
    switch Baseline.read(Array(data), name: name) {
    case .success(let read): (baseline, unreadable) = (read, nil)
    case .failure(.configuration(let mistakes)) where isToBeWritten: (baseline, unreadable) = (nil, mistakes[0])
    case .failure(let error): throw error
    }
  }
}

/// What `--write-baseline` is to write.
public struct BaselineUpdate: Sendable {
  /// Absolute.
  public var path: String
  public var text: String
  /// Entries in it.
  public var count: Int
  public var added: Int
  public var removed: Int
  /// Entries that allow more, or less, than before.
  public var changed: Int
  /// Entries that have another name, or another file, than before.
  public var renamed: Int
  /// What to say about a file that could not be read, and is replaced.
  public var replaced: String?
  /// What the run was narrowed to; empty where it looked at everything. Entries elsewhere stay as they are.
  public var parts: [String] = []

  /// - Parameter renamed: the new keys of entries, by their old ones.
  public init(_ file: BaselineFile, new: Baseline, renamed keys: [FindingKey: FindingKey] = [:]) {
    path = file.path
    text = new.text
    count = new.entries.count
    let entries = file.baseline?.entries ?? []
    let old = Dictionary(uniqueKeysWithValues: entries.map { (keys[$0.key] ?? $0.key, $0.measures) })
    added = new.entries.count { old[$0.key] == nil }
    changed = new.entries.count { entry in old[entry.key].map { $0 != entry.measures } ?? false }
    removed = old.count - (new.entries.count - added)
    let written = Set(new.entries.map(\.key))
    renamed = keys.count { $0 != $1 && written.contains($1) }
    replaced = file.unreadable.map { mistake in
      let reason = mistake.message.prefix { $0 != ":" && $0 != ";" }
      return "replaced a baseline that could not be read (line \(mistake.line): \(reason))"
    }
  }
}
