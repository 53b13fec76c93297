import Architecture
import DependencyGraph
import Findings
import SourceFacts
import Tables

/// A type or file that a user named on the command line.
public enum PartName {
  case type(SymbolID)
  case file(FileID)

  /// Finds a type or file by a name or path, whose beginning may be omitted.
  public init(_ name: String, in model: ArchitecturalModel) throws(UsageError) {
    if let type = Self.onlyType(name, in: model.graph) {
      self = .type(type)
      return
    }
    let part = try NamedParts(model).find(name, preferring: .type)
    switch part.members {
    case .type(let node) where model.graph.symbols[SymbolID(node.index)].kind.isNominalType:
      self = .type(SymbolID(node.index))
    case .files(let isMember) where part.kind == .file:
      guard let file = isMember.indices.first(where: { isMember[$0] }), file < model.graph.files.endIndex else {
        throw .usage("\(part.name) is a storyboard or xib: name a type or a source file")
      }
      self = .file(file)
    default: throw .usage("'\(name)' is a \(part.kind.rawValue), not a type or file")
    }
  }

  /// Finds a type by its name, whose beginning may be omitted.
  public static func type(_ name: String, in model: ArchitecturalModel) throws(UsageError) -> SymbolID {
    if let type = onlyType(name, in: model.graph) { return type }
    // Throws an error that lists other meanings of the name.
    let part = try NamedParts(model).find(name.hasPrefix("type:") ? name : "type:" + name)
    guard case .type(let node) = part.members, case let symbol = SymbolID(node.index),
      model.graph.symbols[symbol].kind.isNominalType
    else { throw .usage("'\(name)' is not a type") }
    return symbol
  }

  /// The type with this name; nil if there are several or none.
  private static func onlyType(_ name: String, in graph: DependencyGraph) -> SymbolID? {
    let named = graph.types.filter { graph.name(of: $0) == name || name.contains(".") }
    for isWhole in [true, false] {
      let found = named.filter { type in
        let qualified = graph.qualifiedName(of: type)
        return isWhole ? qualified == name : qualified.hasSuffix("." + name)
      }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }
}
