import NameResolution
import Testing

/// Unchanged files are resolved again if names in them may have another meaning.
@Suite struct ChangedReferenceTests {
  /// The part of the value that a name binds depends on the names before it.
  @Test func namesInTuplePatterns() {
    let others = [
      "e.swift": "enum Pair { static let (one, two) = (Item(), Other()) }\n",
      "f.swift": "class Asks { func ask() { Pair.one.show() } }\n",
    ]
    #expect(
      ReferenceSample.reused(
        after: ["e.swift": "enum Pair { static let (zero, one) = (Item(), Other()) }\n"], and: others) == 0)
    #expect(
      ReferenceSample.reused(after: ["e.swift": "enum Pair { static let (one, _) = (Item(), Other()) }\n"], and: others)
        == 0)
    let gap = ["e.swift": "enum Pair { static let (one, _) = (Item(), Other()) }\n", "f.swift": others["f.swift"]!]
    #expect(
      ReferenceSample.reused(after: ["e.swift": "enum Pair { static let (_, one) = (Item(), Other()) }\n"], and: gap)
        == 0)
  }

  /// Swift finds members by their Objective-C names too.
  @Test func changedNamesForObjectiveC() {
    let others = [
      "e.swift": "class Old: NSObject { func fetch() {} }\n",
      "f.swift": "class Asks { func ask(_ old: Old) { old.ping() } }\n",
      "g.m": "@implementation Caller\n- (void)call { [self run]; }\n@end\n",
    ]
    #expect(
      ReferenceSample.reused(after: ["e.swift": "class Old: NSObject { @objc(ping) func fetch() {} }\n"], and: others)
        == 0)
    #expect(
      ReferenceSample.reused(after: ["e.swift": "class Old: NSObject { @objc func fetch() {} }\n"], and: others) == 6)
  }

  @Test func typesAndMembersUsedWithoutAName() {
    for new in [
      "struct New {}", "extension Item { func more() {} }", "typealias Old = Item", "protocol P {}",
      "func + (left: Item, right: Item) -> Item { left }", "import Foundation",
    ] {
      #expect(
        ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "func begin()", new + "\nfunc begin()")) == 0,
        "\(new)")
    }
    for new in [
      "init(n: Int) {}", "subscript(n: Int) -> Item { Item() }", "func callAsFunction() -> Item { Item() }",
      "let stored: Item",
    ] {
      #expect(
        ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "  func load", "  " + new + "\n  func load"))
          == 0, "\(new)")
    }
  }

  @Test func changedTypeHeaders() {
    #expect(ReferenceSample.reused(after: ReferenceSample.edited("d.swift", "class Far", "final class Far")) == 0)
  }

  /// The changed name is not mentioned: the type of a used variable is inferred from it.
  @Test func inferredTypesOfChangedFunctions() {
    let others = [
      "e.swift": "func make() -> Item { Item() }\n", "f.swift": "enum Common { static let made = make() }\n",
      "g.swift": "class User { func run() { Common.made.show() } }\n",
    ]
    #expect(ReferenceSample.reused(after: ["e.swift": "func make() -> Other { Other() }\n"], and: others) == 0)
    let closure = [
      "f.swift": "enum Common { static let made = { Item() } }\n",
      "g.swift": "class User { func run() { Common.made().show() } }\n",
    ]
    #expect(
      ReferenceSample.reused(after: ["f.swift": "enum Common { static let made = { Other() } }\n"], and: closure) == 4)
  }

  /// A loop calls `makeIterator` and `next` without mentioning them.
  @Test func iteratorsOfLoops() {
    let list = "struct List: Sequence { func makeIterator() -> Walk { Walk() } }\n"
    let walk = "struct Walk { mutating func next() -> Item? { nil } }\n"
    let others = [
      "e.swift": list, "f.swift": walk,
      "g.swift": "class User { func run(list: List) { for x in list { x.show() } } }\n",
    ]
    #expect(ReferenceSample.reused(after: ["f.swift": walk.replacing("Item", with: "Other")], and: others) == 0)
  }

  /// The parameter names of a closure are not part of its expressions, but determine its result.
  @Test func parameterNamesOfClosures() {
    let closure = "enum Common { static let made = { (a: Item, b: Other) in a } }\n"
    let others = ["e.swift": closure, "f.swift": "class User { func run() { Common.made(Item(), Other()).show() } }\n"]
    #expect(
      ReferenceSample.reused(
        after: ["e.swift": closure.replacing("(a: Item, b: Other)", with: "(b: Item, a: Other)")], and: others)
        == 4)
  }

  /// The type of a requirement is inferred from the function that implements it.
  @Test func addedWitnesses() {
    let others = [
      "e.swift": "protocol Maker { associatedtype Made\n func make() -> Made }\n",
      "f.swift": "struct Mine: Maker {\n}\n",
      "g.swift": "func use(_ made: Mine.Made) { made.show() }\n",
    ]
    #expect(
      ReferenceSample.reused(
        after: ["f.swift": "struct Mine: Maker {\n func make() -> Item { Item() }\n}\n"], and: others) == 0)
  }

  @Test func branchesOfConditionals() {
    let twins = "#if DEBUG\nfunc level() -> Item { Item() }\n#else\nfunc level() -> Item { Item() }\n#endif\n"
    let others = ["e.swift": twins, "f.swift": "func ask() { level().show() }\n"]
    #expect(
      ReferenceSample.reused(after: ["e.swift": twins.replacing("#else", with: "#endif\n#if RELEASE")], and: others)
        == 0)
  }

  @Test func removedFiles() throws {
    let first = ReferenceRun(ReferenceSample.texts)
    guard let known = first.stored.flatMap({ KnownReferences(packed: $0) }) else { throw NothingStored() }
    var after = ReferenceSample.texts
    after["d.swift"] = nil
    let second = ReferenceRun(after, known: known)
    #expect(second.reusedFiles == 0)
    #expect(second.references == ReferenceRun(after).references)
  }
}
