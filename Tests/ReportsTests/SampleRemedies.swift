import Findings

@testable import Reports

func sampleMetrics(_ level: MetricsLevel = .folder) -> MetricsDocument {
  var document = MetricsDocument(level: level)
  for (index, id) in ["A|B", "C"].enumerated() {
    var part = MetricsDocument.Part(id: id)
    (part.lines, part.types, part.afferent, part.efferent) = (1200, 3, 3 * index, 1)
    if level == .type {
      part.position = Position(file: "A.swift", line: 3, column: 7)
      part.lackOfCohesion = 2
    } else {
      part.abstractness = 1.0 / 3
    }
    document.parts.append(part)
  }
  (document.totals.files, document.totals.lines, document.totals.linesInLayers) = (2, 2400, 1200)
  return document
}

func sampleBrief() -> BriefDocument {
  var brief = BriefDocument(name: "Feed", kind: "class", position: Position(file: "A/Feed.swift", line: 3, column: 7))
  brief.lines = 12
  brief.layer = BriefDocument.LayerPlace(name: "A", isInferred: true)
  brief.layer?.mayUse = ["B"]
  brief.roles = [RolesDocument.Role(role: "view_model", because: "named *ViewModel")]
  brief.uses = [
    BriefDocument.Neighbour(
      layer: "Z", isAgainstLayers: true, types: [BriefDocument.Used(name: "Screen", references: 2)]),
    BriefDocument.Neighbour(layer: nil, isAgainstLayers: false, types: [BriefDocument.Used(name: "X", references: 1)]),
  ]
  brief.rules = [BriefDocument.Rule(id: "massive", summary: "is long")]
  brief.debts = sampleResult().findings
  brief.sibling = BriefDocument.Sibling(
    name: "News", position: Position(file: "A/News.swift", line: 1, column: 1), lines: 30, layer: "A")
  return brief
}

func sampleSplit() -> SplitDocument {
  func member(_ name: String, _ line: Int, _ kind: SplitDocument.Member.Kind = .method) -> SplitDocument.Member {
    SplitDocument.Member(
      name: name, kind: kind, position: Position(file: "A/Feed.swift", line: line, column: 3), group: 0)
  }
  var proposal = SplitDocument.Proposal(target: .dataSource)
  proposal.words = ["rows", "cells"]
  proposal.members = [member("load()", 20), member("count", 40, .property)]
  proposal.state = [member("rows", 5, .property)]
  proposal.interface = [proposal.members[0]]
  proposal.needs = [member("table", 6, .property)]
  (proposal.collaborators, proposal.lines, proposal.responsibilities) = (["Store"], 120, ["UI setup"])
  proposal.rest.lines = 281
  var split = SplitDocument.TypeSplit(name: "Feed", position: Position(file: "A/Feed.swift", line: 3, column: 7))
  split.roles = ["view_controller"]
  (split.size.lines, split.size.responsibilities) = (400, ["UI setup", "navigation"])
  (split.rest.lines, split.rest.responsibilities) = (281, ["navigation"])
  split.proposals = [proposal]
  split.members = proposal.members
  var document = SplitDocument()
  document.types = [split]
  return document
}

func samplePlan() -> PlanDocument {
  var move = PlanDocument.Move(from: "A/Feed.swift", to: "B/Feed.swift")
  (move.fromLayer, move.toLayer) = ("A", "B")
  var step = PlanDocument.Step(moves: [move])
  step.change.gone = sampleResult().findings
  var plan = PlanDocument()
  (plan.steps, plan.rules, plan.before, plan.after) = ([step], ["upward_dependency"], 3, 1)
  plan.first = [PlanDocument.Debt(finding: sampleResult().findings[0], dependents: 4, changes: 2, lines: 100)]
  return plan
}

func sampleComparison() -> ComparisonDocument {
  var comparison = ComparisonDocument(
    base: ComparisonDocument.Side(name: "main", commit: "0123"), head: ComparisonDocument.Side(name: "the working tree")
  )
  (comparison.head.errors, comparison.head.cycles) = (1, 1)
  comparison.new = sampleResult().findings
  comparison.changed = [
    ComparisonDocument.Growth(finding: sampleResult().findings[0], measure: "lines", before: 400, after: 412)
  ]
  comparison.edges = [
    ComparisonDocument.Edge(from: "B", to: "A", before: 0, after: 2, isAgainstLayers: true),
    ComparisonDocument.Edge(from: "A", to: "B", before: 3, after: 0, isAgainstLayers: false),
  ]
  comparison.newCycles = [["A", "B"]]
  comparison.roles = [
    ComparisonDocument.RoleChange(
      type: "Feed", position: Position(file: "A/Feed.swift", line: 3, column: 7), before: [], after: ["view_model"])
  ]
  comparison.newTypes = ["News"]
  return comparison
}

func sampleAffected() -> AffectedDocument {
  var affected = AffectedDocument(base: "main")
  affected.changedFiles = ["A/Feed.swift"]
  affected.allTests = 7
  affected.tests = [
    AffectedDocument.Test(
      name: "FeedTests", module: "AppTests", position: Position(file: "T/FeedTests.swift", line: 3, column: 7), steps: 2
    ),
    AffectedDocument.Test(
      name: "loads()", module: "AppTests", position: Position(file: "T/Loads.swift", line: 3, column: 7), steps: 0),
  ]
  return affected
}

func sampleHistory() -> HistoryDocument {
  var history = HistoryDocument(interval: .month)
  history.rules = [
    HistoryDocument.Rule(id: "upward_dependency", category: .layers),
    HistoryDocument.Rule(id: "massive_controller", category: .size),
  ]
  let commits = [("1111111111111", "2026-01-31", "Begin"), ("2222222222222", "2026-02-27", "Add | \u{1B}more")]
  history.revisions = commits.enumerated().map { number, commit in
    var revision = HistoryDocument.Revision(
      HistoryDocument.Commit(id: commit.0, date: commit.1, subject: commit.2, tag: number == 1 ? "v1" : nil))
    (revision.files, revision.lines) = (10 + number, 1000 + 250 * number)
    (revision.errors, revision.warnings) = (number * 3, 1)
    revision.findings = number == 0 ? ["massive_controller": 1] : ["massive_controller": 1, "upward_dependency": 3]
    revision.edges = [
      HistoryDocument.Edge(from: "A", to: "B", references: 5, isUpward: false),
      HistoryDocument.Edge(from: "B", to: "A", references: 3, isUpward: true),
    ].suffix(number + 1)
    revision.controllers = number == 0 ? ["Feed": 300] : ["Feed": 450, "News": 20]
    return revision
  }
  history.problems = [Problem(kind: "shallow_history", message: "no more")]
  return history
}

func sampleIntroductions() -> IntroductionDocument {
  let commits = sampleHistory().revisions.map(\.commit)
  var document = IntroductionDocument(head: commits[1], first: commits[0])
  (document.commits, document.linted) = (9, 4)
  let findings = sampleResult().findings
  document.introductions = [
    IntroductionDocument.Introduction(
      finding: findings[0], commit: commits[1],
      former: IntroductionDocument.Former(subject: "Old", file: "A/Old.swift")),
    IntroductionDocument.Introduction(finding: findings[1], commit: nil, former: nil),
  ]
  return document
}
