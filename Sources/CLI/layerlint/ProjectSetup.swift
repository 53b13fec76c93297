import Findings
import Foundation
import Storage

/// Files that `init` can set up in addition to the configuration, and whether they exist.
struct ProjectSetup {
  /// Absolute path of the folder that is linted.
  private let folder: String
  /// Absolute path of the repository; nil outside of one.
  private let repository: String?

  /// The GitHub action of the release. OWNER is a placeholder until the first release.
  private static let action = "OWNER/layerlint"
  private static let workflow = ".github/workflows/layerlint.yml"

  init(folder: String) {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    self.folder = folder
    repository = sequence(first: folder) { $0.count > 1 ? ($0 as NSString).deletingLastPathComponent : nil }
      .first { FileManager.default.fileExists(atPath: "\($0)/.git") }
  }

  /// Notes about what `init` could set up for this project and what does not exist yet.
  var offers: [String] {
    var offers: [String] = []
    if let repository, FileManager.default.fileExists(atPath: "\(repository)/.github"), !hasWorkflow {
      offers.append("this repository is on GitHub: `\(Tool.name) init --github` writes \(Self.workflow)")
    }
    if let repository, lacksUse(["\(repository)/.gitlab-ci.yml"]) {
      offers.append("this repository is on GitLab: docs/ci.md has a job for .gitlab-ci.yml")
    }
    if let repository, lacksUse(["\(repository)/bitbucket-pipelines.yml"]) {
      offers.append("this repository is on Bitbucket: docs/ci.md has a step for bitbucket-pipelines.yml")
    }
    if lacksUse(["\(folder)/Package.swift"]) {
      offers.append("this is a Swift package: docs/swift-packages.md has a test, a build plugin and a command for it")
    }
    let bazel = ["MODULE.bazel", "WORKSPACE.bazel", "WORKSPACE"]
    if let workspace = folders.first(where: { folder in bazel.contains { exists("\(folder)/\($0)") } }),
      lacksUse((bazel + ["BUILD.bazel", "BUILD"]).map { "\(workspace)/\($0)" })
    {
      offers.append("this is a Bazel workspace: docs/bazel.md has rules, which read each library in a cached action")
    }
    return offers
  }

  /// The folder and those around it, up to the repository.
  private var folders: [String] {
    let all = sequence(first: folder) { $0.count > 1 ? ($0 as NSString).deletingLastPathComponent : nil }
    return Array(all.prefix { repository.map($0.hasPrefix) ?? ($0 == folder) })
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether one of these files exists, and none of them mentions this program.
  private func lacksUse(_ files: [String]) -> Bool {
    let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    return !texts.isEmpty && !texts.contains { $0.lowercased().contains(Tool.name) }
  }

  /// Whether a workflow mentions this program.
  private var hasWorkflow: Bool {
    let place = "\(repository ?? folder)/.github/workflows"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.contains { name in
      (try? String(contentsOfFile: "\(place)/\(name)", encoding: .utf8))?.lowercased().contains(Tool.name) ?? false
    }
  }

  /// Checks that the workflow can be written, and returns its path.
  func workflowPath(replaces: Bool) throws(UsageError) -> String {
    guard let repository else { throw .usage("--github needs a git repository, and \(folder) is not in one") }
    let path = "\(repository)/\(Self.workflow)"
    if !replaces, FileManager.default.fileExists(atPath: path) {
      throw .usage("\(path) is there already: --force replaces it")
    }
    return path
  }

  /// Writes the workflow.
  func writeWorkflow(to path: String) throws {
    let parent = (path as NSString).deletingLastPathComponent
    if let repository, RealPath.leaves(repository, at: path) {
      throw UsageError.usage("\(path) is behind a symbolic link that leads out of the repository")
    }
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw UsageError.usage("cannot create \(parent)")
    }
    try ReportFile(path: path, base: repository ?? folder).write(workflowText(below: repository ?? folder))
  }

  private func workflowText(below repository: String) -> String {
    let inside = folder == repository ? "" : String(folder.dropFirst(repository.count + 1))
    let place = inside.isEmpty ? "" : "          working-directory: \"\(inside)\"\n"
    return """
      # Written by 'layerlint init --github': reports what a pull request breaks.
      # It cannot run before LayerLint has a release: then replace OWNER by the account that publishes it.
      name: LayerLint
      on: pull_request
      permissions: { contents: read }
      jobs:
        layerlint:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v5
              with: { fetch-depth: 0 }       # the history, for changed-since
            - uses: \(Self.action)@v\(Tool.version)
              with:
      \(place)          changed-since: origin/${{ github.base_ref }}

      """
  }
}
