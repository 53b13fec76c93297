/// The words of a name in camel case; a run of capitals is one word, but for the last when a small letter follows.
public struct CamelWords: Sendable {
  public let list: [Substring]

  public init(_ name: some StringProtocol) {
    let text = Array(String(name))
    var words: [Substring] = []
    var start = 0
    func isCapital(_ index: Int) -> Bool { text[index].isUppercase || text[index].isNumber }
    for index in text.indices.dropFirst() {
      let begins = isCapital(index) && !isCapital(index - 1)
      let endsRun = isCapital(index - 1) && isCapital(index) && index + 1 < text.count && text[index + 1].isLowercase
      if begins || endsRun {
        words.append(Substring(String(text[start..<index])))
        start = index
      }
    }
    if start < text.count { words.append(Substring(String(text[start...]))) }
    list = words
  }
}

/// Words at which Swift splits a selector's first piece, after the importer's list; `animated` is no preposition, but
/// splits too.
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
