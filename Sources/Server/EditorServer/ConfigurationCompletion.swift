import EditorProtocol
import Findings
import Linting

extension ServerCore {
  func completion(_ id: RequestID, _ place: DocumentPlace) {
    guard let position = place.position, let path = documents[place.uri]?.path ?? DocumentPath.path(of: place.uri),
      Self.isConfiguration(path), let text = view(ofPath: path)?.text
    else { return respond(id, JSONList<CompletionItem>([])) }
    let lines = text.lines
    guard position.line < lines.count else { return respond(id, JSONList<CompletionItem>([])) }
    let line = lines[position.line]
    let column = line.utf16Column(of: position.character, encoding)
    let before = String(decoding: Array(line.utf16).prefix(column), as: UTF16.self)
    let context = ConfigurationContext(above: Array(lines[..<position.line]), before: before)
    let start = TextPosition(
      line: position.line,
      character: position.character - (encoding == .utf8 ? context.word.utf8.count : context.word.utf16.count))
    let range = TextRange(
      start: start, end: TextPosition(line: position.line, character: max(position.character, start.character)))
    let completion = ConfigurationCompletion(vocabulary: vocabulary, layers: LayerNames(in: lines).list, range: range)
    respond(id, JSONList(completion.items(context)))
  }
}

/// The names of the layers in a configuration file, found without parsing YAML.
struct LayerNames {
  /// Distinct names, in the order of the file.
  private(set) var list: [String] = []

  init(in lines: [String]) {
    var isInside = false
    for line in lines {
      let text = line.prefix { $0 != "#" }
      if let first = text.first, first != " ", first != "-" { isInside = text.hasPrefix("layers:") }
      guard isInside else { continue }
      // `- Name`, `- Name: path`, `- [Name, Name: path]`, `layers: [Name, Name]`
      if let open = text.firstIndex(of: "["), text[..<open].isListOfLayers {
        let inner = text[text.index(after: open)...].prefix { $0 != "]" }
        for item in inner.split(separator: ",") { add(item) }
      } else if text.drop(while: { $0 == " " }).hasPrefix("- ") {
        add(text.drop { $0 == " " || $0 == "-" })
      }
    }
  }

  private mutating func add(_ item: Substring) {
    let name = item.prefix { $0 != ":" }.filter { $0 != "\"" && $0 != "'" && $0 != "{" }
      .split(separator: " ").joined(separator: " ")
    if !name.isEmpty, !name.contains("/"), !list.contains(name) { list.append(name) }
  }
}

extension Substring {
  /// Whether a bracket after this text starts a list of layers: the text is only the dash of an item, or ends in the
  /// key `layers:`.
  fileprivate var isListOfLayers: Bool {
    let words = split(separator: " ")
    return words.last == "layers:" || words == ["-"]
  }
}

/// The context of the word that is typed in a configuration file. It is found line by line, because the text is seldom
/// valid YAML while it is typed.
struct ConfigurationContext {
  /// The keys that contain the position, outermost first.
  private(set) var keys: [String] = []
  /// The key on the same line whose value is typed; nil if a key or a list item is typed.
  private(set) var ownKey: String?
  /// Whether that value is a mapping on the same line: `{ severity: `.
  private(set) var isInBraces = false
  /// The part of the word before the position.
  let word: String

  /// - Parameter before: the text of the line before the position.
  init(above lines: [String], before: String) {
    word = String(before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }.reversed())
      .replacing(/^-+/, with: "")
    var depth = Self.indentation(of: before)
    for line in lines.reversed() {
      let own = Self.indentation(of: line)
      guard own < depth || own == depth && Self.isItem(before) && !Self.isItem(line), let key = Self.key(of: line)
      else { continue }
      keys.insert(key, at: 0)
      depth = own
      if depth == 0 { break }
    }
    var rest = before[...]
    if let brace = rest.lastIndex(of: "{"), !rest[brace...].contains("}") {
      isInBraces = true
      if let outer = Self.key(of: String(rest[..<brace])) { keys.append(outer) }
      let inner = rest[rest.index(after: brace)...]
      rest = inner.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    }
    ownKey = Self.key(of: String(rest))
  }

  private static func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func isItem(_ line: String) -> Bool { line.drop { $0 == " " }.hasPrefix("-") }

  /// The key of a line `key:` or `- key: value`; nil for other lines.
  private static func key(of line: String) -> String? {
    var text = line.drop { $0 == " " }
    if text.hasPrefix("- ") { text = text.dropFirst(2).drop { $0 == " " } }
    guard !text.hasPrefix("#"), let colon = text.firstIndex(of: ":") else { return nil }
    return String(text[..<colon])
  }
}

/// Proposes completions for a configuration file.
struct ConfigurationCompletion {
  let vocabulary: ConfigurationVocabulary
  /// The layers of the file.
  let layers: [String]
  /// The range of the typed part of the word, which is replaced.
  let range: TextRange

  func items(_ context: ConfigurationContext) -> [CompletionItem] {
    if let key = context.ownKey { return values(of: key, context.keys) }
    switch context.keys.first {
    case nil: return keys(vocabulary.keys)
    case "architectures": return words(vocabulary.packs)
    case "rules": return context.keys.count == 1 ? rules(asKeys: true) : options(ofRule: context.keys[1])
    case "roles": return context.keys.count == 1 ? keys(vocabulary.roles) : keys(vocabulary.conditions)
    case "allow": return keys(vocabulary.exceptionKeys)
    case "custom_rules": return context.keys.count > 2 ? keys(vocabulary.conditions) : []
    default: return []
    }
  }

  private func values(of key: String, _ keys: [String]) -> [CompletionItem] {
    switch key {
    case "architectures" where keys.isEmpty: return words(vocabulary.packs)
    case "tests" where keys.isEmpty, "generated" where keys.isEmpty: return words(["true", "false"])
    case "severity": return words(vocabulary.levels)
    case "role": return words(vocabulary.roles)
    case "layer": return words(layers)
    case "rule" where keys.first == "allow", "like": return rules(asKeys: false)
    default: break
    }
    if keys == ["rules"], vocabulary.rule(key) != nil { return words(vocabulary.levels) }
    if keys.first == "rules", keys.count == 2,
      let option = vocabulary.rule(keys[1])?.options.first(where: { $0.name == key })
    {
      return option.type.contains("true")
        ? words(["true", "false"]) : words([option.defaultValue].filter { !$0.isEmpty })
    }
    return []
  }

  private func options(ofRule id: String) -> [CompletionItem] {
    guard let rule = vocabulary.rule(id) else { return [] }
    let options = rule.options.map { option in
      item(option.name, .property, detail: "\(option.type), \(option.defaultValue)", doc: option.doc, isKey: true)
    }
    return [
      item("severity", .property, detail: rule.severity.rawValue, doc: "off, or how grave it is", isKey: true),
      item("yields_to", .property, doc: "rules that report a fault instead if they find it too", isKey: true),
    ] + options
  }

  private func rules(asKeys: Bool) -> [CompletionItem] {
    vocabulary.rules.map { rule in
      item(rule.id, asKeys ? .property : .value, detail: rule.pack, doc: rule.summary, isKey: asKeys)
    }
  }

  private func keys(_ words: [ConfigurationVocabulary.Word]) -> [CompletionItem] {
    words.map { item($0.text, .property, doc: $0.doc, isKey: true) }
  }

  private func words(_ words: [ConfigurationVocabulary.Word]) -> [CompletionItem] {
    words.map { item($0.text, .enumMember, doc: $0.doc, isKey: false) }
  }

  private func words(_ words: [String]) -> [CompletionItem] { words.map { item($0, .value, doc: "", isKey: false) } }

  private func item(
    _ word: String, _ kind: CompletionItem.Kind, detail: String = "", doc: String, isKey: Bool
  ) -> CompletionItem {
    CompletionItem(
      label: word, kind: kind, detail: detail, documentation: doc,
      edit: TextEdit(range: range, text: isKey ? "\(word): " : word))
  }
}
