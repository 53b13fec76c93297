import Foundation
import Testing

/// Projects that are made to be slow. Twice the input may take about twice the work, and never crashes a run. Work is
/// the number of instructions, or the CPU time if these cannot be counted. Quadratic work would be four times as much.
@Suite struct BombTests {
  struct Bomb: Sendable, CustomTestStringConvertible {
    let name: String
    let size: Int
    var file = "A.swift"
    /// The factor for the size if only time can be measured.
    var timedScale = 8
    /// Returns the text for a size.
    let text: @Sendable (Int) -> String
    var testDescription: String { name }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  static let bombs = [
    Bomb(name: "classes that refer to each other", size: 60) { size in
      lines(size) { "class C\($0) { func f() { let x = C\($0 * 7919 % size)(); x.f() } }" }
    },
    Bomb(name: "a chain of classes", size: 80) { size in
      "class C0 {}\n" + lines(size) { "class C\($0 + 1): C\($0) { func m\($0)() {} }" }
    },
    Bomb(name: "classes that inherit in a circle", size: 40) { size in
      lines(size) { "class C\($0): C\(($0 + 1) % size) { func m\($0)() { m0() } }" }
    },
    Bomb(name: "a chain of protocols", size: 150) { size in
      "protocol P0 {}\n" + lines(size) { "protocol P\($0 + 1): P\($0) {}" }
    },
    Bomb(name: "diamonds of protocols", size: 70) { size in
      "protocol A0 {}\n"
        + lines(size) {
          "protocol B\($0): A\($0) {}\nprotocol C\($0): A\($0) {}\nprotocol A\($0 + 1): B\($0), C\($0) {}"
        }
    },
    // Large enough for the search to stop early.
    Bomb(name: "owners of owners", size: 60, timedScale: 4) { size in
      lines(size) { index in
        "final class C\(index) { " + (0..<10).map { "var p\($0): C\((index * 10 + $0 + 1) % size)?;" }.joined() + " }"
      }
    },
    Bomb(name: "globals that each follow another", size: 125) { size in
      "let g0 = 1\n" + lines(size) { "let g\($0 + 1) = g\($0)" }
    },
    Bomb(name: "suppressions", size: 125, timedScale: 64) { size in
      lines(size) { "// layerlint:disable:next massive_controller - reason \($0)\nlet a\($0) = 1" }
    },
    Bomb(name: "adjacent suppressions", size: 125, timedScale: 64) { size in
      lines(size) { "// layerlint:disable:next massive_controller - reason \($0)" } + "let a = 1\n"
    },
    Bomb(name: "delegates", size: 100) { size in
      "import UIKit\n"
        + lines(size) { "protocol D\($0): AnyObject {}\nfinal class C\($0): UIView { var delegate: D\($0)? }" }
    },
    Bomb(name: "delegates that are set", size: 25) { size in
      lines(size) {
        """
        protocol D\($0): AnyObject {}
        final class W\($0) { var delegate: D\($0)? }
        final class C\($0): D\($0) { let w = W\($0)(); init() { w.delegate = self } }
        """
      }
    },
    Bomb(name: "delegates of one class", size: 25) { size in
      "protocol D: AnyObject {}\nfinal class W { var delegate: D? }\n"
        + lines(size) { "class C\($0): D { let w = W(); init() { w.delegate = self } }" }
    },
    Bomb(name: "screens with a helper of one class", size: 25) { size in
      "import UIKit\nprotocol D: AnyObject { func done() }\nclass W { var delegate: D? }\n"
        + lines(size) {
          "class C\($0): UIViewController, D { let w = W(); func done() {}; func f() { w.delegate = self } }"
        }
    },
    Bomb(name: "private delegates of one name", size: 25) { size in
      lines(size) {
        """
        protocol D\($0): AnyObject {}
        class W\($0) { private var delegate: D\($0)?; func set(_ new: D\($0)) { delegate = new } }
        class C\($0): D\($0) { let w = W\($0)(); init() { w.set(self) } }
        """
      }
    },
    Bomb(name: "private delegates of many names", size: 25) { size in
      lines(size) {
        """
        protocol D\($0): AnyObject {}
        class W\($0) { private var delegate\($0): D\($0)?; func set(_ new: D\($0)) { delegate\($0) = new } }
        class C\($0): D\($0) { let w = W\($0)(); init() { w.set(self) } }
        """
      }
    },
    Bomb(name: "conformers that hold each other", size: 25) { size in
      "protocol P {}\n" + lines(size) { "class A\($0): P { var d: P? }" }
    },
    Bomb(name: "a chain of generic types", size: 25) { size in
      "struct G0<T> { var x: T }\n" + lines(size) { "struct G\($0 + 1)<T> { var x: G\($0)<T> }" }
    },
    Bomb(name: "shared instances", size: 25) { size in
      lines(size) { "class S\($0) { static let shared = S\($0)(); var n = 0 }" }
        + "class AViewController: UIViewController { func f() {\n" + lines(size) { "S\($0).shared.n = 1" } + "}}\n"
    },
    Bomb(name: "a chain of ??", size: 500) { size in
      "class T { var a: Int?; func f() -> Int? { return "
        + Array(repeating: "a", count: size).joined(separator: " ?? ") + " } }\n"
    },
    // So many that a call is not compared with all functions of that name.
    Bomb(name: "timers and functions of one name", size: 48, timedScale: 4) { size in
      "import Foundation\nclass T { var timer: Timer?; let lock = NSLock(); var map: [String: Int] = { [:] }()\n"
        + lines(size) {
          """
          func f(_ f: Int) { lock.lock(); f(\($0)); queue.async(flags: .barrier) { [weak self] in self?.f(1) }
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.f(1) } }
          """
        } + "}\n"
    },
    Bomb(name: "a chain of methods that set up a controller", size: 100) { size in
      "class AViewController: UIViewController { override func viewDidLoad() { f0() }\n"
        + lines(size) { "func f\($0)() { f\($0 + 1)() }" } + "func f\(size)() {} }\n"
    },
    Bomb(name: "functions with a variable of one name", size: 50) { size in
      lines(size) {
        "class C\($0): UIViewController { func f() { let c = C\(($0 + 1) % size)(); addChild(c) } }"
      }
    },
    Bomb(name: "variables of one function", size: 100) { size in
      "class S { static let shared = S(); func f(_ x: Int) {} }\nclass AViewController: UIViewController { func f() {\n"
        + lines(size) { "let x\($0) = S.shared.f(\($0))" } + "}}\n"
    },
    Bomb(name: "calls of a view", size: 100) { size in
      "class V: UIView {\n" + lines(size) { "func f\($0)() { URLSession.shared.dataTask(with: url).resume() }" } + "}\n"
    },
    Bomb(name: "reads of one setting", size: 50) { size in
      """
      import UIKit
      final class Setup {
        static let shared = Setup()
        private let defaults = UserDefaults.standard
        var isOn: Bool { get { defaults.bool(forKey: "on") } set { defaults.set(newValue, forKey: "on") } }
      }
      struct DebugMenu { func toggle() { Setup.shared.isOn = true } }
      final class Gate: UIViewController {

      """ + lines(size) { "func show\($0)() { title = Setup.shared.isOn ? \"on\" : \"off\" }" } + "}\n"
    },
    Bomb(name: "parts that a global object stores", size: 100) { size in
      "var current = World()\nfinal class World {\n" + lines(size) { "let part\($0) = Part()" }
        + "func watch() {}\n}\nfinal class Part { var onChange: () -> Void = {}\n"
        + "func watch() { onChange = { self.watch() } } }\n"
    },
    Bomb(name: "properties of one type in a cycle", size: 100) { size in
      "final class Outer {\n" + lines(size) { "var inner\($0): Inner?" }
        + "}\nfinal class Inner { var outer: Outer? }\n"
    },
    Bomb(name: "Objective-C class methods of one name", size: 50, file: "A.m") { size in
      "@interface S : NSObject\n+ (S *)shared;\n@end\n@implementation S\n"
        + lines(size) { _ in "+ (S *)shared { static S *one; if (one == nil) one = [[S alloc] init]; return one; }" }
        + "@end\n"
    },
    Bomb(name: "a chain of Objective-C classes", size: 100, file: "A.m") { size in
      "@interface C0 : NSObject\n@end\n"
        + lines(size) { "@interface C\($0 + 1) : C\($0)\n@end\n@implementation C\($0 + 1)\n@end" }
    },
    Bomb(name: "Objective-C classes that own each other", size: 25, file: "A.m") { size in
      lines(size) { "@interface C\($0) : NSObject\n@property (strong) C\($0 * 7919 % size) *x;\n@end" }
    },
  ]

  /// The maximum factor by which the work may grow when the input is doubled. Sorting makes it a little more than two.
  private static let mostGrowth = 2.2

  /// The fixed costs of a run are in all three counts, so that the differences do not depend on them.
  @Test(arguments: bombs)
  func workIsLinear(_ bomb: Bomb) throws {
    let counter = try #require(InstructionCount.available)
    // Times vary more than counts. So the inputs are larger, and the best of several runs counts.
    let limit = counter.isExact ? Self.mostGrowth : 3
    let size = bomb.size * (counter.isExact ? Self.scale : bomb.timedScale)
    let folders = try [size, size * 2, size * 4].map { try TemporaryFolder([bomb.file: bomb.text($0)]) }
    var work = [Double](repeating: .infinity, count: 3)
    var (small, large) = (0.0, Double.infinity)
    for _ in 0..<(counter.isExact ? 1 : 8) {
      for (index, folder) in folders.enumerated() {
        work[index] = min(work[index], Double(try #require(try counter.count(in: folder))))
      }
      (small, large) = (work[1] - work[0], work[2] - work[1])
      if small > 0, large <= small * Self.mostGrowth { break }
    }
    let growth = "\(bomb.name): \(work) instructions, growth \(large / small)"
    #expect(small > 0 && large <= small * limit, "\(growth)")
    if ProcessInfo.processInfo.environment["LAYERLINT_BINARY"] != nil { print(growth) }
  }

  /// A release build does the same in a twentieth of the instructions.
  private static let scale = ProcessInfo.processInfo.environment["LAYERLINT_BINARY"] == nil ? 1 : 8

  /// The nesting is as deep as the file is long. The stack must not depend on it.
  @Test(arguments: [
    ("{ a in b(", ") }"), ("(", ")"), ("[", "]"), ("[1: ", "]"), ("f(", ")"), ("\"\\(", ")\""), ("a ?? (", ")"),
  ])
  func deepNestingIsHarmless(_ open: String, _ close: String) throws {
    let text = "let x = " + String(repeating: open, count: 20_000) + "1" + String(repeating: close, count: 20_000)
    #expect(try isLinted(text))
  }

  @Test(arguments: [" ?? ", " + ", " && ", " ... ", " = ", " ? 1 : "])
  func chainsOfOperatorsAreHarmless(_ sign: String) throws {
    #expect(try isLinted("let x = " + Array(repeating: "a", count: 30_000).joined(separator: sign) + "\n"))
  }

  private func isLinted(_ text: String) throws -> Bool {
    let folder = try TemporaryFolder(["A.swift": text])
    return try BinaryRun(["--no-cache", "--jobs", "1", "--fail-on", "never", "."], in: folder).status == 0
  }

  @Test func tooManySupertypesAreAProblem() throws {
    let chain = "class C0 {}\n" + Self.lines(100) { "class C\($0 + 1): C\($0) {}" }
    let run = try BinaryRun(["--no-cache", "."], in: try TemporaryFolder(["A.swift": chain]))
    #expect(run.output.contains("C65 inherits through more than 64 types"), "\(run.output)")
  }
}
