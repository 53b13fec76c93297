import DependencyGraph
import SourceFacts
import Tables

/// References outside of code in an Objective-C file: `#import`, `@class`, `@implementation`.
extension SymbolTable {
  func addDirectives(of file: FileID, to found: inout [ReferenceSink.Found], _ unresolved: inout Int) {
    addImplemented(in: file, to: &found)
    for (index, fact) in files[file].facts.imports.enumerated() {
      switch fact.kind {
      case .header:
        // A file that is not a header has no symbol of its own; its first declaration is the target.
        guard let symbol = objectiveC.inclusions.targets[file][index].flatMap({ symbol(ofFile: $0) }) else { continue }
        found.append(.init(offset: fact.offset, length: fact.end - fact.offset, target: symbol, kind: .import))
      case .forward:
        let name = names.merged(fact.path, in: file)
        let isProtocol = fact.flags.contains(.forwardProtocol)
        switch isProtocol ? self.protocol(inObjectiveC: name, from: file) : type(inObjectiveC: name, from: file) {
        case .entity(let entity):
          guard let target = entities.symbol(of: entity) else { continue }
          found.append(.init(offset: fact.offset, length: names.length(of: name), target: target, kind: .forward))
        case .ambiguous: unresolved += 1
        default: break
        }
      default: break
      }
    }
  }

  /// The symbol of a header, or the first declaration of any other imported file.
  private func symbol(ofFile file: FileID) -> SymbolID? {
    let all = entities.declared(in: file)
    if let last = all.last?.id, entities[last].kind == .header { return entities.symbol(of: last) }
    for declared in all {
      if let symbol = declared.id.flatMap({ entities.symbol(of: $0) }) { return symbol }
    }
    return nil
  }

  /// Records the name after `@implementation` as a reference of kind `implements`, not as a use of the class.
  private func addImplemented(in file: FileID, to found: inout [ReferenceSink.Found]) {
    var implemented: Set<UInt32> = []
    for declared in entities.declared(in: file) {
      guard let entity = declared.id, isImplementation(entity) else { continue }
      let offset = declaration(entity).nameOffset
      guard let owner = entities[entity].owner.flatMap({ entities.symbol(of: $0) }) else { continue }
      implemented.insert(offset)
      let length = names.length(of: entities[entity].name)
      found.append(.init(offset: offset, length: length, target: owner, kind: .implements))
    }
    if !implemented.isEmpty { found.removeAll { $0.kind == .type && implemented.contains($0.offset) } }
  }
}
