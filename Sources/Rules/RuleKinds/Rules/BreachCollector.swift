import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// References between parts that may not be, gathered into findings: one for each declaration that refers, part that it
/// stands in, and declaration that it refers to.
struct BreachCollector {
  let context: RuleContext
  let parts: Parts
  /// By source part × count + target part
  let isWrong: [Bool]
  private var breaches: [Key: [Int32]] = [:]
  private var order: [Key] = []

  private struct Key: Hashable {
    /// A symbol, or -1 for the text at file level of `file`
    let subject: Int32
    let file: Int32
    let part: Int32
    let target: Int32
  }

  /// What one declaration, or the text of a file, refers to in a wrong part.
  struct Breach {
    /// A symbol, or -1 for the text at file level of `file`
    let subject: Int32
    let file: Int32
    let part: Int32
    let target: Int32
    let references: [Int32]
  }

  /// Uses that do not count.
  private let incidental: IncidentalUses?

  /// `isWrong` is asked of every two different parts.
  init(
    context: RuleContext, parts: Parts, incidental: IncidentalUses? = nil, isWrong: (_ source: Int32, _ target: Int32) -> Bool
  ) {
    self.context = context
    self.parts = parts
    self.incidental = incidental
    let all = parts.names.indices.map { Int32($0) }
    self.isWrong = all.flatMap { source in all.map { $0 != source && isWrong(source, $0) } }
    collect()
    joinImports()
  }

  func isWrong(from source: Int32, to target: Int32) -> Bool {
    source >= 0 && target >= 0 && isWrong[Int(source) * parts.names.count + Int(target)]
  }

  private mutating func collect() {
    if !isWrong.contains(true) { return }
    let graph = context.graph
    for crossing in parts.crossings(in: context) where isWrong(from: crossing.source, to: crossing.target) {
      collect(Int(crossing.reference), from: crossing.source, graph)
    }
  }

  private mutating func collect(_ index: Int, from part: Int32, _ graph: DependencyGraph) {
    let reference = graph.references[index]
    if isWithinRoot(reference) || incidental?.contains(index) ?? false { return }
    let target = Int32(blamed(Int(reference.target), from: part))
    var subject = reference.source.map { graph.outermostType(of: $0).raw } ?? -1
    // An extension in the wrong place uses the type that it extends: it is the file's doing, not the type's.
    if subject == target { subject = -1 }
    let key = Key(subject: subject, file: subject < 0 ? reference.file.raw : -1, part: part, target: target)
    if breaches[key] == nil { order.append(key) }
    breaches[key, default: []].append(Int32(index))
  }

  /// An extension of the app's delegate is the delegate, in whatever file it is.
  private func isWithinRoot(_ reference: Reference) -> Bool {
    let (layers, graph) = (context.layers, context.graph)
    return reference.source.map { layers.isOfRootType($0, in: graph) } ?? false
      && graph.outermostType(of: Int(reference.source)) == graph.outermostType(of: Int(reference.target))
  }

  /// An `#import` or `@class` at the top of a file and the use of what it brings are one breach: that of the user, in this file
  /// or in another one of the same class. Without a use, header and implementation have one.
  private mutating func joinImports() {
    let graph = context.graph
    var users = UsersByFile(graph)
    for key in order where key.subject >= 0 {
      users.add(key, subject: Int(key.subject), files: (breaches[key] ?? []).map { graph.references[Int($0)].file.raw })
    }
    var first: [ImportPair: Key] = [:]
    order.removeAll { key in
      guard key.subject < 0, let imports = breaches[key],
        imports.allSatisfy({ [.import, .forward].contains(graph.references[Int($0)].kind) })
      else { return false }
      let declaring = graph.symbols[Int(key.target)].file
      let own = users[key.file].filter { $0.part == key.part }
      let user = own.first { $0.target == key.target } ?? own.first { graph.symbols[Int($0.target)].file == declaring }
      let path = graph.files[Int(key.file)].path
      let pair = ImportPair(name: path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex), part: key.part, declaring: declaring.raw)
      guard let other = user ?? first[pair] else {
        first[pair] = key
        return false
      }
      breaches[other] = (imports + (breaches[other] ?? [])).ordered()
      breaches[key] = nil
      return true
    }
  }

  /// What `Foo.h` and `Foo.m` import from one file of a wrong part.
  private struct ImportPair: Hashable {
    let name: Substring
    let part: Int32
    let declaring: Int32
  }

  /// Breaches with a subject, by the files that they stand in, and of Objective-C by all files of the subject.
  private struct UsersByFile {
    private let graph: DependencyGraph
    private var keys: [Int32: [Key]] = [:]

    init(_ graph: DependencyGraph) { self.graph = graph }

    subscript(file: Int32) -> [Key] { keys[file] ?? [] }

    mutating func add(_ key: Key, subject: Int, files: [Int32]) {
      var all = Set(files)
      for part in [subject] + graph.extensions(of: subject).map(Int.init) where !graph.isSwift(part) {
        all.insert(graph.symbols[part].file.raw)
      }
      for file in all { keys[file, default: []].append(key) }
    }
  }

  /// The declaration that a reference is to: the outermost type; but where that type may be used and only the extension
  /// with the member stands in the wrong part, the member.
  private func blamed(_ target: Int, from part: Int32) -> Int {
    let graph = context.graph
    let type = graph.outermostType(of: target)
    // `appDelegate()` stands for the delegate.
    if !graph.symbols[type].kind.isNominalType, context.layers.isOfRootType(SymbolID(type), in: graph),
      let root = graph.heldTypes(of: type).first(where: { $0.type != nil })
    {
      return Int(root.type)
    }
    if graph.symbols[type].kind != .extension, isWrong(from: part, to: parts.part(ofSymbol: type)) { return type }
    var member = target
    while graph.symbols[member].parent != nil, graph.symbols[Int(graph.symbols[member].parent)].kind != .extension {
      member = Int(graph.symbols[member].parent)
    }
    return member
  }

  /// `from` and `to` confine them to some subjects and targets. What a subject reaches only by members of what it
  /// names, `feed.author.name`, is no target of its own.
  func breaches(from: Selector = Selector(), to: Selector = Selector()) -> [Breach] {
    let naming = Set(order.lazy.filter(names).map { [$0.subject, $0.file] })
    return order.compactMap { key -> Breach? in
      guard names(key) || !naming.contains([key.subject, key.file]) else { return nil }
      guard to.selectsAll || to.matches(symbol: Int(key.target), in: context.model) else { return nil }
      let isFrom =
        key.subject < 0
        ? from.matches(file: FileID(raw: key.file), in: context.model)
        : from.selectsAll || from.matches(symbol: Int(key.subject), in: context.model)
      guard isFrom, let references = breaches[key] else { return nil }
      return Breach(subject: key.subject, file: key.file, part: key.part, target: key.target, references: references)
    }
  }

  /// Whether the subject names its target, rather than only members of it.
  private func names(_ key: Key) -> Bool {
    let graph = context.graph
    return breaches[key]?.contains { index in
      let reference = graph.references[Int(index)]
      return reference.target.raw == key.target || [.import, .forward].contains(reference.kind)
        || ![.variable, .function, .subscript, .case].contains(graph.symbols[Int(reference.target)].kind)
    } ?? false
  }

  func findings(_ rule: Rule) -> [Finding] { breaches().map { finding(rule, $0) } }

  func finding(_ rule: Rule, _ key: Breach) -> Finding {
    let (graph, references) = (context.graph, key.references)
    let target = Int(key.target)
    let subject = key.subject < 0 ? context.fileName(FileID(raw: key.file)) : graph.qualifiedName(of: Int(key.subject))
    let first = graph.references[Int(references[0])]
    let symbol = graph.symbols[target]
    let name = graph.qualifiedName(of: target)
    let position = context.position(symbol.file, graph.declaration(of: target).nameOffset)
    var draft = FindingDraft(rule: rule, context: context, at: Place(first), subject: subject, target: name)
    // An extension in another part than its type is a breach of its own.
    if key.subject >= 0, parts.ofFile[Int(graph.symbols[Int(key.subject)].file)] == key.part { draft.setHome(of: SymbolID(raw: key.subject)) }
    draft.setParts(parts, source: parts.ofFile[Int(first.file)], target: parts.part(ofSymbol: target))
    draft.finding.target = Finding.Target(name: name, file: position.file, line: position.line)
    draft.finding.targetLayer = context.layerName(ofSymbol: SymbolID(target))
    draft.isValueTarget = ![.class, .actor].contains(symbol.kind) || ["Formatter", "Formatters"].contains(where: name.hasSuffix)
    draft.addEvidence(references.dropFirst().map { Place(graph.references[Int($0)]) }, note: "again")
    // Whether it names a type or calls a function makes no other finding; an import that brings nothing into use does.
    let isImport = references.allSatisfy { [.import, .forward].contains(graph.references[Int($0)].kind) }
    return draft.finished(edge: isImport ? "import" : "reference")
  }
}
