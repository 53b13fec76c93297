import Foundation
import PackagePlugin

/// Lints the whole package when a target that uses this plugin is built. It runs again only if a source, a
/// configuration or the baseline has changed, or if the last run failed. One target of a package should use it.
@main struct LayerlintBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let work = context.pluginWorkDirectoryURL
    // A Swift file, because SwiftPM would treat any other as a resource of the target.
    let stamp = work.appending(path: "LayerlintPassed.swift")
    let sources = context.package.targets.compactMap { $0 as? SourceModuleTarget }.flatMap { target in
      target.sourceFiles.filter { $0.type == .source || $0.type == .header }.map(\.url)
    }
    let settings = [".layerlint.yml", ".layerlint-baseline.json"].map { root.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "LayerLint", executable: try context.tool(named: "layerlint").url,
        arguments: [
          "lint", root.path, "--format", "xcode", "--quiet", "--cache-path", work.appending(path: "cache").path,
          "--stamp", stamp.path,
        ],
        inputFiles: sources + settings, outputFiles: [stamp])
    ]
  }
}
