import DependencyGraph
import Testing

@testable import RuleKinds

@Suite struct WorkBudgetTests {
  private static let cycle = [
    "A.swift": "class A { var b: B? }\nclass B { var c: C? }\nclass C { var a: A? }\nclass D: C {}\n"
  ]

  @Test func aRuleThatSpendsItsBudgetIsAProblem() {
    let sample = Sample(Self.cycle, plan: nil)
    sample.context.fullBudget = WorkBudget(limit: 1)
    _ = sample.findings("ownership_cycle")
    let steps = sample.context.steps["sample"] ?? 0
    #expect(steps >= 1)
    #expect(
      sample.context.problems.map(\.message) == [
        "sample stopped after \(steps) steps, its search limit: some of its findings may be missing"
      ])
  }

  @Test func eachRuleHasTheWholeBudget() {
    let sample = Sample(Self.cycle, plan: nil)
    _ = sample.findings("ownership_cycle")
    let steps = sample.context.steps["sample"] ?? 0
    sample.context.fullBudget = WorkBudget(limit: steps + 1)
    _ = sample.findings("ownership_cycle")
    _ = sample.findings("ownership_cycle")
    #expect(sample.context.steps["sample"] == 3 * steps)
    #expect(sample.context.problems.isEmpty)
  }
}
