import Foundation
import Testing

/// Runs on hostile repositories. Each test checks a sentence of SECURITY.md.
struct HostileRepositoryTests {
  private let secret = "secret: 42\n"

  private func outside() throws -> TemporaryFolder { try TemporaryFolder(["secret.yml": secret]) }

  private func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path(path), withDestinationPath: target)
  }

  @Test func configurationsOutsideOfTheBaseFolderAreNotRead() throws {
    let (folder, outside) = (try TemporaryFolder(cleanApp), try outside())
    try link(".layerlint.yml", to: outside.path("secret.yml"), in: folder)
    let run = try BinaryRun([], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("is a symbolic link that leads out of"))
    #expect(!run.errors.contains("secret:"))
    let named = try BinaryRun(["--config", ".layerlint.yml"], in: folder)
    #expect(named.errors.contains("unknown key 'secret'"))
  }

  @Test(arguments: ["--write-baseline", "--quiet"])
  func baselinesOutsideOfTheBaseFolderAreNeitherReadNorWritten(option: String) throws {
    let (folder, outside) = (try TemporaryFolder(brokenApp), try outside())
    try link(".layerlint-baseline.json", to: outside.path("secret.yml"), in: folder)
    let run = try BinaryRun([option], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("leads out of"))
    #expect(try String(contentsOfFile: outside.path("secret.yml"), encoding: .utf8) == secret)
  }

  @Test func reportsAreNotWrittenThroughLinksOutOfTheBaseFolder() throws {
    let (folder, outside) = (try TemporaryFolder(brokenApp), try outside())
    try link("report.json", to: outside.path("secret.yml"), in: folder)
    try link("reports", to: outside.root, in: folder)
    for path in ["report.json", "reports/new.json"] {
      let run = try BinaryRun(["--format", "json:\(path)"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot write \(path): it is a symbolic link that leads out of"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.root) == ["secret.yml"])
    #expect(try String(contentsOfFile: outside.path("secret.yml"), encoding: .utf8) == secret)
  }

  @Test func gitStartsNoProgram() throws {
    let folder = try TemporaryFolder(brokenApp)
    let script = folder.path("started.sh")
    try folder.write("#!/bin/sh\necho \"$0\" >> '\(folder.path("started"))'\n", to: "started.sh")
    let keys = [
      "core.fsmonitor", "core.pager", "core.sshCommand", "core.askPass", "diff.external", "diff.x.textconv",
      "diff.x.command", "filter.x.clean", "filter.x.process", "filter.x.smudge",
    ]
    let hooks = ["post-index-change", "reference-transaction", "fsmonitor-watchman"]
    let setUp =
      [
        "chmod +x started.sh", "git init -q", "git config user.email a@example.org", "git config user.name A",
        "git add Application Domain", "git commit -qm first", "echo '*.swift diff=x filter=x' > .gitattributes",
        "echo '// changed' >> Domain/FeedService.swift", "mkdir -p .git/hooks",
      ] + keys.map { "git config \($0) '\(script)'" } + hooks.map { "cp started.sh .git/hooks/\($0)" } + [
        "rm -f started"
      ]
    let run = try BinaryRun(
      shell: (setUp + ["\"$LAYERLINT\" --changed-since HEAD"]).joined(separator: " && "), in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("Domain/FeedService.swift"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("started")))
  }

  #if os(Linux)
    /// Some launchers of jobs ignore `SIGCHLD`, and a failure of git then looked like a success.
    @Test func gitFailsWhileEndsOfProgramsAreIgnored() throws {
      let folder = try TemporaryFolder(brokenApp)
      let run = try BinaryRun(
        shell: "git init -q && env --ignore-signal=CHLD \"$LAYERLINT\" --changed-since missing", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("there is no revision 'missing'"), "\(run.errors)")
    }
  #endif

  @Test func fileSizeLimitIsAnError() throws {
    let folder = try TemporaryFolder(brokenApp)
    let run = try BinaryRun(shell: "ulimit -f 1 && \"$LAYERLINT\" --format sarif:report.sarif", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write report.sarif"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).sorted() == ["Application", "Domain"])
  }
}
