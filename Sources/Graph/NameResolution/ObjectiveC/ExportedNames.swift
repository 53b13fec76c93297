import DependencyGraph
import SourceFacts
import Tables

/// Swift declarations under the names that Objective-C knows them by.
extension SymbolTable {
  /// Exports classes and protocols, and types with `@objc`, also nested ones; `@objc(Name)` sets the exported name.
  func placeExportedTypes() {
    // Index of the next symbol with attributes: a symbol without attributes has no `@objc`.
    var next = 0
    for index in EntityID(0)..<EntityID(entities.symbolCount) {
      let entity = entities[index]
      guard entity.kind.isNominalType, !entity.flags.contains(.objectiveC), !entity.flags.contains(.twin) else {
        continue
      }
      while next < entities.attributed.count, entities.attributed[next] < index { next += 1 }
      let hasAttribute = next < entities.attributed.count && entities.attributed[next] == index
      let (isExported, name) = hasAttribute ? exportedName(of: index) : (false, 0)
      if name != 0 {
        lookup.insert(objectiveC: index, name)
      } else if entity.parent == nil, entity.access != .file {
        if entity.kind == .class || entity.kind == .protocol || (entity.kind == .enum && isExported) {
          lookup.insert(objectiveC: index, entity.name)
        }
      }
    }
  }

  /// Whether a declaration of the project has `@objc`, and the merged name that it sets, or 0.
  func exportedName(of entity: EntityID) -> (isExported: Bool, name: UInt32) {
    let file = entities.home(of: entity)
    let declaration = declaration(entity)
    if declaration.attachmentCount == 0 { return (false, 0) }
    let objc = names.find("objc")
    // `find` returns 0 if no file has the name.
    if objc == 0 { return (false, 0) }
    let facts = files[file].facts
    for attachment in facts.attachments(of: declaration) where attachment.kind == .attribute {
      let node = attachment.node
      guard let type = facts.children(of: node).first else { continue }
      if names.merged(facts.nodes[type].name, in: file) == objc {
        return (true, names.merged(facts.nodes[node].name, in: file))
      }
    }
    return (false, 0)
  }

  /// The selectors of a Swift method or initializer, or of a property's getter.
  func selectors(of entity: EntityID) -> [String] {
    let (_, explicit) = exportedName(of: entity)
    if explicit != 0 { return [names.table[Name(explicit)]] }
    let this = entities[entity]
    if this.kind == .variable { return [] }
    let labels = entities.parameterRange(entity).map { names.table[Name(entities.parameters[$0].label)] }
    let base = names.table[Name(this.name)]
    guard let first = labels.first else { return endings(base, entity, isEmpty: true) }
    var selector = base
    if !first.isEmpty {
      let words = CamelWords(first).list
      let isPhrase =
        Prepositions.contains(words.first ?? "") || Prepositions.contains(CamelWords(base).list.last ?? "")
      selector += (isPhrase ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    selector += ":"
    for label in labels.dropFirst() { selector += label + ":" }
    return endings(selector, entity, isEmpty: false)
  }

  /// The suffixes that `async` and `throws` add to a selector.
  private func endings(_ selector: String, _ entity: EntityID, isEmpty: Bool) -> [String] {
    let modifiers = declaration(entity).modifiers
    if modifiers.contains(.async) { return [selector + (isEmpty ? "WithCompletionHandler:" : "completionHandler:")] }
    if modifiers.contains(.throws) { return [selector + (isEmpty ? "AndReturnError:" : "error:")] }
    return [selector]
  }
}
