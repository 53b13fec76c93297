import Testing

@testable import SourceFacts

struct CamelWordsTests {
  @Test(arguments: [
    ("makeHTTPClient", ["make", "HTTP", "Client"]),
    ("HTTPClient", ["HTTP", "Client"]),
    ("name", ["name"]),
    ("URL", ["URL"]),
    ("x2Axis", ["x", "2", "Axis"]),
    ("parseV2", ["parse", "V2"]),
    ("snake_case", ["snake_case"]),
    ("größeÄndern", ["größe", "Ändern"]),
    ("ÄÖÜber", ["ÄÖ", "Über"]),
    ("naïveHTTPÉcho", ["naïve", "HTTP", "Écho"]),
    ("a", ["a"]),
    ("", []),
  ])
  func wordsOfName(name: String, words: [Substring]) {
    #expect(CamelWords(name).list == words)
  }

  @Test func partOfName() {
    #expect(CamelWords("viewDidLoad:".prefix { $0 != ":" }).list == ["view", "Did", "Load"])
  }
}
