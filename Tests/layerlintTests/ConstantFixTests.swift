import Foundation
import Testing

/// `--fix` of variables that are never assigned: which become constants, and above all which do not.
@Suite struct ConstantFixTests {
  /// TYPE and NAME stand for different names in each case, in `text` and in `other`, the text of another file.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var other = ""
    var testDescription: String { text }
  }

  private static let configuration = """
    architectures: [domain]
    roles:
      entity: { path: Models }
    rules: { entity_external_dependency: off, entity_behaviour: off }
    """

  /// The numbers of the fixed cases.
  private static func fixedCases(_ cases: [Case], tests: String = "") throws -> [Int] {
    var files = [".layerlint.yml": configuration]
    for (index, one) in cases.enumerated() {
      func filled(_ text: String) -> String {
        text.replacingOccurrences(of: "TYPE", with: "Type\(index)x").replacingOccurrences(
          of: "NAME", with: "name\(index)x")
      }
      files["Models/Case\(index).swift"] = filled(one.text) + "\n"
      files["Other/Other\(index).swift"] = filled(one.other) + "\n"
    }
    let app = try TemporaryFolder(files)
    if !tests.isEmpty { try app.write(tests, to: "AppTests/Tests.swift") }
    _ = try BinaryRun(["--fix", "--only", "mutable_entity"], in: app)
    return try cases.indices.filter { index in
      let text = String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: app.path("Models/Case\(index).swift"))), as: UTF8.self)
      return text.contains("let name\(index)x")
    }
  }

  @Test func isDeclaredWithLet() throws {
    let cases = [
      Case(text: "struct TYPE { var NAME: Int }", other: "func make() -> TYPE { TYPE(NAME: 1) }"),
      Case(text: "struct TYPE: Codable, Identifiable { var id: Int { NAME }\n  var NAME: Int }"),
      Case(
        text: "final class TYPE { var NAME: Int\n  init(NAME: Int) { self.NAME = NAME } }",
        other: "func f(a: TYPE) -> Int { a.NAME + 1 }"),
      Case(
        text: "class TYPE { var NAME = [1]\n  init() {} }", other: "func f(a: TYPE) -> [Int] { a.NAME.map { -$0 } }"),
      Case(text: "class TYPE { private var NAME: Int? = nil\n  func f() -> Bool { NAME == nil } }"),
      Case(
        text: "class TYPE { private var NAME = 1\n  func f() -> Int { NAME } }",
        other: "func f(a: [String: Any]) { unknown(a).NAME = 2 }"),
      // Another variable of that name is assigned.
      Case(
        text: "struct TYPE { var NAME: String }",
        other: "class Other { var NAME = 1\n  func f() { NAME = 2; self.NAME += 1 } }"),
      Case(text: "struct TYPE { var NAME: String }", other: "func f() { var NAME = 1\n  NAME = 2\n  print(NAME) }"),
      Case(text: "struct TYPE { var NAME: Int\n  init() { NAME = 1 }\n  init(a: Int) throws { self.NAME = a } }"),
      Case(text: "struct TYPE { var NAME: Int }\nextension TYPE { init(a: Int) { self.init(NAME: a) } }"),
      Case(
        text:
          """
          class TYPEInner { var a = 1 }\nclass TYPE { var NAME: TYPEInner\n  init(b: TYPEInner) { NAME = b }
            func f() { NAME.a = 2 } }
          """
      ),
      Case(text: "struct TYPE { var NAME: Int }", other: "let all: [Int] = [TYPE(NAME: 1)].map(\\.NAME)"),
      Case(text: "protocol TYPENamed { var NAME: Int { get } }\nstruct TYPE: TYPENamed { var NAME: Int }"),
    ]
    #expect(try Self.fixedCases(cases) == Array(cases.indices))
  }

  /// The names are keywords of Swift, but not of Objective-C, whose file comes first.
  @Test func propertiesNamedLikeKeywords() throws {
    let app = try TemporaryFolder([
      ".layerlint.yml": Self.configuration, "Before/Old.h": "@interface Old : NSObject\n@end\n",
      "Models/Door.swift": "struct Door {\n  var open: Bool\n  var required: Bool\n}\n",
      "Other/Doors.swift": "func f(door: inout Door) { door.open = door.required }\n",
    ])
    _ = try BinaryRun(["--fix", "--only", "mutable_entity"], in: app)
    let text = String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: app.path("Models/Door.swift"))), as: UTF8.self)
    #expect(text == "struct Door {\n  var open: Bool\n  let required: Bool\n}\n")
  }

  /// Each is or may be assigned somewhere, or could not be a constant without other changes.
  @Test func variablesAreKept() throws {
    let plain = "struct TYPE { var NAME: Int }"
    let list = "struct TYPE { var NAME: [Int] }"
    let cases = [
      Case(text: plain, other: "func f(a: TYPE) { var a = a; a.NAME = 2 }"),
      Case(text: plain, other: "func f(a: inout TYPE) { a.NAME += 2 }"),
      Case(text: plain, other: "func f(a: inout TYPE) { g(&a.NAME) }\nfunc g(_ b: inout Int) {}"),
      Case(text: list, other: "func f(a: inout TYPE) { a.NAME[0] = 1 }"),
      Case(text: list, other: "func f(a: inout TYPE) { a.NAME.append(1) }"),
      Case(text: list, other: "func f(a: inout TYPE) { a.NAME.strange() }"),
      Case(text: list, other: "extension Array { mutating func odd() {} }\nfunc f(a: inout TYPE) { a.NAME.odd() }"),
      Case(text: plain, other: "func f(a: inout TYPE) { (a.NAME, _) = (1, 2) }"),
      Case(text: plain, other: "func f(a: inout TYPE?) { a?.NAME = 2 }"),
      Case(text: plain, other: "func f(a: inout [TYPE]) { a[0].NAME = 2 }"),
      Case(text: plain, other: "func f(a: [String: Any]) { unknown(a).NAME = 2 }"),
      Case(text: plain, other: "func f() { with { $0.NAME = 2 } }"),
      Case(text: plain, other: "let path = \\TYPE.NAME"),
      Case(text: plain, other: "func f(a: inout TYPE) { a[keyPath: \\.NAME] = 1 }"),
      Case(text: plain, other: "func f(b: Binding<TYPE>) { Field(value: b.NAME) }"),
      Case(text: plain, other: "struct Screen { @State var a: TYPE\n  func f() { Field(value: $a.NAME) } }"),
      Case(text: plain, other: "func f(a: inout TYPE, map: Map) { a.NAME <- map[\"NAME\"] }"),
      Case(text: plain, other: "func f(a: inout TYPE) { a.NAME++ }"),
      Case(text: "struct TYPE { var NAME: Int\n  mutating func f() { NAME = 2 } }"),
      Case(text: "struct TYPE { var NAME: Int }\nextension TYPE { init(odd: Int) { NAME = odd } }"),
      Case(text: "struct TYPE { var NAME = 1 }", other: "let a = TYPE(NAME: 2)"),
      Case(text: "struct TYPE { var NAME: Int? }", other: "let a = TYPE()"),
      Case(text: "class TYPE { var NAME: Int?\n  init() {} }"),
      Case(text: "class TYPE { var NAME: Int!\n  init() { NAME = 1 } }"),
      Case(text: "class TYPE: Codable { var NAME = 1\n  init() {} }"),
      Case(text: "class TYPE { var NAME = 1\n  init(a: Int) { NAME = a } }"),
      Case(text: "class TYPE { var NAME: Int\n  init(a: Int) { NAME = a; if a > 1 { NAME = 2 } } }"),
      Case(text: "class TYPE { var NAME: Int\n  init(a: Int) { if a > 1 { NAME = 2 } else { NAME = 1 } } }"),
      Case(
        text:
          "class TYPE { var NAME: Int\n  init() { NAME = 1 }\n  convenience init(a: Int) { self.init(); NAME = a } }"),
      Case(text: "struct TYPE { var NAME: Int\n  init() { NAME = 1 }\n  init(a: Int) { self.init(); NAME = a } }"),
      Case(
        text:
          """
          class TYPE { var NAME: Int\n  init() { NAME = 1 } }
          class TYPEBelow: TYPE { override init() { super.init(); NAME = 3 } }
          """
      ),
      Case(
        text: """
          class TYPE { var NAME: Int = 1 }\nclass TYPEBelow: TYPE { override var NAME: Int { get { 1 } set {} } }
          """),
      Case(text: "protocol TYPENamed { var NAME: Int { get set } }\nstruct TYPE: TYPENamed { var NAME: Int }"),
      Case(
        text:
          """
          protocol TYPENamed { var NAME: Int { get set } }\nclass TYPE { var NAME = 1 }
          class TYPEBelow: TYPE, TYPENamed {}
          """
      ),
      Case(text: "struct TYPE: Mappable { var NAME: Int }"),
      Case(text: "class TYPE: NSObject { var NAME: Int = 1 }"),
      Case(text: "@Observable class TYPE { var NAME = 1 }"),
      Case(text: "class TYPE { @Published var NAME = 1 }"),
      Case(text: "class TYPE { @objc var NAME = 1 }"),
      Case(text: "class TYPE { lazy var NAME = 1 }"),
      Case(text: "class TYPE { weak var NAME: TYPE? = nil }"),
      Case(text: "class TYPE { var NAME = 1 { didSet {} } }"),
      Case(text: "public struct TYPE { public var NAME: Int }"),
      Case(text: "public struct TYPE { public private(set) var NAME: Int }"),
      Case(text: "struct TYPE { var NAME: Int, other: Int }"),
      Case(text: "struct TYPE { var other: Int, NAME: Int }"),
      Case(text: "class TYPE { var (NAME, other) = (1, 2) }"),
      Case(text: "struct TYPE {\n#if DEBUG\n  var NAME: Int\n#else\n  var NAME: Int64\n#endif\n}"),
      Case(text: "actor TYPE { var NAME: Int\n  init(a: Int) { NAME = a } }"),
    ]
    #expect(try Self.fixedCases(cases) == [])
  }

  @Test func variablesThatTestsMayAssignAreKept() throws {
    let cases = [Case(text: "struct TYPE { var NAME: Int }")]
    #expect(try Self.fixedCases(cases, tests: "// nothing of it\n") == [0])
    let hidden = [Case(text: "class TYPE { private var NAME = 1\n  func f() -> Int { NAME } }")]
    #expect(try Self.fixedCases(hidden, tests: "func test() { name0x = 2 }\n") == [0])
    #expect(try Self.fixedCases(cases, tests: "func test() { var a = Type0x(name0x: 1); a.name0x = 2 }\n") == [])
  }
}
