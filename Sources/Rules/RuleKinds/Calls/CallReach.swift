import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// In which files a `calls` rule may find something, told by names and references: what most types use need not be read at all.
struct CallReach {
  private let graph: DependencyGraph
  /// By merged name: see `UseSubjects`, and the functions.
  private let isMember: [Bool]
  private let hasMembers: Bool
  /// By file: whether it is reached, as it is asked for.
  private var files: Table<FileID, Bool?>
  /// By symbol: in whose text something may be found that has no such name; none for no symbol.
  private let sources: Table<SymbolID, Bool>
  /// Whether names and sources tell all.
  private let isNamed: Bool
  /// Of most files: the words of the language, and whether they are such names; behind them that others are not.
  private let (words, isWord): ([UInt32], [Bool])

  /// `receivers`: types of the project whose methods count. `functions`: those whose calls may count.
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

  /// Whether a type has text in such a file.
  mutating func holds(_ type: SymbolID) -> Bool {
    for part in graph.parts(of: type) where isReached(graph.symbols[part].file) { return true }
    return false
  }

  /// What may be found in the text of a type; nil for anything.
  func filter(for type: SymbolID) -> UseFilter? {
    isNamed && graph.parts(of: type).allSatisfy(graph.isSwift)
      ? UseFilter(names: hasMembers ? isMember : [], sources: sources) : nil
  }

  private mutating func isReached(_ file: FileID) -> Bool {
    if let known = files[file] { return known }
    // A selector holds more than a name.
    let found = !graph.files[file].isSwift || namesMember(file)
    files[file] = found
    return found
  }

  private func namesMember(_ file: FileID) -> Bool {
    let names = graph.mergedNames[file]
    if isMember.isAny(of: names.own) { return true }
    // Every file has the words of the language among its names.
    let isWord = names.seeds == words ? isWord : names.seeds.map { isMember[Int($0)] } + [false]
    return isWord.contains(true) && graph.files[file].facts.hasName(where: isWord)
  }
}

extension FrozenFacts {
  /// Whether a node is an expression that is one of the first names, or has one for a label: `isMeant` by name, and the last for all
  /// others.
  fileprivate func hasName(where isMeant: [Bool]) -> Bool {
    let last = UInt32(isMeant.count - 1)
    return nodes.contains { node in
      isMeant[Int(min(node.label.raw, last))] || node.kind.namesMember && isMeant[Int(min(node.name.raw, last))]
    }
  }
}
