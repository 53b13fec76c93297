// swift-tools-version: 6.1
// One section for each folder of Sources, in pipeline order: text → facts of each file → one graph → findings →
// reports. What a target may import is stated in .layerlint.yml; PackageManifestTests checks that each import is
// declared here.
import PackageDescription

let package = Package(
  name: "layerlint",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "layerlint", targets: ["layerlint"]),
    // `swift package layerlint`, in packages that depend on this one.
    .plugin(name: "LayerlintPlugin", targets: ["LayerlintPlugin"]),
    // What Tests/ScannerOracle, a package of its own, compares with SwiftParser.
    .library(name: "SwiftScanning", targets: ["SwiftScanning", "SourceFacts", "Tables"]),
    // What Tests/Fuzz, a package of its own, runs.
    .library(name: "Linting", targets: ["Linting", "Findings", "Reports"]),
    .library(name: "EditorServer", targets: ["EditorServer"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // MARK: Base: what knows nothing of source code

    // Bytes of text in memory, and cheaper forms of what the standard library has.
    .target(name: "LowLevel", path: "Sources/Base/LowLevel"),
    .testTarget(name: "LowLevelTests", dependencies: ["LowLevel"]),
    // Typed indices, tables that are indexed by them, and runs of elements for each owner.
    .target(name: "Tables", path: "Sources/Base/Tables"),
    .testTarget(name: "TablesTests", dependencies: ["Tables"]),
    // Bytes in memory and in files: buffers, binary coding, content hashes.
    .target(name: "Storage", dependencies: ["LowLevel", "Tables"], path: "Sources/Base/Storage"),
    // YAML files, read with Yams: a tree with positions, and errors in words that help.
    .target(name: "YAML", dependencies: [.product(name: "Yams", package: "Yams")], path: "Sources/Base/YAML"),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"]),
    // JSON: a reader with positions, and a writer that keeps the order of keys.
    .target(name: "JSON", dependencies: ["LowLevel"], path: "Sources/Base/JSON"),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    // Work shared by several threads.
    .target(name: "Threads", path: "Sources/Base/Threads"),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"]),

    // MARK: Facts: what a source file says

    // Positions, names, declarations, nodes: FileFacts.
    .target(name: "SourceFacts", dependencies: ["LowLevel", "Storage", "Tables"], path: "Sources/Facts/SourceFacts"),
    // Globs over names and paths.
    .target(name: "Patterns", dependencies: ["LowLevel", "SourceFacts", "Tables"], path: "Sources/Facts/Patterns"),
    // What is known of UIKit, SwiftUI, the standard library and others.
    .target(name: "Frameworks", dependencies: ["LowLevel", "SourceFacts"], path: "Sources/Facts/Frameworks"),
    .testTarget(name: "FrameworksTests", dependencies: ["Frameworks"]),
    .testTarget(
      name: "SourceFactsTests", dependencies: ["LowLevel", "Patterns", "SourceFacts", "Storage", "Tables"]),

    // MARK: Input: text → facts of each file

    // Which files there are, and in which modules.
    .target(
      name: "Workspace",
      dependencies: ["LowLevel", "Patterns", "SourceFacts", "Storage", "Tables", "YAML"],
      path: "Sources/Input/Workspace"),
    .testTarget(name: "WorkspaceTests", dependencies: ["Patterns", "SourceFacts", "Storage", "Workspace"]),
    .target(
      name: "SwiftScanning", dependencies: ["LowLevel", "SourceFacts", "Storage", "Tables"],
      path: "Sources/Input/SwiftScanning"),
    .testTarget(name: "SwiftScanningTests", dependencies: ["SourceFacts", "SwiftScanning", "Tables"]),
    // Objective-C, with libclang loaded at run time in worker processes.
    .systemLibrary(name: "CLibclang", path: "Sources/Input/CLibclang"),
    .target(
      name: "ObjCScanning",
      dependencies: ["CLibclang", "Frameworks", "LowLevel", "SourceFacts", "Storage", "Tables", "Threads"],
      path: "Sources/Input/ObjCScanning"),
    .executableTarget(name: "objc-worker", dependencies: ["ObjCScanning"], path: "Tests/ObjCWorker"),
    .testTarget(
      name: "ObjCScanningTests",
      dependencies: ["ObjCScanning", "SourceFacts", "Storage", "Tables", "Threads", "objc-worker"],
      exclude: ["FACTS.md"]),
    // Storyboards and xibs.
    .target(
      name: "InterfaceScanning", dependencies: ["SourceFacts", "Tables"], path: "Sources/Input/InterfaceScanning"),
    .testTarget(name: "InterfaceScanningTests", dependencies: ["InterfaceScanning", "SourceFacts"]),
    // A compiler's index store, with libIndexStore loaded at run time in a worker process.
    .systemLibrary(name: "CIndexStore", path: "Sources/Input/CIndexStore"),
    .target(
      name: "IndexFacts",
      dependencies: ["CIndexStore", "LowLevel", "SourceFacts", "Storage", "Tables", "Threads"],
      path: "Sources/Input/IndexFacts"),
    .testTarget(name: "IndexFactsTests", dependencies: ["IndexFacts", "SourceFacts", "Storage", "Threads"]),
    // What `make accuracy` compares our graph with.
    .executableTarget(
      name: "index-references", dependencies: ["IndexFacts", "SourceFacts"], path: "Tests/Accuracy/IndexReferences"),
    // The cache of facts, by content.
    .target(
      name: "FactStore", dependencies: ["LowLevel", "SourceFacts", "Storage", "Tables", "Threads"],
      path: "Sources/Input/FactStore"),
    .testTarget(
      name: "FactStoreTests",
      dependencies: ["FactStore", "InterfaceScanning", "SourceFacts", "Storage", "SwiftScanning"]),
    // All files of a workspace → their facts, scanned or from the cache.
    .target(
      name: "FactCollection",
      dependencies: [
        "FactStore", "Findings", "InterfaceScanning", "LowLevel", "ObjCScanning", "SourceFacts", "Storage",
        "SwiftScanning", "Threads", "Workspace",
      ],
      path: "Sources/Input/FactCollection"),

    // MARK: Graph: facts of all files → symbols, references, layers and roles

    // A frozen graph of symbols and references, with queries.
    .target(
      name: "DependencyGraph",
      dependencies: ["Frameworks", "LowLevel", "SourceFacts", "Storage", "Tables", "Threads"],
      path: "Sources/Graph/DependencyGraph"),
    // Facts of all files → the graph.
    .target(
      name: "NameResolution",
      dependencies: ["DependencyGraph", "Frameworks", "LowLevel", "SourceFacts", "Storage", "Tables", "Threads"],
      path: "Sources/Graph/NameResolution"),
    .testTarget(
      name: "NameResolutionTests",
      dependencies: [
        "DependencyGraph", "InterfaceScanning", "LowLevel", "NameResolution", "ObjCScanning", "SourceFacts",
        "Storage", "SwiftScanning", "Tables",
      ]),
    // Layers and roles.
    .target(
      name: "Architecture",
      dependencies: ["DependencyGraph", "Frameworks", "LowLevel", "Patterns", "SourceFacts", "Storage", "Tables"],
      path: "Sources/Graph/Architecture"),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "Architecture", "DependencyGraph", "InterfaceScanning", "NameResolution", "ObjCScanning", "Patterns",
        "SourceFacts", "Storage", "SwiftScanning", "Tables",
      ]),

    // MARK: Rules: what is checked

    // What a finding is.
    .target(name: "Findings", dependencies: ["LowLevel", "SourceFacts"], path: "Sources/Rules/Findings"),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "LowLevel"]),
    // Edits of the source that remove a finding.
    .target(
      name: "Fixes",
      dependencies: ["Architecture", "DependencyGraph", "Findings", "Frameworks", "Patterns", "SourceFacts", "Tables"],
      path: "Sources/Rules/Fixes"),
    .testTarget(
      name: "FixesTests",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "Fixes", "NameResolution", "SourceFacts", "SwiftScanning",
      ]),
    // One file for each kind of rule: its parameters and a pure check.
    .target(
      name: "RuleKinds",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "Fixes", "Frameworks", "LowLevel", "Patterns", "SourceFacts",
        "Storage",
        "Tables", "TypeMembers",
      ],
      path: "Sources/Rules/RuleKinds"),
    .testTarget(
      name: "RuleKindsTests",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "NameResolution", "Patterns", "RuleKinds", "SourceFacts",
        "SwiftScanning", "Tables",
      ]),
    // The packs of the folder Rules with their examples and vocabulary, as strings that `make generate` writes.
    .target(name: "RulePacks", path: "Sources/Rules/RulePacks"),
    // YAML of the project and the packs → typed, located policy.
    .target(
      name: "Policy",
      dependencies: [
        "Architecture", "Findings", "LowLevel", "Patterns", "RuleKinds", "RulePacks", "SourceFacts", "Storage", "YAML",
      ],
      path: "Sources/Rules/Policy"),
    .testTarget(
      name: "PolicyTests",
      dependencies: ["Architecture", "Findings", "Patterns", "Policy", "RuleKinds", "SourceFacts"]),

    // What `make generate` writes: the embedded packs, vocabularies and parts of the HTML page, the reference, the
    // schema.
    .target(
      name: "RuleDocuments",
      dependencies: ["Architecture", "Findings", "Policy", "RuleKinds", "YAML"],
      path: "Sources/Rules/RuleDocuments"),
    .testTarget(name: "RuleDocumentsTests", dependencies: ["Findings", "Policy", "RuleDocuments"]),

    // MARK: Remedies: model → what to do about it

    // The members of one type, and which of them use which.
    .target(
      name: "TypeMembers",
      dependencies: ["Architecture", "DependencyGraph", "SourceFacts", "Tables"],
      path: "Sources/Remedies/TypeMembers"),
    // Coupling, cohesion, depth and cycles of layers, modules, folders and types.
    .target(
      name: "Metrics",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "GraphDocuments", "LowLevel", "RuleKinds", "SourceFacts",
        "Tables", "TypeMembers",
      ],
      path: "Sources/Remedies/Metrics"),
    .testTarget(
      name: "MetricsTests",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "Metrics", "NameResolution", "ObjCScanning", "Patterns",
        "SourceFacts", "SwiftScanning", "Tables",
      ]),

    // What differs between two states of a project.
    .target(
      name: "Comparison", dependencies: ["DependencyGraph", "Findings", "Tables"],
      path: "Sources/Remedies/Comparison"),
    // What to know before editing a type or file.
    .target(
      name: "Briefs",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "LowLevel", "RuleKinds", "SourceFacts", "Tables",
      ],
      path: "Sources/Remedies/Briefs"),
    // Parts of a type that can become types of their own.
    .target(
      name: "Splitting",
      dependencies: [
        "Architecture", "DependencyGraph", "Findings", "LowLevel", "Patterns", "RuleKinds", "SourceFacts", "Tables",
        "TypeMembers",
      ],
      path: "Sources/Remedies/Splitting"),
    .testTarget(name: "SplittingTests", dependencies: ["Findings", "Linting", "Splitting"]),

    // MARK: Run: lint(workspace, policy) → LintResult

    // Existing findings that a project accepts, and their file.
    .target(
      name: "Baselines",
      dependencies: ["FactCollection", "Findings", "JSON", "LowLevel", "SourceFacts", "Storage"],
      path: "Sources/Run/Baselines"),
    // The cached result of a run: reused while nothing changes but comments, empty lines, and literals that are not
    // part of the facts.
    .target(
      name: "ResultCache",
      dependencies: [
        "Architecture", "DependencyGraph", "FactCollection", "FactStore", "Findings", "LowLevel", "RuleKinds",
        "SourceFacts", "Storage", "Tables", "Workspace",
      ],
      path: "Sources/Run/ResultCache"),
    .testTarget(
      name: "ResultCacheTests", dependencies: ["Findings", "ResultCache", "SourceFacts", "Storage", "Tables"]),
    .target(
      name: "Linting",
      dependencies: [
        "Architecture", "Baselines", "Briefs", "Comparison", "DependencyGraph", "FactCollection", "FactStore",
        "Findings", "Frameworks", "GraphDocuments", "IndexFacts", "LowLevel", "Metrics", "NameResolution",
        "ObjCScanning", "Patterns", "Policy", "ResultCache", "RuleKinds", "SourceFacts", "Splitting", "Storage",
        "Tables", "Threads", "Workspace", "YAML",
      ],
      path: "Sources/Run/Linting"),
    .testTarget(
      name: "LintingTests",
      dependencies: [
        "Baselines", "DependencyGraph", "FactCollection", "Findings", "GraphDocuments", "Linting", "Reports",
        "ResultCache", "RuleDocuments", "SourceFacts", "SwiftScanning", "Threads", "objc-worker",
      ]),

    // MARK: Output: a result → text

    // The graph, or a part of it, as values of Findings, which Reports and PageReport print: graphs, paths, screens.
    .target(
      name: "GraphDocuments",
      dependencies: ["Architecture", "DependencyGraph", "Findings", "LowLevel", "SourceFacts", "Tables"],
      path: "Sources/Output/GraphDocuments"),
    // Values of Findings → text. One file or a few for each format, of findings, graphs, remedies and others.
    .target(
      name: "Reports", dependencies: ["Findings", "JSON", "LowLevel"], path: "Sources/Output/Reports",
      exclude: ["Schema"]),
    // The HTML page. `make generate` embeds its parts.
    .target(
      name: "PageReport", dependencies: ["Findings", "JSON", "LowLevel", "Reports"], path: "Sources/Output/PageReport",
      exclude: ["Assets"]),
    .testTarget(name: "PageReportTests", dependencies: ["Findings", "PageReport", "Reports"]),
    .testTarget(name: "ReportsTests", dependencies: ["Findings", "LowLevel", "Reports"]),

    // MARK: Server: a result → an editor or a coding assistant

    // The messages of the Language Server Protocol that are used, their framing, and texts that a client edits.
    .target(name: "EditorProtocol", dependencies: ["JSON", "LowLevel"], path: "Sources/Server/EditorProtocol"),
    .testTarget(name: "EditorProtocolTests", dependencies: ["EditorProtocol", "JSON"]),
    // Sessions that lint while somebody types.
    .target(
      name: "EditorServer",
      dependencies: [
        "EditorProtocol", "Findings", "GraphDocuments", "JSON", "Linting", "Reports", "Storage", "Threads",
      ],
      path: "Sources/Server/EditorServer"),
    .testTarget(
      name: "EditorServerTests",
      dependencies: ["EditorProtocol", "EditorServer", "Findings", "JSON", "Linting"]),

    // Answers a coding assistant over the Model Context Protocol.
    .target(
      name: "AgentServer",
      dependencies: ["EditorProtocol", "Findings", "GraphDocuments", "JSON", "Linting", "Reports", "Storage"],
      path: "Sources/Server/AgentServer"),
    .testTarget(name: "AgentServerTests", dependencies: ["AgentServer", "JSON", "Linting"]),

    // MARK: CLI

    // The commit that a build was made from, as `make dist` passes it in the environment.
    .target(
      name: "BuildCommit", path: "Sources/CLI/BuildCommit",
      cSettings: [.define("LAYERLINT_COMMIT", to: "\"\(Context.environment["LAYERLINT_COMMIT"] ?? "")\"")]),
    // One file for each command.
    .executableTarget(
      name: "layerlint",
      dependencies: [
        "AgentServer", "Baselines", "BuildCommit", "EditorServer", "FactCollection", "Findings", "GraphDocuments",
        "Linting", "LowLevel", "PageReport", "Reports", "SourceFacts", "Storage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/CLI/layerlint"),
    // `make generate`
    .executableTarget(name: "generate", dependencies: ["RuleDocuments"], path: "Sources/CLI/generate"),
    .testTarget(
      name: "layerlintTests",
      dependencies: [
        "Baselines", "Findings", "Linting", "PageReport", "Policy", "Reports", "RuleDocuments", "Threads",
        "layerlint",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "LayerlintPlugin",
      capability: .command(
        intent: .custom(verb: "layerlint", description: "Report where the code breaks its architecture")),
      dependencies: ["layerlint"], path: "integrations/swiftpm/Plugins/LayerlintCommand"),
  ],
  swiftLanguageModes: [.v6]
)
