import Foundation
import Testing

/// Projects made to be slow: four times the input may take about four times the work, and never crashes a run. Work is
/// the CPU time of a process on one thread, beyond that of an empty project. What is quadratic takes sixteen times as
/// much.
@Suite(.serialized) struct BombTests {
  struct Bomb: Sendable, CustomTestStringConvertible {
    let name: String
    let size: Int
    var file = "A.swift"
    /// How many times the work four times the input may take.
    var growth = 9.0
    /// The text for a size.
    let text: @Sendable (Int) -> String
    var testDescription: String { name }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  static let bombs = [
    Bomb(name: "classes that refer to each other", size: 500) { size in
      lines(size) { "class C\($0) { func f() { let x = C\($0 * 7919 % size)(); x.f() } }" }
    },
    Bomb(name: "a chain of classes", size: 400) { size in
      "class C0 {}\n" + lines(size) { "class C\($0 + 1): C\($0) { func m\($0)() {} }" }
    },
    Bomb(name: "classes that inherit in a circle", size: 300) { size in
      lines(size) { "class C\($0): C\(($0 + 1) % size) { func m\($0)() { m0() } }" }
    },
    Bomb(name: "a chain of protocols", size: 500) { size in
      "protocol P0 {}\n" + lines(size) { "protocol P\($0 + 1): P\($0) {}" }
    },
    Bomb(name: "diamonds of protocols", size: 200) { size in
      "protocol A0 {}\n"
        + lines(size) {
          "protocol B\($0): A\($0) {}\nprotocol C\($0): A\($0) {}\nprotocol A\($0 + 1): B\($0), C\($0) {}"
        }
    },
    // Not linear: each loop that is found costs a search.
    Bomb(name: "owners of owners", size: 80, growth: 20) { size in
      lines(size) { index in
        "final class C\(index) { " + (0..<10).map { "var p\($0): C\((index * 10 + $0 + 1) % size)?;" }.joined() + " }"
      }
    },
    Bomb(name: "globals that each follow another", size: 1000) { size in
      "let g0 = 1\n" + lines(size) { "let g\($0 + 1) = g\($0)" }
    },
    Bomb(name: "suppressions", size: 1000) { size in
      lines(size) { "// layerlint:disable:next massive_controller - reason \($0)\nlet a\($0) = 1" }
    },
    Bomb(name: "adjacent suppressions", size: 1000) { size in
      lines(size) { "// layerlint:disable:next massive_controller - reason \($0)" } + "let a = 1\n"
    },
    Bomb(name: "delegates", size: 200) { size in
      "import UIKit\n"
        + lines(size) { "protocol D\($0): AnyObject {}\nfinal class C\($0): UIView { var delegate: D\($0)? }" }
    },
    Bomb(name: "conformers that hold each other", size: 200) { size in
      "protocol P {}\n" + lines(size) { "class A\($0): P { var d: P? }" }
    },
    Bomb(name: "a chain of generic types", size: 200) { size in
      "struct G0<T> { var x: T }\n" + lines(size) { "struct G\($0 + 1)<T> { var x: G\($0)<T> }" }
    },
    Bomb(name: "shared instances", size: 200) { size in
      lines(size) { "class S\($0) { static let shared = S\($0)(); var n = 0 }" }
        + "class AViewController: UIViewController { func f() {\n" + lines(size) { "S\($0).shared.n = 1" } + "}}\n"
    },
    Bomb(name: "a chain of ??", size: 4000) { size in
      "class T { var a: Int?; func f() -> Int? { return "
        + Array(repeating: "a", count: size).joined(separator: " ?? ") + " } }\n"
    },
    // Not quite linear: each call is compared with all functions of its name.
    Bomb(name: "timers and functions of one name", size: 100, growth: 13) { size in
      "import Foundation\nclass T { var timer: Timer?; let lock = NSLock(); var map: [String: Int] = { [:] }()\n"
        + lines(size) {
          """
          func f(_ f: Int) { lock.lock(); f(\($0)); queue.async(flags: .barrier) { [weak self] in self?.f(1) }
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.f(1) } }
          """
        } + "}\n"
    },
    Bomb(name: "a chain of Objective-C classes", size: 300, file: "A.m") { size in
      "@interface C0 : NSObject\n@end\n"
        + lines(size) { "@interface C\($0 + 1) : C\($0)\n@end\n@implementation C\($0 + 1)\n@end" }
    },
    Bomb(name: "Objective-C classes that own each other", size: 200, file: "A.m") { size in
      lines(size) { "@interface C\($0) : NSObject\n@property (strong) C\($0 * 7919 % size) *x;\n@end" }
    },
  ]

  @Test(arguments: bombs) func workIsLinear(_ bomb: Bomb) throws {
    let base = try work("A.swift", "class A {}\n")
    // Other programs on the machine make times longer: the best of ten counts.
    var (small, large) = (Double.infinity, Double.infinity)
    for _ in 0..<10 {
      small = min(small, try work(bomb.file, bomb.text(bomb.size)) - base)
      large = min(large, try work(bomb.file, bomb.text(bomb.size * 4)) - base)
      if large <= max(small, 0.05) * bomb.growth { break }
    }
    #expect(large <= max(small, 0.05) * bomb.growth, "\(bomb.size): \(small) s, \(bomb.size * 4): \(large) s")
  }

  /// Seconds of CPU time for a lint.
  private func work(_ file: String, _ text: String) throws -> Double {
    let run = try BinaryRun(
      shell: "\"$LAYERLINT\" --no-cache --jobs 1 --fail-on never . >/dev/null || echo failed; times",
      in: try TemporaryFolder([file: text]))
    #expect(!run.output.contains("failed"), "\(run.errors)")
    // The second line has the times of child processes: 0m0.12s 0m0.03s
    let times = run.output.split(separator: "\n").last?.split(separator: " ") ?? []
    return times.reduce(0) { sum, time in
      let parts = time.dropLast().split(separator: "m").compactMap { Double($0) }
      return sum + (parts.first ?? 0) * 60 + (parts.last ?? 0)
    }
  }

  /// As deep as a file is long: neither the stack nor the time may depend on it.
  @Test(arguments: [
    ("{ a in b(", ") }"), ("(", ")"), ("[", "]"), ("[1: ", "]"), ("f(", ")"), ("\"\\(", ")\""), ("a ?? (", ")"),
  ])
  func nestingIsHarmless(_ open: String, _ close: String) throws {
    let text = "let x = " + String(repeating: open, count: 20_000) + "1" + String(repeating: close, count: 20_000)
    #expect(try work("A.swift", text) < 20)
  }

  @Test(arguments: [" ?? ", " + ", " && ", " ... ", " = ", " ? 1 : "])
  func chainsOfOperatorsAreHarmless(_ sign: String) throws {
    let text = "let x = " + Array(repeating: "a", count: 30_000).joined(separator: sign) + "\n"
    #expect(try work("A.swift", text) < 20)
  }

  /// Not in silence.
  @Test func inheritanceThatIsNotFollowedIsAProblem() throws {
    let chain = "class C0 {}\n" + Self.lines(100) { "class C\($0 + 1): C\($0) {}" }
    let run = try BinaryRun(["--no-cache", "."], in: try TemporaryFolder(["A.swift": chain]))
    #expect(run.output.contains("C65 inherits through more than 64 types"), "\(run.output)")
  }
}
