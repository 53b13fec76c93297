/// The words of a name in camel case: `makeHTTPClient` has `make`, `HTTP` and `Client`. A run of capital letters and
/// digits is one word, without its last letter if a lowercase letter follows.
public struct CamelWords: Sendable {
  /// The words, in order.
  public let list: [Substring]

  public init(_ name: String) { self.init(name[...]) }

  public init(_ name: Substring) {
    // Almost all names are ASCII, where one byte is one character.
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      let small = UInt8(ascii: "a")...UInt8(ascii: "z")
      list = Self.words(
        of: name, in: name.utf8, isCapital: { capitals.contains($0) || digits.contains($0) },
        isSmall: { small.contains($0) })
    } else {
      list = Self.words(of: name, in: name, isCapital: { $0.isUppercase || $0.isNumber }, isSmall: { $0.isLowercase })
    }
  }

  private static func words<Characters: Collection>(
    of name: Substring, in characters: Characters,
    isCapital: (Characters.Element) -> Bool, isSmall: (Characters.Element) -> Bool
  ) -> [Substring] where Characters.Index == String.Index {
    guard var isAfterCapital = characters.first.map(isCapital) else { return [] }
    var words: [Substring] = []
    var start = characters.startIndex
    var index = characters.index(after: start)
    while index < characters.endIndex {
      let next = characters.index(after: index)
      let isAtCapital = isCapital(characters[index])
      let isBeforeSmall = next < characters.endIndex && isSmall(characters[next])
      if isAtCapital, !isAfterCapital || isBeforeSmall {
        words.append(name[start..<index])
        start = index
      }
      isAfterCapital = isAtCapital
      index = next
    }
    words.append(name[start...])
    return words
  }
}

/// Words at which Swift splits the first piece of a selector, as the Clang importer does. `animated` is not a
/// preposition, but splits too.
public enum Prepositions {
  public static func contains(_ word: Substring) -> Bool { words.contains(word.lowercased()) }

  private static let words: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within", "animated",
  ]
}

/// `HTTPClient` → `httpClient`, `Large` → `large`
package func lowercasedFirstWord(_ name: Substring) -> String {
  guard let first = CamelWords(name).list.first else { return "" }
  return first.lowercased() + name.dropFirst(first.count)
}
