import DependencyGraph
import SourceFacts
import Tables
import Testing

@testable import Architecture

@Suite("The fewest paths that say which file is in which layer")
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

  @Test("files in no layer keep the folder around them from being named")
  func none() {
    #expect(
      cover([("App/A.swift", 0), ("App/B.swift", 0), ("App/C.swift", nil)], outer: [nil]) == [
        ["App/A.swift", "App/B.swift"]
      ])
  }

  @Test("exceptions are named, not the rule")
  func exceptions() {
    let files: [(String, Int?)] = [
      ("App/A.swift", 0), ("App/B.swift", 0), ("App/C.swift", 1), ("App/D/E.swift", 1), ("App/F/G.swift", 0),
    ]
    #expect(cover(files, outer: [nil, nil]) == [["App"], ["App/C.swift", "App/D"]])
  }

  @Test("a nested layer's folder is named where fewer of its files are of the layer around it")
  func nested() {
    let files: [(String, Int?)] = [
      ("App/UI/A.swift", 1), ("App/UI/B.swift", 1), ("App/UI/C.swift", 0), ("App/D.swift", 0), ("App/E.swift", 0),
    ]
    #expect(cover(files, outer: [nil, 0]) == [["App", "App/UI/C.swift"], ["App/UI"]])
  }

  @Test("below a nested layer's folder the layer around it is named file by file")
  func nestedInside() {
    let files: [(String, Int?)] = [
      ("App/UI/A.swift", 1), ("App/UI/B.swift", 1), ("App/UI/C.swift", 1), ("App/UI/Old/D.swift", 0),
      ("App/UI/Old/E.swift", 0),
      ("App/F.swift", 2),
    ]
    #expect(
      cover(files, outer: [nil, 0, 0]) == [["App/UI/Old/D.swift", "App/UI/Old/E.swift"], ["App/UI"], ["App/F.swift"]])
  }

  @Test("a nested layer's files are named where most are of the layer around it")
  func nestedFew() {
    let files: [(String, Int?)] = [
      ("App/UI/A.swift", 1), ("App/UI/B.swift", 1), ("App/UI/C.swift", 0), ("App/UI/D.swift", 0), ("App/UI/E.swift", 0),
    ]
    #expect(cover(files, outer: [nil, 0]) == [["App/UI"], ["App/UI/A.swift", "App/UI/B.swift"]])
  }

  @Test("files in no folder are named one by one")
  func base() {
    #expect(
      cover([("A.swift", 0), ("B.swift", nil), ("C.swift", 1)], outer: [nil, nil]) == [["A.swift"], ["C.swift"]])
  }
}
