import Testing

@testable import Frameworks

@Suite struct FrameworksTests {
  private let frameworks = Frameworks(
    """
    # Shop 2 Money,Bank
    n Till Coin*
    h Price Row
    c Thing
    c Screen Thing 1 - title:Label,parts:[Part],show::4
    c Cart Screen,Listed 2 Item
    p Listed - 8 Row
    p Sorted Listed
    v Price Sorted
    """)

  @Test func supertypesAreNearestFirst() {
    #expect(frameworks.supertypes(of: "Cart") == ["Screen", "Listed", "Thing"])
    #expect(frameworks.supertypes(of: "Thing") == [])
    #expect(frameworks.supertypes(of: "Elsewhere") == [])
    #expect(frameworks.isA("Cart", "Thing"))
    #expect(!frameworks.isA("Thing", "Cart"))
    #expect(!frameworks.isA("Cart", "Cart"))
  }

  @Test func superclassesExcludeProtocols() throws {
    let cart = try #require(frameworks.find("Cart"))
    #expect(frameworks.superclasses(of: cart).map { frameworks.names[$0] } == ["Screen", "Thing"])
    let price = try #require(frameworks.find("Price"))
    #expect(frameworks.superclasses(of: price) == [])
  }

  @Test func classesAndProtocolsInheritTraits() {
    #expect(frameworks.traits(of: "Cart").rawValue == 1 | 2 | 8)
    #expect(frameworks.traits(of: "Sorted").rawValue == 8)
    #expect(frameworks.all(with: Traits(rawValue: 1)) == ["Screen", "Cart"])
    #expect(frameworks.roots(with: Traits(rawValue: 1)) == ["Screen"])
  }

  @Test func frameworksHaveTraitsAndTypes() {
    #expect(frameworks.modules(with: Traits(rawValue: 2)) == ["Shop"])
    #expect(frameworks.modules(with: Traits(rawValue: 1)) == [])
    #expect(frameworks.frameworks[0].reexports == ["Money", "Bank"])
    #expect(frameworks.declaredNames(in: "Shop").suffix(3) == ["Price", "Till", "Coin*"])
    #expect(frameworks.declaredNames(in: "Other") == [])
    #expect(frameworks.frameworks[0].plainNames == ["Price", "Row"])
    #expect(
      frameworks.frameworks[0].types.map { frameworks.names[$0] } == [
        "Thing", "Screen", "Cart", "Listed", "Sorted", "Price",
      ])
  }

  @Test("`enum Kind: Price` does not inherit the trait of Price")
  func rawValueTypesGiveNoTraits() { #expect(frameworks.traits(of: "Price") == []) }

  @Test func parametersAreInherited() {
    #expect(frameworks.parameters(of: "Cart") == ["Item", "Row"])
    #expect(frameworks.parameters(of: "Price") == ["Row"])
  }

  @Test func membersHaveATypeOrTraits() throws {
    let types = try ["Cart", "Screen"].map { try #require(frameworks.find($0)) }
    func member(_ name: String) throws -> Frameworks.Member? {
      frameworks.member(try #require(frameworks.find(name)), of: types)
    }
    #expect(try member("title").map { frameworks.names[$0.type] } == "Label")
    #expect(try member("title")?.isCollection == false)
    #expect(try member("parts").map { frameworks.names[$0.type] } == "Part")
    #expect(try member("parts")?.isCollection == true)
    #expect(try member("show")?.type.isNone == true)
    #expect(try member("show")?.traits.rawValue == 4)
    #expect(try member("Item") == nil)
  }

  @Test func pathsNameATypeOrAMember() {
    #expect(frameworks.has(Traits(rawValue: 4), path: "Screen.show"))
    #expect(!frameworks.has(Traits(rawValue: 4), path: "Screen.title"))
    #expect(frameworks.has(Traits(rawValue: 1), path: "Cart"))
    #expect(!frameworks.has(Traits(rawValue: 1), path: "Shop.Cart.show"))
  }

  @Test func sourcesIncludeTypesWithMembersOfTheType() throws {
    var marked = [Bool](repeating: false, count: frameworks.names.count)
    marked[Int(try #require(frameworks.find("Label")).raw)] = true
    let sources = frameworks.sources(of: marked)
    #expect(
      sources.indices.filter { sources[$0] }.map { frameworks.names[.init(UInt32($0))] } == ["Screen", "Label", "Cart"])
  }
}
