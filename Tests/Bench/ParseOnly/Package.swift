// swift-tools-version: 6.1
// The parser that `make bench` compares with. A separate package, so that the product does not depend on swift-syntax,
// whose release build takes eight minutes.
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
