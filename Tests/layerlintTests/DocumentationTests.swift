import Findings
import Foundation
import Linting
import Policy
import RuleDocuments
import Testing

/// The documentation matches the program: outputs, links, paths, configurations, the table of packs.
@Suite struct DocumentationTests {
  @Test(arguments: DocumentationPage.all)
  func commandsPrintWhatThePageShows(page: DocumentationPage) throws {
    // In a copy of the checkout, which later blocks of the page find as earlier ones left it.
    let folder = try TemporaryFolder()
    let samples = DocumentationPage.checkout.appendingPathComponent("samples").path
    try FileManager.default.copyItem(atPath: samples, toPath: folder.path("samples"))
    // A picture names its command in its first line: `%% $ layerlint graph --format mermaid`.
    let pictures = page.blocks("mermaid").map { [String(($0.first ?? "").dropFirst(3))] + $0.dropFirst() }
    for transcript in (page.blocks("console") + pictures).map(Transcript.init) {
      let outputs = try transcript.outputs(in: folder)
      #expect(outputs.count == transcript.steps.count)
      for (step, output) in zip(transcript.steps, outputs) {
        let message = "$ \(step.command)\n\(output.joined(separator: "\n"))"
        #expect(Transcript.shows(step.shown, output: output), "\(page.path): \(message)")
      }
    }
  }

  @Test func ellipsisMatchesAnyLines() {
    #expect(Transcript.shows(["a", "…", "d"], output: ["a", "b", "c", "d", ""]))
    #expect(Transcript.shows(["a"], output: ["note: n", "a"]))
    #expect(!Transcript.shows(["a", "…", "e"], output: ["a", "b"]))
    #expect(DocumentationPage.all.flatMap { $0.blocks("console") }.count > 15)
  }

  private static let help = [
    "lint", "init", "rules", "explain", "roles", "graph", "why", "brief", "metrics", "split", "plan", "compare",
    "history", "affected", "screens", "report", "docs", "config", "mcp",
  ].compactMap {
    try? BinaryRun(["help", $0], in: TemporaryFolder()).output
  }

  /// Commands that a page shows without their output, in blocks `sh` and in the text.
  @Test(arguments: DocumentationPage.all)
  func commandsAreValid(page: DocumentationPage) throws {
    let folder = try TemporaryFolder()
    let sample = DocumentationPage.checkout.appendingPathComponent("samples/mvp/broken/Flows").path
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path("Flows"))
    for line in page.blocks("sh").joined() where line.split(separator: " ").first == "layerlint" {
      let run = try BinaryRun(shell: "\"$LAYERLINT\"\(line.dropFirst("layerlint".count))", in: folder)
      #expect(run.status < 2, "\(page.path): \(line)\n\(run.errors)")
    }
    for span in page.text.matches(of: #/`layerlint ([^`]*)`/#) {
      for option in span.output.1.matches(of: #/--[a-z-]+/#) where option.output != "--generate-completion-script" {
        #expect(Self.help.contains { $0.contains(option.output) }, "\(page.path): \(span.output.0)")
      }
    }
  }

  @Test(arguments: DocumentationPage.all)
  func linksHaveTargets(page: DocumentationPage) {
    let folder = page.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    for match in page.text.matches(of: #/\]\(([^()#\s]*)(?:#([^()\s]+))?\)/#) where !match.output.1.contains("://") {
      let target = match.output.1.isEmpty ? page.path : folder + match.output.1
      #expect(exists(target), "\(page.path) links to \(target)")
      guard let anchor = match.output.2 else { continue }
      #expect(DocumentationPage(target).anchors.contains(String(anchor)), "\(page.path) links to \(target)#\(anchor)")
    }
  }

  /// Pages about the code omit `Sources/`.
  @Test(arguments: DocumentationPage.all)
  func pathsOfTheRepositoryExist(page: DocumentationPage) {
    for match in page.text.matches(of: #/`((?:Sources|Tests|Rules|docs|samples|\.ci)\/[A-Za-z0-9_.\/+-]*)`/#) {
      let path = String(match.output.1)
      #expect(exists(path) || exists("Sources/" + path), "\(page.path) names \(path)")
    }
  }

  @Test(arguments: DocumentationPage.all)
  func configurationsParse(page: DocumentationPage) {
    for (path, text) in page.files(where: { $0.hasSuffix(".layerlint.yml") }) {
      let source = ConfigurationSource(file: path, text: text)
      #expect(Policy.read(source, packs: RulePack.builtIn().packs).mistakes.map(\.description) == [], "\(page.path)")
    }
  }

  @Test func packTableMatchesThePacks() {
    let rows = RuleCatalog.packs.map { pack in
      let when = pack.chosen.isEmpty ? "only when it is named" : pack.chosen
      return "| [`\(pack.name)`](Rules/REFERENCE.md#\(pack.name)) | \(pack.rules.count) | \(pack.about) | \(when) |"
    }
    let lines = DocumentationPage("README.md").text.split(separator: "\n")
    let shown = lines.filter { $0.contains("](Rules/REFERENCE.md#") }
    #expect(shown.map(String.init) == rows, "write this:\n\(rows.joined(separator: "\n"))")
  }

  @Test(arguments: [("README.md", 150), ("CONTRIBUTING.md", 90), ("CHANGELOG.md", 40)])
  func pagesAreShort(path: String, limit: Int) {
    #expect(DocumentationPage(path).text.split(separator: "\n", omittingEmptySubsequences: false).count <= limit + 1)
  }

  /// `docs/adding-a-rule.md` has a complete rule: `make generate` accepts it, and its examples hold.
  @Test func ruleOfThePageIsComplete() throws {
    let file = try #require(DocumentationPage("docs/adding-a-rule.md").files { $0.hasPrefix("Rules/") }.first)
    let folder = try TemporaryFolder([file.path: file.text])
    let (pack, id) = ("example", String(file.path.split(separator: "/")[2].dropLast(".yml".count)))
    try folder.write("title: Example\nabout: An example.\nrules: [\(id)]\n", to: "Rules/\(pack)/pack.yml")
    try folder.write(file.text, to: "Rules/\(pack)/\(id).yml")
    let vocabulary = DocumentationPage.checkout.appendingPathComponent("Rules/vocabulary").path
    try FileManager.default.copyItem(atPath: vocabulary, toPath: folder.path("Rules/vocabulary"))
    let rules = try RuleFolder(ofCheckout: URL(fileURLWithPath: folder.root))
    #expect(rules.mistakes.map(\.description) == [])
    let rule = try #require(rules.descriptions.first { $0.id == id })
    #expect(rule.triggers.count >= 6 && rule.nearMisses.count >= 6)
    // As a custom rule, which needs no build. Its name is unused even if somebody has followed the page.
    let lines = file.text.components(separatedBy: "\ntriggers:")[0].components(separatedBy: "\n")
    let own = "custom_rules:\n  example:\n" + lines.map { "    \($0)\n" }.joined()
    for example in rule.triggers + rule.nearMisses {
      let app = try TemporaryFolder(Dictionary(uniqueKeysWithValues: example.files.map { ($0.path, $0.text) }))
      try app.write((example.configuration ?? "") + own, to: ".layerlint.yml")
      var request = LintRequest(paths: [app.root])
      request.only = ["example"]
      let found = try Linter(request).lint().findings.map { "\($0.position.file):\($0.position.line)" }
      let expected = example.files.flatMap { file in file.expectedLines.map { "\(file.path):\($0)" } }
      #expect(found.sorted() == expected.sorted(), "\(example.title ?? "")")
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: DocumentationPage.checkout.appendingPathComponent(path).path)
  }
}
