import Foundation
import Testing

/// Lints from facts, with the built program: the same bytes as a direct lint, and clear errors.
@Suite struct FactsRunTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples")

  static var variants: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []
    return all.filter { !$0.contains(".") }.sorted().flatMap { ["\($0)/broken", "\($0)/clean"] }
  }

  private static let formats = ["--format", "json", "--format", "text:report.txt", "--format", "sarif:report.sarif"]

  /// All output of a run: standard output and both files.
  private func reports(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    let run = try BinaryRun(["--no-cache", "--fail-on", "never"] + Self.formats + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    return try [run.output, folder.read("report.txt"), folder.read("report.sarif")]
  }

  private func copy(_ variant: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["note": ""])
    try FileManager.default.copyItem(atPath: "\(Self.samples.path)/\(variant)", toPath: folder.path("App"))
    return folder
  }

  @Test(arguments: variants) func reportsFromFactsAreTheSame(variant: String) throws {
    let folder = try copy(variant)
    let direct = try reports(["App"], in: folder)
    let made = try BinaryRun(["facts", "App", "-o", "all.facts"], in: folder)
    #expect(made.status == 0 && made.output.isEmpty, "\(made.errors)")
    #expect(try reports(["App", "--facts", "all.facts"], in: folder) == direct)
  }

  /// Facts files of each folder and of single files, in any order.
  @Test func factsOfPartsAreTheSame() throws {
    let folder = try copy("layered/broken")
    let direct = try reports(["App"], in: folder)
    let base = URL(fileURLWithPath: folder.path("App"))
    var facts: [String] = []
    let entries = try FileManager.default.contentsOfDirectory(atPath: base.path).sorted().filter { !$0.hasPrefix(".") }
    for entry in entries where FileManager.default.fileExists(atPath: base.appendingPathComponent(entry).path) {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: base.appendingPathComponent(entry).path, isDirectory: &isFolder)
      guard isFolder.boolValue || entry.hasSuffix(".swift") else { continue }
      let made = try BinaryRun(["facts", "App/\(entry)", "-o", "\(entry).facts"], in: folder)
      #expect(made.status == 0, "\(made.errors)")
      facts.append("\(entry).facts")
    }
    #expect(facts.count > 1)
    #expect(try reports(["App", "--facts"] + facts.reversed(), in: folder) == direct)
    try folder.write(facts.joined(separator: "\n"), to: "list")
    #expect(try reports(["App", "--facts", "@list"], in: folder) == direct)
    #expect(
      try reports(["App", "--facts", facts[0]] + facts.dropFirst().flatMap { ["--facts", $0] }, in: folder) == direct)
  }

  @Test func factsDependOnlyOnTheFiles() throws {
    let folder = try copy("mixed/broken")
    func facts(_ arguments: String, from place: String) throws -> Data {
      let run = try BinaryRun(
        shell: "cd \(place) && \"$LAYERLINT\" facts \(arguments) -o \(folder.path("out.facts"))", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: folder.path("out.facts")))
    }
    let files = FileManager.default.enumerator(atPath: folder.path("App"))?.compactMap { $0 as? String } ?? []
    let sources = files.filter { [".swift", ".h", ".m"].contains(where: $0.hasSuffix) }.sorted()
    #expect(sources.count > 3)
    let first = try facts(sources.joined(separator: " ") + " --base .", from: "App")
    #expect(try facts(sources.reversed().joined(separator: " ") + " --jobs 1 --base .", from: "App") == first)
    let absolute = sources.map { folder.path("App/\($0)") }.joined(separator: " ")
    #expect(try facts("\(absolute) \(absolute) --base \(folder.path("App"))", from: "/") == first)
    try FileManager.default.moveItem(atPath: folder.path("App"), toPath: folder.path("Moved"))
    #expect(try facts(sources.joined(separator: " ") + " --base .", from: "Moved") == first)
    try folder.write(try folder.read("Moved/\(sources[0])") + "\n", to: "Moved/\(sources[0])")
    #expect(try facts(sources.joined(separator: " ") + " --base .", from: "Moved") != first)
  }

  /// Without the sources, reports have no excerpts. The rest is the same, even columns after non-ASCII characters.
  @Test func sourcesAreOnlyNeededForExcerpts() throws {
    let folder = try TemporaryFolder([
      "App/Screens/Screen.swift": "import UIKit\nfinal class Größe😀: UIViewController {}\n",
      "App/Domain/Service.swift": "final class Service {\n  let é😀 = 1; let screen = Größe😀()\n}\n",
      "App/.layerlint.yml": "layers:\n  - Screens: Screens\n  - Domain: Domain\n",
    ])
    let direct = try reports(["App"], in: folder)
    #expect(direct[0].contains("\"column\": 29"), "\(direct[0])")
    #expect(try BinaryRun(["facts", "App", "-o", "all.facts"], in: folder).status == 0)
    for file in ["Screens", "Domain"] { try FileManager.default.removeItem(atPath: folder.path("App/\(file)")) }
    let without = try reports(["App", "--facts", "all.facts"], in: folder)
    #expect(without[0] == direct[0])
    #expect(without[2] == direct[2])
    #expect(direct[1].contains("let screen = Größe😀()"))
    #expect(!without[1].contains("let screen"))
    #expect(without[1].contains("Domain/Service.swift:2:29"))
    // A file that was changed since has no excerpts either.
    try folder.write("final class Service {\n  let other = 1\n}\n", to: "App/Domain/Service.swift")
    #expect(try reports(["App", "--facts", "all.facts"], in: folder)[1] == without[1])
  }

  /// A build system states which files are in which module.
  @Test func modulesCanBeStated() throws {
    let folder = try TemporaryFolder([
      "Feed/Feed.swift": "import UIKit\npublic final class FeedController: UIViewController {}\n",
      "Domain/Service.swift": "final class Service { var screen: FeedController? }\n",
      "DomainTests/Check.swift": "import XCTest\nfinal class Check: XCTestCase {}\n",
      ".layerlint.yml": "layers:\n  - Feed: Feed\n  - Domain: Domain\n",
    ])
    for (module, test) in [("Feed", []), ("Domain", []), ("DomainTests", ["--test"])] {
      let run = try BinaryRun(
        ["facts", module, "--base", ".", "--module", module, "-o", "\(module).facts"] + test, in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
    let facts = ["--facts", "Feed.facts", "Domain.facts", "DomainTests.facts"]
    // Domain does not import Feed, so the name has no meaning there.
    #expect(try BinaryRun(["--no-cache", "-f", "concise"] + facts, in: folder).status == 0)
    try folder.write("import Feed\nfinal class Service { var screen: FeedController? }\n", to: "Domain/Service.swift")
    _ = try BinaryRun(["facts", "Domain", "--base", ".", "--module", "Domain", "-o", "Domain.facts"], in: folder)
    let broken = try BinaryRun(["--no-cache", "-f", "concise"] + facts, in: folder)
    #expect(broken.status == 1 && broken.output.contains("Domain/Service.swift:2:35: error"), "\(broken.output)")
    #expect(broken.errors.contains("not read: tests 1"), "\(broken.errors)")
  }

  @Test func projectsOfOneRun() throws {
    let folder = try TemporaryFolder([
      ".layerlint.yml": "projects: [Apps/*]\n",
      "Apps/One/.layerlint.yml": "layers:\n  - Screens: Screens\n  - Domain: Domain\n",
      "Apps/One/Screens/Screen.swift": "final class Screen {}\n",
      "Apps/One/Domain/Service.swift": "final class Service { let screen = Screen() }\n",
      "Apps/Two/.layerlint.yml": "layers:\n  - Screens: Screens\n  - Domain: Domain\n",
      "Apps/Two/Screens/Screen.swift": "final class Screen { let service = Service() }\n",
      "Apps/Two/Domain/Service.swift": "final class Service {}\n",
    ])
    let direct = try reports(["."], in: folder)
    #expect(direct[0].contains("Apps/One/Domain/Service.swift"))
    #expect(try BinaryRun(["facts", "Apps", "--base", ".", "-o", "all.facts"], in: folder).status == 0)
    #expect(try reports(["--facts", "all.facts"], in: folder) == direct)
  }

  @Test func mistakes() throws {
    var files = brokenApp
    files["note.txt"] = "not a source\n"
    let folder = try TemporaryFolder(files)
    #expect(try BinaryRun(["facts", "Domain", "--base", ".", "-o", "good.facts"], in: folder).status == 0)
    let good = try Data(contentsOf: URL(fileURLWithPath: folder.path("good.facts")))
    func change(_ name: String, _ change: (inout Data) -> Void) throws {
      var bytes = good
      change(&bytes)
      try bytes.write(to: URL(fileURLWithPath: folder.path(name)))
    }
    try change("cut.facts") { $0.removeLast(10) }
    try change("flipped.facts") { $0[$0.count / 2] ^= 1 }
    // The identity follows the first eight bytes; the hash of the header would be wrong too.
    try change("version.facts") { $0[8] ^= 1 }
    try folder.write("hello", to: "text.facts")
    try folder.write("final class FeedService {}\n", to: "Domain/FeedService.swift")
    #expect(try BinaryRun(["facts", "Domain", "--base", ".", "-o", "other.facts"], in: folder).status == 0)
    let mistakes: [([String], String)] = [
      (["--facts", "cut.facts"], "cut.facts is damaged, or was cut short: make it again"),
      (["--facts", "flipped.facts"], "flipped.facts is damaged, or was cut short: make it again"),
      (["--facts", "version.facts"], "version.facts was made by another version of LayerLint"),
      (["--facts", "text.facts"], "text.facts is not a file of facts"),
      (["--facts", "gone.facts"], "gone.facts does not exist"),
      (["--facts", "@gone"], "cannot read the list of paths 'gone'"),
      (["--facts", "good.facts", "other.facts"], "Domain/FeedService.swift has other content in good.facts than in"),
      (["--facts", "good.facts", "--fix"], "--fix needs the sources"),
      (["facts", "note.txt", "-o", "x.facts"], "note.txt is neither a source file"),
      (["facts", "Nothing", "-o", "x.facts"], "no such file or folder: 'Nothing'"),
      (["facts", "Domain", "--base", "Application", "-o", "x.facts"], "'Domain' is not in the base folder"),
      (["facts", "Domain", "-o", "no/such/x.facts"], "cannot write no/such/x.facts"),
      (["facts", "Domain", "-o", "/dev/null"], "cannot write /dev/null: it is not a regular file"),
      (["facts", "Domain", "-o", "Domain"], "cannot write Domain: it is not a regular file"),
      (["facts", "Domain", "--test", "-o", "x.facts"], "--test says what the module of --module is"),
      (["facts", "Domain"], "Missing expected argument '--output <file>'"),
    ]
    for (arguments, message) in mistakes {
      let run = try BinaryRun(arguments, in: folder)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("x.facts")))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.root).filter { $0.hasSuffix(".part") }
    #expect(left == [])
  }
}
