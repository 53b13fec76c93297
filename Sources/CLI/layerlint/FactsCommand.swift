import ArgumentParser
import Findings
import Foundation
import Linting

struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts", abstract: "Read source files into a file of facts, for `layerlint --facts`.",
    discussion: """
      For build systems: one action for each library, which can be cached and run on another machine, and one run of \
      `layerlint --facts` over the facts of all libraries. The same files make the same bytes. The configuration is \
      not read. Project files (Package.swift, project.pbxproj, .xcconfig, project.yml, Project.swift, .podspec) are \
      stored too, if they are among the files: they say which files are in which module. docs/bazel.md has rules \
      for Bazel.
      """)

  @Argument(
    help: ArgumentHelp(
      "Source and project files, or folders; '@FILE' stands for the paths in FILE, one a line.", valueName: "path"),
    completion: .file(), transform: { $0 })
  var paths: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "The folder that paths in the facts are relative to: the base folder of the run that reads them. (default: that "
        + "of a run over the paths)",
      valueName: "dir"),
    completion: .directory)
  var base: String?

  @Option(help: ArgumentHelp("The module that the files are compiled into.", valueName: "name"))
  var module: String?

  @Flag(help: "With --module: the module has tests.")
  var test = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Further headers, which are read for their declarations and are not part of the facts; '@FILE' as above.",
      valueName: "file"),
    completion: .file(extensions: ["h"]))
  var headers: [String] = []

  @Flag(help: "Read Objective-C from its tokens alone, as on a machine without libclang.")
  var withoutLibclang = false

  @Option(help: ArgumentHelp("Threads to use. (default: one for each core)", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number of threads, 1 or more") }
    if test, module == nil { throw ValidationError("--test says what the module of --module is: add --module") }
  }

  func run() throws {
    let paths = try PathLists.expanded(paths)
    let headers = try PathLists.expanded(headers)
    try SourcePaths.check(paths + headers)
    try checkOutput()
    var options = FactsRun.Options(paths: paths)
    (options.base, options.module, options.isTest) = (base, module, test)
    (options.headers, options.jobs) = (headers, jobs)
    options.worker = withoutLibclang ? nil : Program.path
    let run = try FactsRun(options)
    Console.report(run.notes.map(Diagnostics.line(forNote:)))
    guard run.write(to: output) else {
      throw WritingError(name: output, reason: "its folder cannot be written, or the disk is full")
    }
  }

  /// Checks that the file can be replaced: it is written next to its place and then renamed.
  private func checkOutput() throws {
    var status = stat()
    if stat(output, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw WritingError(name: output, reason: "it is not a regular file")
      }
      return
    }
    let folder = (output as NSString).deletingLastPathComponent
    if stat(folder.isEmpty ? "." : folder, &status) != 0 {
      throw WritingError(name: output, code: errno)
    }
  }
}
