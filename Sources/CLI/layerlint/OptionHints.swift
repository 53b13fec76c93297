import ArgumentParser
import Findings

/// Hints for the options of other linters.
enum OptionHints {
  /// Rewrites a message of the argument parser.
  static func message(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard var first = lines.first else { return message }
    if first.hasPrefix("Error: ") { first = "error: " + first.dropFirst("Error: ".count) }
    if let option = unknownOption(in: first), let meant = known[option] {
      first = "error: unknown option '\(option)'; \(meant)"
    }
    return ([first] + lines.dropFirst()).joined(separator: "\n")
  }

  private static func unknownOption(in line: String) -> String? {
    guard line.hasPrefix("error: Unknown option '") else { return nil }
    return String(line.drop { $0 != "'" }.dropFirst().prefix { $0 != "'" })
  }

  private static let known: [String: String] = {
    var known: [String: String] = [:]
    func add(_ options: [String], _ meant: String) { for option in options { known[option] = meant } }
    add(["--reporter", "--report", "--output-format"], "the format of the report is --format FORMAT")
    add(["--output", "-o", "--output-file", "--out"], "a report goes into a file with --format FORMAT:FILE")
    add(["--rule", "--rules", "--select", "--enable", "--only-rule", "-r"], "--only RULE checks one rule")
    add(["--disable", "--ignore", "--ignore-rule", "--disable-rule"], "--skip RULE leaves a rule out")
    add(
      ["--exclude", "--include", "--force-exclude"],
      "files are chosen with 'include' and 'exclude' in .layerlint.yml, and reported files with PATH")
    add(["--config-file", "--configuration", "-c"], "the configuration is --config FILE")
    add(["--threads", "-j", "--parallel", "--workers"], "the number of threads is --jobs N")
    add(["--no-color", "--no-colour", "--colors", "--colour"], "colours are --color auto, always or never")
    add(["--autocorrect", "--autofix", "--correct", "--write"], "--fix fixes what can be fixed safely")
    add(["--diff", "--check", "--dryrun"], "--fix --dry-run shows what would change")
    add(["--update-baseline", "--create-baseline", "--save-baseline"], "--write-baseline writes the baseline")
    add(["--since", "--changed", "--base", "--affected", "--git-diff"], "--changed-since REV reports what changed")
    add(["--path", "--paths", "--directory", "-p"], "paths are given without an option: layerlint PATH")
    add(["--no-fail", "--exit-zero", "--lenient", "--soft"], "--fail-on never exits 0 whatever is found")
    add(["--werror", "--warnings-as-errors", "--max-warnings"], "--fail-on warning fails on warnings too")
    add(["--silent", "-s"], "--quiet says nothing on standard error")
    add(["-V", "-v"], "--version prints the version, --verbose every finding of the text report")
    add(["--cache", "--cache-dir", "--cache-location"], "the cache is --cache-path DIR or --no-cache")
    add(["--arch", "--pack", "--preset", "--plugin"], "a pack of rules is --architecture PACK")
    add(["--stdin", "--stdin-filename", "--use-stdin"], "--stdin-path FILE reads that file's text from standard input")
    return known
  }()
}
