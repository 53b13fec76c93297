import Findings
import Foundation

/// Measures the time of each stage of a run.
struct StageClock {
  private(set) var stages: [StageTime] = []

  mutating func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let wall = DispatchTime.now().uptimeNanoseconds
    let cpu = Self.processCPU()
    let result = try body()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - wall) / 1e9
    stages.append(StageTime(name: name, wall: seconds, cpu: Self.processCPU() - cpu))
    return result
  }

  /// User and system time of the process, in seconds.
  private static func processCPU() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
