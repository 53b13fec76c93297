import Foundation
import ScannerOracle

/// Compares the scanner's facts of every file with SwiftParser's.
@main
struct ScannerOracleCommand {
  static let usage = """
    scanner-oracle PATH… [--max N | --all] [--drop KIND] [--jobs N]
    scanner-oracle --tree-only FILE | --scan-only FILE | --drop-kinds

      --max N       show at most N differences of a file (10)
      --all         show all
      --drop KIND   take a kind of fact away from the scanner's side: differences must show (to check the oracle)
      --drop-kinds  list the kinds
      --tree-only   print the facts read off SwiftParser's tree; --scan-only: the scanner's
    Exit status: 1 when a file differs, 2 for wrong arguments.
    """

  static func main() {
    var options = Options()
    guard options.read(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
    if options.listsKinds { return print(Drop.kinds.joined(separator: "\n")) }
    let files = swiftFiles(below: options.paths)
    if let scanned = options.printsScanned { return printFacts(files, scanned: scanned) }
    exit(check(files, options))
  }

  static func printFacts(_ files: [String], scanned: Bool) {
    let lines = onLargeStack(count: files.count, threads: 1) {
      FileReport.facts(path: files[$0], bytes: bytes(of: files[$0]), scanned: scanned)
    }
    print(lines.joined().joined(separator: "\n"))
  }

  static func check(_ files: [String], _ options: Options) -> Int32 {
    let reports = onLargeStack(count: files.count, threads: options.jobs) {
      FileReport(path: files[$0], bytes: bytes(of: files[$0]), limit: options.limit, drop: options.drop)
    }
    for line in reports.lazy.flatMap(\.lines) { print(line) }
    func count(_ outcome: FileReport.Outcome) -> Int { reports.count { $0.outcome == outcome } }
    let lines = reports.reduce(0) { $0 + $1.lineCount }
    print("oracle: \(files.count) files, \(lines) lines, \(count(.differs)) files differ")
    print("set apart: \(count(.rejected)) rejected by SwiftParser, \(count(.justified)) justified")
    return count(.differs) > 0 ? 1 : 0
  }

  static func bytes(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
  }
}

struct Options: Sendable {
  var paths: [String] = []
  var limit = 10
  var drop: String?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var printsScanned: Bool?
  var listsKinds = false

  /// False if the arguments are invalid.
  mutating func read(_ arguments: [String]) -> Bool {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--max":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else { return false }
        limit = value
      case "--jobs":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return false }
        jobs = value
      case "--all": limit = .max
      case "--drop":
        guard let value = rest.popFirst(), Drop.kinds.contains(value) else { return false }
        drop = value
      case "--drop-kinds": listsKinds = true
      case "--tree-only": printsScanned = false
      case "--scan-only": printsScanned = true
      case _ where argument.hasPrefix("-"): return false
      default: paths.append(argument)
      }
    }
    return listsKinds || !paths.isEmpty
  }
}
