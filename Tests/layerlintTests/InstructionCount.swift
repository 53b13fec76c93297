import Foundation

/// Counts the instructions of a run, which do not depend on the load of the machine: with the counter of the processor
/// if it can be read, otherwise with Valgrind, which is sixty times slower. Without both, the CPU time is used.
struct InstructionCount: Sendable {
  /// Runs `$LAYERLINT` with arguments and writes to `$COUNT`.
  private let command: String
  /// Whether two runs have nearly the same number.
  let isExact: Bool
  /// Returns the number in a line of that file.
  private let number: @Sendable (Substring) -> Int?

  private init(_ command: String, isExact: Bool = true, number: @escaping @Sendable (Substring) -> Int?) {
    (self.command, self.isExact, self.number) = (command, isExact, number)
  }

  /// The first counter that works on this machine; nil if none does.
  static let available = all.first { counter in
    guard counter.isQuick || ProcessInfo.processInfo.environment["LAYERLINT_BINARY"] != nil else { return false }
    guard let folder = try? TemporaryFolder(["A.swift": "class A {}\n"]) else { return false }
    return (try? counter.count(in: folder)) ?? 0 > 1_000_000
  }

  private var isQuick: Bool { !command.contains("valgrind") }

  private static let all = [
    InstructionCount("perf stat -x, -e instructions:u -o \"$COUNT\" \"$LAYERLINT\"") { line in
      line.contains("instructions") ? line.split(separator: ",").first.flatMap { Int($0) } : nil
    },
    InstructionCount("/usr/bin/time -l -o \"$COUNT\" \"$LAYERLINT\"") { line in
      line.contains("instructions retired") ? line.split(separator: " ").first.flatMap { Int($0) } : nil
    },
    // Valgrind cannot read the debug information of every compiler.
    InstructionCount(
      "strip -g -o \"$COUNT.program\" \"$LAYERLINT\" && valgrind --tool=cachegrind --cache-sim=no"
        + " --cachegrind-out-file=/dev/null --log-file=\"$COUNT\" \"$COUNT.program\""
    ) { line in
      line.contains("refs:") ? line.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) } : nil
    },
    // In nanoseconds.
    InstructionCount(
      "bash -c 'TIMEFORMAT=%U; { time \"$LAYERLINT\" \"$@\" 2>/dev/null; } 2>\"$COUNT\"' time", isExact: false
    ) { line in
      Double(line).map { Int($0 * 1_000_000_000) }
    },
  ]

  /// The number for a lint of a folder on one thread; nil if the run failed.
  func count(in folder: TemporaryFolder) throws -> Int? {
    let results = try TemporaryFolder()
    // Hash tables would have different collisions in each run otherwise.
    let run = try BinaryRun(
      shell: "export SWIFT_DETERMINISTIC_HASHING=1; export COUNT='\(results.path("count"))'; "
        + "\(command) --no-cache --jobs 1 --fail-on never . >/dev/null",
      in: folder)
    guard run.status == 0 else { return nil }
    return try results.read("count").split(separator: "\n").lazy.compactMap(number).first
  }
}
