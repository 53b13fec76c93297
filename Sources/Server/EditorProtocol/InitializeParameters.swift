import JSON

/// What the client says of itself.
public struct InitializeParameters: Sendable {
  /// The process that started the server; nil where none did.
  public var processID: Int?
  /// URIs of the folders that are open, the first one first.
  public var folders: [String]
  public var client: ClientCapabilities
  public var options: InitializationOptions

  public init(_ node: JSONNode) {
    processID = node["processId"]?.count
    let all = node["workspaceFolders"]?.items.compactMap { $0["uri"]?.text } ?? []
    let root = node["rootUri"]?.text ?? node["rootPath"]?.text.map { DocumentPath.uri(of: $0) }
    folders = all.isEmpty ? (root.map { [$0] } ?? []) : all
    client = ClientCapabilities(node["capabilities"] ?? JSONNode(value: .null))
    options = InitializationOptions(node["initializationOptions"] ?? JSONNode(value: .null))
  }
}

/// What the client can do, as far as it matters here.
public struct ClientCapabilities: Sendable {
  public var encoding: PositionEncoding
  public var showsRelatedInformation: Bool
  /// It asks for diagnostics by itself, and again when it is told to.
  public var pullsDiagnostics: Bool
  public var watchesFiles: Bool
  public var showsProgress: Bool
  public var showsDocuments: Bool
  public var refreshesLenses: Bool
  /// Edits may be for a version of a document.
  public var editsVersions: Bool
  public var createsFiles: Bool
  /// Edits may have places to fill in.
  public var editsSnippets: Bool
  public var completesSnippets: Bool
  public var readsMarkdown: Bool
  /// It takes code actions that are not plain commands.
  public var takesCodeActions: Bool

  public init(_ node: JSONNode) {
    let (text, workspace, window) = (node["textDocument"], node["workspace"], node["window"])
    let offered =
      node["general"]?["positionEncodings"]?.items.compactMap { $0.text.flatMap(PositionEncoding.init) } ?? []
    encoding = offered.first ?? .utf16
    showsRelatedInformation = text?["publishDiagnostics"]?["relatedInformation"]?.flag ?? false
    pullsDiagnostics = text?["diagnostic"] != nil && workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    showsProgress = window?["workDoneProgress"]?.flag ?? false
    showsDocuments = window?["showDocument"]?["support"]?.flag ?? false
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.flag ?? false
    editsVersions = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    createsFiles = workspace?["workspaceEdit"]?["resourceOperations"]?.items.contains { $0.text == "create" } ?? false
    editsSnippets = workspace?["workspaceEdit"]?["snippetEditSupport"]?.flag ?? false
    completesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.flag ?? false
    let formats = text?["hover"]?["contentFormat"]?.items.compactMap(\.text) ?? []
    readsMarkdown = formats.isEmpty || formats.contains("markdown")
    takesCodeActions = text?["codeAction"]?["codeActionLiteralSupport"] != nil
  }
}

/// `initializationOptions`, all of which may be left out.
public struct InitializationOptions: Sendable {
  /// Whether types have a line above them that says what they are.
  public var codeLenses: Bool
  /// Milliseconds without another change before the code is analysed.
  public var delay: Int
  /// Whether diagnostics are sent unasked, whatever the client says that it can do; nil: as the client can.
  public var pushes: Bool?

  public init(_ node: JSONNode) {
    codeLenses = node["codeLens"]?.flag ?? true
    delay = min(max(node["delay"]?.count ?? 60, 0), 10_000)
    switch node["diagnostics"]?.text {
    case "push": pushes = true
    case "pull": pushes = false
    default: pushes = nil
    }
  }
}
