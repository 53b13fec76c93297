// swift-tools-version: 6.1
// Holds the scanner against SwiftParser. A package of its own, so that the product never sees swift-syntax: it links
// the libraries that come with the toolchain, which builds in seconds.
import Foundation
import PackageDescription

/// `usr` of the toolchain of the `swift` in PATH, or LAYERLINT_TOOLCHAIN (for proxies such as swiftly).
let toolchain: String = {
  let environment = ProcessInfo.processInfo.environment
  var candidates = [environment["LAYERLINT_TOOLCHAIN"]].compactMap { $0 }.flatMap { [$0, $0 + "/usr"] }
  for directory in (environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(directory)/swift").resolvingSymlinksInPath()
    candidates.append(swift.deletingLastPathComponent().deletingLastPathComponent().path)
  }
  let developer = environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
  candidates.append("\(developer)/Toolchains/XcodeDefault.xctoolchain/usr")
  let found = candidates.first {
    FileManager.default.fileExists(atPath: "\($0)/lib/swift/host/SwiftParser.swiftmodule")
  }
  return found ?? "/usr"
}()
let host = "\(toolchain)/lib/swift/host"

let package = Package(
  name: "ScannerOracle",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "layerlint", path: "../..")],
  targets: [
    .target(
      name: "ScannerOracle",
      dependencies: [.product(name: "SwiftScanning", package: "layerlint")],
      swiftSettings: [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
        .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
      ]),
    .executableTarget(
      name: "scanner-oracle", dependencies: ["ScannerOracle"], swiftSettings: [.unsafeFlags(["-I", host])]),
    .testTarget(
      name: "ScannerOracleTests", dependencies: ["ScannerOracle"], resources: [.copy("Fixtures")],
      swiftSettings: [.unsafeFlags(["-I", host])]),
  ],
  swiftLanguageModes: [.v6]
)
