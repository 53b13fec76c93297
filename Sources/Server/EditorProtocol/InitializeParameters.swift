import JSON

/// Parameters of `initialize`.
public struct InitializeParameters: Sendable {
  /// The id of the process that started the server; nil if there is none.
  public var processID: Int?
  /// The URIs of the open folders.
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

/// The capabilities of the client that the server uses.
public struct ClientCapabilities: Sendable {
  public var encoding: PositionEncoding
  public var showsRelatedInformation: Bool
  /// Whether it pulls diagnostics, and pulls them again after a refresh request.
  public var pullsDiagnostics: Bool
  public var watchesFiles: Bool
  public var showsProgress: Bool
  public var showsDocuments: Bool
  public var refreshesLenses: Bool
  /// Whether edits may have document versions.
  public var editsVersions: Bool
  public var createsFiles: Bool
  /// Whether edits may contain snippets.
  public var editsSnippets: Bool
  public var completesSnippets: Bool
  public var readsMarkdown: Bool
  /// Whether it supports code actions that are not just commands.
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

/// `initializationOptions`; every option is optional.
public struct InitializationOptions: Sendable {
  /// Whether code lenses above types show their role and size.
  public var codeLenses: Bool
  /// The time without changes before an analysis starts, in milliseconds.
  public var delay: Int
  /// Whether diagnostics are pushed, regardless of the client's capabilities; nil to decide by these.
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
