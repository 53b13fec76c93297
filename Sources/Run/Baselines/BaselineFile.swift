import Findings
import Foundation
import LowLevel
import SourceFacts
import Storage

/// The baseline of a run and the file it was read from.
public struct BaselineFile {
  /// Absolute path.
  public let path: String
  /// The name in problems: relative to the base folder if the file is inside it.
  public let name: String
  /// Nil if the file does not exist.
  public let baseline: Baseline?
  /// The hash of the file's content; `.none` if the file does not exist.
  public let hash: ContentHash
  /// Why an existing file that is about to be overwritten cannot be read; nil if it can.
  public let unreadable: ConfigurationMistake?

  private static let largest = 64 << 20

  /// The value for a run without a baseline.
  public static var none: BaselineFile { BaselineFile() }

  private init() { (path, name, baseline, hash, unreadable) = ("", "", nil, .none, nil) }

  /// Reads the given file, or without `--baseline` the default one if it exists. Throws if a given file does not exist,
  /// unless it is about to be written.
  ///
  /// - Parameters:
  ///   - asked: the path on the command line, relative to `currentFolder`.
  ///   - base: the folder that all paths are relative to.
  public init(_ asked: String?, currentFolder: String, base: String, isToBeWritten: Bool) throws(UsageError) {
    let place = asked.map { $0.hasPrefix("/") ? $0 : "\(currentFolder)/\($0)" }
    path = place ?? "\(base)/\(Baseline.defaultName)"
    let prefix = base.hasSuffix("/") ? base : base + "/"
    name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : asked ?? path
    if RealPath.leaves(base, at: path) {
      throw .usage(
        "the baseline '\(name)' is a symbolic link that leads out of \(base): it is neither read nor written")
    }
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

/// The file that `--write-baseline` writes, and a summary of the changes.
public struct BaselineUpdate: Sendable {
  /// Absolute path.
  public var path: String
  public var text: String
  /// The number of entries.
  public var count: Int
  /// The number of findings that they accept, which may have several targets; nil if the run was limited.
  public var findings: Int?
  public var added: Int
  public var removed: Int
  /// The number of entries whose limits changed.
  public var changed: Int
  /// The subjects whose ceilings were raised, sorted, with the growth: `FeedViewController, lines 809 → 841`.
  public var raised: [String]
  /// The number of entries whose name or file changed.
  public var renamed: Int
  /// A note that an unreadable file was replaced; nil if it was readable.
  public var replaced: String?
  /// The paths and options that the run was limited to; empty for a full run. Entries outside of them are unchanged.
  public var parts: [String] = []

  /// - Parameter renamed: the new key of each renamed entry, by its old key.
  public init(_ file: BaselineFile, new: Baseline, renamed keys: [FindingKey: FindingKey] = [:]) {
    path = file.path
    text = new.text
    count = new.entries.count
    let entries = file.baseline?.entries ?? []
    let old = Dictionary(uniqueKeysWithValues: entries.map { (keys[$0.key] ?? $0.key, $0.measures) })
    added = new.entries.count { old[$0.key] == nil }
    changed = new.entries.count { entry in old[entry.key].map { $0 != entry.measures } ?? false }
    raised = new.entries.compactMap { entry in
      let earlier = old[entry.key].map { BaselineEntry(key: entry.key, measures: $0) }
      return earlier?.raising(to: entry.measures).map { "\(entry.key.subject), \($0)" }
    }.sorted()
    removed = old.count - (new.entries.count - added)
    let written = Set(new.entries.map(\.key))
    renamed = keys.count { $0 != $1 && written.contains($1) }
    replaced = file.unreadable.map { mistake in
      let reason = mistake.message.prefix { $0 != ":" && $0 != ";" }
      return "replaced a baseline that could not be read (line \(mistake.line): \(reason))"
    }
  }
}
