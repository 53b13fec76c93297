import Foundation
import JSON
import Linting
import Testing

@testable import AgentServer

/// The answers of the server of the Model Context Protocol for an app with one finding.
@Suite struct AgentSessionTests {
  private final class App {
    let root = FileManager.default.temporaryDirectory.path + "/layerlint-" + UUID().uuidString
    private(set) lazy var session = AgentSession(
      AgentSettings(
        root: root, request: { LintRequest(paths: [$0]) },
        explain: { $0 == "layer_cycle" ? String(repeating: "line\n", count: 80) : nil }))

    init(services: Int = 1) throws {
      try write(".layerlint.yml", "layers:\n  - Application: Application\n  - Domain: Domain\n")
      for index in 0..<services {
        let screen = index == 0 ? "Screen" : "Screen\(index)"
        try write("Application/\(screen).swift", "final class \(screen) {}\n")
        try write("Domain/Service\(index).swift", "final class Service\(index) {\n  let screen = \(screen)()\n}\n")
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ path: String, _ text: String) throws {
      let url = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func reply(_ message: String) throws -> JSONNode? {
      try session.reply(to: Array(message.utf8)).map { try JSONText.read($0) }
    }

    func call(_ tool: String, _ arguments: String = "{}") throws -> JSONNode {
      let message =
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
        + "{\"name\":\"\(tool)\",\"arguments\":\(arguments)}}"
      return try #require(try reply(message)?["result"])
    }

    func text(_ tool: String, _ arguments: String = "{}") throws -> String {
      try call(tool, arguments)["content"]?.items.first?["text"]?.text ?? ""
    }
  }

  @Test func initializeAnswersAVersionAndListsTools() throws {
    let app = try App()
    func version(_ asked: String) throws -> String? {
      let message = "{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"\(asked)\"}}"
      return try app.reply(message)?["result"]?["protocolVersion"]?.text
    }
    #expect(try version("2024-11-05") == "2024-11-05")
    #expect(try version("2031-01-01") == "2025-06-18")
    #expect(try app.reply("{\"method\":\"notifications/initialized\"}") == nil)
    let tools = try #require(try app.reply("{\"id\":\"a\",\"method\":\"tools/list\"}")?["result"]?["tools"]?.items)
    #expect(tools.compactMap { $0["name"]?.text } == ["lint", "why", "graph", "roles", "brief", "plan", "explain"])
    #expect(tools.allSatisfy { $0["inputSchema"]?["type"]?.text == "object" })
    #expect(tools.allSatisfy { $0["annotations"]?["readOnlyHint"]?.flag == true })
  }

  @Test func lintReportsPlacesAndAdvice() throws {
    let app = try App()
    let answer = try app.call("lint", "{\"all\":true}")
    let lines = (answer["content"]?.items.first?["text"]?.text ?? "").split(separator: "\n")
    #expect(lines.first == "1 error in all files (2 files read)")
    #expect(
      lines.dropFirst().first?.hasPrefix("Domain/Service0.swift:2:16: error: Service0 (Domain layer) uses Screen")
        == true)
    let finding = answer["structuredContent"]?["findings"]?.items.first
    #expect(finding?["rule"]?.text == "upward_dependency" && finding?["line"]?.count == 2)
    #expect(finding?["target"]?["file"]?.text == "Application/Screen.swift")
    #expect(try app.text("lint", "{\"all\":true,\"path\":\"Application\"}").hasPrefix("no findings in all files"))
  }

  @Test func withoutARepositoryAllFilesAreReported() throws {
    let app = try App()
    #expect(try app.text("lint").hasPrefix("1 error in all files, as there is no git repository (2 files read)"))
    #expect(try app.call("lint", "{\"changed_since\":\"main\"}")["isError"]?.flag == true)
  }

  @Test func answersHaveAtMostFiftyLines() throws {
    let app = try App(services: 60)
    let answer = try app.call("lint", "{\"all\":true}")
    let lines = (answer["content"]?.items.first?["text"]?.text ?? "").split(separator: "\n")
    #expect(lines.count <= 50)
    let shown = answer["structuredContent"]?["findings"]?.items.count ?? 0
    #expect(shown > 0 && shown + (answer["structuredContent"]?["omitted"]?.count ?? 0) == 60)
    #expect(lines.last == "… \(60 - shown) more findings: ask with 'path' or 'rule'")
    for (tool, arguments) in [("graph", "{\"level\":\"type\"}"), ("explain", "{\"rule\":\"layer_cycle\"}")] {
      #expect(try app.text(tool, arguments).split(separator: "\n").count <= 50)
    }
  }

  @Test func whyGraphAndRolesAnswer() throws {
    let app = try App()
    #expect(try app.text("why", "{\"from\":\"Domain\",\"to\":\"Application\"}").contains("Domain/Service0.swift:2:16"))
    let edge = try app.call("graph")["structuredContent"]?["edges"]?.items.first
    #expect(edge?["from"]?.text == "Domain" && edge?["againstLayers"]?.flag == true)
    #expect(
      try app.text("roles", "{\"type\":\"Screen\"}").hasPrefix("Application/Screen.swift:1: class Screen (Application)")
    )
    #expect(
      try app.text("roles", "{\"type\":\"Scren\"}").hasPrefix("error: unknown type 'Scren'; did you mean 'Screen'?"))
  }

  @Test func briefAndPlanAnswer() throws {
    let app = try App(services: 3)
    let brief = try app.call("brief", "{\"name\":\"Service1\"}")["structuredContent"]
    #expect(brief?["file"]?.text == "Domain/Service1.swift" && brief?["line"]?.count == 1)
    #expect(brief?["mayNotUse"]?.items.compactMap(\.text) == ["Application"])
    #expect(brief?["findings"]?.items.first?["line"]?.count == 2)
    let lines = try app.text("brief", "{\"name\":\"Service1\"}").split(separator: "\n")
    #expect(lines.first == "Service1  class, Domain/Service1.swift:1, 3 lines")
    let plan = try app.call("plan", "{\"steps\":2}")["structuredContent"]
    #expect(plan?["findingsBefore"]?.count == 3)
    #expect((plan?["findingsAfter"]?.count ?? 3) < 3 && plan?["steps"]?.items.isEmpty == false)
    #expect(plan?["first"]?.items.first?["file"]?.text?.hasPrefix("Domain/Service") == true)
    let move = try app.call("plan", "{\"move\":\"Domain/Service0.swift=Application\"}")["structuredContent"]
    #expect(move?["steps"]?.items.first?["moves"]?.items.first?["to"]?.text == "Application/Service0.swift")
    #expect(move?["findingsAfter"]?.count == 2)
  }

  @Test(arguments: [
    ("lint", "{\"al\":true}", "unknown argument 'al'; did you mean 'all'?"),
    ("lint", "{\"all\":\"yes\"}", "'all' is true or false, not a text"),
    ("lint", "[]", "'arguments' is an object, not a list"),
    ("lint", "{\"path\":\"../..\"}", "'../..' is outside of"),
    ("lint", "{\"path\":\"/etc\"}", "'/etc' is outside of"),
    ("lint", "{\"path\":\"Domian\"}", "no such file or folder: 'Domian'"),
    ("lint", "{\"all\":true,\"rule\":\"layer_cicle\"}", "unknown rule 'layer_cicle'"),
    ("lint", "{\"changed_since\":\"--output=x\"}", "--changed-since needs a revision"),
    ("why", "{\"from\":\"Domain\"}", "'to' is missing"),
    ("why", "{\"from\":\"Domain\",\"to\":\"Nothing\"}", "error: "),
    ("graph", "{\"level\":\"class\"}", "unknown level 'class'"),
    ("graph", "{\"depth\":-1}", "'depth' is a whole number, 0 or more, not a number"),
    ("graph", "{\"depth\":1}", "'depth' counts from 'focus' or 'reaches'"),
    ("brief", "{}", "'name' is missing"),
    ("brief", "{\"name\":\"Servise1\"}", "error: "),
    ("plan", "{\"steps\":0}", "'steps' is a number of moves, 1 or more"),
    ("plan", "{\"move\":\"Service0\"}", "--move needs FILE=LAYER"),
    ("explain", "{\"rule\":\"layer_cicle\"}", "did you mean 'layer_cycle'?"),
  ])
  func mistakesAreAnswered(tool: String, arguments: String, message: String) throws {
    let app = try App()
    #expect(try app.call(tool, arguments)["isError"]?.flag == true)
    #expect(try app.text(tool, arguments).contains(message))
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("[]", -32600), ("1", -32600), ("{\"id\":1}", -32600),
    ("{\"id\":{},\"method\":\"ping\"}", -32600),
    ("{\"id\":1,\"method\":\"nope\"}", -32601), ("{\"id\":1,\"method\":\"tools/call\"}", -32602),
    ("{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"lin\"}}", -32602),
    (String(repeating: "[", count: 5000), -32700), ("\"\\ud800\"", -32600), ("\u{0}", -32700),
  ])
  func otherMessagesAreErrors(message: String, code: Int) throws {
    guard case .number(let digits)? = try App().reply(message)?["error"]?["code"]?.value else {
      Issue.record("no error code")
      return
    }
    #expect(Int(digits) == code)
  }

  /// The server answers or ignores any bytes.
  @Test func anyInputIsSurvived() throws {
    let app = try App()
    let valid = Array(
      "{\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"roles\",\"arguments\":{\"type\":\"Screen\"}}}".utf8)
    var state: UInt64 = 7
    for _ in 0..<300 {
      var bytes = valid
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      _ = app.session.reply(to: bytes)
    }
    #expect(try app.text("roles", "{\"type\":\"Screen\"}").contains("Screen"))
  }
}
