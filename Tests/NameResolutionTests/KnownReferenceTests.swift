import DependencyGraph
import NameResolution
import SourceFacts
import Testing

/// References of an earlier run that are still valid are reused.
@Suite struct KnownReferenceTests {
  @Test func unchangedFilesAreReused() { #expect(ReferenceSample.reused(after: [:]) == 4) }

  @Test func changedBodiesAffectOnlyTheirFile() {
    #expect(
      ReferenceSample.reused(after: ReferenceSample.edited("c.swift", "store.load()", "Item().show(); store.load()"))
        == 3)
    #expect(
      ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "{ Item() }", "{ _ = begin(); return Item() }"))
        == 3)
  }

  /// The changed code needs types from other files, which are read on demand: written types, types inferred over
  /// several files, and generic arguments of supertypes.
  @Test func typesFromUnchangedFilesAreComputedOnDemand() {
    let look =
      "func look(_ one: One, _ box: ItemBox, _ end: End) {\n one.deep.end()\n box.value?.show()\n end.far.end()\n}\n"
    let others = [
      "e.swift": "class One { let two = Two(); let deep = Two.shared.three.four }\n",
      "f.swift": "class Two { let three = Three.made; static let shared = Two() }\n",
      "g.swift": "class Three { let four = Four.made(); static let made = Three() }\n",
      "h.swift": "class Four { static func made() -> Four { Four() }\n func end() {} }\n",
      "i.swift": "class Box<Value> { var value: Value? }\nfinal class ItemBox: Box<Item> {}\n",
      // One more round than inference has.
      "j.swift":
        """
      class End { let far = Far4.far }\nclass Far4 { static let far = Far3.far }
      class Far3 { static let far = Far2.far }\n
      """,
      "k.swift": "class Far2 { static let far = Far1.far }\nclass Far1 { static let far = Four.made() }\n",
      "l.swift": look,
    ]
    let run = ReferenceRun(ReferenceSample.texts.merging(others) { $1 })
    let targets = run.graph.references.filter { $0.file == FileID(11) }.map { run.graph.symbols[$0.target] }
    #expect(targets.filter { $0.kind == .function }.prefix(2).map { run.graph.names[$0.name] } == ["end", "show"])
    let changed = look.replacing(" one.deep", with: " _ = begin()\n one.deep")
    #expect(ReferenceSample.reused(after: ["l.swift": changed], and: others) == 11)
  }

  @Test func typesForUnchangedObjectiveCAreComputedOnDemand() {
    let others = [
      "e.m": "@interface Maker : NSObject\n@property Maker *next;\n- (void)end;\n@end\n",
      "f.m": "@implementation Maker\n- (void)end { [self.next.next end]; }\n@end\n",
    ]
    #expect(
      ReferenceSample.reused(
        after: ReferenceSample.edited("c.swift", "store.load()", "Item().show(); store.load()"), and: others) == 5)
  }

  /// An Objective-C name may contain the Swift name.
  @Test func changedMembersAffectObjectiveCFilesThatNameThem() {
    let others = [
      "e.swift": "class Deck: NSObject {\n  @objc func play(count: Int) {}\n  @objc var speed: Int { 1 }\n}\n",
      "f.m": "@implementation Caller\n- (void)call:(Deck *)deck { [deck playWithCount:1]; }\n@end\n",
      "g.m": "@implementation Other\n- (void)call:(Deck *)deck { [deck setSpeed:1]; }\n@end\n",
      "h.m": "@implementation Distant\n- (void)end { [self end]; }\n@end\n",
    ]
    let (old, far) = (others["e.swift"] ?? "", others["h.m"] ?? "")
    #expect(
      ReferenceSample.reused(after: ["e.swift": old.replacing("count: Int", with: "times: Int")], and: others) == 6)
    #expect(ReferenceSample.reused(after: ["e.swift": old.replacing("{}", with: "{ _ = begin() }")], and: others) == 7)
    #expect(ReferenceSample.reused(after: ["h.m": far.replacing("[self end]", with: "")], and: others) == 7)
  }

  @Test func movedLinesAffectOnlyTheirFile() {
    #expect(ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "class", "// About it.\n\nclass")) == 3)
  }

  /// The symbols after it get other numbers.
  @Test func insertedDeclarationsRenumberOthers() {
    #expect(
      ReferenceSample.reused(
        after: ReferenceSample.edited("a.swift", "  func load", "  func prepare() {}\n  func load")) == 3)
    #expect(
      ReferenceSample.reused(
        after: ReferenceSample.edited("b.swift", "struct Other", "private func helper() { _ = Item() }\nstruct Other"))
        == 3)
    #expect(
      ReferenceSample.reused(
        after: ReferenceSample.edited(
          "a.swift", "  func load", "  static let zero = 0\n  var twice: Int { count }\n  func load"))
        == 3)
  }

  @Test func removingUnusedDeclarationsAffectsOnlyTheirFile() {
    #expect(ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "  var count: Int { 1 }\n", "")) == 3)
  }

  @Test func changedDeclarationsAffectFilesThatNameThem() {
    #expect(
      ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "func begin() -> Store", "func begin() -> Item"))
        == 2)
    #expect(ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "func begin()", "func close()")) == 2)
    #expect(
      ReferenceSample.reused(
        after: ReferenceSample.edited("a.swift", "func load() -> Item { Item() }", "func load() -> Other { Other() }"))
        == 2)
  }

  @Test func newDeclarationsAffectFilesThatNameThem() {
    #expect(
      ReferenceSample.reused(after: ReferenceSample.edited("a.swift", "  func load", "  func run() {}\n  func load"))
        == 1)
    #expect(
      ReferenceSample.reused(
        after: ReferenceSample.edited(
          "a.swift", "func begin() -> Store", "private func run() {}\nfunc begin() -> Store")) == 1)
  }

  /// The type after the last of several names is the type of all.
  @Test func typeAnnotationsOfSeveralVariables() {
    let both = "enum Places { static var first, last: Item }\n"
    let others = ["e.swift": both, "f.swift": "func ask() { Places.first.show() }\n"]
    #expect(ReferenceSample.reused(after: ["e.swift": both.replacing("Item", with: "Other")], and: others) == 4)
  }

  @Test func addedEnumCases() {
    let kind = "enum Kind { case one }\nclass UsesKind { let kind = Kind.one }\n"
    #expect(
      ReferenceSample.reused(
        after: ["e.swift": kind.replacing("case one", with: "case zero, one")], and: ["e.swift": kind]) == 4)
  }

  /// `$thing` refers to `thing`, of which a second one is added.
  @Test func namesOfWrappedProperties() {
    let others = [
      "e.swift": "@propertyWrapper struct W<T> { var wrappedValue: T }\nclass V { @W var thing: Item }\n",
      "f.swift": "class V2: V {\n}\n",
      "g.swift": "class G { func g(_ v: V2) { _ = v.$thing } }\n",
    ]
    #expect(
      ReferenceSample.reused(
        after: ["f.swift": "class V2: V {\n override var thing: Item { Item() }\n}\n"], and: others) == 4)
  }

  @Test func truncatedDataAreRejected() throws {
    guard let known = ReferenceRun(ReferenceSample.texts).stored else { throw NothingStored() }
    for length in 0..<known.count { #expect(KnownReferences(packed: Array(known.prefix(length))) == nil) }
    #expect(KnownReferences(packed: known) != nil)
  }

  /// If only a few files were resolved again, the stored references are not written again.
  @Test func fewResolvedFilesAreNotStored() throws {
    guard let known = ReferenceRun(ReferenceSample.texts).stored.flatMap({ KnownReferences(packed: $0) }) else {
      throw NothingStored()
    }
    var after = ReferenceSample.texts
    after["d.swift"] = "final class Far {\n}\n"
    #expect(ReferenceRun(after, known: known).stored != nil)
    after["d.swift"] = ReferenceSample.texts["d.swift"]!.replacing("Screen()", with: "_ = 1; Screen()")
    #expect(ReferenceRun(after, known: known).stored == nil)
  }
}
