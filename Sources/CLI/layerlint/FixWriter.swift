import Findings
import Foundation
import Linting
import Reports
import Storage

/// Overwrites files with their fixed texts, all or none.
struct FixWriter {
  let base: String

  /// Returns the reason why a file must not be changed; nil if it may be.
  func refusal(_ path: String) -> String? {
    guard let place = RealPath.of("\(base)/\(path)") else { return "is gone" }
    if RealPath.leaves(base, at: "\(base)/\(path)") { return "is outside of \(base)" }
    return access(place, W_OK) == 0 ? nil : "may not be written"
  }

  /// Writes the files; writes none of them if a text has changed since it was read.
  func write(_ files: [FixedFile]) throws(WritingError) -> [Problem] {
    let changed = files.filter { FileManager.default.contents(atPath: "\(base)/\($0.path)") != Data($0.old) }
    if !changed.isEmpty { return changed.map { .notFixed($0.path, "changed in the meantime, so nothing was written") } }
    var staged: [ReportFile.Staged] = []
    do throws(WritingError) {
      for file in files {
        staged.append(try ReportFile(path: "\(base)/\(file.path)", base: base).staged { $0.write(file.new) })
      }
      for file in staged { try file.commit() }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    return []
  }
}
