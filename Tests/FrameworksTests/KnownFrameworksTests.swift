import Testing

@testable import Frameworks

/// The vocabulary in `Rules/vocabulary/frameworks`.
@Suite struct KnownFrameworksTests {
  private let frameworks = Frameworks.known

  @Test(
    "a type's supertypes lead up to its root",
    arguments: [
      ("UIPageViewController", "UIViewController"), ("UIImagePickerController", "UIViewController"),
      ("MFMailComposeViewController", "UIResponder"), ("UICollectionReusableView", "UIView"),
      ("UICollectionViewListCell", "UIView"),
      ("UIToolbar", "UIView"), ("UIColorWell", "UIControl"), ("ForEach", "View"), ("Divider", "View"),
      ("ShareLink", "View"),
      ("OutlineGroup", "View"), ("EquatableView", "View"), ("NSOutlineView", "NSResponder"), ("Int", "Comparable"),
      ("String", "Sequence"),
    ])
  func supertypes(type: String, supertype: String) { #expect(frameworks.isA(type, supertype)) }

  @Test(
    arguments: [
      ("UICollectionViewListCell", Traits.view), ("UIAlertController", .viewController), ("NSWindow", .interface),
      ("Codable", [.coded, .decoded]), ("ButtonStyle", [.interface, .interfaceValue, .swiftui]),
      ("LocalizedError", .noRole),
      ("UIViewRepresentable", [.view, .representable, .swiftui]), ("BlockOperation", .operation),
    ] as [(String, Traits)])
  func traits(type: String, traits: Traits) { #expect(frameworks.traits(of: type).isSuperset(of: traits), "\(type)") }

  @Test("values have the traits of their protocols, but `enum Kind: String` is not Codable")
  func rawValueTypesGiveNoTraits() {
    #expect(frameworks.isA("String", "Codable"))
    #expect(frameworks.traits(of: "String").isDisjoint(with: .coded))
  }

  @Test(
    arguments: [
      ("Dictionary", ["Key", "Value", "Index"]), ("Array", ["Element", "Index"]), ("Result", ["Success", "Failure"]),
      ("URL", []),
    ] as [(String, [String])])
  func parameters(type: String, first: [String]) {
    #expect(Array(frameworks.parameters(of: type).prefix(first.count)) == first)
  }
}
