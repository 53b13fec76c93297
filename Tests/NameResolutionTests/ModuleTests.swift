import DependencyGraph
import NameResolution
import SourceFacts
import SwiftScanning
import Testing

@Suite struct ModuleTests {
  @Test func importedModules() {
    MarkedSources([
      ("Core", "public struct /*1*/Store {}; struct /*2*/Hidden {}; public func /*3*/start() {}"),
      ("App", "import Core\nlet a: /*=1*/Store, b: /*=*/Hidden\nfunc f() { /*=3*/start() }"),
      ("App", "let a: /*=*/Store"),
      ("Tests", "@testable import Core\nlet a: /*=1*/Store, b: /*=2*/Hidden"),
      ("Other", "import Combine\nlet a: /*=*/Store"),
    ]).check()
  }

  @Test(
    """
    a plain name that an imported framework has too stays open, unless the project's is the file's own or named in \
    full
    """
  )
  func frameworkNamesMakeNamesAmbiguous() {
    MarkedSources([
      ("Models", "public struct /*1*/List { public enum /*2*/Kind {} }; public struct /*3*/Feed {}"),
      (
        "App",
        """
        import Models\nimport SwiftUI\nlet a = /*=*/List(1), b: /*=*/List, c: Models./*=1*/List, d: /*=3*/Feed, e: \
        /*=*/List.Kind
        """
      ),
      ("App", "import Models\nimport UIKit\nlet a: /*=1*/List"),
      ("App", "import struct Models./*=1*/List\nimport SwiftUI\nlet a: /*=1*/List"),
      ("Own", "import SwiftUI\nstruct /*4*/List {}\nlet a: /*=4*/List"),
      ("Own", "import SwiftUI\nlet a: /*=4*/List"),
    ]).check()
  }

  @Test("targets for two platforms may build modules of the same name: an import means both")
  func modulesOfTheSameName() {
    let texts: [(String, [Int], String)] = [
      ("Phone.swift", [0], "public class Both {}; public class Phone {}"),
      ("Use.swift", [2], "import Shared\nlet a: Phone, b: Watch, c: Both"),
      ("Watch.swift", [1], "public class Both {}; public class Watch {}"),
    ]
    let graph = DependencyGraph(
      files: texts.map { GraphFile(path: $0.0, modules: $0.1.map { ModuleID($0) }, facts: SwiftScanner.scan($0.2)) },
      modules: ["Shared", "Shared", "App"])
    #expect(graph.references.map { graph.name(of: $0.target) } == ["Phone", "Watch"])
    #expect(graph.unresolved == 1)
  }

  @Test(
    "if one module lists the files of all others, names are resolved in the smaller modules")
  func filesOfTwoModules() {
    MarkedSources([
      ("All Core", "public struct /*1*/Bits { let words: [/*=2*/Word] }"),
      ("All Core", "extension /*=1*/Bits { public struct /*2*/Word {} }"),
      ("All Sets", "import Core\nlet a: /*=1*/Bits, b: /*=1*/Bits./*=2*/Word"),
      ("All Maps", "import Core\ntypealias /*3*/Bits = Core./*=1*/Bits"),
      ("All Maps", "let a: /*=3*/Bits"),
    ]).check()
  }

  @Test(
    "what a name means in code of two targets does not depend on their other files", arguments: ["App", "AppWidget"])
  func sharedFilesDoNotDependOnOtherFilesOfTheirTargets(growing: String) {
    MarkedSources([
      ("App", "struct /*1*/Settings {}"), ("AppWidget", "struct /*2*/Settings {}"),
      ("App AppWidget", "let a: /*=2*/Settings"), (growing, "struct One {}"), (growing, "struct Two {}"),
    ]).check()
  }

  @Test(
    "two types of the same name in one module are ambiguous in code and in annotations, unless one is in the same file")
  func namesakesInOneModuleAreAmbiguous() {
    let sources = MarkedSources([
      (
        "App",
        "enum /*1*/Glyph { static let /*2*/star = 1; static func /*3*/draw() {} }\nlet own = /*=1*/Glyph./*=2*/star"
      ),
      ("App", "struct /*4*/Glyph { let name: String }"),
      (
        "App",
        "let a = /*=*/Glyph./*=*/star, b: /*=*/Glyph, c = /*=*/Glyph(name: \"x\")\nfunc f() { /*=*/Glyph./*=*/draw() }"
      ),
    ])
    sources.check()
    #expect(sources.graph.unresolved == 4)
  }

  @Test func ownModuleComesFirst() {
    MarkedSources([
      ("Core", "public struct /*1*/Tag {}; public struct /*2*/Only {}"),
      ("App", "struct /*3*/Tag {}"),
      ("App", "import Core\nlet a: /*=3*/Tag, b: /*=2*/Only, c: Core./*=1*/Tag, d: App./*=3*/Tag"),
    ]).check()
  }

  @Test func severalImportsMakeANameAmbiguous() {
    let sources = MarkedSources([
      ("A", "public struct /*1*/Tag {}"),
      ("B", "public struct /*2*/Tag {}"),
      ("App", "import A\nimport B\nlet a: /*=*/Tag, b: A./*=1*/Tag, c: B./*=2*/Tag"),
    ])
    sources.check()
    #expect(sources.graph.unresolved == 1)
  }

  @Test func singleImports() {
    let sources = MarkedSources([
      ("A", "public struct /*1*/Tag {}; public struct /*2*/Other {}"),
      ("B", "public struct /*3*/Tag {}"),
      ("App", "import struct A./*=1*/Tag\nimport B\nlet a: /*=1*/Tag, b: /*=*/Other"),
      ("App", "import struct Foreign.Tag\nimport A\nlet a: /*=*/Tag, b: /*=2*/Other"),
    ])
    sources.check()
    #expect(sources.graph.references.filter { $0.kind == .import }.count == 1)
  }

  @Test func reexports() {
    MarkedSources([
      ("Core", "public struct /*1*/Store {}"),
      ("Kit", "@_exported import Core"),
      ("App", "import Kit\nlet a: /*=1*/Store, b: Kit./*=1*/Store"),
      ("Kit", "let a: /*=1*/Store"),
    ]).check()
  }

  @Test func singleReexports() {
    MarkedSources([
      ("Core", "public struct /*1*/Request {}; public struct /*2*/Other {}"),
      ("Kit", "@_exported import struct Core./*=1*/Request"),
      ("Kit", "let a: /*=1*/Request, b: /*=*/Other"),
      ("App", "import Kit\nlet a: /*=1*/Request, b: /*=*/Other"),
    ]).check()
  }

  @Test func aFileInSeveralModules() {
    MarkedSources([
      ("App Widget", "let a: /*=1*/Shared, b: /*=2*/AppOnly, c: /*=3*/WidgetOnly, d: /*=5*/Delegate"),
      ("App Widget", "struct /*1*/Shared {}"),
      ("App", "struct /*2*/AppOnly {}; class /*4*/Delegate {}"),
      ("Widget", "struct /*3*/WidgetOnly {}; class /*5*/Delegate {}; let a: /*=*/AppOnly, d: /*=5*/Delegate"),
    ]).check()
  }

  @Test func membersOfModulesThatAreNotVisible() {
    MarkedSources([
      ("Core", "public extension String { func /*1*/trimmed() -> String { self } }"),
      ("App", "import Core\nlet a = \"\"./*=1*/trimmed()"),
      ("Other", "let a = \"\"./*=*/trimmed()"),
    ]).check()
  }

  @Test func privateDeclarations() {
    MarkedSources([
      (
        "App",
        """
        private struct /*1*/Item {}
        fileprivate func /*2*/help() {}
        private let /*3*/limit = 1
        let a: /*=1*/Item = /*=1*/Item()
        func f() { /*=2*/help(); print(/*=3*/limit) }
        private extension String { var /*4*/secret: Int { 1 } }
        let b = ""./*=4*/secret
        """
      ),
      ("App", "let a: /*=*/Item, b = /*=*/help(), c = /*=*/limit, d = \"\"./*=*/secret"),
      ("Other", "struct /*5*/Item {}"),
      ("Other", "let a: /*=5*/Item"),
    ]).check()
  }

  @Test("if two projects have a module of the same name, an import means the one in its own project")
  func modulesOfTwoProjects() {
    MarkedSources(folders: [
      "Admin/Core/Store.swift": "public class /*1*/Store { public init() {}; public var /*2*/rights = 0 }",
      "Admin/App/Screen.swift":
        "import Core\nfinal class Screen { let s = /*=1*/Store(); func f() { s./*=2*/rights = 1 } }",
      "Shop/Core/Store.swift": "public class /*3*/Store { public init() {}; public var /*4*/goods = 0 }",
      "Shop/App/Screen.swift":
        "import Core\nfinal class Screen { let s = /*=3*/Store(); func f() { s./*=4*/goods = 1 } }",
      "Shared/Screen.swift": "import Core\nlet a: /*=*/Store",
    ]).check()
  }
}
