import Findings
import GraphDocuments
import JSON
import Linting
import Reports

/// The answers of the tools that query the code without checking rules.
enum QueryAnswers {
  private static let itemLimit = 45

  static func why(_ folder: ServedFolder, _ arguments: ToolArguments) throws -> ToolAnswer {
    let linter = try Linter(folder.request(arguments))
    let document = try linter.why(
      from: arguments.text("from") ?? "", to: arguments.text("to") ?? "", cuts: arguments.flag("cut"))
    let (kind, edges): (String, [GraphDocument.Edge]) =
      switch document.answer {
      case .path(let steps): ("path", steps)
      case .cut(let edges): ("cut", edges)
      case .none: ("none", [])
      }
    return ToolAnswer(PathText(document).render().printedLines, remedy: ": ask about a narrower part") { writer in
      writer.member("from", document.from)
      writer.member("to", document.to)
      writer.member("answer", kind)
      writer.edges(edges, limit: itemLimit)
    }
  }

  static func graph(_ folder: ServedFolder, _ arguments: ToolArguments) throws -> ToolAnswer {
    let level = arguments.text("level").flatMap { GraphLevel(rawValue: $0) } ?? .layer
    let (focus, reaches) = (arguments.text("focus"), arguments.text("reaches"))
    let depth = arguments.number("depth")
    if depth != nil, focus == nil, reaches == nil {
      throw UsageError.usage("'depth' counts from 'focus' or 'reaches': give one of them")
    }
    var request = try folder.request(arguments)
    request.notesLabels = true
    let document = try Linter(request).graph(
      GraphRequest(
        level: level, focus: focus, reaches: reaches, depth: depth, isOwnership: arguments.flag("ownership")))
    let remedy = ": ask with a coarser 'level', or with 'focus'"
    return ToolAnswer(GraphFormat.text.render(document).printedLines, remedy: remedy) { writer in
      writer.member("level", level.rawValue)
      writer.member("nodes") { $0.list(document.nodes.prefix(itemLimit), .line) { $0.string($1.id) } }
      writer.member("omittedNodes", max(0, document.nodes.count - itemLimit))
      writer.edges(document.edges, limit: itemLimit)
    }
  }

  static func roles(_ folder: ServedFolder, _ arguments: ToolArguments) throws -> ToolAnswer {
    let document = try Linter(folder.request(arguments)).roles()
    let (type, role) = (arguments.text("type"), arguments.text("role"))
    if let role, !document.roles.contains(role) {
      throw UsageError.usage(unknownName("role", role, among: document.roles))
    }
    let found = document.declarations.filter { declaration in
      let isNamed = type.map { declaration.name == $0 || declaration.name.hasSuffix(".\($0)") }
      let hasRole = role.map { role in declaration.roles.contains { $0.role == role } }
      return (isNamed ?? !declaration.roles.isEmpty) && (hasRole ?? true)
    }
    if found.isEmpty, let type {
      throw UsageError.usage(unknownName("type", type, among: document.declarations.map(\.name)))
    }
    let lines = found.isEmpty ? ["no type has a role here"] : found.map(line)
    return ToolAnswer(lines, remedy: ": ask with 'path', 'type' or 'role'") { writer in
      writer.member("types") { $0.list(found.prefix(itemLimit), .line) { $0.declaration($1) } }
      writer.member("omitted", max(0, found.count - itemLimit))
    }
  }

  private static func line(of declaration: RolesDocument.Declaration) -> String {
    let place = "\(declaration.position.file.visible):\(declaration.position.line)"
    let layer = declaration.layer.map { " (\($0.visible))" } ?? ""
    let roles = declaration.roles.map { "\($0.role), \($0.because.visible)" }
    let what = roles.isEmpty ? "no role" : roles.joined(separator: "; ")
    return "\(place): \(declaration.kind) \(declaration.name.visible)\(layer): \(what)"
  }
}

extension JSONWriter {
  fileprivate mutating func edges(_ edges: [GraphDocument.Edge], limit: Int) {
    member("edges") { $0.list(edges.prefix(limit), .line) { $0.edge($1) } }
    member("omittedEdges", max(0, edges.count - limit))
  }

  private mutating func edge(_ edge: GraphDocument.Edge) {
    object(.line) { writer in
      writer.member("from", edge.from)
      writer.member("to", edge.to)
      writer.member("references", edge.references.count)
      writer.member("againstLayers", edge.isAgainstLayers)
      if let first = edge.references.first {
        writer.place(first.position)
        writer.member("name", first.name)
      }
    }
  }

  fileprivate mutating func declaration(_ declaration: RolesDocument.Declaration) {
    object(.line) { writer in
      writer.member("name", declaration.name)
      writer.member("kind", declaration.kind)
      writer.place(declaration.position)
      writer.member("layer", declaration.layer)
      writer.member("roles") { writer in
        writer.list(declaration.roles, .line) { writer, role in
          writer.object(.line) { writer in
            writer.member("role", role.role)
            writer.member("because", role.because)
          }
        }
      }
    }
  }
}
