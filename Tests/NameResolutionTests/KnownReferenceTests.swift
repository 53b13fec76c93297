import DependencyGraph
import NameResolution
import ObjCScanning
import SourceFacts
import Storage
import SwiftScanning
import Testing

/// References that an earlier run found are taken over where they are those that would be found, and not where they
/// might not be.
@Suite struct KnownReferenceTests {
  /// Who declares, who uses, and who has nothing to do with it.
  private static let texts = [
    "a.swift":
      "class Store {\n  func load() -> Item { Item() }\n  var count: Int { 1 }\n}\nfunc begin() -> Store { Store() }\n",
    "b.swift": "struct Item { func show() {} }\nstruct Other { func show() {} }\n",
    "c.swift": "class Screen {\n  let store = Store()\n  func run() { store.load().show(); _ = begin() }\n}\n",
    "d.swift": "class Far {\n  func run() { Screen().run() }\n}\n",
  ]

  /// How many files' references were taken over after a change, which has to make no difference.
  private func reused(after changes: KeyValuePairs<String, String>, and others: [String: String] = [:]) -> Int {
    let before = Self.texts.merging(others) { $1 }
    var after = before
    for (path, text) in changes { after[path] = text }
    let first = Run(before)
    let fresh = Run(after)
    guard let known = first.kept, let kept = KnownReferences(packed: known) else {
      Issue.record("nothing was kept")
      return -1
    }
    let second = Run(after, known: kept)
    #expect(second.references == fresh.references)
    #expect(second.types == fresh.types)
    #expect(second.graph.unresolved == fresh.graph.unresolved)
    return second.reusedFiles
  }

  /// The text of a file with something else in a place.
  private func edited(_ path: String, _ old: String, _ new: String) -> KeyValuePairs<String, String> {
    let text = Self.texts[path]!
    #expect(text.contains(old))
    return [path: text.replacing(old, with: new)]
  }

  // MARK: Taken over

  @Test func nothingChanged() { #expect(reused(after: [:]) == 4) }

  @Test func codeChanged() {
    #expect(reused(after: edited("c.swift", "store.load()", "Item().show(); store.load()")) == 3)
    #expect(reused(after: edited("a.swift", "{ Item() }", "{ _ = begin(); return Item() }")) == 3)
  }

  /// What the changed code asks of others is read then: written types, what follows from values over several files, and
  /// what supertypes are given.
  @Test func typesOfFilesThatDidNotChange() {
    let look =
      "func look(_ one: One, _ box: ItemBox, _ end: End) {\n one.deep.end()\n box.value?.show()\n end.far.end()\n}\n"
    let others = [
      "e.swift": "class One { let two = Two(); let deep = Two.shared.three.four }\n",
      "f.swift": "class Two { let three = Three.made; static let shared = Two() }\n",
      "g.swift": "class Three { let four = Four.made(); static let made = Three() }\n",
      "h.swift": "class Four { static func made() -> Four { Four() }\n func end() {} }\n",
      "i.swift": "class Box<Value> { var value: Value? }\nfinal class ItemBox: Box<Item> {}\n",
      // One round too many for what is inferred.
      "j.swift":
        """
      class End { let far = Far4.far }\nclass Far4 { static let far = Far3.far }
      class Far3 { static let far = Far2.far }\n
      """,
      "k.swift": "class Far2 { static let far = Far1.far }\nclass Far1 { static let far = Four.made() }\n",
      "l.swift": look,
    ]
    let run = Run(Self.texts.merging(others) { $1 })
    let targets = run.graph.references.filter { $0.file == FileID(11) }.map { run.graph.symbols[$0.target] }
    #expect(targets.filter { $0.kind == .function }.prefix(2).map { run.graph.names[$0.name] } == ["end", "show"])
    let changed = look.replacing(" one.deep", with: " _ = begin()\n one.deep")
    #expect(reused(after: ["l.swift": changed], and: others) == 11)
  }

  @Test func typesForObjectiveCThatDidNotChange() {
    let others = [
      "e.m": "@interface Maker : NSObject\n@property Maker *next;\n- (void)end;\n@end\n",
      "f.m": "@implementation Maker\n- (void)end { [self.next.next end]; }\n@end\n",
    ]
    #expect(reused(after: edited("c.swift", "store.load()", "Item().show(); store.load()"), and: others) == 5)
  }

  /// A name of Objective-C may have that of Swift in it.
  @Test func changedWhereObjectiveCNamesIt() {
    let others = [
      "e.swift": "class Deck: NSObject {\n  @objc func play(count: Int) {}\n  @objc var speed: Int { 1 }\n}\n",
      "f.m": "@implementation Caller\n- (void)call:(Deck *)deck { [deck playWithCount:1]; }\n@end\n",
      "g.m": "@implementation Other\n- (void)call:(Deck *)deck { [deck setSpeed:1]; }\n@end\n",
      "h.m": "@implementation Distant\n- (void)end { [self end]; }\n@end\n",
    ]
    let (old, far) = (others["e.swift"] ?? "", others["h.m"] ?? "")
    #expect(reused(after: ["e.swift": old.replacing("count: Int", with: "times: Int")], and: others) == 6)
    #expect(reused(after: ["e.swift": old.replacing("{}", with: "{ _ = begin() }")], and: others) == 7)
    #expect(reused(after: ["h.m": far.replacing("[self end]", with: "")], and: others) == 7)
  }

  @Test func linesMoved() { #expect(reused(after: edited("a.swift", "class", "// About it.\n\nclass")) == 3) }

  /// What stands behind it has other numbers.
  @Test func somethingNewInFront() {
    #expect(reused(after: edited("a.swift", "  func load", "  func prepare() {}\n  func load")) == 3)
    #expect(reused(after: edited("b.swift", "struct Other", "private func helper() { _ = Item() }\nstruct Other")) == 3)
    #expect(
      reused(after: edited("a.swift", "  func load", "  static let zero = 0\n  var twice: Int { count }\n  func load"))
        == 3)
  }

  @Test func somethingGoneThatNobodyNames() {
    #expect(reused(after: edited("a.swift", "  var count: Int { 1 }\n", "")) == 3)
  }

  @Test func changedWhereOthersNameIt() {
    #expect(reused(after: edited("a.swift", "func begin() -> Store", "func begin() -> Item")) == 2)
    #expect(reused(after: edited("a.swift", "func begin()", "func close()")) == 2)
    #expect(reused(after: edited("a.swift", "func load() -> Item { Item() }", "func load() -> Other { Other() }")) == 2)
  }

  @Test func newWhereOthersNameIt() {
    #expect(reused(after: edited("a.swift", "  func load", "  func run() {}\n  func load")) == 1)
    #expect(
      reused(after: edited("a.swift", "func begin() -> Store", "private func run() {}\nfunc begin() -> Store")) == 1)
  }

  /// What is written behind the last of several names is the type of all.
  @Test func typeOfSeveral() {
    let both = "enum Places { static var first, last: Item }\n"
    let others = ["e.swift": both, "f.swift": "func ask() { Places.first.show() }\n"]
    #expect(reused(after: ["e.swift": both.replacing("Item", with: "Other")], and: others) == 4)
  }

  @Test func caseAdded() {
    let kind = "enum Kind { case one }\nclass UsesKind { let kind = Kind.one }\n"
    #expect(reused(after: ["e.swift": kind.replacing("case one", with: "case zero, one")], and: ["e.swift": kind]) == 4)
  }

  /// `$thing` names `thing`, of which there is another now.
  @Test func nameOfAWrappedProperty() {
    let others = [
      "e.swift": "@propertyWrapper struct W<T> { var wrappedValue: T }\nclass V { @W var thing: Item }\n",
      "f.swift": "class V2: V {\n}\n",
      "g.swift": "class G { func g(_ v: V2) { _ = v.$thing } }\n",
    ]
    #expect(reused(after: ["f.swift": "class V2: V {\n override var thing: Item { Item() }\n}\n"], and: others) == 4)
  }

  // MARK: Not taken over

  /// Which part of the value a name is follows from those before it.
  @Test func namesInAPattern() {
    let others = [
      "e.swift": "enum Pair { static let (one, two) = (Item(), Other()) }\n",
      "f.swift": "class Asks { func ask() { Pair.one.show() } }\n",
    ]
    #expect(reused(after: ["e.swift": "enum Pair { static let (zero, one) = (Item(), Other()) }\n"], and: others) == 0)
    #expect(reused(after: ["e.swift": "enum Pair { static let (one, _) = (Item(), Other()) }\n"], and: others) == 0)
    let gap = ["e.swift": "enum Pair { static let (one, _) = (Item(), Other()) }\n", "f.swift": others["f.swift"]!]
    #expect(reused(after: ["e.swift": "enum Pair { static let (_, one) = (Item(), Other()) }\n"], and: gap) == 0)
  }

  /// What Objective-C calls it is found by Swift as well.
  @Test func namesForObjectiveC() {
    let others = [
      "e.swift": "class Old: NSObject { func fetch() {} }\n",
      "f.swift": "class Asks { func ask(_ old: Old) { old.ping() } }\n",
      "g.m": "@implementation Caller\n- (void)call { [self run]; }\n@end\n",
    ]
    #expect(reused(after: ["e.swift": "class Old: NSObject { @objc(ping) func fetch() {} }\n"], and: others) == 0)
    #expect(reused(after: ["e.swift": "class Old: NSObject { @objc func fetch() {} }\n"], and: others) == 6)
  }

  @Test func typesAndWhatIsMetUnnamed() {
    for new in [
      "struct New {}", "extension Item { func more() {} }", "typealias Old = Item", "protocol P {}",
      "func + (left: Item, right: Item) -> Item { left }", "import Foundation",
    ] {
      #expect(reused(after: edited("a.swift", "func begin()", new + "\nfunc begin()")) == 0, "\(new)")
    }
    for new in [
      "init(n: Int) {}", "subscript(n: Int) -> Item { Item() }", "func callAsFunction() -> Item { Item() }",
      "let stored: Item",
    ] {
      #expect(reused(after: edited("a.swift", "  func load", "  " + new + "\n  func load")) == 0, "\(new)")
    }
  }

  @Test func headerOfATypeChanged() { #expect(reused(after: edited("d.swift", "class Far", "final class Far")) == 0) }

  /// What is used does not name what changed: the type of a variable follows from it.
  @Test func inferredFromWhatChanged() {
    let others = [
      "e.swift": "func make() -> Item { Item() }\n", "f.swift": "enum Common { static let made = make() }\n",
      "g.swift": "class User { func run() { Common.made.show() } }\n",
    ]
    #expect(reused(after: ["e.swift": "func make() -> Other { Other() }\n"], and: others) == 0)
    let closure = [
      "f.swift": "enum Common { static let made = { Item() } }\n",
      "g.swift": "class User { func run() { Common.made().show() } }\n",
    ]
    #expect(reused(after: ["f.swift": "enum Common { static let made = { Other() } }\n"], and: closure) == 4)
  }

  /// A loop calls `makeIterator` and `next` without naming them.
  @Test func functionsOfALoop() {
    let list = "struct List: Sequence { func makeIterator() -> Walk { Walk() } }\n"
    let walk = "struct Walk { mutating func next() -> Item? { nil } }\n"
    let others = [
      "e.swift": list, "f.swift": walk,
      "g.swift": "class User { func run(list: List) { for x in list { x.show() } } }\n",
    ]
    #expect(reused(after: ["f.swift": walk.replacing("Item", with: "Other")], and: others) == 0)
  }

  /// What a closure's parameters are called is in none of its expressions, but says what it gives.
  @Test func parametersOfAClosure() {
    let closure = "enum Common { static let made = { (a: Item, b: Other) in a } }\n"
    let others = ["e.swift": closure, "f.swift": "class User { func run() { Common.made(Item(), Other()).show() } }\n"]
    #expect(
      reused(after: ["e.swift": closure.replacing("(a: Item, b: Other)", with: "(b: Item, a: Other)")], and: others)
        == 4)
  }

  /// A function says what a protocol's type is.
  @Test func fulfilsARequirement() {
    let others = [
      "e.swift": "protocol Maker { associatedtype Made\n func make() -> Made }\n",
      "f.swift": "struct Mine: Maker {\n}\n",
      "g.swift": "func use(_ made: Mine.Made) { made.show() }\n",
    ]
    #expect(reused(after: ["f.swift": "struct Mine: Maker {\n func make() -> Item { Item() }\n}\n"], and: others) == 0)
  }

  @Test func partsOfConditionals() {
    let twins = "#if DEBUG\nfunc level() -> Item { Item() }\n#else\nfunc level() -> Item { Item() }\n#endif\n"
    let others = ["e.swift": twins, "f.swift": "func ask() { level().show() }\n"]
    #expect(reused(after: ["e.swift": twins.replacing("#else", with: "#endif\n#if RELEASE")], and: others) == 0)
  }

  @Test func otherFiles() throws {
    let first = Run(Self.texts)
    guard let known = first.kept.flatMap({ KnownReferences(packed: $0) }) else { throw NothingKept() }
    var after = Self.texts
    after["d.swift"] = nil
    let second = Run(after, known: known)
    #expect(second.reusedFiles == 0)
    #expect(second.references == Run(after).references)
  }

  // MARK: In a session

  /// Each change is compared with a run that knows nothing. Returns how many files' references were taken over.
  private func reusedInSession(
    _ changes: [(path: String, old: String, new: String)], and others: [String: String] = [:]
  )
    -> [Int]
  {
    var texts = Self.texts.merging(others) { $1 }
    var earlier = Run(texts, earlier: nil).resolution
    return changes.map { change in
      let text = texts[change.path] ?? ""
      #expect(text.contains(change.old))
      texts[change.path] = text.replacing(change.old, with: change.new)
      let (run, fresh) = (Run(texts, earlier: earlier), Run(texts))
      #expect(run.references == fresh.references)
      #expect(run.namedTypes == fresh.namedTypes)
      #expect(run.graph.unresolved == fresh.graph.unresolved)
      earlier = run.resolution
      return run.reusedFiles
    }
  }

  @Test func codeChangedInASession() {
    let others = [
      "e.m": "@interface Maker : NSObject\n@property Maker *next;\n- (void)end;\n@end\n",
      "f.m": "@implementation Maker\n- (void)end { [self.next.next end]; }\n@end\n",
    ]
    let changes = [
      ("c.swift", "store.load()", "let fresh = store.load(); fresh"), ("c.swift", "fresh", "other"),
      ("c.swift", "let other = store.load(); other", "func own<T>(_ t: T) -> T { t }; own(store.load())"),
      ("a.swift", "{ Item() }", "{ _ = Screen(); return Item() }"), ("f.m", ".next.next", ".next"),
      ("d.swift", "Screen().run()", "Screen().store.load().show()"),
    ]
    // At most one file, of so few, may be resolved again.
    #expect(reusedInSession(changes, and: others) == [5, 5, 5, 0, 5, 0])
  }

  /// What others see is another: nothing is taken over, and what comes after starts from there.
  @Test func declarationsChangedInASession() {
    let changes = [
      ("a.swift", "  func load", "  private func prepare() {}\n  func load"),
      ("c.swift", "store.load()", "store.load(); store.load()"), ("b.swift", "struct Other", "struct Another"),
      ("b.swift", "Another { func show() {}", "Another { func show() { _ = begin() }"),
    ]
    #expect(reusedInSession(changes) == [0, 3, 0, 3])
  }

  /// Names that no file has any more mean nothing.
  @Test func wordsOfObjectiveCInASession() {
    let others = ["e.m": "@implementation Texts\n- (void)end { [@\"text\" length]; }\n@end\n"]
    let changes = [
      ("c.swift", "store.load()", "_ = NSString(); store.load()"), ("c.swift", "_ = NSString(); ", ""),
      ("c.swift", "store.load()", "store.load(); store.load()"),
    ]
    #expect(reusedInSession(changes, and: others) == [0, 0, 4])
  }

  /// The name of a method in the other language, which no file mentioned before.
  @Test func spellingsFirstMentionedInASession() {
    let manager = "@interface FooManager : NSObject\n+ (FooManager *)sharedManager;\n- (void)end;\n@end\n"
    let texts = Self.texts.merging(["e.h": manager]) { $1 }
    let first = Run(texts, earlier: nil)
    var changed = texts
    for code in ["FooManager.shared()", "FooManager.shared().end()", "FooManager.other()"] {
      changed["c.swift"] = texts["c.swift"]?.replacing("store.load()", with: "\(code); store.load()")
      let (second, fresh) = (Run(changed, earlier: first.resolution), Run(changed))
      #expect(second.references == fresh.references)
      #expect(second.reusedFiles == 4, "\(code)")
      let new = fresh.references.count - first.references.count
      #expect(new == (code.hasSuffix("end()") ? 3 : code.hasSuffix("shared()") ? 2 : 1), "\(code)")
    }
  }

  @Test func damaged() throws {
    guard let known = Run(Self.texts).kept else { throw NothingKept() }
    for length in 0..<known.count { #expect(KnownReferences(packed: Array(known.prefix(length))) == nil) }
    #expect(KnownReferences(packed: known) != nil)
  }

  /// Few files resolved anew are no reason to write all of it again.
  @Test func writtenSeldom() throws {
    guard let known = Run(Self.texts).kept.flatMap({ KnownReferences(packed: $0) }) else { throw NothingKept() }
    var after = Self.texts
    after["d.swift"] = "final class Far {\n}\n"
    #expect(Run(after, known: known).kept != nil)
    after["d.swift"] = Self.texts["d.swift"]!.replacing("Screen()", with: "_ = 1; Screen()")
    #expect(Run(after, known: known).kept == nil)
  }
}

extension KnownReferences {
  fileprivate init?(packed: [UInt8]) {
    guard let known = Unpacking.reading(packed, { KnownReferences(&$0) }) else { return nil }
    self = known
  }
}

/// One run over texts by path, and what it leaves to the next.
private struct Run {
  let graph: DependencyGraph
  let kept: [UInt8]?
  /// What a session keeps.
  let resolution: EarlierResolution?
  let reusedFiles: Int

  init(_ texts: [String: String], known: KnownReferences? = nil) {
    self.init(texts, ReferenceMemory(hashes: Self.hashes(texts), known: known))
  }

  /// Of a session.
  init(_ texts: [String: String], earlier: EarlierResolution?) {
    self.init(texts, ReferenceMemory(hashes: Self.hashes(texts), earlier: earlier), earlier)
  }

  private static func hashes(_ texts: [String: String]) -> [ContentHash] {
    texts.sorted { $0.key < $1.key }.map { ContentHash($0.value) }
  }

  private init(_ texts: [String: String], _ memory: ReferenceMemory, _ earlier: EarlierResolution? = nil) {
    let sorted = texts.sorted { $0.key < $1.key }
    graph = DependencyGraph(
      files: sorted.map { path, text in
        let facts =
          path.hasSuffix(".swift") ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h"))
        return GraphFile(path: path, modules: [ModuleID(0)], facts: facts)
      },
      modules: ["App"], memory: memory)
    reusedFiles = memory.reusedFiles
    kept = memory.new?.packed.bytes
    resolution = memory.newResolution ?? earlier
  }

  var references: [String] {
    graph.references.map {
      "\($0.kind) \($0.file) \($0.offset) \($0.length) \(String(describing: $0.source)) \($0.target)"
    }
  }

  /// Of all nodes and symbols, with names and not their numbers.
  var namedTypes: [String] { types.map(text) }

  private func text(_ type: ValueType) -> String {
    switch type {
    case .project(let symbol): "\(symbol)"
    case .foreign(let name): graph.names[name]
    case .type(let inner): "type of " + text(inner.value)
    case .elements(let inner): "elements of " + text(inner.value)
    case .unknown: "unknown"
    }
  }

  /// Of all nodes and symbols.
  var types: [ValueType] {
    let types = graph.expressionTypes
    let ofNodes = graph.files.indices.flatMap { file in
      graph.files[file].facts.nodes.indices.map { types?.type(ofNode: $0, in: file) ?? .unknown }
    }
    return ofNodes + graph.symbols.indices.map { types?.type(ofSymbol: $0) ?? .unknown }
  }
}

private struct NothingKept: Error {}
