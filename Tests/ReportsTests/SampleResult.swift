import Findings

/// A small run with one finding of each kind.
func sampleResult() -> LintResult {
  var result = LintResult()
  result.files = 2
  result.lines = 1234
  result.declarations = 5
  result.references = 6
  result.unresolved = 1
  result.suppressed = 3
  result.findings = [sampleError(), sampleWarning()]
  result.problems = [
    Problem(kind: "syntax_error", message: "a brace is never closed", file: "Core/Odd.swift", line: 4, column: 1),
    Problem(kind: "empty_pattern", message: "'Legacy' matches no file"),
  ]
  result.notes = ["layers from folder names: Application > Domain"]
  result.rules = sampleRules
  return result
}

var sampleRules: [RuleDescription] {
  [
    RuleDescription(
      id: "upward_dependency", pack: "layered", severity: .error, isOn: true, summary: "looks up", rationale: "",
      category: .layers),
    RuleDescription(
      id: "massive_controller", pack: "mvc", severity: .warning, isOn: true, summary: "is long", rationale: "",
      category: .size),
  ]
}

func sampleError() -> Finding {
  var finding = Finding(
    rule: "upward_dependency", severity: .error, message: "FeedService uses FeedViewController of a higher layer",
    position: Position(file: "Domain/Feed.swift", line: 3, column: 18), endLine: 3, endColumn: 36,
    subject: "FeedService",
    evidence: [Evidence(position: Position(file: "Domain/Feed.swift", line: 4, column: 5), note: "names it again")])
  finding.suggestion = "declare a protocol in Domain"
  finding.rationale = "Arrows point down."
  finding.declaration = "FeedService.load()"
  finding.target = Finding.Target(name: "FeedViewController", file: "App/FeedViewController.swift", line: 2)
  finding.layer = "Domain"
  finding.targetLayer = "Application"
  finding.key.target = "FeedViewController"
  finding.key.edge = "reference"
  finding.fixes = [
    Fix(
      title: "Hold it weakly", isSafe: true,
      edits: [
        Fix.Edit(
          start: Position(file: "Domain/Feed.swift", line: 3, column: 5), endLine: 3, endColumn: 5, text: "weak ")
      ])
  ]
  return finding
}

func sampleWarning() -> Finding {
  var finding = Finding(
    rule: "massive_controller", severity: .warning, message: "Menu has 412 lines",
    position: Position(file: "UI/Menu.swift", line: 1, column: 7), endLine: 1, endColumn: 11, subject: "Menu")
  finding.measures = ["lines": .count(412), "responsibilities": .words(["navigation", "update_ui"])]
  return finding
}

func sampleSourceLine(_ file: String, _ line: Int) -> String? {
  switch (file, line) {
  case ("Domain/Feed.swift", 3): "    let screen = FeedViewController() // now"
  case ("UI/Menu.swift", 1): "class Menu {"
  default: nil
  }
}
