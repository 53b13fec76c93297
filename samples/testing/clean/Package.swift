// swift-tools-version: 6.0
// A package whose tests check its architecture; `make swiftpm` runs them.
import PackageDescription

let package = Package(
  name: "Trips",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../../../integrations/swiftpm")],
  targets: [
    .target(name: "Trips"),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Trips", .product(name: "LayerLintTesting", package: "swiftpm")]),
  ]
)
