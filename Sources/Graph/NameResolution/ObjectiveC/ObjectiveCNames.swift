import DependencyGraph
import SourceFacts
import Tables

/// What only declarations of Objective-C have.
struct ObjectiveCSymbols: Sendable {
  let words: ObjectiveCWords
  /// The files that `#import` includes.
  var inclusions = Inclusions()
  /// Objective-C protocols that Swift imports as `NameProtocol`.
  var protocolsNamedLikeClasses: Set<EntityID> = []
  /// The labels of entities with the flag `renamed`; `UInt32.max` for a label that no file mentions.
  var swiftLabels: [EntityID: [UInt32]] = [:]

  init(_ names: MergedNames) { words = ObjectiveCWords(names) }
}

/// C names are global: all modules share one namespace, and headers decide which files see them.
extension SymbolTable {
  /// Looks up a type by its C name. A class takes precedence over a protocol of the same name.
  func type(inObjectiveC name: UInt32, from file: FileID) -> Binding {
    let found = binding(candidates(inObjectiveC: name, from: file) { $0.isType && $0.kind != .protocol })
    return found != .none ? found : self.protocol(inObjectiveC: name, from: file)
  }

  func `protocol`(inObjectiveC name: UInt32, from file: FileID) -> Binding {
    binding(candidates(inObjectiveC: name, from: file) { $0.kind == .protocol })
  }

  func binding(_ candidates: [EntityID]) -> Binding {
    candidates.count == 1 ? .entity(candidates[0]) : candidates.isEmpty ? .none : .ambiguous
  }

  /// The nearest declarations of a C name, at most one for each file. Swift sees only those in headers.
  func candidates(inObjectiveC name: UInt32, from file: FileID, where accepts: (Entity) -> Bool) -> [EntityID] {
    guard lookup.declaredAs[Int(name)].contains(.objectiveC) else { return [] }
    var found: [EntityID] = []
    var best = Distance.invisible
    var entry = lookup.objectiveC.first(name)
    var left = Self.maximumCandidates
    while let listed = entry, left > 0 {
      left -= 1
      let candidate = lookup.objectiveC.entity(listed)
      entry = lookup.objectiveC.next(listed)
      guard accepts(entities[candidate]), !isOfOtherLanguage(name, of: candidate, from: file) else { continue }
      let distance = distance(to: candidate, from: file)
      if distance < best {
        found.removeAll()
        best = distance
      }
      guard distance == best, best < .invisible else { continue }
      let home = entities[candidate].file
      if !found.contains(where: { entities[$0].file == home }) { found.append(candidate) }
    }
    return found.count > 1 && files.isObjectiveC[file] ? included(found, by: file) : found
  }

  /// Whether a name of a declaration exists only in the other language.
  private func isOfOtherLanguage(_ name: UInt32, of candidate: EntityID, from file: FileID) -> Bool {
    let entity = entities[candidate]
    if files.isObjectiveC[file] { return entity.name != name && entity.flags.contains(.objectiveC) }
    return entity.kind == .protocol && entity.name == name && objectiveC.protocolsNamedLikeClasses.contains(candidate)
  }

  /// The declarations that the file includes; all of them if it includes none.
  private func included(_ candidates: [EntityID], by file: FileID) -> [EntityID] {
    let headers = objectiveC.inclusions.reachable(from: file)
    let included = candidates.filter { headers.contains(entities.home(of: $0)) }
    return included.isEmpty ? candidates : included
  }

  private enum Distance: Int, Comparable {
    case ownFile, ownModule, otherModule, otherImplementation, onlyNamed, invisible
    static func < (one: Distance, other: Distance) -> Bool { one.rawValue < other.rawValue }
  }

  private func distance(to candidate: EntityID, from file: FileID) -> Distance {
    let entity = entities[candidate]
    let home = entity.home
    if !files.isObjectiveC[file] {
      guard entity.flags.contains(.objectiveC), entity.access == .everywhere else { return .invisible }
      return isHeaderVisible(home, from: file) ? .ownModule : .invisible
    }
    if home == file { return .ownFile }
    guard files.isObjectiveC[home] else {
      return files.shareModule(home, file) ? .ownModule : isSwiftVisible(home, from: file) ? .otherModule : .invisible
    }
    let declaration = declaration(candidate)
    if declaration.modifiers.contains(.fileprivate) { return .invisible }
    // `typedef struct Name Name;`
    if entity.kind == .struct, declaration.body == nil { return .onlyNamed }
    if files[home].isHeader, files.shareModule(home, file) { return .ownModule }
    if Self.isOfC(entity.kind), !objectiveC.inclusions.visibleModules.contains(anyOf: files[home].modules, for: file) {
      return .invisible
    }
    return files[home].isHeader ? .otherModule : .otherImplementation
  }

  /// Whether C may declare it. Unlike names of classes, names in C are often short, and declared by several libraries.
  private static func isOfC(_ kind: DeclarationKind) -> Bool {
    switch kind {
    case .function, .macro, .variable, .case, .struct, .enum, .typealias: true
    default: false
    }
  }

  /// Whether Objective-C code sees the declarations of a Swift file: one of its own module, or of a module imported by
  /// name or by `Module-Swift.h`. True if no module of the Objective-C file has Swift code.
  func isSwiftVisible(_ home: FileID, from file: FileID) -> Bool {
    if files.shareModule(home, file) { return true }
    let theirs = files[home].modules
    if !files[file].modules.contains(where: { objectiveC.inclusions.isSwiftModule($0) }) { return true }
    if files[file].modules.contains(where: { own in theirs.contains { imports.sees(own, $0) } }) {
      return true
    }
    let names = theirs.map { files.modules[$0] + "-Swift.h" }
    let facts = files[file].facts
    return facts.imports.contains { fact in
      fact.kind == .header && names.contains { facts.text(fact.path).hasSuffix($0) }
    }
  }

  func isDeclared(_ entity: Entity, in module: ModuleID) -> Bool { files[entity.home].modules.contains(module) }

  /// Whether Swift code sees the declarations of a header: one of its own module, one included by the bridging header,
  /// or one of an imported module.
  func isHeaderVisible(_ header: FileID, from file: FileID) -> Bool {
    if files.shareModule(header, file) { return true }
    return files[file].modules.contains { own in
      objectiveC.inclusions.isBridged(header, into: own)
        || files[header].modules.contains { imports.sees(own, $0) }
    }
  }
}
