import Architecture
import Findings
import Patterns
import Policy
import Workspace

/// Reports patterns of the configuration that match no file, usually because of a typing mistake or a renamed folder.
enum EmptyPatterns {
  static func problems(_ policy: Policy, _ workspace: Workspace, _ layers: LayerMap) -> [Problem] {
    let unmatchedLayers = Set(layers.unmatchedPatterns.map(\.pattern))
    let unmatched = Set(workspace.unmatched)
    let empty = policy.patterns.filter { located in
      switch located.use {
      case .include, .exclude: unmatched.contains(located.pattern)
      case .layer: unmatchedLayers.contains(located.pattern)
      case .root: !workspace.files.contains { located.pattern.matches($0.path) }
      }
    }.filter { !$0.isOptional }
    if empty.isEmpty { return [] }
    let advice = PatternAdvice(files: workspace.files.lazy.map(\.path), base: workspace.base)
    return empty.map { located in
      let text = located.pattern.text
      let near = advice.text(for: text)
      let remedy = near.isEmpty ? "; correct it, or delete it" : near
      return Problem(
        kind: "empty_pattern", message: "'\(text)' matches no source file\(layer(of: located.use))\(remedy)",
        file: located.position.file, line: located.position.line, column: located.position.column)
    }
  }

  private static func layer(of use: LocatedPattern.Use) -> String {
    if case .layer(let name) = use { return " (layer '\(name)')" }
    return ""
  }
}
