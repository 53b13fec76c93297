import Architecture
import DependencyGraph
import Findings
import Ordering

extension AppOverview {
  /// - Parameters:
  ///   - layers: the note about layers.
  ///   - packs: the note about packs.
  init(of model: ArchitecturalModel, layers: String, packs: String) {
    let graph = model.graph
    let parts = [Self.languages(of: graph), Self.frameworks(of: graph)].filter { !$0.isEmpty }
    let roles = Self.roles(of: model)
    self.init(kind: parts.joined(separator: ", ") + (roles.isEmpty ? "" : ": \(roles)"), layers: layers, packs: packs)
  }

  /// `Swift`, `Swift and Objective-C (12 % of the files)`
  private static func languages(of graph: DependencyGraph) -> String {
    let swift = graph.files.count { $0.path.hasSuffix(".swift") }
    let other = graph.files.count - swift
    if other == 0 { return "Swift" }
    if swift == 0 { return "Objective-C" }
    let (first, second, share) = swift >= other ? ("Swift", "Objective-C", other) : ("Objective-C", "Swift", swift)
    return "\(first) and \(second) (\(percent(share, of: graph.files.count)) of the files)"
  }

  /// The frameworks of user interfaces, the most imported first.
  private static func frameworks(of graph: DependencyGraph) -> String {
    var counts: [String: Int] = [:]
    for file in graph.files {
      let modules = Set(file.facts.imports.map { file.facts.text($0.module) })
      for framework in interfaceFrameworks where modules.contains(framework) {
        counts[framework == "Cocoa" ? "AppKit" : framework, default: 0] += 1
      }
    }
    return counts.ordered { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key).joined(separator: " and ")
  }

  private static let interfaceFrameworks = ["UIKit", "AppKit", "Cocoa", "SwiftUI", "WatchKit"]

  /// The most frequent roles with their counts.
  private static func roles(of model: ArchitecturalModel) -> String {
    let counts = nouns.map { (noun: $0.noun, count: model.roles.count($0.role)) }.filter { $0.count > 0 }
    return counts.ordered { (-$0.count, $0.noun) < (-$1.count, $1.noun) }.prefix(rolesListed).map {
      "\($0.count) \($0.noun)\($0.count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  private static let rolesListed = 5
  private static let nouns: [(role: Role, noun: String)] = [
    (.view, "view"), (.viewController, "view controller"), (.viewModel, "view model"), (.presenter, "presenter"),
    (.interactor, "interactor"), (.router, "router"), (.coordinator, "coordinator"), (.service, "service"),
  ]

  private static func percent(_ part: Int, of whole: Int) -> String {
    let share = Int((Double(part) * 100 / Double(max(whole, 1))).rounded())
    return share == 0 ? "under 1 %" : "\(share) %"
  }
}
