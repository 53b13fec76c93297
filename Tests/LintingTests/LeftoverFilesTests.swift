import DependencyGraph
import SourceFacts
import SwiftScanning
import Testing

@testable import Linting

/// Files that no project lists, and that declare types that listed files declare too.
@Suite struct LeftoverFilesTests {
  private func leftovers(_ unlisted: String, module: Int = 0) -> LeftoverFiles {
    let files = [
      GraphFile(
        path: "App/Store.swift", modules: [ModuleID(0)],
        facts: SwiftScanner.scan("final class Store {}\nprivate enum Key {}")),
      GraphFile(path: "Old/Store.swift", modules: [ModuleID(module)], facts: SwiftScanner.scan(unlisted)),
    ]
    return LeftoverFiles(files, modules: ["App", "Tool"], unlisted: ["Old/Store.swift"])
  }

  @Test func unlistedFilesWithTypesOfListedFilesAreNotChecked() {
    let found = leftovers("class Store { func old() {} }")
    #expect(found.paths == ["Old/Store.swift"])
    #expect(found.files.map { $0.modules.map(\.index) } == [[0], [2]])
    #expect(found.modules == ["App", "Tool", "unlisted"])
    #expect(found.note == "in no project, and not checked, since listed files declare the same types: Old/Store.swift")
  }

  @Test(arguments: [
    "struct New {}", "private class Store {}", "extension Store {}", "enum Key {}", "struct New { struct Store {} }",
  ])
  func unlistedFilesWithOtherTypesAreChecked(text: String) {
    let found = leftovers(text)
    #expect(found.paths == [] && found.note == nil)
    #expect(found.modules == ["App", "Tool"] && found.files.map { $0.modules.map(\.index) } == [[0], [0]])
  }

  @Test func unlistedFilesWithTypesOfAnotherModuleAreChecked() {
    #expect(leftovers("class Store {}", module: 1).paths == [])
  }
}
