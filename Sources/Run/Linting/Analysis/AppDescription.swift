import Architecture
import DependencyGraph
import Findings
import Frameworks
import LowLevel

extension AppOverview {
  /// - Parameters:
  ///   - packs: the note about packs.
  ///   - layers: the note about inferred layers; nil if layers are configured.
  init(of model: ArchitecturalModel, packs: String, layers: String?) {
    let graph = model.graph
    let parts = [Self.languages(of: graph), Self.frameworks(of: graph)].filter { !$0.isEmpty }
    let roles = Self.roles(of: model)
    let packsLabel = "packs: "
    self.init(
      kind: parts.joined(separator: ", ") + (roles.isEmpty ? "" : ": \(roles)"), layers: Self.layers(of: model.layers),
      packs: packs.hasPrefix(packsLabel) ? String(packs.dropFirst(packsLabel.count)) : packs,
      coveredNotes: [packs] + (model.layers.count > 0 ? [layers].compactMap { $0 } : []))
  }

  /// The layers from top to bottom:
  /// `Screens > Views > Services, Data (Network > Disk) > Models: 98 % of the files, inferred`.
  private static func layers(of map: LayerMap) -> String {
    if map.count == 0 { return "" }
    let share =
      "\(percent(map.coverage.placed, of: map.coverage.all)) of the files\(map.isInferred ? ", inferred" : "")"
    return "\(rows(in: nil, of: map)): \(share)"
  }

  private static func rows(in parent: LayerID?, of map: LayerMap) -> String {
    var rows: [(row: Int, names: [String])] = []
    for (id, layer) in map.layers.entries.dropFirst() where layer.parent == parent {
      let inner = Self.rows(in: id, of: map)
      let own = parent == nil ? layer.name : layer.name.pieces(at: "/").last.map { String($0) } ?? ""
      let name = inner.isEmpty ? own : "\(own) (\(inner))"
      if rows.last?.row == layer.row {
        rows[rows.count - 1].names.append(name)
      } else {
        rows.append((layer.row, [name]))
      }
    }
    return rows.map { $0.names.joined(separator: ", ") }.joined(separator: " > ")
  }

  /// The languages: `Swift`, `Swift and Objective-C (12 % of the files)`.
  private static func languages(of graph: DependencyGraph) -> String {
    let swift = graph.files.count { $0.path.hasSuffix(".swift") }
    let other = graph.files.count - swift
    if other == 0 { return "Swift" }
    if swift == 0 { return "Objective-C" }
    let (first, second, share) = swift >= other ? ("Swift", "Objective-C", other) : ("Objective-C", "Swift", swift)
    return "\(first) and \(second) (\(percent(share, of: graph.files.count)) of the files)"
  }

  /// The imported UI frameworks, the most frequent first.
  private static func frameworks(of graph: DependencyGraph) -> String {
    var counts: [String: Int] = [:]
    for file in graph.files {
      let modules = Set(file.facts.imports.map { file.facts.text($0.module) })
      for framework in interfaceFrameworks where modules.contains(framework) {
        counts[framework == "Cocoa" ? "AppKit" : framework, default: 0] += 1
      }
    }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key).joined(separator: ", ")
  }

  private static let interfaceFrameworks = Frameworks.known.modules(with: .uiFramework).union(["Cocoa"])

  /// The most frequent roles with their counts.
  private static func roles(of model: ArchitecturalModel) -> String {
    let counts = nouns.map { (noun: $0.noun, count: model.roles.count($0.role)) }.filter { $0.count > 0 }
    return counts.sorted { (-$0.count, $0.noun) < (-$1.count, $1.noun) }.prefix(rolesListed).map {
      "\($0.count) \($0.noun)\($0.count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }

  private static let rolesListed = 5
  private static let nouns: [(role: Role, noun: String)] = [
    (.view, "view"), (.viewController, "view controller"), (.viewModel, "view model"), (.presenter, "presenter"),
    (.interactor, "interactor"), (.router, "router"), (.coordinator, "coordinator"), (.service, "service"),
  ]

  private static func percent(_ part: Int, of whole: Int) -> String {
    // Rounded down, so that 100 % means that no file is missing.
    let share = part * 100 / max(whole, 1)
    return share == 0 ? "under 1 %" : "\(share) %"
  }
}
