import Testing

@testable import NameResolution

/// Tables of what well-known types inherit from: data that is easily broken and hard to see.
@Suite struct ForeignTypeTests {
  private static let types = ForeignTypes.direct.keys.sorted()

  @Test("each type and supertype is an identifier")
  func namesAreIdentifiers() {
    for (type, supertypes) in ForeignTypes.direct {
      for name in [type] + supertypes {
        #expect(name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber }, "'\(name)'")
      }
    }
  }

  @Test("each supertype is in the table or is one that nothing is known to stand above")
  func supertypesAreKnown() {
    let roots: Set<String> = [
      "NSObject", "View", "Equatable", "Encodable", "Decodable", "CustomStringConvertible", "LosslessStringConvertible", "CVarArg",
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
      "TextOutputStream", "ContiguousBytes", "Sequence", "SetAlgebra", "RawRepresentable", "RangeExpression", "Strideable",
      "AdditiveArithmetic", "AsyncSequence", "IteratorProtocol", "NSLocking",
    ]
    let unknown = Set(ForeignTypes.direct.values.joined()).subtracting(Self.types).subtracting(roots)
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }

  @Test("no type is its own supertype", arguments: types)
  func noTypeIsItsOwnSupertype(type: String) {
    #expect(!ForeignTypes.supertypes(of: type).contains(type))
  }

  @Test("a type's supertypes lead up to its root", arguments: [
    ("UIPageViewController", "UIViewController"), ("UIImagePickerController", "UIViewController"),
    ("MFMailComposeViewController", "UIResponder"), ("UICollectionReusableView", "UIView"), ("UICollectionViewCell", "UIView"),
    ("UIToolbar", "UIView"), ("UIColorWell", "UIControl"), ("ForEach", "View"), ("Divider", "View"), ("ShareLink", "View"),
    ("OutlineGroup", "View"), ("EquatableView", "View"), ("NSOutlineView", "NSResponder"),
  ])
  func supertypes(type: String, supertype: String) {
    #expect(ForeignTypes.supertypes(of: type).contains(supertype))
  }

  @Test("generic parameters are identifiers")
  func parametersAreIdentifiers() {
    for (type, parameters) in ForeignTypes.parameters {
      #expect(!parameters.isEmpty && parameters.allSatisfy { $0.allSatisfy(\.isLetter) }, "\(type)")
    }
  }
}
