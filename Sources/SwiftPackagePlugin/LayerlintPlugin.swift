import Foundation
import PackagePlugin

/// `swift package layerlint …`: the command line, in the package's folder. It asks for no permission, so that what writes to
/// the package (`init`, `--fix`, `--write-baseline`) needs `--allow-writing-to-package-directory` where SwiftPM has a sandbox.
@main struct LayerlintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layerlint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What it found it has told; SwiftPM fails on errors of a plugin only.
    if process.terminationReason != .exit || process.terminationStatus != 0 { Diagnostics.error("layerlint failed") }
  }
}
