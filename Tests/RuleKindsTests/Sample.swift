import Architecture
import DependencyGraph
import Findings
import NameResolution
import Patterns
import SourceFacts
import SwiftScanning

@testable import RuleKinds

/// A project of a few short ASCII files, with findings as short lines of text.
struct Sample {
  let context: RuleContext

  /// - Parameter modules: the module of each folder; if nil, all files are in one module.
  init(_ texts: [String: String], plan: LayerPlan?, modules: [String: String] = [:]) {
    let names = ["App"] + Set(modules.values).sorted()
    let files = texts.sorted { $0.key < $1.key }.map { path, text in
      let module = modules.first { path.hasPrefix($0.key + "/") }.flatMap { names.firstIndex(of: $0.value) } ?? 0
      return GraphFile(path: path, modules: [ModuleID(module)], facts: SwiftScanner.scan(text))
    }
    self.init(files, plan: plan, modules: names)
  }

  init(_ files: [GraphFile], plan: LayerPlan?, modules: [String]) {
    let graph = DependencyGraph(files: files, modules: modules)
    let root = CompositionRoot(in: graph)
    let layers =
      plan.map { LayerMap(plan: $0, graph: graph, root: root) }
      ?? LayerInference(graph: graph, root: root).map ?? LayerMap.none(fileCount: files.count)
    context = RuleContext(
      model: ArchitecturalModel(graph: graph, layers: layers) { RoleMap(graph: graph, layers: layers, configured: []) }
    ) { file, offset in
      let (line, start) = graph.files[file].facts.lines.line(at: offset)
      return Position(file: graph.files[file].path, line: line, column: Int(offset - start) + 1)
    }
  }

  func findings(_ kind: String, _ values: [String: ParameterValue] = [:]) -> [Finding] {
    guard let specification = RuleKindSpecification.named(kind) else { return [] }
    let all = specification.placeholders.map { "\($0)={\($0)}" }.joined(separator: "; ")
    let notes = specification.notes.map { note in
      (note.name, MessageTemplate(note.name + ": " + note.placeholders.map { "{\($0)}" }.joined(separator: " ")))
    }
    let rule = Rule(
      id: "sample", kind: specification, values: values, severity: .error, summary: "", rationale: "because",
      texts: RuleTexts(message: MessageTemplate(all), notes: Dictionary(uniqueKeysWithValues: notes)))
    return rule.check(context).sorted { ($0.position.file, $0.position.line) < ($1.position.file, $1.position.line) }
  }

  /// `Domain/Feed.swift:2 Feed → Screen`, with `+n` for n places of evidence.
  func lines(_ kind: String, _ values: [String: ParameterValue] = [:]) -> [String] {
    findings(kind, values).map { finding in
      let target = finding.target.map { " → \($0.name)" } ?? ""
      let evidence = finding.evidence.isEmpty ? "" : " +\(finding.evidence.count)"
      return "\(finding.position.file):\(finding.position.line) \(finding.subject)\(target)\(evidence)"
    }
  }
}

extension LayerPlan {
  /// Rows of layers that are named like their folders: `[["App"], ["FeatureA", "FeatureB"]]`.
  init(_ rows: [[String]], root: [String] = []) {
    self.init(
      rows: rows.map { LayerRow($0.map { LayerSpec(folder: $0) }) }, root: root.map { PathPattern($0) })
  }
}
