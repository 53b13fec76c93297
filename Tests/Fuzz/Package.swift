// swift-tools-version: 6.1
// Lints small projects that libFuzzer makes. A package of its own, because all of it is built with coverage counters.
import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "layerlint", path: "../..")],
  targets: [
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CLibFuzzer", .product(name: "Linting", package: "layerlint"),
        .product(name: "EditorServer", package: "layerlint"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
