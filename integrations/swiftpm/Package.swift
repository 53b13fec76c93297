// swift-tools-version: 6.0
// What other packages depend on: a released binary of LayerLint, plugins that run it, and a library for tests. `make
// dist` writes this package with the address and the checksum of the release in place of the path.
import PackageDescription

let package = Package(
  name: "layerlint-swiftpm",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .plugin(name: "LayerlintBuildPlugin", targets: ["LayerlintBuildPlugin"]),
    .plugin(name: "LayerlintCommand", targets: ["LayerlintCommand"]),
    .library(name: "LayerLintTesting", targets: ["LayerLintTesting"]),
  ],
  targets: [
    .binaryTarget(name: "layerlint", path: "layerlint.artifactbundle"),
    .plugin(name: "LayerlintBuildPlugin", capability: .buildTool(), dependencies: ["layerlint"]),
    .plugin(
      name: "LayerlintCommand",
      capability: .command(
        intent: .custom(verb: "layerlint", description: "Report where the code breaks its architecture")),
      dependencies: ["layerlint"]),
    .target(name: "LayerLintTesting"),
  ],
  swiftLanguageModes: [.v6]
)
