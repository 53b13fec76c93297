import Findings
import Foundation
import GraphDocuments
import Testing

@testable import Linting

/// A repository whose commits are written by the tests.
private struct HistoryProject {
  let project: TemporaryProject
  private static let upward = "final class Store {\n  var screen: Screen?\n  let name = \"store\"\n  let size = 12\n}\n"

  init() throws {
    project = try TemporaryProject([("README.md", "An app\n")])
    try project.git("init -q")
    try commit("Begin", on: "2025-01-10")
    try project.write("layers: [{ Top: Top }, { Bottom: Bottom }]\n", to: ".layerlint.yml")
    try project.write("final class Screen {\n  let store = Store()\n}\n", to: "Top/Screen.swift")
    try project.write("final class Store {}\n", to: "Bottom/Store.swift")
    try commit("Add layers", on: "2025-02-10")
  }

  func commit(_ subject: String, on day: String) throws {
    try project.git("add -A && GIT_COMMITTER_DATE='\(day)T12:00:00Z' git commit -q -m '\(subject)'")
  }

  /// A store that uses the screen above it.
  func breakLayers() throws { try project.write(Self.upward, to: "Bottom/Store.swift") }

  func history(
    _ since: String = "5.years", every interval: HistoryInterval = .commit, jobs: Int = 2
  ) throws -> HistoryDocument {
    var request = LintRequest(paths: [project.path])
    request.jobs = jobs
    return try Linter.history(request, since: since, every: interval)
  }

  func introductions(_ since: String = "5.years") throws -> IntroductionDocument {
    var request = LintRequest(paths: [project.path])
    request.only = ["upward_dependency"]
    return try Linter.introductions(request, since: since)
  }
}

@Suite struct HistoryTests {
  /// The store uses the screen from March to May.
  private func project() throws -> HistoryProject {
    let history = try HistoryProject()
    try history.breakLayers()
    try history.commit("Break layers", on: "2025-03-10")
    try history.project.write("More\n", to: "README.md")
    try history.commit("Say more", on: "2025-03-20")
    try history.project.write("final class Store {}\n", to: "Bottom/Store.swift")
    try history.commit("Repair layers", on: "2025-05-10")
    return history
  }

  @Test(arguments: [1, 2, 5])
  func everyCommitIsLinted(jobs: Int) throws {
    let history = try project().history(jobs: jobs)
    #expect(
      history.revisions.map(\.commit.subject) == ["Begin", "Add layers", "Break layers", "Say more", "Repair layers"])
    #expect(history.revisions.map(\.files) == [0, 2, 2, 2, 2])
    #expect(history.revisions.map { $0.findings["upward_dependency"] ?? 0 } == [0, 0, 1, 1, 0])
    #expect(history.revisions.map { $0.edges.count { $0.isUpward } } == [0, 0, 1, 1, 0])
    #expect(history.revisions[2].commit.date == "2025-03-10")
    #expect(history.rules.contains(HistoryDocument.Rule(id: "upward_dependency", category: .layers)))
    #expect(history.problems.isEmpty)
  }

  @Test func edgesEqualTheGraph() throws {
    let history = try HistoryProject()
    try history.breakLayers()
    try history.commit("Break layers", on: "2025-03-10")
    let linter = try Linter(LintRequest(paths: [history.project.path]))
    let edges = try linter.graph(GraphRequest(level: .layer)).edges
    #expect(edges.count == 2)
    let counted = edges.map {
      HistoryDocument.Edge(from: $0.from, to: $0.to, references: $0.references.count, isUpward: $0.isUpward)
    }
    #expect(try history.history().revisions.last?.edges == counted)
  }

  /// Replacing a file waits for the disk, which took most of the time.
  @Test func pastFilesAreOverwrittenInPlace() throws {
    let history = try HistoryProject()
    try history.breakLayers()
    try history.commit("Break layers", on: "2025-03-10")
    let git = GitCommand(folder: history.project.path)
    let folder = try RevisionFolder(of: history.project.path)
    try folder.show(try git.commits(["HEAD"], options: ["--first-parent", "--max-count=2"]).reversed())
    func file() throws -> UInt64? {
      #expect(try folder.showNext())
      let found = try FileManager.default.attributesOfItem(atPath: folder.path + "/Bottom/Store.swift")
      return (found[.systemFileNumber] as? NSNumber)?.uint64Value
    }
    let first = try #require(try file())
    #expect(try file() == first)
  }

  @Test func lastRevisionOfEachMonthIsChosen() throws {
    let history = try project().history(every: .month)
    #expect(history.revisions.map(\.commit.subject) == ["Begin", "Add layers", "Say more", "Repair layers"])
  }

  @Test func timesCountBackFromHead() throws {
    let project = try project()
    #expect(
      try project.history("3.months").revisions.map(\.commit.date) == [
        "2025-02-10", "2025-03-10", "2025-03-20", "2025-05-10",
      ])
    #expect(try project.history("7.weeks").revisions.count == 1)
    #expect(try project.history("2025-03-20").revisions.count == 2)
    #expect(try project.history("HEAD~2").revisions.count == 3)
  }

  @Test func taggedCommitsAreReleases() throws {
    let project = try project()
    try project.project.git("tag v1 HEAD~3 && git tag -a -m two v2 HEAD~1")
    let revisions = try project.history(every: .release).revisions
    #expect(revisions.map(\.commit.tag) == ["v1", "v2", nil])
    #expect(revisions.map(\.commit.subject) == ["Add layers", "Say more", "Repair layers"])
  }

  /// A commit of a merged branch is not among the first parents.
  @Test func startMayBeABranch() throws {
    let project = try project()
    try project.project.git("checkout -q -b side HEAD~2")
    try project.project.write("struct Side {}\n", to: "Top/Side.swift")
    try project.commit("Side", on: "2025-04-01")
    try project.project.git("checkout -q - && git merge -q --no-edit side")
    #expect(try project.history("side").revisions.map(\.commit.subject).first == "Side")
  }

  @Test(arguments: ["HEAD", "--output=x", "", "nothing", "9.lives", "2025-13-01", "2026-01-01", "0.weeks"])
  func invalidStartIsAMistake(since: String) throws {
    let project = try project()
    #expect(throws: UsageError.self) { try project.history(since) }
    #expect(throws: UsageError.self) { try project.introductions(since) }
  }

  @Test func startMustBeAnAncestor() throws {
    let project = try project()
    try project.project.git(
      "branch start && git checkout -q --orphan other && git commit -q -m other && git checkout -q -f start")
    #expect(throws: UsageError.self) { try project.history("other") }
  }

  @Test func missingRepositoryOrTagIsAMistake() throws {
    let folder = try TemporaryProject([("A.swift", "struct A {}\n")])
    #expect(throws: UsageError.self) {
      try Linter.history(LintRequest(paths: [folder.path]), since: "1.year", every: .week)
    }
    #expect(throws: UsageError.self) { try project().history(every: .release) }
  }

  @Test func shallowClonesAreReported() throws {
    let project = try project()
    let clone = try TemporaryProject([])
    try clone.git("clone -q --depth 2 'file://\(project.project.path)' .")
    let request = LintRequest(paths: [clone.path])
    let history = try Linter.history(request, since: "5.years", every: .commit)
    #expect(history.revisions.map(\.commit.subject) == ["Say more", "Repair layers"])
    #expect(history.problems.map(\.kind) == ["shallow_history"])
    // The range is complete.
    #expect(try Linter.history(request, since: "HEAD~1", every: .commit).problems.isEmpty)
    #expect(throws: UsageError.self) { try Linter.history(request, since: "HEAD~3", every: .commit) }
    let found = try Linter.introductions(request, since: "5.years")
    #expect(found.problems.map(\.kind) == ["shallow_history"])
  }

  /// The commit at which a shallow clone ends has all files, and would count as a change of each.
  @Test func changesAreNotCountedInAShallowClone() throws {
    let project = try HistoryProject()
    try project.breakLayers()
    try project.commit("Break layers", on: "2025-03-10")
    let clone = try TemporaryProject([])
    try clone.git("clone -q --depth 1 'file://\(project.project.path)' .")
    func plan(_ path: String) throws -> PlanDocument { try Linter(LintRequest(paths: [path])).plan(steps: 1) }
    let (whole, shallow) = (try plan(project.project.path), try plan(clone.path))
    #expect(whole.first.allSatisfy { $0.changes != nil } && !whole.first.isEmpty)
    #expect(shallow.first.allSatisfy { $0.changes == nil } && !shallow.first.isEmpty)
    #expect(shallow.notes.contains { $0.contains("shallow clone") })
    #expect(!whole.notes.contains { $0.contains("shallow clone") })
  }

  @Test func missingObjectIsAMistake() throws {
    let project = try project()
    let path = project.project.path
    try project.project.git(
      "rev-parse HEAD~1:Bottom/Store.swift > '\(path)/blob' && cd '\(path)/.git/objects' && "
        + "rm -f \"$(cut -c1-2 < ../../blob)/$(cut -c3- < ../../blob)\"")
    let error = #expect(throws: UsageError.self) { try project.history() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("lacks objects"))
  }

  @Test func subfoldersHaveTheirOwnHistory() throws {
    let project = try TemporaryProject([("Apps/One/A.swift", "struct A {}\n"), ("Apps/Two/B.swift", "struct B {}\n")])
    try project.git("init -q && git add -A && git commit -q -m first")
    try project.write("struct A {}\nstruct C {}\n", to: "Apps/One/A.swift")
    try project.write("", to: "Apps/One/.layerlint.yml")
    try project.git("add -A && git commit -q -m second")
    let history = try Linter.history(LintRequest(paths: [project.path + "/Apps/One"]), since: "1.year", every: .commit)
    #expect(history.revisions.map(\.lines) == [1, 2])
    #expect(history.revisions.map(\.files) == [1, 1])
  }

  /// Three states of an app without configured layers. Inferred layers are named after folders.
  private func inferred() throws -> TemporaryProject {
    let project = try TemporaryProject([
      ("Screens/NoteController.swift", Self.screen("NoteController", uses: "NoteService")),
      ("Services/NoteService.swift", "final class NoteService {\n  let note = Note()\n}\n"),
      ("Models/Note.swift", "final class Note {}\n"),
    ])
    try project.git("init -q && git add -A && git commit -q -m first")
    try project.write(Self.screen("ListController", uses: "Note"), to: "Screens/ListController.swift")
    try project.git("add -A && git commit -q -m second && git mv Screens Scenes && git rm -q -r Services")
    try project.write(Self.screen("NoteController", uses: "Note"), to: "Scenes/NoteController.swift")
    try project.git("add -A && git commit -q -m third")
    return project
  }

  private static func screen(_ name: String, uses type: String) -> String {
    "import UIKit\nfinal class \(name): UIViewController {\n  let used = \(type)()\n}\n"
  }

  /// A folder that was renamed since is in the same layer, and a deleted one is in no layer.
  @Test(arguments: [1, 2])
  func revisionsUseTheInferredLayersOfHead(jobs: Int) throws {
    let project = try inferred()
    var request = LintRequest(paths: [project.path])
    request.jobs = jobs
    let history = try Linter.history(request, since: "5.years", every: .commit)
    let edges = history.revisions.map { $0.edges.map { "\($0.from) → \($0.to): \($0.references)" } }
    #expect(edges == [[], ["Scenes → Models: 1"], ["Scenes → Models: 2"]])
    #expect(history.notes == ["no layers are configured: those inferred for HEAD are used for all revisions"])
  }

  @Test func configuredLayersNeedNoNote() throws { #expect(try project().history().notes.isEmpty) }

  /// The checkout has an untracked file and uncommitted changes.
  @Test func checkoutIsNotChanged() throws {
    let project = try project()
    try project.project.write("// not committed\n", to: "Bottom/Store.swift")
    let history = try project.history()
    #expect(history.notes.contains { $0.contains("not committed") })
    let text = try String(contentsOfFile: project.project.path + "/Bottom/Store.swift", encoding: .utf8)
    #expect(text == "// not committed\n")
  }
}

@Suite struct IntroductionTests {
  @Test func introducingCommitIsFound() throws {
    let project = try HistoryProject()
    for number in 1...9 {
      if number == 6 { try project.breakLayers() }
      try project.project.write("struct Part\(number) {}\n", to: "Top/Part\(number).swift")
      try project.commit("Change \(number)", on: "2025-03-0\(number)")
    }
    let found = try project.introductions()
    #expect(found.introductions.map(\.commit?.subject) == ["Change 6"])
    #expect(found.introductions.map(\.former) == [nil])
    #expect(found.commits == 11)
    #expect(found.linted < 11)
  }

  @Test func lastIntroductionCounts() throws {
    let project = try HistoryProject()
    try project.breakLayers()
    try project.commit("Once", on: "2025-03-01")
    try project.project.write("final class Store {}\n", to: "Bottom/Store.swift")
    try project.commit("Repair", on: "2025-03-02")
    try project.breakLayers()
    try project.commit("Twice", on: "2025-03-03")
    #expect(try project.introductions().introductions.map(\.commit?.subject) == ["Twice"])
  }

  @Test func renamedFilesAreFollowed() throws {
    let project = try HistoryProject()
    try project.breakLayers()
    try project.commit("Break layers", on: "2025-03-01")
    try project.project.git("mv Bottom/Store.swift Bottom/Shop.swift")
    try project.commit("Rename the file", on: "2025-03-02")
    let found = try project.introductions().introductions
    #expect(found.map(\.commit?.subject) == ["Break layers"])
    #expect(found.map(\.former) == [IntroductionDocument.Former(subject: "Store", file: "Bottom/Store.swift")])
  }

  @Test func renamedTypesAreFollowed() throws {
    let project = try HistoryProject()
    try project.breakLayers()
    try project.commit("Break layers", on: "2025-03-01")
    try project.project.write("final class Screen {\n  let store = Shop()\n}\n", to: "Top/Screen.swift")
    try project.project.write(
      "final class Shop {\n  var screen: Screen?\n  let name = \"store\"\n  let size = 12\n}\n",
      to: "Bottom/Store.swift")
    try project.commit("Rename the type", on: "2025-03-02")
    let found = try project.introductions().introductions
    #expect(found.map(\.commit?.subject) == ["Break layers"])
    #expect(found.map(\.former?.subject) == ["Store"])
  }

  /// Before, the same type used something else, which was another finding.
  @Test func otherTargetIsAnotherFinding() throws {
    let project = try HistoryProject()
    try project.breakLayers()
    try project.commit("Use the screen", on: "2025-03-01")
    try project.project.write("final class Panel {}\n", to: "Top/Panel.swift")
    try project.project.write("final class Store {\n  var panel: Panel?\n}\n", to: "Bottom/Store.swift")
    try project.commit("Use the panel", on: "2025-03-02")
    #expect(try project.introductions().introductions.map(\.commit?.subject) == ["Use the panel"])
  }

  /// The change is in a file that the finding does not mention.
  @Test func changeInAnotherFileMayIntroduceAFinding() throws {
    let project = try HistoryProject()
    try project.project.write("final class Store {\n  func show() { open() }\n}\n", to: "Bottom/Store.swift")
    try project.project.write("struct Unlike {}\n", to: "Top/Open.swift")
    try project.commit("Call nothing", on: "2025-03-01")
    for number in 2...5 {
      if number == 4 { try project.project.write("func open() {}\n", to: "Top/Open.swift") }
      try project.project.write("struct Part\(number) {}\n", to: "Top/Part\(number).swift")
      try project.commit("Change \(number)", on: "2025-03-0\(number)")
    }
    #expect(try project.introductions().introductions.map(\.commit?.subject) == ["Change 4"])
  }

  @Test func findingsInTheFirstCommitAreOlder() throws {
    let project = try HistoryProject()
    try project.breakLayers()
    try project.commit("Break layers", on: "2025-03-01")
    try project.project.write("More\n", to: "README.md")
    try project.commit("Say more", on: "2025-03-02")
    let found = try project.introductions("HEAD~1").introductions
    #expect(found.count == 1 && found[0].commit == nil)
  }
}

@Suite struct GitDateTests {
  @Test func daysWeeksAndMonths() {
    #expect(GitDate(0).text == "1970-01-01")
    #expect(GitDate(-1).text == "1969-12-31")
    #expect(GitDate("2024-02-29")?.text == "2024-02-29")
    #expect(GitDate("2023-02-29") == nil && GitDate("2023-2-1") == nil && GitDate("soon") == nil)
    #expect(GitDate("2024-03-31")?.months(before: 1)?.text == "2024-02-29")
    #expect(GitDate("2024-03-31")?.months(before: 12)?.text == "2023-03-31")
    // A Sunday and a Monday.
    let (sunday, monday) = (GitDate("2026-03-01"), GitDate("2026-03-02"))
    #expect(sunday.flatMap { first in monday.map { $0.week - first.week } } == 1)
  }
}
