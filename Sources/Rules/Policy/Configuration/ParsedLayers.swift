import Architecture
import Findings
import Patterns
import SourceFacts
import YAML

/// The parsed layers, with the position of each of their folders.
struct ParsedLayers {
  var rows: [LayerRow] = []
  var patterns: [LocatedPattern] = []
  /// Layer names that a selector may use.
  var names: [String] = []
}

extension ConfigurationReader {
  /// Parses `layers:`, a list from top to bottom. An item is a name that is also the folder; a name with folders; a
  /// name with a mapping of `path` and nested `layers`; or a list of such items, which are siblings.
  mutating func layers(_ node: YAMLNode) -> ParsedLayers {
    var parsed = ParsedLayers()
    parsed.rows = rows(node, in: [], parent: nil, into: &parsed)
    noteSharedFolders(parsed.patterns)
    return parsed
  }

  private mutating func rows(
    _ node: YAMLNode, in parents: [PathPattern], parent: String?, into parsed: inout ParsedLayers
  ) -> [LayerRow] {
    guard case .sequence(let items) = node.value else {
      let what = node.isNull ? "nothing; leave the key out to have them inferred" : node.kindInWords
      note("layers are a list, top to bottom ('- Name: folder'), not \(what)", at: node)
      return []
    }
    var rows: [LayerRow] = []
    var lines: [String: Int] = [:]
    for item in items {
      let siblings = if case .sequence(let siblings) = item.value { siblings } else { [item] }
      var layers: [LayerSpec] = []
      for sibling in siblings {
        guard let layer = layer(sibling, in: parents, parent: parent, into: &parsed) else { continue }
        if let line = lines.updateValue(sibling.line, forKey: layer.name) {
          let remedy = "rename one, or list the folders of both: '- \(layer.name): [A, B]'"
          note("there is a layer \(quoted(layer.name)) already, in line \(line); \(remedy)", at: sibling)
        }
        layers.append(layer)
      }
      if !layers.isEmpty { rows.append(LayerRow(layers)) }
    }
    return rows
  }

  private mutating func layer(
    _ node: YAMLNode, in parents: [PathPattern], parent: String?, into parsed: inout ParsedLayers
  ) -> LayerSpec? {
    guard case .mapping(let entries) = node.value, let entry = entries.first else {
      guard let name = node.scalar, !node.isNull, !name.isEmpty else {
        note("a layer is 'Name: folder' or a folder's name, not \(node.kindInWords)", at: node)
        return nil
      }
      return add(LayerSpec(folder: name, in: parents), at: node, parent: parent, to: &parsed)
    }
    if let layer = namedByKey(entries, at: node, in: parents, parent: parent, into: &parsed) { return layer }
    if entries.count > 1 {
      let second = entries[1].key
      note(
        "one layer an item: put the others on lines of their own, or side by side in a list ('- [A, B]')", at: second)
    }
    guard let name = entry.key.scalar, !name.isEmpty else {
      note("a layer's name is a text, not \(entry.key.kindInWords)", at: entry.key)
      return nil
    }
    var layer = LayerSpec(folder: name, in: parents)
    guard case .mapping = entry.value.value else {
      if entry.value.isNull { return add(layer, at: entry.key, parent: parent, to: &parsed) }
      return add(layer, folders: entry.value, at: entry.key, parent: parent, to: &parsed)
    }
    let fields = fields(entry.value, of: "a layer", known: ["path", "layers", "optional"])
    let isOptional = fields["optional"].flatMap { boolean($0, of: "'optional'") } ?? false
    layer = add(layer, folders: fields["path"], isOptional: isOptional, at: entry.key, parent: parent, to: &parsed)
    if let nested = fields["layers"] {
      layer.rows = rows(nested, in: layer.paths, parent: name, into: &parsed)
    }
    return layer
  }

  /// Reports `- name: Screens` with `path: App/Screens`, the syntax of other tools, and parses it anyway.
  private mutating func namedByKey(
    _ entries: [YAMLNode.Entry], at node: YAMLNode, in parents: [PathPattern], parent: String?,
    into parsed: inout ParsedLayers
  ) -> LayerSpec? {
    let named = entries.first { $0.key.scalar == "name" }
    guard entries.count > 1, let name = named?.value.scalar else { return nil }
    let folders = entries.first { ["path", "paths", "folder", "include"].contains($0.key.scalar ?? "") }?.value
    let folder = folders?.scalar ?? "folder"
    note("a layer is written with its name as the key: '- \(name): \(folder)'", at: node)
    return add(LayerSpec(folder: name, in: parents), folders: folders, at: node, parent: parent, to: &parsed)
  }

  /// Adds a layer and its folders: `folders`, or the folder with the layer's name if that is nil.
  private mutating func add(
    _ layer: LayerSpec, folders: YAMLNode? = nil, isOptional: Bool = false, at node: YAMLNode, parent: String?,
    to parsed: inout ParsedLayers
  ) -> LayerSpec {
    var layer = layer
    var places = layer.paths.map { (pattern: $0, position: position(of: node)) }
    if let folders {
      places = locatedPatterns(folders, of: "a layer's path")
      layer.paths = places.map(\.pattern)
    }
    parsed.patterns += places.map {
      LocatedPattern(pattern: $0.pattern, position: $0.position, use: .layer(layer.name), isOptional: isOptional)
    }
    parsed.names += [layer.name] + (parent.map { ["\($0)/\(layer.name)"] } ?? [])
    return layer
  }

  /// Reports folders that are in two layers.
  private mutating func noteSharedFolders(_ patterns: [LocatedPattern]) {
    var owners: [PathPattern: LocatedPattern] = [:]
    for pattern in patterns {
      guard let owner = owners[pattern.pattern] else {
        owners[pattern.pattern] = pattern
        continue
      }
      guard case .layer(let name) = owner.use, owner.use != pattern.use else { continue }
      let other = "the layer \(quoted(name)) already, in line \(owner.position.line)"
      note("\(quoted(pattern.pattern.text)) is a folder of \(other); leave it in one of them", at: pattern.position)
    }
  }
}
