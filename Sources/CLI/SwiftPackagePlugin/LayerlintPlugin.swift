import Foundation
import PackagePlugin

/// `swift package layerlint …`: the command line, in the package's folder. It asks for no permission, so that what writes to
/// the package (`init`, `--fix`, `--write-baseline`) needs `--allow-writing-to-package-directory` where SwiftPM has a sandbox.
@main struct LayerlintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layerlint").url
    // `swift package layerlint -- --format json` hands on the dashes too.
    process.arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What it found it has told; SwiftPM fails on errors of a plugin only, with an exit code of its own.
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("layerlint: there are findings that fail")
    case (.exit, let status): Diagnostics.error("layerlint could not do it (exit code \(status))")
    default: Diagnostics.error("layerlint was ended by a signal")
    }
  }
}
