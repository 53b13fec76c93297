/// Why files in the base folder are not read, in the order of reports.
public enum SkipReason: String, Sendable, CaseIterable {
  case excluded, notIncluded
  case tests, mocks, previews, generated, templates, playgrounds
  /// Third-party libraries with their code in the project: `Vendor`, `ThirdParty`.
  case vendored
  /// Scripts that a shell or a build runs: fastlane, files that begin with `#!`.
  case scripts
  /// `Package.swift` and similar files, which describe a build.
  case manifests
  // Folders that are never entered.
  case dependencies, buildProducts, linkedFolders

  public var label: String {
    switch self {
    case .notIncluded: "not included"
    case .dependencies: "dependency folders"
    case .buildProducts: "build folders"
    case .linkedFolders: "linked folders"
    default: rawValue
    }
  }
}

/// The number of files or folders that are skipped for each reason.
struct SkipCounts {
  /// The count for each reason, in the order of `SkipReason`.
  private(set) var all = [Int](repeating: 0, count: SkipReason.allCases.count)

  mutating func add(_ reason: SkipReason) { all[SkipReason.allCases.firstIndex(of: reason)!] += 1 }

  /// The counts greater than zero.
  var nonzero: [SkippedFiles] {
    zip(SkipReason.allCases, all).filter { $1 > 0 }.map { SkippedFiles(reason: $0, count: $1) }
  }
}

public struct SkippedFiles: Sendable, Hashable {
  public var reason: SkipReason
  public var count: Int

  public init(reason: SkipReason, count: Int) {
    self.reason = reason
    self.count = count
  }
}

extension Workspace {
  /// Counts files that are skipped because of their content: see `SkipReason.init(contents:)`.
  public mutating func skip(_ count: Int, because reason: SkipReason) {
    guard count > 0 else { return }
    if let index = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[index].count += count
    } else {
      let order = SkipReason.allCases
      let place = skipped.firstIndex { order.firstIndex(of: $0.reason)! > order.firstIndex(of: reason)! }
      skipped.insert(SkippedFiles(reason: reason, count: count), at: place ?? skipped.endIndex)
    }
  }
}
