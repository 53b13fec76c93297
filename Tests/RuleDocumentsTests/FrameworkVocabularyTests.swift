import Findings
import Policy
import Testing

@testable import RuleDocuments

@Suite struct FrameworkVocabularyTests {
  private static let traits = """
    # Traits
    shown: is on the screen
    main_page: { means: the first page, implies: shown }
    """

  private func vocabulary(_ yaml: String) -> FrameworkVocabulary {
    FrameworkVocabulary([
      ConfigurationSource(file: "shop.yml", text: yaml),
      ConfigurationSource(file: "folder/traits.yml", text: Self.traits),
    ])
  }

  @Test func typesAreWrittenAsLines() {
    let vocabulary = vocabulary(
      """
      Shop:
        brings: [Money, Bank]
        traits: shown
        names: [Till, "Coin*"]
        plain_names: Price
        classes:
          Thing: {}
          Page: { is: Thing, traits: main_page, members: { title: Label, parts: [Part] } }
          Cart: { is: [Page, Listed], generic: Item, members: { show: { traits: shown }, top: { is: [Part], traits: \
          shown } } }
        protocols:
          Listed: {}
        values:
          Price: Listed
      """)
    #expect(vocabulary.mistakes == [])
    let lines = vocabulary.text.split(separator: "\n").drop { !$0.hasPrefix("let ") }.dropFirst().dropLast()
    #expect(
      lines.map { $0.dropFirst(2) } == [
        "# Shop 1 Money,Bank", "n Till Coin*", "h Price", "c Thing", "c Page Thing 3 - title:Label,parts:[Part]",
        "c Cart Page,Listed - Item show::1,top:[Part]:1",
        "p Listed", "v Price Listed",
      ])
  }

  @Test func traitsAreWrittenAsConstants() {
    let text = vocabulary("Shop: {}").text
    #expect(text.contains("/// Is on the screen\n  public static let shown = Traits(rawValue: 1 << 0)"))
    #expect(text.contains("/// The first page\n  public static let mainPage = Traits(rawValue: 1 << 1)"))
  }

  @Test func unusedTraitsAreMistakes() {
    #expect(vocabulary("Shop: { traits: shown }").mistakes.map(\.message) == ["nothing has the trait 'main_page'"])
    #expect(vocabulary("Shop: { traits: main_page }").mistakes == [])
  }

  @Test(arguments: [
    ("Shop:\n  classes:\n    Thing: Page", "unknown supertype 'Page': write 'Page: {}' if nothing is above it", 3),
    ("Shop:\n  classes:\n    Thing: Page\n    Page: Thing", "'Page' is its own supertype", 4),
    ("Shop:\n  classes:\n    Thing: { traits: round }", "unknown trait 'round': 'traits.yml' lists all", 3),
    ("Shop:\n  classes:\n    Thing: {}\n  values:\n    Thing: {}", "'Thing' is in Shop twice", 5),
    ("Shop:\n  classes:\n    Thing: [a thing]", "'a thing' is not a name", 3),
    ("Shop:\n  classes:\n    A-B: {}", "'A-B' is not a name", 3),
    ("Shop:\n  types: {}", "unknown key 'types' of a framework", 2),
    (
      "Shop:\n  classes:\n    Thing: { isa: A }",
      "unknown key 'isa': a type has 'is', 'traits', 'generic' and 'members'", 3
    ),
    ("Shop", "expected a mapping", 1),
  ])
  func mistakesAreLocated(yaml: String, message: String, line: Int) {
    let mistakes = vocabulary(yaml).mistakes
    #expect(mistakes.map(\.message).contains(message), "\(mistakes)")
    #expect(mistakes.contains { $0.message == message && $0.line == line && $0.file == "shop.yml" })
  }
}
