import Findings
import Foundation
import Testing

@testable import Reports

/// The published schemas match the output.
@Suite struct SchemaTests {
  private static func schema(_ name: String) throws -> SchemaValidator {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/Output/Reports/Schema/\(name).schema.json")
    return SchemaValidator(try JSONValue(parsing: String(contentsOf: file, encoding: .utf8)))
  }

  @Test func reportsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-report")
    for result in [LintResult(), sampleResult()] {
      #expect(schema.errors(in: try JSONValue(parsing: JSONReport.render(result))) == [])
    }
  }

  @Test func graphsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-graph")
    for graph in [GraphDocument(level: .file), sampleGraph(), sampleGraph(.type)] {
      #expect(schema.errors(in: try JSONValue(parsing: GraphJSON.render(graph))) == [])
    }
  }

  @Test func rolesMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-roles")
    for roles in [RolesDocument(), sampleRoles()] {
      #expect(schema.errors(in: try JSONValue(parsing: RolesJSON.render(roles))) == [])
    }
  }

  @Test func metricsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-metrics")
    for metrics in [MetricsDocument(level: .layer), sampleMetrics(), sampleMetrics(.type)] {
      let errors = schema.errors(in: try JSONValue(parsing: MetricsReport(metrics).render(.json)))
      #expect(errors == [])
    }
  }

  @Test func briefsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-brief")
    let position = Position(file: "A.swift", line: 1, column: 1)
    for brief in [BriefDocument(name: "A.swift", kind: "file", position: position), sampleBrief()] {
      #expect(schema.errors(in: try JSONValue(parsing: BriefReport(brief).render(.json))) == [])
    }
  }

  @Test func splitsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-split")
    for split in [SplitDocument(), sampleSplit()] {
      #expect(schema.errors(in: try JSONValue(parsing: SplitReport(split).render(.json))) == [])
    }
  }

  @Test func plansMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-plan")
    for plan in [PlanDocument(), samplePlan()] {
      #expect(schema.errors(in: try JSONValue(parsing: PlanReport(plan).render(.json))) == [])
    }
  }

  @Test func comparisonsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-comparison")
    #expect(schema.errors(in: try JSONValue(parsing: ComparisonReport(sampleComparison()).render(.json))) == [])
  }

  @Test func historiesMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-history")
    for history in [HistoryDocument(interval: .release), sampleHistory()] {
      #expect(schema.errors(in: try JSONValue(parsing: HistoryReport(history).render(.json))) == [])
    }
  }

  @Test func introductionsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-introductions")
    let report = IntroductionReport(sampleIntroductions()).render(.json)
    #expect(schema.errors(in: try JSONValue(parsing: report)) == [])
  }

  @Test func affectedTestsMatchTheSchema() throws {
    let schema = try Self.schema("layerlint-affected")
    for affected in [AffectedDocument(base: "main"), sampleAffected()] {
      #expect(schema.errors(in: try JSONValue(parsing: AffectedReport(affected).render(.json))) == [])
    }
  }

  struct Spoiled: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var spoil: @Sendable (inout JSONValue) -> Void
  }

  @Test(arguments: [
    Spoiled(testDescription: "another version") { $0["schemaVersion"] = .number(2) },
    Spoiled(testDescription: "a key too much") { $0["time"] = .string("now") },
    Spoiled(testDescription: "no summary") { $0["summary"] = nil },
    Spoiled(testDescription: "a count below 0") { $0["summary"]?["files"] = .number(-1) },
    Spoiled(testDescription: "a broken count") { $0["summary"]?["lines"] = .number(1.5) },
    Spoiled(testDescription: "a violation without rule") { $0["violations"]?[0]?["rule"] = nil },
    Spoiled(testDescription: "line 0") { $0["violations"]?[0]?["line"] = .number(0) },
    Spoiled(testDescription: "null for a missing key") { $0["violations"]?[0]?["suggestion"] = .null },
    Spoiled(testDescription: "an unknown severity") { $0["violations"]?[0]?["severity"] = .string("fatal") },
    Spoiled(testDescription: "a measure of another type") { $0["violations"]?[1]?["measures"]?["lines"] = .bool(true) },
    Spoiled(testDescription: "evidence without place") { $0["violations"]?[0]?["evidence"]?[0]?["line"] = nil },
    Spoiled(testDescription: "an edit without text") {
      $0["violations"]?[0]?["fixes"]?[0]?["edits"]?[0]?["text"] = nil
    },
    Spoiled(testDescription: "a problem without kind") { $0["problems"]?[0]?["kind"] = nil },
    Spoiled(testDescription: "no object at all") { $0 = .list([]) },
  ])
  func invalidReportsAreRejected(_ spoiled: Spoiled) throws {
    var document = try JSONValue(parsing: JSONReport.render(sampleResult()))
    spoiled.spoil(&document)
    #expect(try Self.schema("layerlint-report").errors(in: document).count == 1)
  }

  @Test func unknownKeywordsAreErrors() {
    let validator = SchemaValidator(.object(["patternProperties": .object([:])]))
    #expect(!validator.errors(in: .object([:])).isEmpty)
  }
}
