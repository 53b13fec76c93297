import Foundation
import PackagePlugin

/// `swift package layerlint …`: runs the command line tool in the folder of the package. It requests no permissions:
/// commands that write to the package (`init`, `--fix`, `--write-baseline`) need `--allow-writing-to-package-directory`
/// if SwiftPM uses a sandbox.
@main struct LayerlintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "layerlint").url
    // In `swift package layerlint -- --format json`, SwiftPM passes the dashes too.
    process.arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The tool has printed its findings. SwiftPM fails only on errors that a plugin reports.
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): break
    case (.exit, 1): Diagnostics.error("layerlint: there are findings that fail")
    case (.exit, let status): Diagnostics.error("layerlint failed (exit code \(status))")
    default: Diagnostics.error("layerlint was terminated by a signal")
    }
  }
}
