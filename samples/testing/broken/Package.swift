// swift-tools-version: 6.0
// As in clean, with a file that breaks the layers, so that the tests of the layers fail.
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
