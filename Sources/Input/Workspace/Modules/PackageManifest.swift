/// Reads the targets of a `Package.swift` as text, without executing it. All branches of `#if` are read. Names and
/// paths can be string literals, constants, concatenations with `+`, and interpolations of constants.
struct PackageManifest {
  struct Target: Equatable {
    enum Kind: String {
      case target, executableTarget, testTarget, macro, plugin, systemLibrary
    }
    var kind: Kind
    var name: String
    /// All paths are relative to the package, then to the target's folder.
    var path: String?
    /// Also Tuist's `buildableFolders`.
    var sources: [String]?
    var exclude: [String] = []
    /// The product of a Tuist target: `framework`, `unitTests` …
    var product: String?
  }

  private(set) var targets: [Target] = []
  /// The number of targets whose name is not a literal.
  private(set) var unnamed = 0

  private let tokens: [ManifestToken]
  private var constants: [String: String] = [:]

  /// - Parameter isTuist: whether targets can also be written `Target(…)`.
  init(_ bytes: [UInt8], isTuist: Bool = false) {
    tokens = ManifestLexer.tokens(bytes)
    readConstants()
    var index = 0
    while index < tokens.count {
      let isPlain = isTuist && tokens[index] == .identifier("Target") && isSymbol("(", at: index + 1)
      if let kind = isPlain ? .target : targetKind(at: index) {
        let open = isPlain ? index + 1 : index + 2
        let end = close(of: open)
        addTarget(kind, open + 1..<end)
        index = end
      }
      index += 1
    }
  }

  func imports(_ module: String) -> Bool {
    tokens.indices.dropLast().contains { tokens[$0] == .identifier("import") && tokens[$0 + 1] == .identifier(module) }
  }

  private func isSymbol(_ symbol: Unicode.Scalar, at index: Int) -> Bool {
    index < tokens.count && tokens[index] == .symbol(symbol)
  }

  /// The kind of a target that starts at a dot: `.target(`.
  private func targetKind(at index: Int) -> Target.Kind? {
    guard index + 2 < tokens.count, tokens[index] == .symbol("."), tokens[index + 2] == .symbol("("),
      case .identifier(let word) = tokens[index + 1]
    else { return nil }
    return Target.Kind(rawValue: word)
  }

  /// `let name = "…"`, also `: String`.
  private mutating func readConstants() {
    for index in tokens.indices where tokens[index] == .identifier("let") && index + 3 < tokens.count {
      guard case .identifier(let name) = tokens[index + 1] else { continue }
      var value = index + 2
      if tokens[value] == .symbol(":"), tokens[value + 1] == .identifier("String") { value += 2 }
      guard value + 1 < tokens.count, tokens[value] == .symbol("=") else { continue }
      if let text = text(at: value + 1, before: tokens.count) { constants[name] = text }
    }
  }

  /// The index of the bracket that closes the one at `start`, or the end.
  private func close(of start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      guard case .symbol(let byte) = tokens[index] else { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.count
  }

  private mutating func addTarget(_ kind: Target.Kind, _ range: Range<Int>) {
    let arguments = arguments(range)
    // `.plugin(name:targets:)` is a product.
    guard let name = arguments["name"], arguments["targets"] == nil else { return }
    guard let text = text(at: name.lowerBound, before: name.upperBound) else {
      unnamed += 1
      return
    }
    let path = arguments["path"]
    var target = Target(kind: kind, name: text)
    target.path = path.flatMap { self.text(at: $0.lowerBound, before: $0.upperBound) }
    target.sources = (arguments["sources"] ?? arguments["buildableFolders"]).map(texts)
    target.exclude = arguments["exclude"].map(texts) ?? []
    if let product = arguments["product"], case .identifier(let word)? = tokens[product].last { target.product = word }
    if path != nil, path.map({ tokens[$0.lowerBound] }) != .identifier("nil"), target.path == nil {
      unnamed += 1
    } else if let index = targets.firstIndex(where: { $0.name == text }) {
      // The same name again: a dependency in a constant, or another branch of an `#if`.
      let isPlain = targets[index].path == nil && targets[index].sources == nil
      if isPlain, target.path != nil || target.sources != nil { targets[index] = target }
    } else {
      targets.append(target)
    }
  }

  /// The tokens of each argument's value, by label.
  private func arguments(_ range: Range<Int>) -> [String: Range<Int>] {
    var arguments: [String: Range<Int>] = [:]
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      if index == range.upperBound || tokens[index] == .symbol(",") {
        if index - start > 2, case .identifier(let label) = tokens[start], tokens[start + 1] == .symbol(":") {
          arguments[label] = start + 2..<index
        }
        start = index + 1
      } else if [.symbol("("), .symbol("["), .symbol("{")].contains(tokens[index]) {
        index = min(close(of: index), range.upperBound - 1)
      }
      index += 1
    }
    return arguments
  }

  /// The maximum length: constants composed of constants could grow exponentially.
  private static let longestText = 1024

  /// `"a" + name + "\(other)b"`; nil if any part is unknown.
  private func text(at start: Int, before end: Int) -> String? {
    var index = start
    var result = ""
    while index < end {
      switch tokens[index] {
      case .string(let pieces):
        guard let text = text(pieces) else { return nil }
        result += text
      case .symbol(UInt8(ascii: ".")):  // `.name`, of an enum of constants
        index += 1
        continue
      case .identifier(let name):
        if index + 1 < end, tokens[index + 1] == .symbol(".") {
          index += 1
          continue
        }
        guard let text = constants[name] else { return nil }
        result += text
      case .symbol: return nil
      }
      if result.utf8.count > Self.longestText { return nil }
      guard index + 1 < end, case .symbol(let next) = tokens[index + 1] else { return result }
      switch next {
      case UInt8(ascii: "+"): index += 2
      case UInt8(ascii: "."), UInt8(ascii: "?"): return nil
      default: return result
      }
    }
    return nil
  }

  private func text(_ pieces: [ManifestToken.Piece]) -> String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .name(let name):
        guard let name, let text = constants[name] else { return nil }
        result += text
      }
      if result.utf8.count > Self.longestText { return nil }
    }
    return result
  }

  private func texts(_ range: Range<Int>) -> [String] {
    tokens[range].compactMap { token in
      if case .string(let pieces) = token { text(pieces) } else { nil }
    }
  }
}
