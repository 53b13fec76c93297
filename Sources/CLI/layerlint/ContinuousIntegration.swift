import Foundation
import Storage

/// The continuous integration service, as described by the environment.
struct ContinuousIntegration {
  private let environment: [String: String]

  private static let checkouts = [
    "GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY", "BITRISE_SOURCE_DIR", "CI_PRIMARY_REPOSITORY_PATH",
  ]

  /// All environment variables that this type reads.
  static let variables = checkouts + ["GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"]

  init(environment: [String: String]) { self.environment = environment }

  static var current: ContinuousIntegration { ContinuousIntegration(environment: Program.environment) }

  var isGitHub: Bool { environment["GITHUB_ACTIONS"] == "true" }

  /// The path of a folder within the checkout of GitHub Actions, GitLab CI …, for example `ios/App`; empty for the
  /// checkout itself and outside of these services.
  func folder(of base: String) -> String {
    guard let checkout = Self.checkouts.compactMap({ environment[$0] }).first(where: { !$0.isEmpty }) else { return "" }
    let (root, place) = (Self.resolved(checkout), Self.resolved(base))
    return place.hasPrefix(root + "/") ? String(place.dropFirst(root.count + 1)) : ""
  }

  private static func resolved(_ path: String) -> String {
    RealPath.of(path) ?? path
  }

  /// Appends to the summary of the job step in GitHub Actions.
  func addSummary(_ text: () -> String) throws(WritingError) {
    guard isGitHub, let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o666)
    guard descriptor >= 0 else { throw WritingError(name: path, code: errno) }
    defer { close(descriptor) }
    try text().write(to: descriptor, named: path)
  }
}
