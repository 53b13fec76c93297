// swift-tools-version: 6.1
// The yardstick of `make bench`: a package of its own, so that the product never sees swift-syntax, whose release build
// takes eight minutes.
import PackageDescription

let package = Package(
  name: "ParseOnly",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")],
  targets: [
    .executableTarget(
      name: "parse-only", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")],
      path: "Sources/ParseOnly")
  ],
  swiftLanguageModes: [.v6]
)
