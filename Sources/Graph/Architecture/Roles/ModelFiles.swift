import DependencyGraph
import SourceFacts
import Tables

extension ArchitecturalModel {
  /// Whether a file belongs to the model without containing an entity: it only has enums, protocols and extensions of
  /// the project's types, none with another role, and is in a folder or module of models or entities.
  public func isModelFile(_ file: FileID) -> Bool {
    let path = graph.files[file].path
    guard isOfModels(FolderWords.read(path).trait) || graph.files[file].modules.contains(where: isModelModule) else {
      return false
    }
    var hasType = false
    for symbol in graph.symbols(in: file) where graph.symbols[symbol].parent == nil {
      switch graph.symbols[symbol].kind {
      case .enum, .protocol:
        guard isOfModel(symbol) else { return false }
        hasType = true
      case .extension:
        guard let extended = graph.symbols[symbol].extended, isOfModel(extended) else { return false }
        hasType = true
      case .class, .struct, .actor: return false
      default: break
      }
    }
    return hasType
  }

  private func isOfModel(_ type: SymbolID) -> Bool { roles(of: type).isSubset(of: [RoleSet(.entity)]) }

  private func isOfModels(_ trait: FolderTrait) -> Bool { trait.contains(.model) || trait.contains(.entity) }

  private func isModelModule(_ module: ModuleID) -> Bool {
    isOfModels(FolderWords.read(folder: graph.modules[module][...]).trait)
  }
}
