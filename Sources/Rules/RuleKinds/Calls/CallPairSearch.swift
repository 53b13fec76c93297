import Architecture
import DependencyGraph
import LowLevel
import Patterns
import SourceFacts
import Tables

/// A call such as `addChild(_:)` without the call that has to follow it.
struct UnpairedCall {
  let place: Place
  let isAddition: Bool
  let use: String
  /// The missing call: its name, the name with labels, and the whole call, as in `didMove`, `didMove(toParent:)` and
  /// `child.didMove(toParent: self)`.
  let missing: String
  let wording: String
  let call: String
  let object: String
}

/// Finds first calls whose object never gets the second call, anywhere in the same type.
final class CallPairSearch {
  private let rule: CallPairsRule
  private let graph: DependencyGraph
  private let reader: UseReader
  private let vocabulary: UseVocabulary
  /// For each file, whether it contains the name of a first call.
  private let mayHave: Table<FileID, Bool>
  /// For each type; computed on demand.
  private var ownLists: [SymbolID: UseLists] = [:]

  private static let (handing, handingThen, releasing, releasingThen) = (
    UseLists(0), UseLists(1), UseLists(2), UseLists(3)
  )

  init(_ rule: CallPairsRule, _ context: RuleContext) {
    self.rule = rule
    graph = context.graph
    reader = context.reader
    vocabulary = UseVocabulary([rule.handing, rule.handingThen, rule.releasing, rule.releasingThen])
    let first = (rule.handing + rule.releasing).flatMap(\.alternatives).map { Self.member($0.text) }
    mayHave = MatchingNames(first.flatMap { [NamePattern($0), NamePattern($0 + ":")] }, in: context.graph).files()
  }

  private static func member(_ pattern: String) -> String {
    let name = pattern.prefix { $0 != "(" }
    return String(name.pieces(at: ".").last ?? name)
  }

  func unpairedCalls() -> [UnpairedCall] {
    var found: [UnpairedCall] = []
    for symbol in graph.symbols.indices {
      let kind = graph.symbols[symbol].kind
      if kind.hasCode, anyPartMayHave(symbol) {
        found += unpairedCalls(in: reader.uses(of: symbol, forms: [.call]))
      } else if kind == .extension, graph.symbols[symbol].extended == nil, mayHave(symbol) {
        found += unpairedCalls(in: reader.uses(inExtension: symbol, forms: [.call]))
      }
    }
    return found
  }

  private func anyPartMayHave(_ type: SymbolID) -> Bool {
    if mayHave(type) { return true }
    return graph.extensions(of: type).contains { mayHave($0) } && graph.parts(of: type).contains(where: mayHave)
  }

  private func mayHave(_ part: SymbolID) -> Bool { mayHave[graph.symbols[part].file] }

  private func unpairedCalls(in uses: [Use]) -> [UnpairedCall] {
    let uses = uses.filter { !reader.isOnSuperclass($0) }
    let lists = uses.map { reader.lists(of: $0, vocabulary) }
    func indices(_ list: UseLists) -> [Int] { uses.indices.filter { lists[$0].contains(list) } }
    // A method of the project may also take the container, and make both calls itself.
    let additions = indices(Self.handing).filter { isMatch(uses[$0]) && reader.arguments(of: uses[$0]).count < 2 }
    let added = Dictionary(grouping: additions) { uses[$0].source }
      .mapValues { Set($0.map { argument(of: uses[$0]) }) }
    let removals = indices(Self.releasing).filter { index in
      let use = uses[index]
      // A call before the same object is added removes nothing.
      let isAdded = added[use.source]?.contains(receiver(of: use)) ?? false
      return isMatch(use) && isNil(use) && !isAdded
    }
    return unpaired(additions, indices(Self.handingThen), uses, isAddition: true)
      + unpaired(removals, indices(Self.releasingThen), uses, isAddition: false)
  }

  private func unpaired(_ first: [Int], _ second: [Int], _ uses: [Use], isAddition: Bool) -> [UnpairedCall] {
    let firstOnObject = Dictionary(second.map { (receiver(of: uses[$0]), $0) }) { first, _ in first }
    var paired: Set<Int> = []
    var open: [(index: Int, object: String)] = []
    for index in first {
      let object = isAddition ? argument(of: uses[index]) : receiver(of: uses[index])
      if let match = firstOnObject[object] { paired.insert(match) } else { open.append((index, object)) }
    }
    if open.isEmpty { return [] }
    var left = second.filter { !paired.contains($0) }
    let callees = ownCalls(uses)
    // A page controller, or a container that gets other controllers in the same function, removes the former ones.
    let pages = isAddition ? [] : uses.filter(setsControllers)
    let (hasPages, settingSources) = (pages.contains(where: isOnPages), Set(pages.map(\.source)))
    return open.compactMap { index, object in
      // The second call may use another name of the object, or be in another function that is called there.
      let source = uses[index].source
      if let match = left.firstIndex(where: { place in
        uses[place].source == source || uses[place].source.map { callees[source]?.contains($0) ?? false } ?? false
      }) {
        left.remove(at: match)
        return nil
      }
      let use = uses[index]
      if completesItself(use, isAddition: isAddition) || hasPages || settingSources.contains(use.source) {
        return nil
      }
      return unpairedCall(use, object, isAddition: isAddition)
    }
  }

  /// For each member, the members of the same object that it calls.
  private func ownCalls(_ uses: [Use]) -> [SymbolID?: Set<SymbolID>] {
    var callees: [SymbolID?: Set<SymbolID>] = [:]
    for use in uses {
      if let target = use.target, reader.receiver(of: use) == .own { callees[use.source, default: []].insert(target) }
    }
    return callees
  }

  private func setsControllers(_ use: Use) -> Bool {
    graph.files[use.file].facts.text(use.name).hasPrefix("setViewControllers")
  }

  private func isOnPages(_ use: Use) -> Bool {
    reader.labels(of: use).contains("direction") || graph.files[use.file].facts.text(use.name).contains(":direction:")
  }

  private func unpairedCall(_ use: Use, _ object: String, isAddition: Bool) -> UnpairedCall {
    let patterns = isAddition ? rule.handingThen : rule.releasingThen
    let isSwift = graph.files[use.file].isSwift
    let place = Place(file: use.file, start: use.offset, end: use.offset + use.length, source: use.source)
    let name = graph.files[use.file].facts.text(use.name)
    // The first pattern is the name in Swift, the second in Objective-C.
    let pattern = isSwift ? patterns.first : patterns.dropFirst().first ?? patterns.first
    let missing = pattern.map { Self.member($0.text) } ?? ""
    let whole = pattern.map { String($0.text.pieces(at: ".").last ?? "") } ?? ""
    let parent = isAddition ? receiver(of: use) : ""
    let node = isAddition ? reader.arguments(of: use).first : reader.receiverNode(of: use)
    let isResult = node.map { graph.files[use.file].facts.nodes[$0].kind == .call } ?? false
    let isNamed = !isResult && !object.contains("…")
    let base = object == "self" && isSwift || !isNamed ? "" : object + "."
    let call =
      !isSwift
      ? "[\(object) \(missing)\(isAddition ? ":\(parent)" : "")]"
      : base + (isAddition ? whole.replacingSuffix(":)", with: ": \(parent))") : missing + "()")
    let label = reader.labels(of: use).first.map { $0 + ": " } ?? ""
    let written = isSwift ? isAddition ? name + "(_:)" : "\(name)(\(label)nil)" : isAddition ? name : name + "nil"
    return UnpairedCall(
      place: place, isAddition: isAddition, use: written, missing: patterns.first.map { Self.member($0.text) } ?? "",
      wording: isSwift ? isAddition ? whole : missing + "()" : isAddition ? missing + ":" : missing, call: call,
      object: isResult && isSwift ? object + "(…)" : object)
  }

  /// Whether the use is on an object whose own method makes the second call: `child.dismiss()` calls
  /// `removeFromParent()`.
  private func completesItself(_ use: Use, isAddition: Bool) -> Bool {
    let node = isAddition ? reader.arguments(of: use).first : reader.receiverNode(of: use)
    guard let node, case .project(let type) = reader.types.type(of: node, in: use.file).instance else { return false }
    let own = ownLists[type] ?? ownLists(of: type)
    ownLists[type] = own
    return own.contains(isAddition ? Self.handingThen : Self.releasingThen)
  }

  /// The lists that contain calls of a type on itself.
  private func ownLists(of type: SymbolID) -> UseLists {
    reader.uses(of: type, forms: [.call]).filter { reader.receiver(of: $0) == .own }
      .reduce(into: []) { $0.formUnion(reader.lists(of: $1, vocabulary)) }
  }

  /// Whether it is a use of the framework: a method of that name in the project does not count.
  private func isMatch(_ use: Use) -> Bool { use.target == nil && !addsTab(use) }

  /// `addChild` on a tab bar controller adds a tab, and the controller makes the second call itself.
  private func addsTab(_ use: Use) -> Bool {
    reader.types.names(of: reader.type(of: use)).contains("UITabBarController")
  }

  private func isNil(_ use: Use) -> Bool {
    reader.arguments(of: use).contains { graph.files[use.file].facts.nodes[$0].kind == .nilLiteral }
  }

  private func receiver(of use: Use) -> String { reader.receiverPath(of: use) ?? "self" }

  private func argument(of use: Use) -> String {
    reader.arguments(of: use).first.flatMap { reader.path(of: $0, in: use.file) } ?? "self"
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with other: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + other : self
  }
}
