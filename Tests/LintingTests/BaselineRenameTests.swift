import Foundation
import Linting
import Testing

/// Entries of moved and renamed code.
@Suite struct BaselineRenameTests {
  @Test func movedFilesKeepTheirEntries() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.move("Domain/Service.swift", to: "Domain/Deep/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.isEmpty && result.baselined == 1)
    let update = try project.freeze()
    #expect(update?.added == 0 && update?.removed == 0 && update?.renamed == 1)
    #expect(try project.text(".layerlint-baseline.json").contains("Domain/Deep/Service.swift"))
  }

  @Test func renamedTypesKeepTheirEntries() throws {
    let project = try BaselineProject.make("final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n")
    try project.freeze()
    try project.write(
      "final class Loader {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
    #expect(
      result.notes.contains(
        """
        renamed since the baseline was written: Service is now Loader (2 entries); \
        --write-baseline takes the new names
        """
      ))
    let update = try project.freeze()
    #expect(update?.added == 0 && update?.removed == 0 && update?.renamed == 2)
    #expect(try project.lint().notes.allSatisfy { !$0.contains("renamed") })
  }

  @Test func typesRenamedWithTheirFileKeepTheirEntries() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.remove("Domain/Service.swift")
    try project.write("final class FeedService {\n  let a: Screen? = nil\n}\n", to: "Domain/FeedService.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
  }

  /// A single use in another file, by a type whose name shares nothing with the old one, is a new finding.
  @Test func unrelatedTypesInOtherFilesAreNew() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.remove("Domain/Service.swift")
    try project.write("final class Clock {\n  let a: Screen? = nil\n}\n", to: "Domain/Clock.swift")
    let result = try project.lint()
    #expect(result.marks.count == 1 && result.problems.map(\.kind) == ["stale_baseline"])
  }

  @Test func renamedTargetsKeepTheirEntries() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.write("final class Deep { let a: Screen? = nil }\n", to: "Domain/Deep.swift")
    try project.freeze()
    try project.write("final class Window {}\nfinal class Other {}\n", to: "App/Screen.swift")
    for file in ["Domain/Service.swift", "Domain/Deep.swift"] {
      try project.write(try project.text(file).replacingOccurrences(of: "Screen", with: "Window"), to: file)
    }
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 2)
    #expect(result.notes.contains { $0.contains("Screen is now Window (2 entries)") })
  }

  @Test func subjectAndTargetMayBeRenamedTogether() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.write("final class XScreen {}\n", to: "App/Screen.swift")
    try project.write("final class XService {\n  let a: XScreen? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
    #expect(try project.freeze()?.renamed == 1)
  }

  @Test func renamedMembersKeepTheirEntries() throws {
    let text =
      """
      import UIKit\nprotocol MenuDelegate: AnyObject {}\nfinal class Menu: UIView {\n  var delegate: MenuDelegate?
      }\n
      """
    let project = try TemporaryProject([("Menu.swift", text)])
    let update = try project.freeze { $0.only = ["delegate_strong"] }
    #expect(update?.count == 1)
    try project.write(text.replacingOccurrences(of: "var delegate", with: "var menuDelegate"), to: "Menu.swift")
    let result = try project.lint { $0.only = ["delegate_strong"] }
    #expect(result.marks == [] && result.problems.map(\.message) == [] && result.baselined == 1)
  }

  /// A type that existed before is not the new name, and a type that still exists was not renamed.
  @Test func existingTypesAreNotTakenForRenamedOnes() throws {
    let project = try BaselineProject.make(
      "final class Service {\n  let a: Screen? = nil\n}\nfinal class Loader {\n  let b: Other? = nil\n}\n")
    try project.freeze()
    try project.write(
      "final class Loader {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    #expect(try project.lint().problems.map(\.kind) == ["stale_baseline"])
    #expect(try project.lint().marks.count == 1)
    try project.write(
      """
      final class Service {}\nfinal class Loader {\n  let b: Other? = nil\n}\nfinal class Third {
        let a: Screen? = nil\n}\n
      """,
      to: "Domain/Service.swift")
    #expect(try project.lint().problems.map(\.kind) == ["stale_baseline"])
  }

  @Test func renamedTypesMayHaveFixedFindings() throws {
    let project = try BaselineProject.make(
      "final class Service {\n  let a: Screen? = nil\n  let b: Other? = nil\n  let c: Third? = nil\n}\n")
    try project.write("final class Screen {}\nfinal class Other {}\nfinal class Third {}\n", to: "App/Screen.swift")
    try project.freeze()
    try project.write(
      "final class Loader {\n  let a: Screen? = nil\n  let b: Other? = nil\n}\n", to: "Domain/Service.swift")
    let result = try project.lint()
    #expect(result.marks == [] && result.problems.map(\.kind) == ["stale_baseline"])
    #expect(result.notes.contains { $0.contains("Service is now Loader (2 entries)") })
  }

  @Test func copiesAreNew() throws {
    let project = try BaselineProject.make(BaselineProject.service)
    try project.freeze()
    try project.write(BaselineProject.service, to: "Domain/Copy/Service.swift")
    #expect(try project.lint().marks.map(\.file) == ["Domain/Copy/Service.swift"])
    try project.move("Domain/Service.swift", to: "Domain/Moved/Service.swift")
    #expect(try project.lint().marks.count == 1)
  }
}
