import DependencyGraph
import SourceFacts

/// Members under the names that the other language knows them by. A name that no file mentions is left out.
extension SymbolTable {
  func placeForeignSpellings() {
    let hasMessages = files.indices.contains { isObjectiveC[$0] && !files[$0].isHeader }
    for file in files.indices where hasMessages || isObjectiveC[file] {
      for index in firstSymbol[file]..<firstSymbol[file + 1] {
        let entity = entities[Int(index)]
        guard entity.owner >= 0, entity.parent >= 0, !entity.flags.contains(.twin) else { continue }
        if entity.flags.contains(.objectiveC) {
          placeSwiftSpellings(index, entity)
        } else if hasMessages, entity.access != .file {
          placeSelectors(index, entity)
        }
      }
    }
  }

  private func place(_ entity: Int32, under spelling: String) {
    let this = entities[Int(entity)]
    let name = names.find(spelling)
    guard name != 0, name != this.name else { return }
    var entry = members.first(this.owner, name)
    while entry >= 0 {
      if members.entity(entry) == entity { return }
      entry = members.next(entry)
    }
    members.insert(entity, this.owner, name)
    declaredAs[Int(name)].insert(.member)
  }

  // MARK: Swift for Objective-C

  private func placeSelectors(_ index: Int32, _ entity: Entity) {
    let owner = entities[Int(entity.owner)]
    switch entity.kind {
    case .case where !owner.flags.contains(.foreign) && exportedName(of: entity.owner).isExported:
      let name = names.table[Name(entity.name)]
      let constant = names.find(names.table[Name(owner.name)] + name.prefix(1).uppercased() + name.dropFirst())
      placeObjectiveC(index, constant)
    case .function, .initializer, .variable:
      guard owner.kind == .class || owner.kind == .protocol || owner.flags.contains(.foreign) else { return }
      for selector in selectors(of: index) { place(index, under: selector) }
    default: break
    }
  }

  // MARK: Objective-C for Swift

  private func placeSwiftSpellings(_ index: Int32, _ entity: Entity) {
    let name = names.table[Name(entity.name)]
    switch entity.kind {
    case .case:
      placeObjectiveC(index, entity.name)
      place(index, under: caseName(name, of: names.table[Name(entities[Int(entity.owner)].name)], index))
    case .variable:
      if let getter = getter(of: index) { place(index, under: getter) }
      if entity.flags.contains(.isStatic) { placeShortened(index, name) }
    case .function where entities[Int(entity.parent)].kind != .struct:
      for spelling in baseNames(of: index, name) { place(index, under: spelling) }
    default: break
    }
  }

  /// `getter=isOn`
  private func getter(of variable: Int32) -> String? {
    let facts = files[Int(entities[Int(variable)].file)].facts
    for attachment in facts.attachments(of: declaration(variable)) where attachment.kind == .attribute {
      let node = Int(attachment.node)
      guard let type = facts.children(of: node).first, facts.text(facts.nodes[type].name) == "getter" else { continue }
      return facts.text(facts.nodes[node].name)
    }
    return nil
  }

  /// `FooStyleLarge` of `FooStyle` → `large`. What all cases share beyond the enum's name goes too, as far as words go.
  private func caseName(_ name: String, of type: String, _ index: Int32) -> String {
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

  /// Base names that Swift may give a method: the selector's first piece, up to a preposition, without a type's name at the
  /// end, `init`.
  private func baseNames(of method: Int32, _ selector: String) -> [String] {
    let piece = selector.prefix { $0 != ":" }
    let words = CamelWords(piece).list
    let entity = entities[Int(method)]
    if !entity.flags.contains(.isStatic), words.first == "init" { return ["init"] }
    var names: [String] = [String(piece)]
    for index in words.indices.dropFirst() where Prepositions.contains(words[index]) {
      names.append(words[..<index].joined())
    }
    let owner = self.names.table[Name(entities[Int(entity.owner)].name)]
    let types = [
      resultName(of: method), parameterRange(method).first.flatMap { typeName(ofParameter: $0, of: method) }, owner,
    ]
    for name in names { names += types.compactMap { $0.flatMap { Self.shortened(name, without: $0) } } }
    if entity.flags.contains(.isStatic), types[0] == "instancetype" || types[0] == owner { names.append("init") }
    return names
  }

  private func placeShortened(_ index: Int32, _ name: String) {
    for type in [resultName(of: index), names.table[Name(entities[Int(entities[Int(index)].owner)].name)]] {
      if let type, let short = Self.shortened(name, without: type) { place(index, under: short) }
    }
  }

  /// `sharedManager` without `FooManager` → `shared`
  private static func shortened(_ name: String, without type: String) -> String? {
    let (words, typeWords) = (CamelWords(name).list, CamelWords(type).list)
    let common = zip(words.reversed(), typeWords.reversed()).prefix { $0.lowercased() == $1.lowercased() }.count
    return common > 0 && common < words.count ? words.dropLast(common).joined() : nil
  }

  private func resultName(of entity: Int32) -> String? {
    let facts = files[Int(entities[Int(entity)].file)].facts
    let type = declaration(entity).type
    return type < 0 ? nil : facts.text(facts.nodes[Int(type)].name)
  }

  private func typeName(ofParameter parameter: Int, of entity: Int32) -> String? {
    let facts = files[Int(entities[Int(entity)].file)].facts
    let type = facts.declarations[Int(parameters[parameter].declaration)].type
    return type < 0 ? nil : facts.text(facts.nodes[Int(type)].name)
  }
}
