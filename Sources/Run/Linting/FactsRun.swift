import FactCollection
import Findings
import Foundation
import LowLevel
import Policy
import Storage
import Workspace

/// A run of `facts`: writes the facts of some source files to one file.
public struct FactsRun {
  /// Absolute path of the folder that paths in the file are relative to.
  public let base: String
  /// Notes for the user.
  public let notes: [String]
  private let making: FactsFileBuilder

  public struct Options: Sendable {
    /// Existing files and folders.
    public var paths: [String]
    /// The base folder; nil for that of a run of `lint` over the paths.
    public var base: String?
    /// The module that all files are compiled into; nil for the modules in project files among them.
    public var module: String?
    public var isTest = false
    /// Further Objective-C files, which are read for their declarations.
    public var headers: [String] = []
    public var jobs: Int?
    /// See `LintRequest.worker`.
    public var worker: String?
    public var currentFolder = FileManager.default.currentDirectoryPath

    public init(paths: [String]) { self.paths = paths }
  }

  public init(_ options: Options) throws(UsageError) {
    let base =
      options.base.map { absolutePath($0, in: options.currentFolder) }
      ?? ConfigurationFile.locate(paths: options.paths, currentFolder: options.currentFolder).baseFolder
    let paths = try Self.relative(options.paths, to: base, options)
    let headers = try Self.relative(options.headers, to: base, options)
    let search: ListingSearch
    do throws(ListingSearch.Refusal) {
      search = try ListingSearch(base: base, paths: paths) { path in
        Self.isFolder(path.isEmpty ? base : "\(base)/\(path)")
      }
    } catch {
      throw .usage("\(error.path) \(error.reason)")
    }
    var listing = search.listing
    if let module = options.module { listing.state(module: module, isTest: options.isTest) }
    let workspace = Workspace.find(WorkspaceOptions(base: base), listing: listing, hidden: [], hashes: nil)
    do throws(FactsFileBuilder.Failure) {
      making = try FactsFileBuilder(
        workspace, listing, headers: headers,
        jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount, worker: options.worker)
    } catch {
      throw .usage(error.message)
    }
    self.base = base
    let unread = search.unread.first.map { first in
      let more = search.unread.count == 1 ? "" : " and \(search.unread.count - 1) more"
      return "left out, since no run reads such folders: \(first)\(more)"
    }
    notes = [unread].compactMap { $0 } + making.notes
  }

  /// Writes the file; false if that fails.
  public func write(to path: String) -> Bool {
    let path = RealPath.of(path) ?? absolutePath(path, in: FileManager.default.currentDirectoryPath)
    return making.write(to: path, in: absolutePath("..", in: path))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func relative(_ paths: [String], to base: String, _ options: Options) throws(UsageError) -> [String] {
    var found: [String] = []
    for path in paths {
      let absolute = absolutePath(path, in: options.currentFolder)
      if absolute == base {
        found.append("")
      } else if absolute.hasPrefix(base == "/" ? base : base + "/") {
        found.append(String(absolute.dropFirst(base == "/" ? 1 : base.count + 1)))
      } else {
        throw .usage("'\(path)' is not in the base folder \(base): --base names another")
      }
    }
    return found
  }
}
