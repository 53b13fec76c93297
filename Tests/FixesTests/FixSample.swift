import Architecture
import DependencyGraph
import Findings
import NameResolution
import SourceFacts
import SwiftScanning

@testable import Fixes

/// A project of one Swift file, with the fixes of its properties.
struct FixSample {
  let text: String
  let context: FixContext
  var graph: DependencyGraph { context.model.graph }

  init(_ text: String, wordsInTests: Set<String> = []) {
    self.text = text
    let facts = SwiftScanner.scan(text)
    let graph = DependencyGraph(
      files: [GraphFile(path: "App.swift", modules: [ModuleID(0)], facts: facts)], modules: ["App"])
    let layers = LayerMap.none(fileCount: 1)
    let model = ArchitecturalModel(graph: graph, layers: layers) {
      RoleMap(graph: graph, layers: layers, configured: [])
    }
    context = FixContext(
      model: model, references: { ReferencesByTarget(in: graph) }, text: { _ in Array(text.utf8) },
      isNamedInUnreadCode: { wordsInTests.contains($0) },
      position: { _, offset in
        let (line, start) = facts.lines.line(at: offset)
        return Position(file: "App.swift", line: line, column: Int(offset - start) + 1)
      })
  }

  /// The symbol with a qualified name, `Feed.title`.
  func symbol(_ name: String) -> SymbolID? { graph.symbols.indices.first { graph.qualifiedName(of: $0) == name } }

  func weakFix(_ name: String) -> Fix? {
    guard let symbol = symbol(name), let owner = graph.enclosingType(of: symbol),
      let property = context.model.holdings.storedProperties(of: owner).first(where: { $0.symbol == symbol })
    else { return nil }
    return WeakFix(property, context).fix()
  }

  func letFix(_ name: String) -> Fix? {
    guard let symbol = symbol(name), let owner = graph.enclosingType(of: symbol) else { return nil }
    return LetFix(symbol, of: owner, context).fix()
  }

  func protocolFix(_ target: String, in subject: String) -> Fix? {
    guard let target = symbol(target), let subject = symbol(subject) else { return nil }
    return ProtocolFix(target, in: subject, context).fix()
  }

  /// The changed lines after a fix, without indentation.
  func changedLines(_ fix: Fix?) -> [String] {
    guard let fix else { return [] }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var changed: Set<Int> = []
    // The last edit of a line first, so that the columns of the others stay as they are.
    for edit in fix.edits.sorted(by: { ($0.start.line, $0.start.column) > ($1.start.line, $1.start.column) }) {
      guard edit.start.line == edit.endLine else { return ["an edit of several lines"] }
      lines[edit.start.line - 1].replaceSubrange(edit.start.column - 1..<edit.endColumn - 1, with: edit.text.utf8)
      changed.insert(edit.start.line - 1)
    }
    return changed.sorted().map { String(decoding: lines[$0].drop { $0 == 0x20 }, as: UTF8.self) }
  }
}
