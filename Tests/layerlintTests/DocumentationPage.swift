import Foundation
import Testing

/// A page of the documentation: README.md, CONTRIBUTING.md, CHANGELOG.md, a page of `docs/` or of `Rules/`.
struct DocumentationPage: CustomTestStringConvertible, Sendable {
  /// Relative to the checkout.
  let path: String
  let text: String
  var testDescription: String { path }

  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let all: [DocumentationPage] = {
    let docs = try? FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent("docs").path)
    let paths = (docs ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return (["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Rules/README.md"] + paths).map(DocumentationPage.init)
  }()

  init(_ path: String) {
    self.path = path
    text = (try? String(contentsOf: Self.checkout.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The lines of each fenced block in that language.
  func blocks(_ language: String) -> [[String]] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map { rest in
      (rest.components(separatedBy: "\n```").first ?? "").components(separatedBy: "\n")
    }
  }

  /// The YAML blocks whose first line is a comment with that file's name.
  func files(where isNamed: (String) -> Bool) -> [(path: String, text: String)] {
    blocks("yaml").compactMap { lines in
      guard let first = lines.first, first.hasPrefix("# "), let name = first.split(separator: " ").dropFirst().first,
        isNamed(String(name))
      else { return nil }
      return (String(name), lines.dropFirst().joined(separator: "\n") + "\n")
    }
  }

  /// The anchors of its headings, as GitHub makes them.
  var anchors: Set<String> {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
      })
  }
}

/// A block ```` ```console ````: commands after `$ `, each with its output below.
struct Transcript {
  private(set) var steps: [(command: String, shown: [String])] = []

  init(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append((String(line.dropFirst(2)), []))
      } else if !steps.isEmpty {
        steps[steps.count - 1].shown.append(line)
      }
    }
  }

  /// The outputs of commands in a folder, which is also the home folder. They share one shell.
  func outputs(in folder: TemporaryFolder) throws -> [[String]] {
    let start = #"""
      layerlint() { "$LAYERLINT" "$@"; }
      next() { status=$?; printf '\036'; return $status; }
      exec 2>&1; HOME=$PWD; unset GITHUB_ACTIONS
      """#
    let script = ([start] + steps.map { "\($0.command)\nnext" }).joined(separator: "\n")
    let text = try BinaryRun(shell: script, in: folder).output.replacing(folder.root, with: "~")
    return text.components(separatedBy: "\u{1e}").dropLast().map { $0.components(separatedBy: "\n") }
  }

  /// Whether the page shows this output. A line `…` stands for any number of lines. Notes, which go to standard error,
  /// may be omitted.
  static func shows(_ shown: [String], output: [String]) -> Bool {
    let output = shown.contains { $0.hasPrefix("note: ") } ? output : output.filter { !$0.hasPrefix("note: ") }
    return matches(trimmed(shown)[...], trimmed(output)[...])
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    let isEmpty: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
    return Array(lines.drop(while: isEmpty).reversed().drop(while: isEmpty).reversed())
  }

  private static func matches(_ shown: ArraySlice<String>, _ output: ArraySlice<String>) -> Bool {
    guard let gap = shown.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces) == "…" }) else {
      return Array(shown) == Array(output)
    }
    guard output.starts(with: shown[..<gap]) else { return false }
    let rest = output.dropFirst(gap - shown.startIndex)
    return (0...rest.count).contains { matches(shown[(gap + 1)...], rest.dropFirst($0)) }
  }
}
