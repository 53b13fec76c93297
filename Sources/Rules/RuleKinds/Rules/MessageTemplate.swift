import Findings
import LowLevel

/// A text with `{placeholders}`. Braces without a name in them are plain text.
public struct MessageTemplate: Sendable, Equatable {
  public let text: String
  private let pieces: [Piece]

  private enum Piece: Sendable, Equatable {
    case literal(String)
    case placeholder(String)
  }

  public init(_ text: String) {
    self.text = text
    pieces = text.withBytes { bytes in
      var pieces: [Piece] = []
      var (start, next) = (0, 0)
      func add(literalUpTo end: Int) {
        if start < end { pieces.append(.literal(bytes.extracting(start..<end).string)) }
      }
      while let open = bytes.firstIndex(of: UInt8(ascii: "{"), from: next),
        let close = bytes.firstIndex(of: UInt8(ascii: "}"), from: open + 1)
      {
        next = open + 1
        let name = bytes.extracting(next..<close)
        guard Self.isName(name) else { continue }
        add(literalUpTo: open)
        pieces.append(.placeholder(name.string))
        (start, next) = (close + 1, close + 1)
      }
      add(literalUpTo: bytes.count)
      return pieces
    }
  }

  private static func isName(_ bytes: ByteView) -> Bool {
    if bytes.isEmpty { return false }
    if bytes.allSatisfy(\.isWordPart) { return true }
    return bytes.string.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The placeholders in it, in order.
  public var placeholders: [String] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The text with its placeholders replaced; those without a value stay empty.
  public func filled(_ values: PlaceholderValues) -> String {
    var filled = ""
    // Sufficient for most messages.
    filled.reserveCapacity(text.utf8.count + 100)
    for piece in pieces { filled += text(of: piece, values) }
    return filled
  }

  /// The text in three parts, around the first of some placeholders; nil if it has none of them.
  func split(at names: [String], _ values: PlaceholderValues) -> Finding.Sentence? {
    let place = pieces.firstIndex { if case .placeholder(let name) = $0 { names.contains(name) } else { false } }
    guard let place else { return nil }
    let filled = { (pieces: ArraySlice<Piece>) in pieces.reduce(into: "") { $0 += text(of: $1, values) } }
    return Finding.Sentence(
      before: filled(pieces[..<place]), name: text(of: pieces[place], values), after: filled(pieces[(place + 1)...]))
  }

  private func text(of piece: Piece, _ values: PlaceholderValues) -> String {
    switch piece {
    case .literal(let text): text
    case .placeholder(let name): values[name] ?? ""
    }
  }
}

/// The values of placeholders. They are few, so lookup is a linear search.
public struct PlaceholderValues: ExpressibleByDictionaryLiteral {
  private var all: [(name: String, value: String)]

  public init(dictionaryLiteral elements: (String, String)...) { all = elements.map { ($0, $1) } }

  public subscript(name: String) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      let index = all.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): all[index].value = value
      case (nil, let value?): all.append((name, value))
      case (let index?, nil): all.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Like `Dictionary.merge`.
  mutating func merge(_ others: PlaceholderValues, uniquingKeysWith combine: (String, String) -> String) {
    for (name, value) in others.all { self[name] = self[name].map { combine($0, value) } ?? value }
  }
}

extension UInt8 {
  /// An ASCII letter, a digit or `_`.
  fileprivate var isWordPart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_")
  }
}
