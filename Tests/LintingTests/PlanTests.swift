import Findings
import Foundation
import Linting
import Testing

/// The findings that a plan predicts equal those of a lint after the moves.
@Suite struct PlanTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples").path

  /// Rule and message of each finding, without those of other rules.
  private func findings(in folder: String, of rules: [String]) throws -> [String] {
    var request = LintRequest(paths: [folder])
    request.only = rules
    return try Linter(request).lint().findings.map { "\($0.rule): \($0.message)" }.sorted()
  }

  private func move(_ step: PlanDocument.Step, in folder: String) throws {
    for move in step.moves {
      let target = URL(fileURLWithPath: "\(folder)/\(move.to)")
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: URL(fileURLWithPath: "\(folder)/\(move.from)"), to: target)
    }
  }

  /// With the configuration of the sample, and with inferred layers.
  @Test(arguments: SampleTests.variants.filter { $0.hasSuffix("broken") }, [true, false])
  func predictedFindingsAreGoneAfterTheMoves(variant: String, isConfigured: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/layerlint-plan-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: "\(Self.samples)/\(variant)", toPath: folder)
    if !isConfigured { try? FileManager.default.removeItem(atPath: "\(folder)/.layerlint.yml") }
    let plan: PlanDocument
    do { plan = try Linter(LintRequest(paths: [folder])).plan(steps: 5) } catch {
      #expect("\(error)".contains("no rule about layers"))
      return
    }
    var before = try findings(in: folder, of: plan.rules)
    #expect(before.count == plan.before)
    for step in plan.steps {
      try move(step, in: folder)
      let after = try findings(in: folder, of: plan.rules)
      #expect(before.count - after.count == step.change.gone.count - step.change.new.count)
      #expect(after.count < before.count)
      before = after
    }
    #expect(before.count == plan.after)
  }

  private static let app: [(path: String, text: String)] = [
    (".layerlint.yml", "layers: [{ Top: Top }, { Bottom: Bottom }]\n"),
    ("Top/Screen.swift", "final class Screen {\n  let limits = Limits()\n  let store = Store()\n}\n"),
    ("Top/Limits.swift", "struct Limits {\n  let most = 5\n}\n"),
    ("Bottom/Store.swift", "final class Store {\n  let limits = Limits()\n}\n"),
    ("Bottom/Disk.swift", "final class Disk {\n  let limits = Limits()\n}\n"),
  ]

  @Test func misplacedFilesMoveDown() throws {
    let project = try TemporaryProject(Self.app)
    let plan = try withExtendedLifetime(project) { try Linter(LintRequest(paths: [project.path])).plan(steps: 3) }
    #expect(plan.before > 0)
    #expect(plan.after == 0)
    let moves = plan.steps.flatMap(\.moves)
    #expect(moves.map(\.from) == ["Top/Limits.swift"])
    #expect(moves.map(\.to) == ["Bottom/Limits.swift"])
    #expect(moves.first?.fromLayer == "Top" && moves.first?.toLayer == "Bottom")
    #expect(plan.steps.first?.change.new.isEmpty ?? false)
  }

  @Test func requestedMovesAreTried() throws {
    let project = try TemporaryProject(Self.app)
    let linter = try Linter(LintRequest(paths: [project.path]))
    let plan = try linter.plan(moves: ["Screen.swift=Bottom"])
    let step = try #require(plan.steps.first)
    #expect(step.moves.map(\.to) == ["Bottom/Screen.swift"])
    // Nothing in the upper layer refers to the lower one any more.
    #expect(step.change.gone.map(\.rule) == ["layer_cycle"])
    #expect(plan.after == plan.before - step.change.gone.count + step.change.new.count)
  }

  @Test(arguments: ["Screen.swift", "Nothing.swift=Bottom", "Screen.swift=Botom"])
  func impossibleMovesAreMistakes(move: String) throws {
    let project = try TemporaryProject(Self.app)
    #expect(throws: UsageError.self) { try Linter(LintRequest(paths: [project.path])).plan(moves: [move]) }
  }

  @Test func mostUsedTargetIsFixedFirst() throws {
    let project = try TemporaryProject(Self.app)
    let plan = try withExtendedLifetime(project) { try Linter(LintRequest(paths: [project.path])).plan(steps: 1) }
    let first = try #require(plan.first.first)
    #expect(first.finding.subject == "Limits" || first.finding.subject == "Store")
    #expect(first.changes == nil)
    #expect(plan.first.count <= 5)
  }
}
