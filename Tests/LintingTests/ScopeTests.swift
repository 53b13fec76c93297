import Findings
import Foundation
import Linting
import Testing
import Threads

/// The files that a run reports on: changed files, or the file of an editor. The whole project is still checked.
@Suite struct ScopeTests {
  private func project() throws -> TemporaryProject {
    try TemporaryProject([
      (".layerlint.yml", "layers:\n  - App: App\n  - Domain: Domain\n"),
      ("App/Screen.swift", "final class Screen {}\n"),
      ("Domain/One.swift", "final class One { let a: Screen? = nil }\n"),
      ("Domain/Two.swift", "final class Two { let a: Screen? = nil }\n"),
    ])
  }

  private func repository() throws -> TemporaryProject {
    let project = try project()
    try project.git("init -q -b main && git add . && git commit -q -m first")
    return project
  }

  @Test func onlyChangedCodeIsReported() throws {
    let project = try repository()
    #expect(try project.lint { $0.changedSince = "HEAD" }.findings.isEmpty)
    try project.write("\nfinal class One { let a: Screen? = nil }\n", to: "Domain/One.swift")
    #expect(
      try project.lint { $0.changedSince = "HEAD" }.marks.map(\.description) == ["Domain/One.swift:2 upward_dependency"]
    )
    try project.write("final class Three { let a: Screen? = nil }\n", to: "Domain/Three ü.swift")
    #expect(try project.lint { $0.changedSince = "main" }.marks.count == 2)
    try project.git("add . && git commit -q -m second")
    #expect(try project.lint { $0.changedSince = "HEAD" }.marks.isEmpty)
    #expect(try project.lint { $0.changedSince = "HEAD~1" }.marks.count == 2)
  }

  @Test func changedTargetsCount() throws {
    let project = try repository()
    try project.write("// changed\nfinal class Screen {}\n", to: "App/Screen.swift")
    #expect(try project.lint { $0.changedSince = "HEAD" }.marks.count == 2)
    #expect(
      try project.lint {
        $0.changedSince = "HEAD"
        $0.paths = [$0.paths[0] + "/Domain/One.swift"]
      }.marks.count == 1)
  }

  @Test func changesOfTheOtherBranchDoNotCount() throws {
    let project = try repository()
    try project.git("checkout -q -b ours")
    try project.write("\nfinal class One { let a: Screen? = nil }\n", to: "Domain/One.swift")
    try project.git("commit -q -am ours && git checkout -q main")
    try project.write("\nfinal class Two { let a: Screen? = nil }\n", to: "Domain/Two.swift")
    try project.git("commit -q -am theirs && git checkout -q ours")
    #expect(try project.lint { $0.changedSince = "main" }.marks.map(\.file) == ["Domain/One.swift"])
  }

  @Test func baselineEntriesOfUnchangedFilesStay() throws {
    let project = try repository()
    try project.freeze()
    try project.git("add . && git commit -q -m baseline")
    try project.write("final class One {}\n", to: "Domain/One.swift")
    let result = try project.lint { $0.changedSince = "HEAD" }
    #expect(result.problems.map(\.kind) == ["stale_baseline"])
    let update = try project.freeze { $0.changedSince = "HEAD" }
    #expect(update?.removed == 1 && update?.count == 1)
  }

  private func complaint(_ project: TemporaryProject, _ revision: String) throws -> String {
    do {
      _ = try project.lint { $0.changedSince = revision }
    } catch UsageError.usage(let message) { return message }
    return ""
  }

  @Test func shallowClonesAreReported() throws {
    let origin = try repository()
    try origin.git("commit -q --allow-empty -m second && git tag old HEAD~1")
    let clone = try TemporaryProject([])
    try clone.git("clone -q --depth 1 'file://\(origin.path)' .")
    let message = try complaint(clone, "HEAD~1")
    for hint in ["no revision 'HEAD~1'", "shallow clone", "git fetch --deepen", "fetch-depth: 0"] {
      #expect(message.contains(hint), "\(message)")
    }
    #expect(try complaint(origin, "origin/main").contains("git fetch origin"))
    #expect(try complaint(origin, "--upload-pack=x").contains("needs a revision"))
  }

  @Test func missingCheckoutIsReported() throws {
    #expect(try complaint(try project(), "main").contains("needs a git checkout"))
  }

  @Test func editorTextReplacesTheFile() throws {
    let project = try project()
    let path = "\(project.path)/Domain/One.swift"
    let result = try project.lint { $0.unsaved = (path, Array("\n\nfinal class One { let a = Screen() }\n".utf8)) }
    #expect(result.marks.map(\.description) == ["Domain/One.swift:3 upward_dependency"])
    #expect(try project.lint { $0.unsaved = (path, []) }.marks.isEmpty)
    let new = try project.lint { $0.unsaved = ("\(project.path)/Domain/New.swift", Array("let a: Screen? = nil".utf8)) }
    #expect(new.marks.map(\.file) == ["Domain/New.swift"])
  }
}

extension TemporaryProject {
  func git(_ arguments: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let identity = [
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let process = try ChildProcess(
      "/bin/sh", ["-e", "-c", "cd \"$0\"; git \(arguments)", path],
      environment: ProcessInfo.processInfo.environment.merging(identity) { $1 }, output: .inherited,
      errors: .inherited)
    #expect(process.wait() == .status(0), "git \(arguments)")
  }
}
