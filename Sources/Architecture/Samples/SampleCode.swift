import DependencyGraph
import SourceFacts

/// Code in the app's files that is no app code: previews, stand-ins for services, samples by which a type is shown in them.
/// What it does is held to no rule.
struct SampleCode {
  private(set) var symbols: Set<Int32> = []
  /// Bodies of `#Preview`, by file.
  private(set) var stretches: [Int32: [Range<UInt32>]] = [:]

  init(in graph: DependencyGraph) {
    let provider = graph.names.find("PreviewProvider")
    let all = graph.symbols
    for index in all.indices where all[index].isStatic || all[index].kind.isNominalType {
      if Self.isOne(index, provider, graph) { symbols.insert(Int32(index)) }
    }
    if let name = graph.names.find("Preview") {
      for file in graph.files.indices { findPreviews(in: file, name, graph) }
    }
    findScaffolds(graph)
  }

  /// `provider`: what previews of SwiftUI conform to, if there are any.
  private static func isOne(_ symbol: Int, _ provider: Name?, _ graph: DependencyGraph) -> Bool {
    let (kind, name) = (graph.symbols[symbol].kind, graph.symbols[symbol].name)
    switch kind {
    case .class, .struct, .enum, .actor:
      return graph.names.withBytes(of: name) { SampleName.isStandIn($0) }
        || graph.supertypes(of: symbol).contains { $0.symbol < 0 && $0.name == provider }
    case .variable, .function:
      return graph.symbols[symbol].isStatic && graph.names.withBytes(of: name) { SampleName.isSample($0, isVariable: kind == .variable) }
    default: return false
    }
  }

  /// What is named after previews and used by nothing else: `PreviewWrapper`.
  private mutating func findScaffolds(_ graph: DependencyGraph) {
    let types = graph.symbols.indices.filter { symbol in
      graph.symbols[symbol].kind.canBearRole
        && graph.names.withBytes(of: graph.symbols[symbol].name) { SampleName.mentionsPreview($0) }
    }
    if types.isEmpty { return }
    let aside = graph.aside(symbols)
    var users: [Int32: (samples: Int, others: Int)] = Dictionary(uniqueKeysWithValues: types.map { (Int32($0), (0, 0)) })
    let isOne = graph.symbols.marked(types)
    let references = graph.references
    for index in references.indices where isOne[Int(references[index].target)] {
      let reference = references[index]
      let source = Int(reference.source)
      if source >= 0, graph.isInside(source, Int(reference.target)) { continue }
      // At file level stand nothing but macros and the initial values of globals.
      let isSample = source < 0 || aside[source] || stretches[reference.file]?.contains { $0.contains(reference.offset) } ?? false
      if isSample { users[reference.target]?.samples += 1 } else { users[reference.target]?.others += 1 }
    }
    for (type, users) in users where users.samples > 0 && users.others == 0 { symbols.insert(type) }
  }

  /// `#Preview { … }`, `#Preview("Empty") { … }`, which stand at file level. `preview`: the name in the graph.
  private mutating func findPreviews(in file: Int, _ preview: Name, _ graph: DependencyGraph) {
    let facts = graph.files[file].facts
    guard let preview = facts.names.find(preview) else { return }
    for index in facts.nodes.roots where facts.nodes[index].kind == .macro && facts.nodes[index].name == preview {
      for child in facts.children(of: index) where facts.nodes[child].kind == .closure {
        let closure = facts.declarations[facts.nodes[child].closureDeclaration]
        stretches[Int32(file), default: []].append(closure.start..<closure.end)
      }
    }
  }
}

extension ArchitecturalModel {
  /// What the rules judge: the model without what sample code refers to.
  public func withoutSamples() -> ArchitecturalModel {
    let samples = SampleCode(in: graph)
    if samples.symbols.isEmpty, samples.stretches.isEmpty { return self }
    return ArchitecturalModel(self, graph: graph.settingAside(samples.symbols, stretches: samples.stretches))
  }
}

extension DependencyGraph {
  fileprivate func isInside(_ symbol: Int, _ type: Int) -> Bool {
    var index = symbol
    while index >= 0 {
      if index == type || symbols[index].extended == Int32(type) { return true }
      index = Int(symbols[index].parent)
    }
    return false
  }
}
