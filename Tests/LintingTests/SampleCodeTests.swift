import Linting
import Testing

/// Previews, test doubles and sample values in the app's own files are not checked.
@Suite struct SampleCodeTests {
  private let files: [(path: String, text: String)] = [
    (".layerlint.yml", "architectures: [layered, mvc, mvp]\nlayers: [UI: UI, Model: Model]\n"),
    ("UI/Row.swift", "import SwiftUI\nstruct Row: View {\n  var body: some View { Text(\"\") }\n}\n"),
    (
      "Model/Feed.swift",
      """
      import Foundation
      struct Feed {
        let title: String
        static let mocked = Row()
        static func previewFeed() -> Row? { nil }
      }
      final class MockShop { let row = Row() }
      struct FeedServiceStub {}
      extension FeedServiceStub { func row() -> Row { Row() } }
      struct Feed_Previews: PreviewProvider {
        static var previews: some View { Row() }
      }
      #Preview("One") { Row() }
      """
    ),
  ]

  @Test func sampleCodeIsNotReported() throws {
    #expect(try TemporaryProject(files).lint { $0.only = ["upward_dependency"] }.marks.map(\.line) == [5])
  }

  @Test("sample code is reported if tests are checked")
  func withTests() throws {
    var files = files
    files[0].text += "tests: true\n"
    let lines = try TemporaryProject(files).lint { $0.only = ["upward_dependency"] }.marks.map(\.line)
    #expect(lines == [4, 7, 9, 11, 13])
  }
}
