import Testing

@Suite struct AliasAndExtensionTests {
  @Test func aliases() {
    MarkedSources(
      """
      struct /*1*/Feed { struct /*2*/Item { func /*6*/open() {} }; static func /*3*/load() {} }
      typealias /*4*/Source = /*=1*/Feed
      typealias /*5*/Alias = /*=4*/Source
      """,
      """
      let a: /*=5*/Alias./*=2*/Item
      let b = /*=4*/Source./*=3*/load()
      extension /*=5*/Alias { func f(_ item: /*=2*/Item) { item./*=6*/open() } }
      extension /*=4*/Source./*=2*/Item { func g() { /*=6*/open() } }
      """
    ).check()
  }

  @Test func cyclicAliases() {
    MarkedSources("typealias /*1*/A = /*=2*/B; typealias /*2*/B = /*=1*/A", "let x: /*=1*/A.C; extension /*=2*/B {}")
      .check()
  }

  @Test func membersOfExtensionsAreMembersOfTheType() {
    MarkedSources(
      "struct /*1*/Feed {}",
      "extension /*=1*/Feed { struct /*2*/Item {}; var /*3*/items: [/*=2*/Item] { [] } }",
      "extension /*=1*/Feed./*=2*/Item { var /*4*/title: String { \"\" } }",
      """
      func f(_ feed: /*=1*/Feed) {
        for item in feed./*=3*/items { print(item./*=4*/title) }
        let x: /*=1*/Feed./*=2*/Item
      }
      """
    ).check()
  }

  /// By its name, the extended type belongs to a framework; by a type alias, it belongs to the project. A call may mean
  /// either.
  @Test func callsOfATypeThatAnAliasAndAFrameworkDeclare() {
    MarkedSources(
      """
      typealias /*1*/UIControl = NSControl
      extension NSControl {}
      extension /*=1*/UIControl { struct /*2*/State: OptionSet {} }
      extension /*=1*/UIControl./*=2*/State: Hashable {}
      """,
      "let state = image(for: /*=1*/UIControl./*=*/State())"
    ).check()
  }

  /// The extended type is known only when the supertypes are, and nothing else names it.
  @Test func extensionsOfAnInheritedAliasOfAnExternalType() {
    MarkedSources(
      "class /*1*/Base { typealias /*2*/Cell = UITableViewCell }; class /*3*/List: /*=1*/Base {}",
      """
      extension /*=3*/List./*=2*/Cell { func /*4*/show() { /*=5*/pin(); close(with: name) } }
      extension UIView { func /*5*/pin() {} }
      class /*6*/Other { let /*7*/name = 1 }
      """,
      "func f(_ cell: /*=3*/List./*=2*/Cell) { cell./*=4*/show(); cell./*=5*/pin() }"
    ).check()
  }

  @Test func extensionsOfExternalTypes() {
    let sources = MarkedSources(
      """
      extension Notification.Name { static let /*1*/didLogin = Notification.Name("") }
      extension UIView { func /*2*/pin() {}; struct /*3*/Insets {} }
      extension Array where Element == Int { func /*4*/total() -> Int { 0 } }
      extension Optional { func /*5*/or(_ x: Wrapped) -> Wrapped { x } }
      """,
      """
      class Card: UIView {
        var insets: /*=3*/Insets
        func f(_ x: Int?) { /*=2*/pin(); post(Notification.Name./*=1*/didLogin); x./*=5*/or(1); [1]./*=4*/total() }
      }
      extension UIView { func g() { self./*=2*/pin() } }
      """
    )
    sources.check()
    let names = sources.graph.symbols.indices.map { sources.graph.qualifiedName(of: $0) }
    #expect(names.contains("Notification.Name.didLogin"))
    #expect(sources.graph.enclosingType(of: sources["1"]) == nil)
  }

  @Test func genericParametersOfExternalTypes() {
    MarkedSources(
      """
      struct /*1*/Element { var /*2*/name = "" }; struct /*3*/Wrapped {}; \
      struct /*4*/Item { var /*5*/title = "" }
      """,
      """
      extension Array { func /*6*/at(_ index: Int) -> /*=*/Element? { nil } }
      extension Optional where /*=*/Wrapped == Int { func f(_ x: /*=*/Wrapped) {} }
      func f(items: [/*=4*/Item], other: /*=1*/Element) {
        items./*=6*/at(1)?./*=5*/title
        print(other./*=2*/name)
      }
      """
    ).check()
  }

  @Test func extensionsOfSupertypesOfExternalTypes() {
    MarkedSources(
      """
      extension UIViewController { func /*1*/alert() {} }
      extension View { func /*2*/card() -> some View { self } }
      extension Sequence { func /*3*/each() {} }
      extension Equatable { var /*4*/twin: Self { self } }
      """,
      """
      class Table: UITableViewController { func f() { /*=1*/alert() } }
      struct Row: View { var body: some View { Text("").padding()./*=2*/card().font(.body)./*=2*/card() } }
      struct Screen: View { var body: some View { Row().padding()./*=2*/card() } }
      struct List: RandomAccessCollection { func f() { /*=3*/each(); [1]./*=3*/each(); ""./*=3*/each() } }
      let x = 1./*=4*/twin
      """
    ).check()
  }

  @Test("members that an app adds to UIView are found on every view of UIKit, and on its own subclasses")
  func extensionsOfIndirectSuperclasses() {
    MarkedSources(
      "extension UIView { func /*1*/pin() {} }; extension NSObject { func /*2*/observe() {} }",
      """
      class Cell: UICollectionViewListCell { func f() { /*=1*/pin(); /*=2*/observe() } }
      func f(_ cell: UICollectionViewListCell, _ picker: UIColorWell) { cell./*=1*/pin(); picker./*=1*/pin(); \
      cell./*=2*/observe() }
      """
    ).check()
  }

  @Test func conditionalExtensions() {
    MarkedSources(
      """
      protocol /*1*/Store {}
      protocol /*2*/Cache { func /*3*/clear() }
      struct /*4*/Disk: /*=1*/Store, /*=2*/Cache { func /*5*/clear() {} }
      struct /*6*/Memory: /*=1*/Store {}
      """,
      "extension /*=1*/Store { func /*7*/load() {} }",
      "extension /*=1*/Store where Self: /*=2*/Cache { func /*8*/load() { /*=3*/clear() } }",
      "func f(disk: /*=4*/Disk, memory: /*=6*/Memory) { disk./*=8*/load(); memory./*=7*/load(); disk./*=5*/clear() }"
    ).check()
  }

  @Test func sameDeclarationInBranchesOfOneIf() {
    let sources = MarkedSources(
      """
      #if os(iOS)
      typealias /*1*/Image = UIImage
      struct /*2*/Screen { static func /*3*/size() {} }
      #else
      typealias Image = NSImage
      struct Screen { static func size() {}; static func /*4*/scale() {} }
      #endif
      """,
      """
      let a: /*=1*/Image, b = /*=2*/Screen./*=3*/size(), c = /*=2*/Screen./*=4*/scale()
      """
    )
    sources.check()
    #expect(sources.graph.unresolved == 0)
  }

  @Test func variantsInSeveralFilesAreAmbiguous() {
    let sources = MarkedSources(
      "#if os(iOS)\nstruct /*1*/Screen { let a: /*=1*/Screen? }\n#endif",
      "#if os(macOS)\nstruct /*2*/Screen { let a: /*=2*/Screen? }\n#endif",
      "let a: /*=*/Screen"
    )
    sources.check()
    #expect(sources.graph.unresolved == 1)
  }

  @Test func whereClausesNameMembersOfTheExtendedType() {
    MarkedSources(
      "protocol /*1*/Entry {}\nstruct /*2*/Slot {}\nprotocol /*3*/Sheet {}",
      """
      import Outside
      extension Ledger where /*=*/Entry == String, Page: /*=3*/Sheet {
        static var entry: Any { /*=*/Entry.self }
        func slot() -> /*=2*/Slot { fatalError() }
      }
      extension Other { func entry() -> any /*=1*/Entry { fatalError() } }
      """
    ).check()
  }
}
