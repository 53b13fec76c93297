// swift-tools-version: 6.1
// One section per target, in pipeline order: text → facts per file → one graph → findings → reports.
// Who may import whom is written in .layerlint.yml and held by `.ci/run`, since SwiftPM does not hold it.
import PackageDescription

/// Each has two files in `Rules/`, which `Packs.generated.swift` there holds.
let packs = [
  "activity", "coordinator", "domain", "layered", "mvc", "mvp", "mvvm", "open-closed", "ownership", "protocols",
  "reactive", "schedulable", "viper",
]

/// A clean build is as long as its longest chain, SourceFacts, DependencyGraph, Architecture, RuleKinds, Policy, Linting, and SwiftPM
/// starts targets that are ready in descending order of their names: long ones that only the chain's end needs would go before
/// its middle. They wait for it, though they import nothing of it.
let (middle, late, end): (Target.Dependency, Target.Dependency, Target.Dependency) = ("Architecture", "RuleKinds", "Policy")

let package = Package(
  name: "layerlint",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "layerlint", targets: ["layerlint"]),
    // `swift package layerlint`, in packages that depend on this one.
    .plugin(name: "LayerlintPlugin", targets: ["LayerlintPlugin"]),
    // What Tests/ScannerOracle, a package of its own, holds against SwiftParser.
    .library(name: "SwiftScanning", targets: ["SwiftScanning", "SourceFacts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // MARK: 0. Sorting and joining, compiled once
    .target(name: "Ordering"),

    // MARK: 1. Values: positions, names, declarations, nodes, FileFacts
    .systemLibrary(name: "CPrefetch"),
    .target(name: "SourceFacts", dependencies: ["CPrefetch"]),
    .testTarget(name: "SourceFactsTests", dependencies: ["SourceFacts"]),

    // MARK: 2. Values: Finding, Evidence, LintResult (what the JSON report says)
    .target(name: "Findings", dependencies: ["Ordering", "SourceFacts"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings", "Ordering"]),

    // MARK: 3. Which files, in which modules
    .target(name: "Workspace", dependencies: ["Ordering", "SourceFacts", middle]),
    .testTarget(name: "WorkspaceTests", dependencies: ["Workspace"]),

    // MARK: 4. Swift text → FileFacts
    .target(name: "SwiftScanning", dependencies: ["SourceFacts"]),
    .testTarget(name: "SwiftScanningTests", dependencies: ["SwiftScanning"]),

    // MARK: 4. Objective-C text → FileFacts, with libclang loaded at run time in worker processes
    .systemLibrary(name: "CLibclang"),
    .target(name: "ObjCScanning", dependencies: ["Ordering", "SourceFacts", "CLibclang"]),
    .executableTarget(name: "objc-worker", dependencies: ["ObjCScanning"], path: "Tests/ObjCWorker"),
    .testTarget(name: "ObjCScanningTests", dependencies: ["ObjCScanning", "objc-worker"], exclude: ["FACTS.md"]),

    // MARK: 4. Storyboards and xibs → InterfaceFacts
    .target(name: "InterfaceScanning", dependencies: ["SourceFacts"]),
    .testTarget(name: "InterfaceScanningTests", dependencies: ["InterfaceScanning"]),

    // MARK: 4. A compiler's index store → references, with libIndexStore loaded at run time in a worker process
    .systemLibrary(name: "CIndexStore"),
    .target(name: "IndexFacts", dependencies: ["Ordering", "SourceFacts", "CIndexStore", middle]),
    .testTarget(name: "IndexFactsTests", dependencies: ["IndexFacts"]),
    // What `make accuracy` holds our graph against.
    .executableTarget(
      name: "index-references", dependencies: ["IndexFacts", "SourceFacts"], path: "Tests/Accuracy/IndexReferences"),

    // MARK: 5. Facts kept between runs, by content
    .target(name: "FactStore", dependencies: ["Ordering", "SourceFacts"]),
    .testTarget(name: "FactStoreTests", dependencies: ["FactStore", "SwiftScanning", "InterfaceScanning"]),

    // MARK: 6. A frozen graph of symbols and references, with queries
    .target(name: "DependencyGraph", dependencies: ["Ordering", "SourceFacts"]),

    // MARK: 6. All files of a workspace → their facts, read anew or as they were kept, and their lines and columns
    .target(
      name: "Reading",
      dependencies: ["Findings", "Workspace", "SwiftScanning", "ObjCScanning", "InterfaceScanning", "FactStore", "DependencyGraph", late]),

    // MARK: 6. Facts of all files → their graph. A target of its own since only Linting waits for it.
    .target(name: "NameResolution", dependencies: ["SourceFacts", "DependencyGraph", middle]),
    .testTarget(name: "NameResolutionTests", dependencies: ["NameResolution", "SwiftScanning", "ObjCScanning", "InterfaceScanning"]),

    // MARK: 7. Layers laid over the graph
    .target(name: "Architecture", dependencies: ["SourceFacts", "DependencyGraph"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["Architecture", "NameResolution", "SwiftScanning", "ObjCScanning", "InterfaceScanning"]),

    // MARK: 8. One file per kind of rule: parameters and a pure check
    .target(name: "RuleKinds", dependencies: ["Findings", "DependencyGraph", "Architecture"]),
    .testTarget(name: "RuleKindsTests", dependencies: ["RuleKinds", "NameResolution", "SwiftScanning"]),

    // MARK: 8. Findings that are put up with, and their file
    .target(name: "Baselines", dependencies: ["Findings", "Reading"]),

    // MARK: 8. The graph, or a part of it, as it is told
    .target(name: "Graphs", dependencies: ["Findings", "Architecture", "Reading"]),

    // MARK: 9. The packs' bytes
    .target(
      name: "RulePacks", path: "Rules",
      exclude: ["README.md", "REFERENCE.md", "layerlint.schema.json"] + packs.flatMap { ["\($0).yml", "\($0).examples.yml"] }),

    // MARK: 10. YAML (project and packs) → typed, located policy
    .target(
      name: "Policy",
      dependencies: [
        "SourceFacts", "Findings", "Architecture", "RuleKinds", "RulePacks", .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(name: "PolicyTests", dependencies: ["Policy", "RuleKinds", "Architecture", "Findings"]),

    // MARK: 11. lint(workspace, policy) → LintResult
    .target(
      name: "Linting",
      dependencies: [
        "Workspace", "Reading", "ObjCScanning", "IndexFacts", "FactStore", "NameResolution", "Policy", "Graphs", "Baselines",
      ]),
    .testTarget(name: "LintingTests", dependencies: ["Linting", "Baselines", "Graphs", "Reading", "objc-worker"]),

    // MARK: 12. One file per format: LintResult → text
    .target(name: "Reports", dependencies: ["Findings", end], exclude: ["Schema"]),
    .testTarget(name: "ReportsTests", dependencies: ["Findings", "Reports"]),

    // MARK: 14. The command line: one file per command
    .executableTarget(
      name: "layerlint",
      dependencies: [
        "Baselines", "Graphs", "Linting", "Reports", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "layerlintTests",
      dependencies: [
        "layerlint", "Baselines", "Findings", "Graphs", "Linting", "Policy", "Reports", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "LayerlintPlugin",
      capability: .command(
        intent: .custom(verb: "layerlint", description: "Report where the code breaks its architecture")),
      dependencies: ["layerlint"], path: "Sources/SwiftPackagePlugin"),
  ],
  swiftLanguageModes: [.v6]
)
