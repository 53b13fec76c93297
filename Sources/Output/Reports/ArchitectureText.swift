import Findings

/// The architecture in Markdown, the output of `docs`. It contains no numbers that change with every edit.
public struct ArchitectureText {
  private let page: PageDocument
  private let rules: [RuleDescription]

  public init(_ page: PageDocument, rules: [RuleDescription]) {
    (self.page, self.rules) = (page, rules)
  }

  private static let header =
    "`\(Tool.name) docs` writes this file from the code; `\(Tool.name) docs --check` compares it."

  /// Whether a text was written by this type.
  public static func isOwn(_ text: String) -> Bool {
    text.split(separator: "\n").prefix(2).contains { $0 == header[...] }
  }

  public func render() -> String {
    let title = page.title.isEmpty ? "Architecture" : "Architecture of \(page.title.markdown)"
    let sections = [
      "# \(title)\n", "\(Self.header)\n",
      layers, screens, roles, checks,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Layers

  private var layers: String {
    let used = Set(page.files.compactMap(\.layer))
    let shown = page.layers.indices.filter { holdsFiles($0, used) }
    if shown.isEmpty { return "" }
    let uses = layerUses
    var text = "## Layers\n\nFrom top to bottom. A layer may use itself and the layers below it"
    text += page.areLayersInferred ? "; the order is inferred from the code.\n\n" : ".\n\n"
    text += "| layer | folders | may use | uses |\n| --- | --- | --- | --- |\n"
    for layer in shown {
      let allowed = shown.filter { mayUse(layer, $0) }.map { page.layers[$0].name.markdown }
      let own = shown.filter { uses[layer, default: [:]][$0] != nil }.map { page.layers[$0].name.markdown }
      let folders = layer == 0 ? rootFiles : page.layers[layer].paths
      text += "| \(indented(layer)) | \(folders.map(\.markdownCode).joined(separator: ", ")) | "
      text += "\(allowed.joined(separator: ", ")) | \(own.joined(separator: ", ")) |\n"
    }
    return text + violations(shown, uses)
  }

  /// The name of a layer with a dash for each layer that contains it: `— Services`.
  private func indented(_ layer: Int) -> String {
    var (depth, outer) = (0, page.layers[layer].parent)
    while let parent = outer {
      depth += 1
      outer = page.layers[parent].parent
    }
    return String(repeating: "— ", count: depth) + page.layers[layer].name.markdown
  }

  private var rootFiles: [String] {
    page.files.filter { $0.layer == 0 }.map(\.path)
  }

  private func holdsFiles(_ layer: Int, _ used: Set<Int>) -> Bool {
    used.contains(layer) || page.layers.indices.contains { page.layers[$0].parent == layer && holdsFiles($0, used) }
  }

  /// The layers that each layer uses; true if `lint` reports a violation.
  private var layerUses: [Int: [Int: Bool]] {
    var uses: [Int: [Int: Bool]] = [:]
    for link in page.links {
      guard let from = page.files[link.fromFile].layer, let to = page.files[link.toFile].layer, from != to else {
        continue
      }
      let known = uses[from]?[to] ?? false
      uses[from, default: [:]][to] = known || !link.violations.isEmpty
    }
    return uses
  }

  private func violations(_ shown: [Int], _ uses: [Int: [Int: Bool]]) -> String {
    let broken = shown.flatMap { from in
      shown.filter { uses[from]?[$0] ?? false }.map { (from, $0) }
    }
    if broken.isEmpty { return "" }
    let lines = broken.map { "- \(page.layers[$0].name.markdown) uses \(page.layers[$1].name.markdown)" }
    return "\nToday these uses break the order:\n\n" + lines.joined(separator: "\n") + "\n"
  }

  private func mayUse(_ layer: Int, _ other: Int) -> Bool {
    if layer == other || other == 0 { return false }
    if layer == 0 { return true }
    let (left, right) = (chain(layer), chain(other))
    guard let siblingAncestors = zip(left, right).first(where: { $0 != $1 }) else { return true }
    return page.layers[siblingAncestors.0].rank < page.layers[siblingAncestors.1].rank
  }

  /// The layers that contain a layer, outermost first, then the layer itself.
  private func chain(_ layer: Int) -> [Int] {
    (page.layers[layer].parent.map { chain($0) } ?? []) + [layer]
  }

  // MARK: Screens

  private var screens: String {
    let links = Dictionary(grouping: page.screens.links, by: \.from)
    var text = ""
    for node in page.screens.nodes {
      guard let own = links[node.id] else { continue }
      let targets = own.map { "\($0.way.verb) \($0.to.markdownCode)" }
      text += "- \(node.id.markdownCode) \(targets.joined(separator: ", "))\n"
    }
    let unreached = page.screens.nodes.filter(\.isUnreached).map { "- \($0.id.markdownCode)\n" }
    if text.isEmpty, unreached.isEmpty { return "" }
    if !unreached.isEmpty { text += "\nNothing leads to these screens:\n\n" + unreached.joined() }
    return "## Screens\n\n" + text
  }

  // MARK: Roles

  private var roles: String {
    var types: [String: [PageDocument.TypeNode]] = [:]
    for type in page.types { for role in type.roles { types[role.role, default: []].append(type) } }
    if types.isEmpty { return "" }
    var text = "## Roles\n\n| role | names | layers |\n| --- | --- | --- |\n"
    for role in types.keys.sorted() {
      let own = types[role] ?? []
      let layers = Set(own.compactMap { page.files[$0.file].layer }).sorted().map { page.layers[$0].name.markdown }
      text += "| \(role.split(separator: "_").joined(separator: " ")) | \(convention(own)) "
      text += "| \(layers.joined(separator: ", ")) |\n"
    }
    return text
  }

  /// The endings of names that most types of a role share: `*Presenter`.
  private func convention(_ types: [PageDocument.TypeNode]) -> String {
    var counts: [Substring: Int] = [:]
    for type in types { counts[type.name.lastWord, default: 0] += 1 }
    let common = counts.filter { $0.value > 1 && $0.value * 4 >= types.count }
    let ordered = common.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    return ordered.isEmpty ? "no common ending" : ordered.map { "*\($0.key)".markdownCode }.joined(separator: ", ")
  }

  // MARK: Rules

  private var checks: String {
    if rules.isEmpty { return "" }
    return "## Rules\n\n" + rules.map { "- `\($0.id)`: \($0.summary.markdown)\n" }.joined()
  }
}

extension String {
  /// Escaped for Markdown, on one line.
  fileprivate var markdown: String {
    var text = ""
    for character in visible {
      if "\\`*_{}[]<>#|&".contains(character) { text += "\\" }
      text.append(character)
    }
    return text
  }

  /// As a code span for a table; backticks become apostrophes.
  fileprivate var markdownCode: String {
    let parts = visible.split(separator: "`", omittingEmptySubsequences: false).joined(separator: "'")
    return "`\(parts.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|"))`"
  }

  /// The last word in camel case: `Controller` of `FeedViewController`.
  fileprivate var lastWord: Substring {
    var start = startIndex
    for place in indices.dropFirst() where self[place].isUppercase && !self[index(before: place)].isUppercase {
      start = place
    }
    return self[start...]
  }
}
