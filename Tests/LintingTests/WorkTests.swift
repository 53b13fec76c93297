import Findings
import Linting
import Testing

/// Twice the code may take about twice the steps. Steps are counted, not timed.
@Suite struct WorkTests {
  struct Bomb: Sendable, CustomTestStringConvertible {
    let rule: String
    let size: Int
    let text: @Sendable (Int) -> String
    var testDescription: String { "\(rule), \(size)" }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    "import UIKit\n" + (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  private static func steps(
    _ text: String, only rules: [String] = []
  ) throws -> (steps: [String: Int], problems: [Problem]) {
    let result = try TemporaryProject([("A.swift", text)]).lint { ($0.jobs, $0.only) = (1, rules) }
    return (result.steps, result.problems)
  }

  /// Each class owns ten others.
  private static func owners(_ count: Int) -> String {
    lines(count) { index in
      "final class C\(index) { " + (0..<10).map { "var p\($0): C\((index * 10 + $0 + 1) % count)?;" }.joined() + " }"
    }
  }

  private static func dataSources(_ count: Int) -> String {
    "protocol MyDataSource: AnyObject {}\n"
      + lines(count) {
        "class A\($0): MyDataSource { var n: B\($0)? }\nclass B\($0): UIView { var dataSource: MyDataSource? }"
      }
  }

  static let bombs = [
    // With more classes than the search for other owners visits for one of them.
    Bomb(rule: "delegate_strong", size: 1000) { size in
      dataSources(size)
    },
    Bomb(rule: "delegate_strong", size: 40) { size in
      // The protocol is of a library that is not read.
      lines(size) {
        "class A\($0): NSObject, MapDelegate { func f() { _ = B\($0)() } }\n"
          + "class B\($0) { var delegate: MapDelegate? }"
      }
    },
    Bomb(rule: "ownership_cycle", size: 40) { size in
      "protocol D: AnyObject {}\nclass W { var delegate: D? }\n"
        + lines(size) { "class A\($0): D { let w = W(); init() { w.delegate = self } }" }
    },
    Bomb(rule: "delegate_strong", size: 40) { size in
      "protocol D: AnyObject {}\nclass W { var delegate: D? }\n"
        + lines(size) { "class A\($0): D { let w = W(); init() { w.delegate = self } }" }
    },
    Bomb(rule: "view_performs_networking", size: 200) { size in
      "class Badge: UIView {\n"
        + lines(size) { "func load\($0)(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }" } + "}\n"
    },
    Bomb(rule: "ownership_cycle", size: 160) { size in
      owners(size)
    },
    Bomb(rule: "ownership_cycle", size: 80) { size in
      "class AViewController { var c: (() -> Void)?\nfunc f() {\n" + lines(size) { _ in "c = { self.f() }" } + "}}\n"
    },
    Bomb(rule: "ownership_cycle", size: 80) { size in
      lines(size) { "class C\($0) { var next: C\(($0 + 1) % size)? }" }
    },
  ]

  @Test(arguments: bombs) func stepsGrowLinearlyWithTheCode(_ bomb: Bomb) throws {
    let small = try Self.steps(bomb.text(bomb.size), only: [bomb.rule]).steps[bomb.rule] ?? 0
    let large = try Self.steps(bomb.text(bomb.size * 2), only: [bomb.rule]).steps[bomb.rule] ?? 0
    #expect(small >= bomb.size)
    #expect(Double(large) <= Double(small) * 2.5, "\(small), then \(large)")
  }

  /// 1300 types that all own each other have too many cycles to list.
  @Test func tooManyOwnershipCyclesAreAProblem() throws {
    let (steps, problems) = try Self.steps(Self.owners(1300))
    let taken = try #require(steps["ownership_cycle"])
    #expect(taken > 1_000_000 && taken < 10_000_000)
    let problem =
      "ownership_cycle stopped because too many types own each other: some of its findings may be missing"
    #expect(problems.contains { $0.kind == "incomplete_rule" && $0.message == problem })
  }
}
