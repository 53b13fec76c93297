import DependencyGraph
import SourceFacts
import Tables
import Testing

@testable import Architecture

@Suite("The fewest paths that describe which file is in which layer")
struct PathCoverTests {
  func cover(_ files: [(String, Int?)], outer: [Int?]) -> [[String]] {
    PathCover(
      FolderTree(files.map(\.0)), files: Table(files.map(\.0)), labels: Table(files.map { $0.1.map { LabelID($0) } }),
      outer: Table(outer.map { $0.map { LabelID($0) } })
    ).paths.elements
  }

  @Test("a folder of one layer is one path")
  func folders() {
    #expect(
      cover([("App/UI/A.swift", 0), ("App/UI/Cells/B.swift", 0), ("App/Models/C.swift", 1)], outer: [nil, nil]) == [
        ["App/UI"], ["App/Models"],
      ])
  }

  @Test("a folder with files in no layer is not listed as a whole")
  func filesInNoLayerPreventNamingTheirFolder() {
    #expect(
      cover([("App/A.swift", 0), ("App/B.swift", 0), ("App/C.swift", nil)], outer: [nil]) == [
        ["App/A.swift", "App/B.swift"]
      ])
  }

  @Test("the exceptions are listed, and the folder stands for the rest")
  func fewerFilesAreListed() {
    let files: [(String, Int?)] = [
      ("App/A.swift", 0), ("App/B.swift", 0), ("App/C.swift", 1), ("App/D/E.swift", 1), ("App/F/G.swift", 0),
    ]
    #expect(cover(files, outer: [nil, nil]) == [["App"], ["App/C.swift", "App/D"]])
  }

  @Test("the folder of a nested layer is listed if fewer of its files belong to the outer layer")
  func nestedFoldersAreListed() {
    let files: [(String, Int?)] = [
      ("App/UI/A.swift", 1), ("App/UI/B.swift", 1), ("App/UI/C.swift", 0), ("App/D.swift", 0), ("App/E.swift", 0),
    ]
    #expect(cover(files, outer: [nil, 0]) == [["App", "App/UI/C.swift"], ["App/UI"]])
  }

  @Test("in the folder of a nested layer, files of the outer layer are listed one by one")
  func filesOfTheOuterLayerInsideANestedFolderAreListed() {
    let files: [(String, Int?)] = [
      ("App/UI/A.swift", 1), ("App/UI/B.swift", 1), ("App/UI/C.swift", 1), ("App/UI/Old/D.swift", 0),
      ("App/UI/Old/E.swift", 0),
      ("App/F.swift", 2),
    ]
    #expect(
      cover(files, outer: [nil, 0, 0]) == [["App/UI/Old/D.swift", "App/UI/Old/E.swift"], ["App/UI"], ["App/F.swift"]])
  }

  @Test("files of a nested layer are listed one by one if most files belong to the outer layer")
  func fewNestedFilesAreListed() {
    let files: [(String, Int?)] = [
      ("App/UI/A.swift", 1), ("App/UI/B.swift", 1), ("App/UI/C.swift", 0), ("App/UI/D.swift", 0), ("App/UI/E.swift", 0),
    ]
    #expect(cover(files, outer: [nil, 0]) == [["App/UI"], ["App/UI/A.swift", "App/UI/B.swift"]])
  }

  @Test("files outside of folders are listed one by one")
  func topLevelFilesAreListed() {
    #expect(
      cover([("A.swift", 0), ("B.swift", nil), ("C.swift", 1)], outer: [nil, nil]) == [["A.swift"], ["C.swift"]])
  }
}
