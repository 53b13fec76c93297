import Testing

@testable import Fixes

struct MentionTests {
  @Test(arguments: [
    ("print(titles)", Mention.Access.read), ("titles = []", .assigned), ("titles[0] = \"\"", .changed),
    ("edit(&titles)", .changed), ("titles += []", .changed), ("if titles == [] {}", .read),
  ])
  func recognizesTheKindOfAccess(statement: String, access: Mention.Access) throws {
    let sample = FixSample("final class Feed {\n  private var titles: [String] = []\n  func run() { \(statement) }\n}")
    let property = try #require(sample.symbol("Feed.titles"))
    let mentions = sample.context.index.mentions(of: property)
    #expect(mentions.map(\.access) == [access])
    #expect(mentions.map(\.isSure) == [true])
  }

  @Test func namesTheMethodThatIsCalled() throws {
    let sample = FixSample("final class Feed {\n  private var titles: [String] = []\n  func run() { titles.sort() }\n}")
    let property = try #require(sample.symbol("Feed.titles"))
    let mention = try #require(sample.context.index.mentions(of: property).first)
    guard case .called(let method) = mention.access else {
      Issue.record("\(mention.access)")
      return
    }
    #expect(sample.graph.text(sample.graph.node(method, in: mention.file).name, in: mention.file) == "sort")
  }
}
