import Testing

@testable import Fixes

struct LetFixTests {
  @Test func declaresAPropertySetOnlyInTheInitializerConstant() {
    let sample = FixSample(
      """
      final class Feed {
        private var title: String
        init(title: String) { self.title = title }
        func text() -> String { title }
      }
      """)
    let fix = sample.letFix("Feed.title")
    #expect(fix?.title == "Declare title with let")
    #expect(fix?.isSafe == true)
    #expect(sample.changedLines(fix) == ["private let title: String"])
  }

  @Test(arguments: [
    "func clear() { title = \"\" }", "func add() { title += \"!\" }", "func edit() { change(&title) }",
    "func add() { title.append(\"!\") }", "init(copy: Feed) { if copy.isNew { title = \"\" } }",
  ])
  func offersNothingIfTheVariableMayChange(member: String) {
    let sample = FixSample(
      """
      final class Feed {
        private var title: String
        init(title: String) { self.title = title }
        \(member)
      }
      """)
    #expect(sample.symbol("Feed.title") != nil)
    #expect(sample.letFix("Feed.title") == nil)
  }

  @Test(arguments: [
    "var title: String?", "@Published var title: String", "static var title: String = \"\"", "lazy var title = name()",
  ])
  func offersNothingIfAConstantWouldNotCompile(declaration: String) {
    let sample = FixSample("final class Feed {\n  \(declaration)\n}")
    #expect(sample.symbol("Feed.title") != nil)
    #expect(sample.letFix("Feed.title") == nil)
  }

  @Test func isNotSafeIfTestsMentionTheName() {
    let text = "final class Feed {\n  var title: String\n  init(title: String) { self.title = title }\n}"
    #expect(FixSample(text).letFix("Feed.title")?.isSafe == true)
    #expect(FixSample(text, wordsInTests: ["title"]).letFix("Feed.title")?.isSafe == false)
  }
}
