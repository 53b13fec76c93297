import DependencyGraph
import SourceFacts
import Tables

/// Finds the class that a storyboard or xib names, as the runtime does: by its Objective-C name, or by module and name.
struct InterfaceClasses {
  private let graph: DependencyGraph
  /// Classes of the project by name, in all modules.
  private var classes: [String: [SymbolID]] = [:]

  /// Only finds classes that these files name.
  init(of interfaces: [InterfaceFile], in graph: DependencyGraph) {
    self.graph = graph
    var wanted: Set<Name> = []
    var isWanted: Set<String> = []
    for file in interfaces {
      for object in file.facts.objects where !object.className.isNone {
        let name = file.facts.text(object.className)
        if isWanted.insert(name).inserted, let known = graph.names.find(name) { wanted.insert(known) }
      }
    }
    for index in graph.symbols.indices where graph.symbols[index].kind == .class {
      let declaration = graph.declaration(of: index)
      if let name = exportedName(declaration, in: graph.symbols[index].file) {
        if isWanted.contains(name) { classes[name, default: []].append(index) }
      } else if wanted.contains(graph.symbols[index].name), graph.symbols[index].parent == nil,
        !declaration.modifiers.contains(.private)
      {
        classes[graph.name(of: index), default: []].append(index)
      }
    }
  }

  /// `@objc(Name)`
  private func exportedName(_ declaration: Declaration, in file: FileID) -> String? {
    guard declaration.attachmentCount > 0, graph.files[file].isSwift else { return nil }
    for attachment in graph.files[file].facts.attachments(of: declaration) where attachment.kind == .attribute {
      let node = graph.node(attachment.node, in: file)
      guard !node.name.isNone, let type = graph.children(of: attachment.node, in: file).first,
        graph.text(graph.node(type, in: file).name, in: file) == "objc"
      else { continue }
      return graph.text(node.name, in: file)
    }
    return nil
  }

  /// The class of an object; nil for classes outside the project, and if several match.
  func type(of object: InterfaceObject, in file: InterfaceFile) -> SymbolID? {
    guard !object.className.isNone, var found = classes[file.facts.text(object.className)] else { return nil }
    if !object.module.isNone {
      let module = file.facts.text(object.module)
      found = preferred(found) { graph.modules[$0] == module }
    }
    // Of classes with the same name for phone and desktop, those in the same product.
    found = preferred(found) { file.modules.contains($0) }
    return found.count == 1 ? found[0] : nil
  }

  /// The candidates that match, or all of them if none does.
  private func preferred(_ candidates: [SymbolID], _ isMatch: (ModuleID) -> Bool) -> [SymbolID] {
    if candidates.count < 2 { return candidates }
    let meant = candidates.filter { graph.files[graph.symbols[$0].file].modules.contains(where: isMatch) }
    return meant.isEmpty ? candidates : meant
  }
}
