import FactCollection
import Findings
import Foundation
import Linting
import Testing

/// A file of facts that changes during a run: what is missing is reported.
@Suite struct ChangedFactsTests {
  @Test func everyFileIsNamed() throws {
    let project = try TemporaryProject([
      ("Feed.swift", "final class Feed {}\n"), ("Store.h", "@interface Store\n@end\n"),
      ("Store.m", "#import \"Store.h\"\n@implementation Store\n@end\n"),
      ("Main.storyboard", "<?xml version=\"1.0\"?>\n<document><scenes/></document>\n"), (".layerlint.yml", "\n"),
    ])
    let path = "\(project.path)/all.facts"
    #expect(try FactsRun(FactsRun.Options(paths: [project.path])).write(to: path))
    let facts = try FactsTree([path], jobs: 1)
    #expect(try project.lint { $0.facts = facts }.problems.map(\.message) == [])
    try FileManager.default.removeItem(atPath: path)
    let problems = try project.lint { $0.facts = facts }.problems
    #expect(
      problems.map { "\($0.file ?? ""): \($0.message)" }.sorted()
        == ["Feed.swift", "Main.storyboard", "Store.h", "Store.m"].map { "\($0): its facts are damaged" })
  }
}
