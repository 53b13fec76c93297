import DependencyGraph
import SourceFacts

/// What an Objective-C file says outside of code: `#import`, `@class`, `@implementation`.
extension SymbolTable {
  func addDirectives(of file: Int, to found: inout [ReferenceSink.Found], _ unresolved: inout Int) {
    addImplemented(in: file, to: &found)
    for (index, fact) in files[file].facts.imports.enumerated() {
      switch fact.kind {
      case .header:
        let header = inclusions.targets[file][index]
        guard header >= 0 else { continue }
        // A file that is no header declares nothing to refer to but what it holds.
        guard let symbol = symbol(ofFile: Int(header)) else { continue }
        found.append(.init(offset: fact.offset, length: fact.end - fact.offset, target: symbol, kind: .import))
      case .forward:
        let name = names.merged(fact.path, in: file)
        let isProtocol = fact.flags.contains(.forwardProtocol)
        switch isProtocol ? self.protocol(inObjectiveC: name, from: file) : type(inObjectiveC: name, from: file) {
        case .entity(let target) where Int(target) < symbolCount:
          found.append(.init(offset: fact.offset, length: names.length(of: name), target: target, kind: .forward))
        case .ambiguous: unresolved += 1
        default: break
        }
      default: break
      }
    }
  }

  /// A header itself; of another file that is imported the first declaration.
  private func symbol(ofFile file: Int) -> Int32? {
    let all = entityOf[firstDeclaration[file]..<firstDeclaration[file + 1]]
    if let last = all.last, last >= 0, entities[Int(last)].kind == .header { return last }
    return all.first { $0 >= 0 && Int($0) < symbolCount }
  }

  /// The name behind `@implementation` is no use of the class but its other half.
  private func addImplemented(in file: Int, to found: inout [ReferenceSink.Found]) {
    var implemented: Set<UInt32> = []
    for entity in entityOf[firstDeclaration[file]..<firstDeclaration[file + 1]] where isImplementation(entity) {
      let (owner, offset) = (entities[Int(entity)].owner, declaration(entity).nameOffset)
      guard owner >= 0, Int(owner) < symbolCount else { continue }
      implemented.insert(offset)
      let length = names.length(of: entities[Int(entity)].name)
      found.append(.init(offset: offset, length: length, target: owner, kind: .implements))
    }
    if !implemented.isEmpty { found.removeAll { $0.kind == .type && implemented.contains($0.offset) } }
  }
}
