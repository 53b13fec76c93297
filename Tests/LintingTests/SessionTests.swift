import Findings
import Foundation
import Linting
import Testing

@testable import ResultCache

/// The runs of a session reuse earlier results, and report the same as runs that reuse nothing.
@Suite struct SessionTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("samples").path

  @Test(arguments: ResultCacheTests.broken) func editedSamplesEqualAFreshRun(name: String) throws {
    var session = try EditedProject(
      "\(Self.samples)/\(name)/broken", seed: name.utf8.reduce(3) { $0 * 31 + UInt64($1) })
    for step in 0..<12 {
      for _ in 0...step % 3 { session.edit() }
      let (result, right) = (try session.lint(), try session.lintAlone())
      #expect(result == right, "step \(step): \(session.last)")
      if result != right { return }
    }
  }

  // MARK: Reuse

  private static let swift = """
    import UIKit

    final class FeedViewController: UIViewController {
      let model = FeedModel()

      func show() { model.load() }
    }

    """
  private static let model = "@objc final class FeedModel: NSObject {\n  @objc func load() {}\n  func store() {}\n}\n"
  private static let objectiveC = """
    #import "App-Swift.h"
    @implementation Loader
    - (void)run:(FeedModel *)model { [model load]; [model storeWithCount:1]; }
    @end

    """

  private func session() throws -> EditedProject {
    let project = try TemporaryProject([
      ("App/FeedViewController.swift", Self.swift), ("App/FeedModel.swift", Self.model),
      ("App/Loader.h", "@interface Loader : NSObject\n- (void)run:(FeedModel *)model;\n@end\n"),
      ("App/Loader.m", Self.objectiveC),
    ])
    return EditedProject(project)
  }

  /// Objective-C sees declarations of Swift: a changed declaration affects it, changed bodies do not.
  @Test func swiftChangesAffectObjectiveC() throws {
    var session = try session()
    for text in [
      Self.swift.replacing("model.load()", with: "model.load(); model.store()"),
      Self.swift.replacing("func show()", with: "func load() {}\n  func show()"),
    ] {
      session.texts["App/FeedViewController.swift"] = text
      #expect(try session.lint() == session.lintAlone())
    }
    for text in [
      Self.model.replacing("func store()", with: "@objc func store(count: Int)"),
      Self.model.replacing("func load()", with: "func unload()"), Self.model,
    ] {
      session.texts["App/FeedModel.swift"] = text
      #expect(try session.lint() == session.lintAlone())
    }
    session.texts["App/Loader.m"] = Self.objectiveC.replacing("[model load];", with: "")
    #expect(try session.lint() == session.lintAlone())
  }
}

/// A project whose files are open and are edited at random.
private struct EditedProject {
  private let project: TemporaryProject
  private let memory = LintMemory()
  private let paths: [String]
  private var random = Numbers(state: 1)
  /// The saved texts.
  private let saved: [String: String]
  /// The texts of open files.
  var texts: [String: String] = [:]
  private(set) var last = ""

  init(_ folder: String, seed: UInt64) throws {
    let project = try TemporaryProject([])
    try FileManager.default.copyItem(atPath: folder, toPath: project.path)
    self.init(project)
    random = Numbers(state: seed)
  }

  init(_ project: TemporaryProject) {
    let found = FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []
    self.project = project
    paths = found.filter { path in ["swift", "m", "h"].contains { path.hasSuffix(".\($0)") } }.sorted()
    saved = Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.text("\(project.path)/\($0)")) })
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  private func text(_ path: String) -> String { texts[path] ?? saved[path] ?? "" }

  /// The result of a run in the session, as it is stored.
  func lint() throws -> [UInt8] {
    try lint {
      $0.memory = memory
      $0.cache = .folder("\(project.path)/.cache")
    }
  }

  /// The same for a run without earlier results.
  func lintAlone() throws -> [UInt8] { try lint { _ in } }

  private func lint(_ change: (inout LintRequest) -> Void) throws -> [UInt8] {
    let result = try project.lint {
      $0.texts = texts.mapValues { Array($0.utf8) }
      change(&$0)
    }
    return ResultEncoder.packed(result, lines: []).bytes
  }

  // MARK: Edits

  /// Replaces words, inserts, removes and moves lines, also between files; sometimes restores a file.
  mutating func edit() {
    guard !paths.isEmpty else { return }
    let path = paths[random.next(paths.count)]
    var lines = text(path).components(separatedBy: "\n")
    let line = random.next(lines.count)
    switch random.next(10) {
    case 0: lines.remove(at: line)
    case 1: lines.insert(anyLine(), at: line)
    case 2: lines.insert("  private func probe\(random.next(3))() {}", at: line)
    case 3:
      texts[path] = nil
      last = "\(path) is as it was"
      return
    case 4: lines[line] += "  // a remark"
    default: lines[line] = withOtherWord(lines[line])
    }
    texts[path] = lines.joined(separator: "\n")
    last = "\(path):\(line + 1)"
  }

  private mutating func anyLine() -> String {
    let lines = text(paths[random.next(paths.count)]).components(separatedBy: "\n")
    return lines[random.next(lines.count)]
  }

  private mutating func withOtherWord(_ line: String) -> String {
    let words = line.matches(of: /\w+/)
    guard !words.isEmpty else { return line }
    let word = words[random.next(words.count)]
    let others = anyLine().matches(of: /\w+/).map { String($0.output) }
    let typed = String(word.output) + "x"
    let new = others.isEmpty || random.next(2) == 0 ? typed : others[random.next(others.count)]
    return line.replacingCharacters(in: word.range, with: new)
  }
}

/// Pseudorandom numbers, the same in every run.
private struct Numbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
