import JSON
import Testing

struct ConfigurationTests {
  private let path = ".layerlint.yml"

  @Test func mistakesAreShownAndTheLastValidConfigurationStays() throws {
    let client = try TestClient(SampleApp.files)
    client.start()
    let before = client.list
    client.open(path)
    client.change(path, to: SampleApp.configuration + "rules:\n  upward_dependncy: off\n  layer_cycle: nope\n")
    client.settle()
    #expect(
      client.list.filter { $0.hasPrefix(path) } == [".layerlint.yml:6 configuration", ".layerlint.yml:7 configuration"])
    #expect(client.list.filter { !$0.hasPrefix(path) } == before)
    #expect(
      client.messages.contains { $0["method"]?.text == "window/showMessage" && $0["params"]?["type"]?.count == 2 })
    client.change(path, to: SampleApp.configuration + "rules:\n  upward_dependency: off\n")
    client.settle()
    #expect(client.list == [])
    #expect(client.messages.last?["method"]?.text != "window/logMessage")
  }

  @Test func withoutAValidConfigurationNothingIsChecked() throws {
    var files = SampleApp.files
    files[path] = "layers: 5\n"
    let client = try TestClient(files)
    client.start()
    #expect(client.list == [".layerlint.yml:1 configuration"])
    client.open(path)
    client.change(path, to: SampleApp.configuration)
    client.settle()
    #expect(client.list.count == 2)
  }

  @Test func configurationsOfFoldersApply() throws {
    var files = SampleApp.files
    files["App/Services/.layerlint.yml"] = "rules:\n  upward_dependency: warning\n"
    let client = try TestClient(files)
    client.start()
    #expect(client.shown["App/Services/FeedService.swift"]?.first?["severity"]?.count == 2)
    client.open("App/Services/.layerlint.yml")
    client.change("App/Services/.layerlint.yml", to: "rules:\n  upward_dependency: of\n")
    client.settle()
    #expect(client.list.contains("App/Services/.layerlint.yml:2 configuration"))
    #expect(client.shown["App/Services/FeedService.swift"]?.first?["severity"]?.count == 2)
  }

  /// A configuration that was never saved applies while its buffer is open.
  @Test(arguments: [".layerlint.yml", "App/Services/.layerlint.yml"])
  func unsavedConfigurationsApply(path: String) throws {
    var files = SampleApp.files
    if path == ".layerlint.yml" { files[path] = nil }
    let client = try TestClient(files)
    client.start()
    let before = client.list
    let head = path == ".layerlint.yml" ? SampleApp.configuration : ""
    client.open(path, head + "rules:\n  upward_dependency: info\n")
    client.settle()
    #expect(client.shown["App/Services/FeedService.swift"]?.first?["severity"]?.count == 3)
    client.close(path)
    client.settle()
    #expect(client.list == before)
  }

  // MARK: Completion

  /// The labels of the completion at `|`.
  private func labels(_ text: String) throws -> [String] {
    let client = try TestClient(SampleApp.files)
    client.start()
    let before = text.prefix { $0 != "|" }
    client.open(path, text.replacing("|", with: ""))
    let line = before.count { $0 == "\n" }
    let column = before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
    let parameters =
      #"{"textDocument": {"uri": "\#(client.uri(path))"}, "position": {"line": \#(line), "character": \#(column)}}"#
    return try #require(client.answer("textDocument/completion", parameters)).items.compactMap { $0["label"]?.text }
  }

  @Test func completesKeys() throws { #expect(try labels("arch|").contains("architectures")) }

  @Test(arguments: ["architectures: [|", "architectures:\n  - |", "architectures:\n- m|"])
  func completesPacks(text: String) throws { #expect(try labels(text).contains("mvvm")) }

  @Test func completesRules() throws { #expect(try labels("rules:\n  up|").contains("upward_dependency")) }

  @Test(arguments: [
    "rules:\n  upward_dependency: |", "rules:\n  upward_dependency:\n    severity: w|",
    "rules:\n  layer_cycle: { severity: |",
  ])
  func completesLevels(text: String) throws { #expect(try labels(text).contains("warning")) }

  @Test(arguments: ["rules:\n  massive_controller:\n    |", "rules:\n  massive_controller: { |"])
  func completesOptions(text: String) throws {
    let labels = try labels(text)
    #expect(labels.contains("max_lines"))
    #expect(labels.contains("severity"))
  }

  @Test func completesRoles() throws {
    #expect(try labels("roles:\n  |").contains("view_controller"))
    #expect(try labels("roles:\n  entity: { role: |").contains("view_model"))
    #expect(try labels("roles:\n  entity:\n    |").contains("path"))
  }

  @Test(arguments: ["rules:\n  skipped_layer:\n    to: { layer: |", "custom_rules:\n  a:\n    from:\n      layer: F|"])
  func completesLayers(text: String) throws {
    let layers = """
      layers:   # top to bottom
        - Feed: App/Feed
        - Domain:
            path: App/Domain
            layers: [Services, "Value Types"]
        - [Chat: Modules/Chat, Maps]

      """
    #expect(try labels(layers + text) == ["Feed", "Domain", "Services", "Value Types", "Chat", "Maps"])
  }

  @Test func completesExceptions() throws {
    #expect(try labels("allow:\n  - { |").contains("because"))
    #expect(try labels("allow:\n  - rule: up|").contains("upward_dependency"))
  }
}
