import Findings
import JSON
import Linting
import Reports

/// The answers of the tools `brief` and `plan`.
enum RemedyAnswers {
  private static let itemLimit = 20
  private static let stepLimit = 5

  static func brief(_ folder: ServedFolder, _ arguments: ToolArguments) throws -> ToolAnswer {
    let brief = try Linter(folder.request(arguments)).brief(arguments.text("name") ?? "")
    return ToolAnswer(BriefReport(brief).render(.text).printedLines) { writer in
      writer.member("name", brief.name)
      writer.member("kind", brief.kind)
      writer.place(brief.position)
      writer.member("lines", brief.lines)
      writer.member("layer", brief.layer?.name)
      writer.texts("mayUse", brief.layer?.mayUse ?? [])
      writer.texts("mayNotUse", brief.layer?.mayNotUse ?? [])
      writer.texts("roles", brief.roles.map(\.role))
      writer.texts("rules", brief.rules.map(\.id))
      writer.findings("findings", brief.debts, limit: itemLimit)
      if let sibling = brief.sibling {
        writer.member("sibling") { writer in
          writer.object(.line) { writer in
            writer.member("name", sibling.name)
            writer.place(sibling.position)
          }
        }
      }
    }
  }

  static func plan(_ folder: ServedFolder, _ arguments: ToolArguments) throws -> ToolAnswer {
    var request = try folder.request(arguments)
    if let rule = arguments.text("rule") { request.only = [rule] }
    let move = arguments.text("move")
    let steps = arguments.number("steps") ?? stepLimit
    if steps < 1 { throw UsageError.usage("'steps' is a number of moves, 1 or more") }
    let linter = try Linter(request)
    let plan = try move.map { move throws(UsageError) in try linter.plan(moves: [move]) } ?? linter.plan(steps: steps)
    let lines = PlanReport(plan, isQuestion: move != nil).render(.text).printedLines
    return ToolAnswer(lines, remedy: ": ask with fewer 'steps', or with 'rule'") { writer in
      writer.texts("rules", plan.rules)
      writer.member("findingsBefore", plan.before)
      writer.member("findingsAfter", plan.after)
      writer.member("steps") { $0.list(plan.steps.prefix(itemLimit), .line) { $0.step($1) } }
      writer.findings("first", plan.first.map(\.finding), limit: itemLimit)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func texts(_ name: String, _ texts: [String]) {
    member(name) { $0.list(texts, .line) { $0.string($1) } }
  }

  fileprivate mutating func findings(_ name: String, _ findings: [Finding], limit: Int) {
    member(name) { writer in
      writer.list(findings.prefix(limit), .line) { writer, finding in
        writer.object(.line) { writer in
          writer.member("rule", finding.rule)
          writer.member("severity", finding.severity.rawValue)
          writer.place(finding.position)
          writer.member("message", finding.message)
          writer.member("suggestion", finding.suggestion)
        }
      }
    }
    if findings.count > limit { member("omitted", findings.count - limit) }
  }

  fileprivate mutating func step(_ step: PlanDocument.Step) {
    object(.line) { writer in
      writer.member("moves") { writer in
        writer.list(step.moves, .line) { writer, move in
          writer.object(.line) { writer in
            writer.member("from", move.from)
            writer.member("to", move.to)
            writer.member("fromLayer", move.fromLayer)
            writer.member("toLayer", move.toLayer)
          }
        }
      }
      writer.member("findingsGone", step.change.gone.count)
      writer.member("findingsNew", step.change.new.count)
    }
  }
}
