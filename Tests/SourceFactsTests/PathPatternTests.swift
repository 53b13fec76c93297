import Patterns
import SourceFacts
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/Models", ["App/Models", "App/Models/Feed.swift", "App/Models/Deep/Feed.swift"]),
    ("./App/Models/", ["App/Models", "App/Models/Feed.swift"]),
    ("/App//Models", ["App/Models/Feed.swift"]),
    (".", ["Main.swift", "App/Models"]),
    ("**", ["Main.swift", "App/Models"]),
    ("*.swift", ["Main.swift"]),
    ("**/*.generated.swift", ["A.generated.swift", "App/A.generated.swift", "App/B/.generated.swift"]),
    ("**/Models/**", ["Models/A.swift", "App/Models/A.swift", "App/Models/Deep/A.swift"]),
    ("**/Models", ["Models", "App/Models/A.swift", "XModels/Models/A.swift"]),
    ("App/**/View", ["App/View", "App/A/B/View/X.swift"]),
    ("App/*/View", ["App/A/View", "App/A/View/X.swift"]),
    ("App/*View*/*", ["App/MyViews/X.swift", "App/View/Deep/X.swift"]),
    ("App/Feed?.swift", ["App/Feed1.swift", "App/Feedé.swift"]),
    ("Feed**Cell.swift", ["FeedCell.swift", "FeedList/Views/BigCell.swift"]),
    ("{App,Kit/Sources}/Models", ["App/Models/A.swift", "Kit/Sources/Models/A.swift"]),
    ("App/{A,B{1,2}}.swift", ["App/A.swift", "App/B1.swift", "App/B2.swift"]),
    ("App/{A.swift", ["App/{A.swift"]),
    ("App/\\*.swift", ["App/*.swift"]),
    ("**/a*b*c/**/d", ["a1b2c/d", "x/abcbc/y/d/z", "abx/aabbcc/d"]),
  ])
  func matches(pattern: String, paths: [String]) {
    for path in paths { #expect(PathPattern(pattern).matches(path), "\(pattern) matches \(path)") }
  }

  @Test(arguments: [
    ("App/Models", ["App", "App/ModelsX/Feed.swift", "Kit/App/Models/Feed.swift", "app/models/Feed.swift"]),
    ("*.swift", ["App/Main.swift"]),
    ("App/*", ["App"]),
    ("App/**", ["Apps/A.swift", "App"]),
    ("App/*/**", ["App/A.swift"]),
    ("**/Models/**", ["Models", "App/XModels/A.swift"]),
    ("App/*/View", ["App/View", "App/A/B/View"]),
    ("App/Feed?.swift", ["App/Feed.swift", "App/Feed/.swift", "App/Feed12.swift"]),
    ("{App,Kit}/Models", ["Apps/Models", "App/Model", "Models"]),
    ("App/\\*.swift", ["App/A.swift"]),
    ("../App", ["App/A.swift"]),
  ])
  func doesNotMatch(pattern: String, paths: [String]) {
    for path in paths { #expect(!PathPattern(pattern).matches(path), "\(pattern) does not match \(path)") }
  }

  @Test func countsLiteralComponents() {
    #expect(PathPattern("App/Models").literalComponents == 2)
    #expect(PathPattern("./App/").literalComponents == 1)
    #expect(PathPattern("App/**/View*/Cells").literalComponents == 2)
    #expect(PathPattern("{App,Kit}/Models").literalComponents == 1)
    #expect(PathPattern("**").literalComponents == 0)
  }

  @Test func hostilePatternsStayLinear() {
    let path = String(repeating: "a/", count: 2_000) + String(repeating: "a", count: 2_000)
    #expect(!PathPattern(String(repeating: "**/a*", count: 200) + "b").matches(path))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches("a"))
    #expect(!PathPattern(String(repeating: "{", count: 100_000) + String(repeating: "}", count: 100_000)).matches("a"))
  }

  @Test func namePatternsIgnoreFolders() {
    #expect(NamePattern("*ViewModel").matches("FeedViewModel"))
    #expect(NamePattern("*ViewModel").matches("ViewModel"))
    #expect(!NamePattern("*ViewModel").matches("ViewModelFactory"))
    #expect(NamePattern("Feed*Cell?").matches("FeedBigCell2"))
    #expect(!NamePattern("Feed").matches("FeedView"))
    #expect(NamePattern("{Feed,List}View").matches("ListView"))
    #expect(NamePattern("*").matches("a/b"))
  }

  @Test(arguments: ["Feed", "*View", "{Feed,List}View", "F?ed", "Feed\\*", "{a,b{c,d}}*", "{}"])
  func listedPatternsMatchTheSame(pattern: String) {
    for name in ["Feed", "FeedView", "ListView", "Feed*", "bdx", "", "a"] {
      #expect(
        NamePattern(listed: pattern).matches(name) == NamePattern(pattern).matches(name), "\(pattern) and \(name)")
    }
    #expect(NamePattern(listed: pattern) == NamePattern(pattern))
  }

  @Test(arguments: [
    ("View", ["View"]), ("*View", ["*View"]), ("{a,b}", ["a", "b"]), ("x{a,,bc}y", ["xay", "xy", "xbcy"]), ("{}", [""]),
    ("{a}", ["a"]), ("a}b{c,d}", ["a}bc", "a}bd"]), ("{a,b}{c,d}", ["ac", "ad", "bc", "bd"]),
    ("{a,b}x{c}{d,e}", ["axcd", "axce", "bxcd", "bxce"]), ("{a,b{c,d}}", ["a", "bc", "bd"]),
    ("{a,b", ["{a,b"]), ("a,b}", ["a,b}"]), ("\\{a,b}", ["\\{a,b}"]),
  ])
  func expandsAlternatives(pattern: String, alternatives: [String]) {
    #expect(NamePattern(pattern).alternativeTexts == alternatives)
  }

  @Test func tooManyAlternativesAreLiteral() {
    let pattern = "{\(String(repeating: ",", count: 600))}"
    #expect(NamePattern(pattern).alternativeTexts == [pattern])
  }
}
