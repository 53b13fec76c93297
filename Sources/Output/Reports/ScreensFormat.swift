import Findings
import JSON

/// The output formats of `screens`.
public enum ScreensFormat: String, Sendable, CaseIterable {
  case text, json, dot, mermaid

  public func render(_ screens: ScreensDocument, ink: Ink = Ink(isOn: false)) -> String {
    switch self {
    case .text: ScreensText(screens, ink: ink).render()
    case .json: ScreensJSON.render(screens)
    case .dot: ScreensDot.render(screens)
    case .mermaid: ScreensMermaid.render(screens)
    }
  }
}

extension ScreensDocument {
  /// The numbers of nodes and links in words.
  var sums: String {
    let screens = nodes.count { $0.kind == .screen }
    let unreached = nodes.count(where: \.isUnreached)
    var parts = [counted(screens, "screen")]
    let coordinators = nodes.count { $0.kind == .coordinator }
    if coordinators > 0 { parts.append(counted(coordinators, "coordinator")) }
    parts.append("\(counted(links.count, "way")) between them")
    if unreached > 0 { parts.append("\(counted(unreached, "screen")) that nothing leads to") }
    return parts.joined(separator: ", ")
  }

  /// Nodes with a link, and screens that no link leads to.
  var drawn: [Node] {
    let linked = Set(links.flatMap { [$0.from, $0.to] })
    return nodes.filter { linked.contains($0.id) || $0.isUnreached }
  }
}

extension ScreensDocument.Link.Way {
  /// The link in words: `presents`.
  public var verb: String {
    switch self {
    case .present: "presents"
    case .push: "pushes"
    case .show: "shows"
    case .embed: "embeds"
    case .segue: "segues to"
    case .create: "creates"
    }
  }
}

/// The text format: each node with the screens that it shows, then screens that no link leads to.
struct ScreensText {
  private let screens: ScreensDocument
  private let ink: Ink

  init(_ screens: ScreensDocument, ink: Ink) {
    (self.screens, self.ink) = (screens, ink)
  }

  func render() -> String {
    let links = Dictionary(grouping: screens.links, by: \.from)
    var text = ""
    for node in screens.nodes {
      guard let own = links[node.id] else { continue }
      text += "\(ink(.bold, node.id.visible))\(ink(.dim, remark(on: node)))\n" + own.lined(ink) + "\n"
    }
    let unreached = screens.nodes.filter(\.isUnreached)
    if !unreached.isEmpty {
      text += ink(.heading, "Screens that nothing leads to") + "\n"
      let width = unreached.map(\.id.visible.displayWidth).max() ?? 0
      for node in unreached {
        text += "  \(node.id.visible.padded(to: width))  \(ink(.dim, node.position.shown))\n"
      }
      text += "\n"
    }
    return text + screens.sums + "\n"
  }

  private func remark(on node: ScreensDocument.Node) -> String {
    if node.isStart { return "  (a storyboard begins with it)" }
    return node.kind == .coordinator ? "  (coordinator)" : ""
  }
}

extension [ScreensDocument.Link] {
  fileprivate func lined(_ ink: Ink) -> String {
    let verbs = map(\.way.verb.count).max() ?? 0
    let width = map(\.to.visible.displayWidth).max() ?? 0
    return map { link in
      let verb = link.way.verb.padded(to: verbs)
      return "  \(verb)  \(link.to.visible.padded(to: width))  \(ink(.dim, link.position.shown))\n"
    }.joined()
  }
}

extension Position {
  fileprivate var shown: String { "\(file.visible):\(line):\(column)" }
}

/// JSON: `{"schemaVersion", "nodes", "links"}`.
enum ScreensJSON {
  static func render(_ screens: ScreensDocument) -> String {
    JSONWriter.document { writer in
      writer.member("schemaVersion", JSONReport.schemaVersion)
      writer.member("nodes") { writer in
        writer.list(screens.nodes, .lines) { writer, node in
          writer.object(.line) {
            $0.member("id", node.id)
            $0.member("kind", node.kind.rawValue)
            $0.position(node.position)
            $0.member("layer", node.layer)
            if node.isStart { $0.member("start", true) }
            if node.isUnreached { $0.member("unreached", true) }
          }
        }
      }
      writer.member("links") { writer in
        writer.list(screens.links, .lines) { writer, link in
          writer.object(.line) {
            $0.member("from", link.from)
            $0.member("to", link.to)
            $0.member("way", link.way.rawValue)
            $0.position(link.position)
          }
        }
      }
    }
  }
}

/// A Graphviz digraph. Coordinators are ellipses; screens that no link leads to are dashed.
enum ScreensDot {
  static func render(_ screens: ScreensDocument) -> String {
    var lines = [
      "digraph \(GraphDot.quoted("\(Tool.name) screens")) {",
      "  rankdir=LR; nodesep=0.25; ranksep=0.9; bgcolor=white;",
      "  node [shape=box, style=\"rounded,filled\", fillcolor=white, color=\"#7a869a\"];",
      "  node [fontname=\"Helvetica\", fontsize=12];",
      "  edge [color=\"#8d99ae\", fontcolor=\"#5c677d\", arrowsize=0.7, fontname=\"Helvetica\", fontsize=10];",
    ]
    for node in screens.drawn {
      var style: [String] = []
      if node.kind == .coordinator { style.append("shape=ellipse, fillcolor=\"#e9edf5\"") }
      if node.kind == .other { style.append("shape=plaintext") }
      if node.isStart { style.append("penwidth=2.5") }
      if node.isUnreached { style.append("style=\"rounded,dashed\", color=\"#b35c00\"") }
      lines.append(
        "  \(GraphDot.quoted(node.id))\(style.isEmpty ? "" : " [\(style.joined(separator: ", "))]");")
    }
    for link in screens.links {
      lines.append(
        "  \(GraphDot.quoted(link.from)) -> \(GraphDot.quoted(link.to)) [label=\"\(link.way.verb)\"\(style(link.way))];"
      )
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func style(_ way: ScreensDocument.Link.Way) -> String {
    switch way {
    case .embed: ", arrowhead=odiamond"
    case .create: ", style=dashed"
    case .present, .push, .show, .segue: ""
    }
  }
}

/// A Mermaid flowchart with the same shapes as the Graphviz format.
enum ScreensMermaid {
  static func render(_ screens: ScreensDocument) -> String {
    let nodes = screens.drawn
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = ["flowchart LR"]
    for (number, node) in nodes.enumerated() {
      let label = GraphMermaid.quoted(node.id)
      lines.append(node.kind == .coordinator ? "  n\(number)([\(label)])" : "  n\(number)[\(label)]")
    }
    for link in screens.links {
      let arrow = link.way == .create ? "-.->" : "-->"
      lines.append("  n\(numbers[link.from] ?? 0) \(arrow)|\(link.way.verb)| n\(numbers[link.to] ?? 0)")
    }
    let unreached = nodes.indices.filter { nodes[$0].isUnreached }.map { "n\($0)" }
    if !unreached.isEmpty {
      lines += ["  classDef unreached stroke-dasharray:4", "  class \(unreached.joined(separator: ",")) unreached"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
