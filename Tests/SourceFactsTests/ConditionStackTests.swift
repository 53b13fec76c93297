import SourceFacts
import Testing

struct ConditionStackTests {
  /// `#if A` 10 `#if B` 20 `#endif` 30 `#else` 40 `#endif` 50
  private static func nested() -> ConditionStack {
    var stack = ConditionStack()
    stack.open(at: 10)
    stack.open(at: 20)
    stack.close(at: 30)
    stack.next(at: 40)
    stack.close(at: 50)
    return stack
  }

  @Test func branchesOfOneConditionShareAGroup() {
    let branches = Self.nested().branches
    #expect(branches.map(\.group) == [0, 1, 0])
    #expect(branches.map(\.start) == [10, 20, 40])
    #expect(branches.map(\.end) == [40, 30, 50])
  }

  @Test func openBranchesEndWithTheFile() {
    var stack = ConditionStack()
    stack.open(at: 1)
    stack.open(at: 2)
    stack.end(at: 9)
    #expect(stack.branches.map(\.end) == [9, 9])
  }

  @Test func directivesWithoutAnOpenConditionAreIgnored() {
    var stack = ConditionStack()
    stack.next(at: 1)
    stack.close(at: 2)
    #expect(stack.branches.isEmpty)
  }

  @Test(arguments: [
    (12, 15, true), (12, 25, true), (12, 45, false), (25, 28, true), (25, 35, false), (35, 38, true), (5, 45, true),
    (60, 70, true),
  ])
  func anExpressionContinuesInItsBranch(earlier: UInt32, later: UInt32, continues: Bool) {
    #expect(Self.nested().continues(earlier, at: later) == continues)
  }
}
