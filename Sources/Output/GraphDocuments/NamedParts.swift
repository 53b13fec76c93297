import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// Finds the layer, module, folder, file or type for a name on the command line. `type:Feed` selects the kind.
struct NamedParts {
  private let model: ArchitecturalModel
  private let types: GraphGrouping

  init(_ model: ArchitecturalModel) {
    self.model = model
    types = GraphGrouping(.type, of: model)
  }

  private var graph: DependencyGraph { model.graph }

  /// Finds a part by name. Full names take precedence over suffixes: `Feed` is the type `Feed` if it exists, otherwise
  /// `News.Feed`.
  ///
  /// - Parameter level: the preferred kind if the name matches several parts.
  func find(_ text: String, preferring level: GraphLevel? = nil) throws(UsageError) -> NamedPart {
    let (kind, name) = Self.split(text)
    for isWhole in [true, false] {
      let found = parts(named: name, isWhole: isWhole).filter { kind == nil || $0.kind == kind }
      if let only = Self.one(of: found, preferring: level) { return only }
      if !found.isEmpty { throw .usage(Self.ambiguous(text, found)) }
    }
    throw .usage(unknown(text, kind, name))
  }

  /// Splits `type:Feed` into kind and name.
  private static func split(_ text: String) -> (GraphLevel?, String) {
    guard let colon = text.firstIndex(of: ":"), let kind = GraphLevel(rawValue: String(text[..<colon])) else {
      return (nil, text)
    }
    return (kind, String(text[text.index(after: colon)...]))
  }

  /// Returns the only match. Parts with the same files count as one; a module that contains the entire project yields
  /// to other parts.
  private static func one(of found: [NamedPart], preferring level: GraphLevel?) -> NamedPart? {
    let preferred = found.filter { $0.kind == level }
    if preferred.count == 1 { return preferred[0] }
    guard let first = found.first else { return nil }
    if found.allSatisfy({ $0.members == first.members }) { return first }
    let others = found.filter { $0.kind != .module || !$0.isEverything }
    return others.count == 1 ? others[0] : nil
  }

  private func parts(named name: String, isWhole: Bool) -> [NamedPart] {
    if name.isEmpty { return [] }
    let path = Self.plain(name)
    let found =
      layers(named: name, isWhole) + modules(named: name, isWhole) + folders(path, isWhole)
      + files(path, isWhole) + types(named: name, isWhole)
    return found.filter { !$0.isEmpty }
  }

  // MARK: Kinds

  private func layers(named name: String, _ isWhole: Bool) -> [NamedPart] {
    model.layers.layers.indices.filter { matches(model.layers.layers[$0].name, name, "/", isWhole) }.map { layer in
      part(.layer, model.layers.layers[layer].name) { file in
        model.layers.layerOfFile[file].map { model.layers.isWithin($0, layer) } ?? false
      }
    }
  }

  private func modules(named name: String, _ isWhole: Bool) -> [NamedPart] {
    graph.modules.indices.filter { isWhole && graph.modules[$0] == name }.map { module in
      part(.module, name) { graph.files[$0].modules.first == module }
    }
  }

  private func folders(_ path: String, _ isWhole: Bool) -> [NamedPart] {
    if path == "." { return [part(.folder, ".") { _ in true }] }
    var names: Set<String> = []
    for file in graph.files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if matches(String(folder), path, "/", isWhole) { names.insert(String(folder)) }
      }
    }
    return names.sorted().map { name in
      part(.folder, name) { graph.files[$0].path.hasPrefix(name + "/") }
    }
  }

  private func files(_ path: String, _ isWhole: Bool) -> [NamedPart] {
    graph.filesAndInterfaces.filter { matches(graph.path(ofFile: $0), path, "/", isWhole) }.map { file in
      let isMember = Table<FileID, Bool>(marking: [file], count: max(graph.files.endIndex, file.next).index)
      return NamedPart(kind: .file, name: graph.path(ofFile: file), members: .files(isMember))
    }
  }

  private func types(named name: String, _ isWhole: Bool) -> [NamedPart] {
    types.nodes.indices.compactMap { node in
      let id = types.nodes[node].id
      guard !id.isEmpty else { return nil }
      let qualified = graph.qualifiedName(of: SymbolID(node.index))
      let base = qualified.prefix { $0 != "(" }
      guard id == name || matches(qualified, name, ".", isWhole) || matches(String(base), name, ".", isWhole) else {
        return nil
      }
      var part = NamedPart(kind: .type, name: id, members: .type(node))
      part.declaringFile = types.files[node]
      return part
    }
  }

  private func matches(_ whole: String, _ name: String, _ separator: String, _ isWhole: Bool) -> Bool {
    isWhole ? whole == name : whole.hasSuffix(separator + name)
  }

  private func part(_ kind: GraphLevel, _ name: String, holds: (FileID) -> Bool) -> NamedPart {
    NamedPart(kind: kind, name: name, members: .files(Table(graph.files.indices.map(holds))))
  }

  /// Returns a path without leading `./` and trailing `/`.
  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    return path.isEmpty ? "." : String(path)
  }

  // MARK: Mistakes

  private static let maxListed = 5

  private static func ambiguous(_ text: String, _ found: [NamedPart]) -> String {
    let places = found.prefix(maxListed).map { "'\($0.kind.rawValue):\($0.name)'" }
    let more = found.count > maxListed ? " and \(found.count - maxListed) more" : ""
    return "'\(text)' may mean \(places.joined(separator: ", "))\(more): say which"
  }

  /// The name without enclosing types and file: `Inner` of `Outer.Inner (App)`.
  private static func ownName(ofType id: String) -> String {
    let path: Substring = id.prefix { $0 != "(" && $0 != " " }
    return path.pieces(at: ".").last.map { String($0) } ?? ""
  }

  private func unknown(_ text: String, _ kind: GraphLevel?, _ name: String) -> String {
    var candidates: [String] = []
    func offer(_ level: GraphLevel, _ names: @autoclosure () -> [String]) {
      if kind == nil || kind == level { candidates += names() }
    }
    offer(.layer, model.layers.layers.map(\.name))
    offer(.module, graph.modules.elements)
    offer(.folder, GraphGrouping(.folder, of: model).nodes.map { $0.id })
    let paths = graph.filesAndInterfaces.lazy.map { graph.path(ofFile: $0) }
    offer(.file, paths.flatMap { [$0, String($0.lastPathComponent)] })
    offer(.type, types.nodes.map { $0.id }.filter { !$0.isEmpty }.flatMap { [$0, Self.ownName(ofType: $0)] })
    let what = kind.map(\.rawValue) ?? "layer, module, folder, file or type"
    var message = "no \(what) is called '\(name)'"
    if let near = nearestSpelling(of: name, among: candidates) {
      message += "; did you mean '\(near)'?"
    } else {
      message += "; 'graph --level layer' (module, folder, file, type) lists all of them"
    }
    return message
  }
}

extension NamedPart {
  fileprivate var isEverything: Bool {
    if case .files(let isMember) = members { return !isMember.contains(false) }
    return false
  }

  fileprivate var isEmpty: Bool {
    if case .files(let isMember) = members { return !isMember.contains(true) }
    return false
  }
}
