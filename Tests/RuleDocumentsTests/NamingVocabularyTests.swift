import Findings
import Policy
import Testing

@testable import RuleDocuments

@Suite struct NamingVocabularyTests {
  private func vocabulary(_ yaml: String) -> NamingVocabulary {
    NamingVocabulary(ConfigurationSource(file: "names.yml", text: yaml))
  }

  @Test func listsAreWrittenAsConstants() {
    let vocabulary = vocabulary("types:\n  view_model: [ViewModel, VM]\nfolder_endings:\n  model: [data models]\n")
    #expect(vocabulary.mistakes == [])
    #expect(
      vocabulary.text == """
        // @generated from Rules/vocabulary/names.yml by `make generate`

        extension NamingConventions {
          public enum Types {
            public static let viewModel: NamingConventions.Words =
              "ViewModel,VM"
          }

          public enum FolderEndings {
            public static let model: NamingConventions.Words =
              "data models"
          }
        }

        """)
  }

  @Test(arguments: [
    ("types: [A]", "expected lists of words", 1),
    ("types:\n  view: View", "expected a list of words", 2),
    ("types:\n  view: [View]\n  cell: [Cell, View]", "'View' is in 'types' twice", 3),
    ("types:\n  view: [\"A,B\"]", "expected a word", 2),
  ])
  func mistakesAreLocated(yaml: String, message: String, line: Int) {
    #expect(vocabulary(yaml).mistakes.map(\.message) == [message])
    #expect(vocabulary(yaml).mistakes.map(\.line) == [line])
  }
}
