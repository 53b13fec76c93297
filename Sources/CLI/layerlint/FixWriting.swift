import Findings
import Foundation
import Linting
import Reports

/// Writes mended texts over the files that they come from: all or none.
struct FixWriting {
  let base: String

  /// Why a file is left as it is, whatever could be mended in it.
  func complaint(_ path: String) -> String? {
    guard let place = Self.resolved("\(base)/\(path)"), let root = Self.resolved(base) else { return "is gone" }
    if !place.hasPrefix(root == "/" ? root : root + "/") { return "lies outside of \(base)" }
    return access(place, W_OK) == 0 ? nil : "may not be written"
  }

  /// Of texts that changed since they were read nothing is written.
  func write(_ files: [MendedFile]) throws(WritingError) -> [Problem] {
    let changed = files.filter { FileManager.default.contents(atPath: "\(base)/\($0.path)") != Data($0.old) }
    if !changed.isEmpty { return changed.map { .notFixed($0.path, "changed meanwhile, and nothing was written") } }
    var staged: [ReportFile.Staged] = []
    do throws(WritingError) {
      for file in files { staged.append(try ReportFile(path: "\(base)/\(file.path)").staged { $0.take(file.new) }) }
      for file in staged { try file.commit() }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    return []
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
