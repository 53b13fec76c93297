import SourceFacts
import Testing

@testable import InterfaceScanning

/// The facts of storyboards and xibs.
@Suite struct InterfaceScannerTests {
  private static func scan(_ text: String) -> InterfaceFacts {
    InterfaceScanner.scan(Array(text.utf8))
  }

  /// Objects as `kind id Module.Class (top)`, segues as `source > destination`.
  private static func describe(_ text: String) -> [String] {
    let facts = scan(text)
    let objects = facts.objects.map { object in
      let name = facts.text(object.className)
      let module = object.module.isNone ? "" : facts.text(object.module) + "."
      let top = facts.text(facts.objects[object.top].identifier)
      return "\(object.kind) \(facts.text(object.identifier)) \(module)\(name) (\(top))"
    }
    let segues = facts.segues.map { segue in
      let source = facts.text(facts.objects[segue.source].identifier)
      return "\(source) \(segue.kind) \(facts.text(segue.destination))"
    }
    return objects + segues + facts.problems.map(\.message)
  }

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
      <scenes>
        <!--Feed <segue destination="none"/>-->
        <scene sceneID="s1">
          <objects>
            <tableViewController storyboardIdentifier="Feed" id="feed" customClass="FeedViewController" \
            customModule="App" sceneMemberID="viewController">
              <tableView key="view" id="table">
                <prototypes>
                  <tableViewCell id="cell" customClass='FeedCell' customModule="App" customModuleProvider="target">
                    <connections>
                      <segue destination="detail" kind="show" identifier="open" id="g1"/>
                    </connections>
                  </tableViewCell>
                </prototypes>
              </tableView>
              <connections>
                <segue destination="exit" kind="unwind" id="g2"/>
                <segue destination="map" kind="embed" id="g3"/>
              </connections>
            </tableViewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="r1" customClass="UIResponder" \
            sceneMemberID="firstResponder"/>
            <view id="extra" customClass="EmptyView"/>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <navigationController id="nav" sceneMemberID="viewController">
              <connections><segue destination="feed" kind="relationship" relationship="rootViewController" \
              id="g4"/></connections>
            </navigationController>
          </objects>
        </scene>
        <scene sceneID="s3">
          <objects>
            <viewControllerPlaceholder storyboardName="Map" referencedIdentifier="Full" id="map" \
            sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  @Test func storyboards() {
    #expect(
      Self.describe(Self.storyboard) == [
        "viewController feed App.FeedViewController (feed)", "view cell FeedCell (feed)", "other r1 UIResponder (feed)",
        "view extra EmptyView (feed)", "viewController nav  (nav)", "reference map  (map)", "feed show detail",
        "feed embed map", "nav embed feed",
      ])
    let facts = Self.scan(Self.storyboard)
    #expect(facts.text(facts.initial) == "nav")
    #expect(facts.text(facts.objects.elements[0].storyboardIdentifier) == "Feed")
    let reference = facts.objects.elements[5]
    #expect(facts.text(reference.storyboard) == "Map" && facts.text(reference.referenced) == "Full")
    #expect(facts.lines.line(at: facts.objects.elements[1].offset).line == 10)
  }

  @Test func nibs() {
    #expect(
      Self.describe(
        """
        <document><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"/>
          <view id="v"><subviews><view id="w" customClass="Card&amp;Co"/></subviews></view>
        </objects></document>
        """)
        == ["filesOwner -1 CardController (-1)", "other v  (-1)", "view w Card&Co (-1)"].map {
          $0.replacing("other v", with: "view v")
        })
    // Without an owner, and with the owner of AppKit documents.
    #expect(
      Self.describe(
        """
        <document><objects>
          <customObject id="-2" userLabel="File's Owner"/>
          <tableCellView id="t" customClass="Row"><button id="b" customClass="Star"/></tableCellView>
        </objects></document>
        """) == ["filesOwner -2  (-2)", "view t Row (t)", "view b Star (t)"])
  }

  @Test(arguments: [
    ("", []), ("no xml at all", []), ("<document/>", []),
    ("<a", ["a tag does not end; the rest was not read"]), ("<", ["a tag does not end; the rest was not read"]),
    ("<a b></a>", ["an attribute has no value; the rest was not read"]),
    ("<a b=c></a>", ["an attribute's value does not begin or end with a quote; the rest was not read"]),
    ("<a><b></a>", ["</a> where </b> belongs; the rest was not read"]),
    ("<a>", ["<a> is not closed; the rest was not read"]), ("</a>", ["</a> closes nothing; the rest was not read"]),
    ("<!-- a", ["a comment does not end; the rest was not read"]), ("<!-->-->", []),
    ("<![CDATA[ <a> ", ["a CDATA section does not end; the rest was not read"]), ("<![CDATA[ <a> ]]>", []),
    ("<?xml ?><!DOCTYPE a [<!ENTITY b '>]'> ]><a/>", []),
    ("<!DOCTYPE a", ["a declaration does not end; the rest was not read"]),
    ("<!DOCTYPE a '", ["a declaration does not end; the rest was not read"]),
    ("< a/>", ["an element has no name; the rest was not read"]), ("\u{FEFF}<a/>", []),
  ])
  func mistakes(_ text: String, _ problems: [String]) { #expect(Self.describe(text) == problems) }

  @Test func entities() {
    func decoded(_ text: String) -> String { XMLText.decode(Array(text.utf8)) }
    #expect(decoded("a&amp;&lt;&gt;&quot;&apos;&#65;&#x1F600;b") == "a&<>\"'A\u{1F600}b")
    #expect(decoded("&other;&;&#;&#xD800;&amp") == "&other;&;&#;&#xD800;&amp")
    #expect(decoded("&#12345678901234567890;") == "&#12345678901234567890;")
  }

  /// A mistake does not affect the objects before it.
  @Test func seguesOutsideOfScenesAreIgnored() {
    #expect(Self.describe("<document><segue destination=\"d\" customClass=\"Fade\"/></document>").isEmpty)
  }

  @Test func objectsBeforeAMistakeAreRead() {
    let lines = Self.storyboard.split(separator: "\n")
    let broken = lines.prefix(20).joined(separator: "\n")
    let facts = Self.scan(broken)
    #expect(facts.problems.count == 1 && facts.objects.count == 2 && facts.segues.count == 2)
  }

  @Test func hostileTexts() {
    let deep = String(repeating: "<view customClass=\"A\">", count: 100_000)
    let facts = Self.scan("<objects>" + deep)
    #expect(facts.objects.count == 100_000 && facts.problems.count == 1)
    #expect(Self.scan(String(repeating: "<!--", count: 100_000)).problems.count == 1)
    #expect(Self.scan("<a " + String(repeating: "b=\"c\" ", count: 100_000) + "/>").problems.isEmpty)
    #expect(Self.scan(String(repeating: "&a;", count: 100_000)).problems.isEmpty)
  }
}
