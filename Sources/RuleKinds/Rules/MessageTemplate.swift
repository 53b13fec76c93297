/// Text with `{placeholders}`. Braces that hold no name stand for themselves.
public struct MessageTemplate: Sendable, Equatable {
  public let text: String
  private let pieces: [Piece]

  private enum Piece: Sendable, Equatable {
    case literal(String)
    case placeholder(String)
  }

  public init(_ text: String) {
    self.text = text
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      let after = rest.utf8.index(after: open)
      guard let close = rest[after...].utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = rest[after..<close]
      if !name.isEmpty, name.utf8.allSatisfy(\.isWordPart) || name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
        pieces += [.literal(String(rest[..<open])), .placeholder(String(name))]
        rest = rest[rest.utf8.index(after: close)...]
      } else {
        pieces.append(.literal(String(rest[..<after])))
        rest = rest[after...]
      }
    }
    self.pieces = pieces + [.literal(String(rest))]
  }

  /// The placeholders in it, in order.
  public var placeholders: [String] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The text with its placeholders replaced; those without a value stay empty.
  public func filled(_ values: [String: String]) -> String {
    var filled = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): filled += text
      case .placeholder(let name): filled += values[name] ?? ""
      }
    }
    return filled
  }
}

extension UInt8 {
  /// An ASCII letter, a digit or `_`.
  fileprivate var isWordPart: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || self == UInt8(ascii: "_")
  }
}
