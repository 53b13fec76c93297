import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// Finds the files in which a `calls` rule may find something, by names and references. Most types use none of these
/// names, and their code need not be read.
struct CallReach {
  private let graph: DependencyGraph
  /// For each merged name, whether a use with this name may count.
  private let isMember: [Bool]
  private let hasMembers: Bool
  /// For each file, whether the rule may find something in it; computed on demand.
  private var files: Table<FileID, Bool?>
  /// For each symbol, whether its code may contain a use without one of these names; empty if there is no such symbol.
  private let sources: Table<SymbolID, Bool>
  /// Whether names and sources are enough to decide.
  private let isNamed: Bool
  /// The names of keywords, which are the first names of most files. `isWord` says for each of them whether it counts;
  /// its last element is for all following names.
  private let (words, isWord): ([UInt32], [Bool])

  /// - Parameters:
  ///   - receivers: types of the project whose methods count.
  ///   - functions: functions whose calls may count.
  init(_ uses: [NamePattern], receivers: [SymbolID], functions: [SymbolID], _ context: RuleContext) {
    let graph = context.graph
    let subjects = UseSubjects(uses, in: graph)
    self.graph = graph
    var isMember = subjects.isMember
    for function in functions { isMember[Int(graph.symbols[function].name.raw)] = true }
    (self.isMember, hasMembers) = (isMember, isMember.contains(true))
    isNamed = subjects.isNamed && functions.allSatisfy { graph.isSwift($0) }
    words = graph.files.indices.first { graph.files[$0].isSwift }.map { graph.mergedNames[$0].seeds } ?? []
    isWord = words.map { isMember[Int($0)] } + [false]
    files = Table(repeating: subjects.isOpen ? true : nil, count: graph.files.count)
    for function in functions {
      for index in context.references[function] { files[graph.references[index].file] = true }
    }
    guard !subjects.isOpen, !receivers.isEmpty || subjects.isType.contains(true) else {
      sources = []
      return
    }
    let reach = TypeReach(of: receivers, named: subjects.isType, context)
    sources = reach.sources
    for file in files.indices where reach.files[file] { files[file] = true }
  }

  /// Whether a part of a type is in such a file.
  mutating func holds(_ type: SymbolID) -> Bool {
    for part in graph.parts(of: type) where isReached(graph.symbols[part].file) { return true }
    return false
  }

  /// The uses in a type's code that may count; nil if all of them may.
  func filter(for type: SymbolID) -> UseFilter? {
    isNamed && graph.parts(of: type).allSatisfy(graph.isSwift)
      ? UseFilter(names: hasMembers ? isMember : [], sources: sources) : nil
  }

  private mutating func isReached(_ file: FileID) -> Bool {
    if let known = files[file] { return known }
    // An Objective-C selector may contain a name, so its file always counts.
    let found = !graph.files[file].isSwift || namesMember(file)
    files[file] = found
    return found
  }

  private func namesMember(_ file: FileID) -> Bool {
    let names = graph.mergedNames[file]
    if isMember.isAny(of: names.own) { return true }
    // The names of every file start with the keywords of the language.
    let isWord = names.seeds == words ? isWord : names.seeds.map { isMember[Int($0)] } + [false]
    return isWord.contains(true) && graph.files[file].facts.hasName(where: isWord)
  }
}

extension FrozenFacts {
  /// Whether an expression or a label has a name that satisfies `isMatch`, whose last element is for all later names.
  fileprivate func hasName(where isMatch: [Bool]) -> Bool {
    let last = UInt32(isMatch.count - 1)
    return nodes.contains { node in
      isMatch[Int(min(node.label.raw, last))] || node.kind.namesMember && isMatch[Int(min(node.name.raw, last))]
    }
  }
}
