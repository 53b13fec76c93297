import Findings
import Foundation
import Linting
import Reports

/// Formats `--timings`: a table of the stages of a run.
enum Timings {
  static func table(_ stages: [StageTime]) -> [String] {
    let total = StageTime(name: "total", wall: stages.reduce(0) { $0 + $1.wall }, cpu: stages.reduce(0) { $0 + $1.cpu })
    let rows = [["stage", "wall", "CPU"]] + (stages + [total]).map { [$0.name, seconds($0.wall), seconds($0.cpu)] }
    let nameWidth = rows.map { $0[0].count }.max() ?? 0
    return rows.map { row in
      row[0].padded(to: nameWidth) + row.dropFirst().map { $0.padded(to: 11, leading: true) }.joined()
    }
  }

  /// Describes how much was reused from an earlier run.
  static func lines(_ reuse: Reuse?, of project: String = "") -> [String] {
    lines(reuse).map { project.isEmpty ? $0 : "\(project): \($0)" }
  }

  private static func lines(_ reuse: Reuse?) -> [String] {
    guard let reuse else { return ["cache: none"] }
    if reuse.isWholeResult {
      let scanned = reuse.scanned == 0 ? "" : ", \(reuse.scanned) read again"
      return [
        "cache: nothing relevant changed since an earlier run with the same options\(scanned): its result is reused"
      ]
    }
    let reused = "\(max(0, reuse.files - reuse.scanned)) of \(reuse.files) files"
    return ["cache: \(reused) reused from an earlier run, \(reuse.scanned) read again"]
  }

  private static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    return "\(thousandths / 1000)." + String(1000 + thousandths % 1000).dropFirst() + " s"
  }

  /// Runs a stage and adds its time.
  static func measure<Value>(_ name: String, into stages: inout [StageTime], _ work: () throws -> Value) rethrows
    -> Value
  {
    let wall = now(CLOCK_MONOTONIC)
    let cpu = now(CLOCK_PROCESS_CPUTIME_ID)
    defer {
      stages.append(StageTime(name: name, wall: now(CLOCK_MONOTONIC) - wall, cpu: now(CLOCK_PROCESS_CPUTIME_ID) - cpu))
    }
    return try work()
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
