import DependencyGraph
import SourceFacts
import Tables

/// Adds members under their names in the other language (Swift or Objective-C), except names that no file mentions.
extension SymbolTable {
  /// - Parameter earlier: an earlier run of the session; the spellings of unchanged files are taken from there.
  func placeForeignSpellings(_ earlier: EarlierFiles?) {
    let hasMessages = files.indices.contains { files.isObjectiveC[$0] && !files[$0].isHeader }
    let known = earlier.flatMap { earlier in
      let spellings = earlier.table.spellings
      return spellings.areAllMentioned(in: names.table, since: earlier.table.names.table.count) ? spellings : nil
    }
    var found = ForeignSpellings.Builder()
    for file in files.indices where hasMessages || files.isObjectiveC[file] {
      if let known, earlier?.isUnchanged[file] ?? false {
        found.reuse(file, of: known)
      } else {
        findSpellings(in: file, hasMessages: hasMessages, &found)
      }
      found.close(file)
    }
    spellings = found.spellings(fileCount: files.count)
    for member in spellings.members.elements {
      if member.isConstant {
        lookup.insert(objectiveC: member.entity, member.name)
      } else if let owner = entities[member.entity].owner {
        lookup.insert(alsoMember: member.entity, of: owner, member.name)
      }
    }
  }

  private func findSpellings(in file: FileID, hasMessages: Bool, _ found: inout ForeignSpellings.Builder) {
    for index in entities.symbolEntities(in: file) {
      let entity = entities[index]
      guard let owner = entity.owner, let parent = entity.parent, !entity.flags.contains(.twin) else { continue }
      if entity.flags.contains(.objectiveC) {
        addSwiftSpellings(index, entity, parent, owner, &found)
      } else if hasMessages, entity.access != .file {
        addSelectors(index, entity, owner, &found)
      }
    }
  }

  // MARK: Swift for Objective-C

  private func addSelectors(
    _ index: EntityID, _ entity: Entity, _ type: EntityID, _ found: inout ForeignSpellings.Builder
  ) {
    let owner = entities[type]
    switch entity.kind {
    case .case where !owner.flags.contains(.foreign) && exportedName(of: type).isExported:
      let name = names.table[Name(entity.name)]
      let constant = names.table[Name(owner.name)] + name.prefix(1).uppercased() + name.dropFirst()
      found.add(constant: index, constant, names.table)
    case .function, .initializer, .variable:
      guard owner.kind == .class || owner.kind == .protocol || owner.flags.contains(.foreign) else { return }
      for selector in selectors(of: index) { found.add(index, entity, selector, names.table) }
    default: break
    }
  }

  // MARK: Objective-C for Swift

  private func addSwiftSpellings(
    _ index: EntityID, _ entity: Entity, _ parent: EntityID, _ owner: EntityID, _ found: inout ForeignSpellings.Builder
  ) {
    let name = names.table[Name(entity.name)]
    switch entity.kind {
    case .case:
      found.add(constant: index, name, names.table)
      found.add(index, entity, caseName(name, of: names.table[Name(entities[owner].name)]), names.table)
    case .variable:
      if let getter = getter(of: index) { found.add(index, entity, getter, names.table) }
      if entity.flags.contains(.isStatic) {
        for spelling in shortened(index, name, of: owner) { found.add(index, entity, spelling, names.table) }
      }
    case .function where entities[parent].kind != .struct:
      for spelling in baseNames(of: index, name, in: owner) { found.add(index, entity, spelling, names.table) }
    default: break
    }
  }

  /// `getter=isOn`
  private func getter(of variable: EntityID) -> String? {
    let facts = files[entities.home(of: variable)].facts
    for attachment in facts.attachments(of: declaration(variable)) where attachment.kind == .attribute {
      let node = attachment.node
      guard let type = facts.children(of: node).first, facts.text(facts.nodes[type].name) == "getter" else { continue }
      return facts.text(facts.nodes[node].name)
    }
    return nil
  }

  /// `FooStyleLarge` of `FooStyle` → `large`. A prefix of whole words that all cases share is dropped too.
  private func caseName(_ name: String, of type: String) -> String {
    var words = CamelWords(name).list[...]
    var typeWords = CamelWords(type).list[...]
    if words.first == "k" { words = words.dropFirst() }
    while words.count > 1, let one = words.first, let other = typeWords.first,
      one == other || one == other + "s" || one + "s" == other
    {
      words = words.dropFirst()
      typeWords = typeWords.dropFirst()
    }
    return lowercasedFirstWord(Substring(words.joined()))
  }

  /// Base names that Swift may give a method: the first piece of the selector; that piece up to a preposition or
  /// without a type's name at the end; or `init`.
  private func baseNames(of method: EntityID, _ selector: String, in type: EntityID) -> [String] {
    let piece = selector.prefix { $0 != ":" }
    let words = CamelWords(piece).list
    let entity = entities[method]
    if !entity.flags.contains(.isStatic), words.first == "init" { return ["init"] }
    var names: [String] = [String(piece)]
    for index in words.indices.dropFirst() where Prepositions.contains(words[index]) {
      names.append(words[..<index].joined())
    }
    let owner = self.names.table[Name(entities[type].name)]
    let types = [
      resultName(of: method), entities.parameterRange(method).first.flatMap { typeName(ofParameter: $0, of: method) },
      owner,
    ]
    for name in names { names += types.compactMap { $0.flatMap { Self.shortened(name, without: $0) } } }
    if entity.flags.contains(.isStatic), types[0] == "instancetype" || types[0] == owner { names.append("init") }
    return names
  }

  private func shortened(_ index: EntityID, _ name: String, of owner: EntityID) -> [String] {
    [resultName(of: index), names.table[Name(entities[owner].name)]].compactMap { type in
      type.flatMap { Self.shortened(name, without: $0) }
    }
  }

  /// `sharedManager` without `FooManager` → `shared`
  private static func shortened(_ name: String, without type: String) -> String? {
    if let last = name.utf8.last, let other = type.utf8.last, max(last, other) < 0x80, last | 0x20 != other | 0x20 {
      return nil
    }
    let (words, typeWords) = (CamelWords(name).list, CamelWords(type).list)
    let common = zip(words.reversed(), typeWords.reversed()).prefix { $0.lowercased() == $1.lowercased() }.count
    return common > 0 && common < words.count ? words.dropLast(common).joined() : nil
  }

  private func resultName(of entity: EntityID) -> String? {
    let facts = files[entities.home(of: entity)].facts
    return declaration(entity).type.map { facts.text(facts.nodes[$0].name) }
  }

  private func typeName(ofParameter parameter: ParameterID, of entity: EntityID) -> String? {
    let facts = files[entities.home(of: entity)].facts
    return facts.declarations[entities.parameters[parameter].declaration].type.map { facts.text(facts.nodes[$0].name) }
  }
}
