import Foundation
import Testing

/// The built program with an index store of the compiler.
@Suite struct IndexRunTests {
  /// Only the compiler infers the type of `$0`.
  private static let app = [
    ".layerlint.yml": "layers: [{ App: App }, { Domain: Domain }]\n",
    "App/Screen.swift": "final class Screen {\n  var title = \"\"\n  static let all = [Screen()]\n}\n",
    "App/Titles.swift": "extension String {\n  var loud: String { self }\n}\n",
    "Domain/Feed.swift": """
    struct Feed {
      func load() -> [String] {
        CommandLine.arguments.map { $0.loud }
      }
      #if NEVER
        let screen = Screen()
      #endif
      let other: Screen? = nil
    }

    """,
  ]

  private func built() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.app)
    let sources = Self.app.keys.sorted().filter { $0.hasSuffix(".swift") }.map { "'\(folder.path($0))'" }
    let compiler = try BinaryRun(
      shell: "mkdir -p .build/debug/index objects && cd objects && swiftc -c -parse-as-library -module-name App "
        + "-index-store-path ../.build/debug/index/store \(sources.joined(separator: " "))", in: folder)
    try #require(compiler.status == 0, "\(compiler.errors)")
    return folder
  }

  /// `file:line kind provenance` of the references to types and members in other files.
  private func references(_ run: BinaryRun) throws -> [String] {
    let graph = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let edges = try #require(graph?["edges"] as? [[String: Any]])
    return edges.flatMap { $0["references"] as? [[String: Any]] ?? [] }.map {
      "\($0["file"] ?? ""):\($0["line"] ?? "") \($0["name"] ?? "") \($0["provenance"] ?? "")"
    }
  }

  private func graph(_ folder: TemporaryFolder, _ arguments: String...) throws -> (run: BinaryRun, references: [String])
  {
    let run = try BinaryRun(["graph", "--level", "file", "--format", "json"] + arguments, in: folder)
    #expect(run.status == 0)
    return (run, try references(run))
  }

  @Test func referencesComeFromTheIndex() throws {
    let (run, references) = try graph(built())
    #expect(run.errors.contains("note: index: covers 3 of 3 Swift files\n"))
    #expect(
      references == [
        "Domain/Feed.swift:6 Screen source", "Domain/Feed.swift:8 Screen index", "Domain/Feed.swift:3 loud index",
      ])
  }

  @Test func findingsHaveTheirProvenance() throws {
    let folder = try built()
    let run = try BinaryRun(["--format", "json", "--only", "upward_dependency"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains(#""provenance": "index""#))
    try folder.write("struct Feed { let screen: Screen? = nil }\n", to: "Domain/Feed.swift")
    let later = try BinaryRun(["--format", "json", "--only", "upward_dependency"], in: folder)
    #expect(later.output.contains(#""provenance": "source""#) && !later.output.contains(#""index""#))
  }

  @Test func changedFilesAreReadFromSource() throws {
    let folder = try built()
    try folder.write("\n\nextension String {\n  var loud: String { self }\n}\n", to: "App/Titles.swift")
    try folder.write("struct New { let screen: Screen? = nil }\n", to: "Domain/New.swift")
    let (run, references) = try graph(folder)
    #expect(
      run.errors.contains("note: index: covers 2 of 4 Swift files; 1 changed since, 1 not built: read from source\n"))
    #expect(references.contains("Domain/Feed.swift:3 loud index"))
    #expect(references.contains("Domain/New.swift:1 Screen source"))
  }

  @Test func falseModificationDatesAreDetected() throws {
    let folder = try built()
    try folder.write(
      "struct Other {}\nstruct Another { let s: Screen? = nil }\nstruct Third {}\n", to: "Domain/Feed.swift")
    let past = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
    try FileManager.default.setAttributes(past, ofItemAtPath: folder.path("Domain/Feed.swift"))
    let (run, references) = try graph(folder)
    #expect(run.errors.contains("index: covers 2 of 3 Swift files; 1 changed since"))
    #expect(references == ["Domain/Feed.swift:2 Screen source"])
  }

  @Test func unusableStoresAreNoted() throws {
    let folder = try built()
    let nowhere = try BinaryRun(["graph", "--index-store-path", "nowhere"], in: folder)
    #expect(nowhere.status == 2 && nowhere.errors.hasPrefix("error: no such index store: 'nowhere'; "))
    try folder.write("", to: "empty/readme")
    let (none, references) = try graph(folder, "--index-store-path", "empty")
    #expect(none.errors.contains("empty: read from source\n"), "\(none.errors)")
    #expect(references == ["Domain/Feed.swift:6 Screen source", "Domain/Feed.swift:8 Screen source"])
    let library = try BinaryRun(["graph"], in: folder, environment: ["LIBINDEXSTORE_PATH": "/nowhere/lib.so"])
    #expect(library.status == 0 && library.errors.contains("for want of libIndexStore"))
    try folder.write("", to: "Empty/v5/units/x")
    let empty = try BinaryRun(["graph", "--index-store-path", "Empty"], in: folder)
    #expect(
      empty.status == 0 && empty.errors.contains("index: covers 0 of 3 Swift files; 3 not built: read from source"))
  }

  /// The run continues, whatever the library does, and says where its references come from.
  @Test(arguments: [0, 1, 2, 3])
  func damagedStoresAreNoted(way: Int) throws {
    let folder = try built()
    let store = folder.path(".build/debug/index/store")
    for name in try FileManager.default.subpathsOfDirectory(atPath: store).sorted() {
      let path = "\(store)/\(name)"
      guard var bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty else { continue }
      switch way {
      case 0: bytes = bytes.prefix(bytes.count / 2)
      case 1: bytes = Data("nonsense".utf8)
      case 2: for index in stride(from: 8, to: bytes.count, by: 13) { bytes[index] ^= 0x5A }
      default: for index in bytes.count / 2..<bytes.count { bytes[index] = 0xFF }
      }
      try bytes.write(to: URL(fileURLWithPath: path))
    }
    let run = try BinaryRun(["graph", "--level", "file", "--format", "json"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("read from source"), "\(run.errors)")
    #expect(try references(run).contains { $0.hasPrefix("Domain/Feed.swift:8 Screen ") })
  }

  @Test func sameBytesForAnyNumberOfJobs() throws {
    let folder = try built()
    #expect(try graph(folder, "--jobs", "1").run.output == graph(folder, "--jobs", "4").run.output)
  }
}
