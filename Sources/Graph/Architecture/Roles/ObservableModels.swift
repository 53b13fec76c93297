import DependencyGraph
import Frameworks
import SourceFacts
import Tables

/// Finds view models with other names: observable classes that a screen next to them stores. What a service stores too
/// is shared data: the `Download` of a `DownloadManager`.
extension RoleInference {
  func inferObservableModels(_ types: [SymbolID]) {
    let isProven = isProven
    for type in types where !isProven[type] && graph.symbols[type].kind == .class && mayBeShown(type) {
      let users = surroundings[type]
      if let holder = users.screenHolder, !users.isHeldByService, isInSameFolder(type, holder) {
        add(type, .viewModel, .plain, .heldBy(holder))
      }
    }
  }

  /// `FeedModel` of `FeedViewController`, which stores it: it has the screen's name and works for it.
  func inferScreenModels(_ types: [SymbolID]) {
    let isProven = isProven
    var found: [SymbolID] = []
    for type in types where !isProven[type] {
      guard let holder = surroundings[type].screenHolder, isNamed(holder, after: type) else { continue }
      let others: BaseKinds = [.anyInterface, .plumbing, .record, .operation, .decoded, .coded, .interfaceClient]
      guard candidates.baseKinds[type].isDisjoint(with: others), !graph.hasSharedInstance(type), works(type),
        !candidates.modelFolder(of: type).trait.contains(.model)
      else { continue }
      add(type, .viewModel, .plain, .heldBy(holder))
      found.append(type)
    }
    for type in graph.types where graph.symbols[type].kind == .class && !isProven[type] && !found.contains(type) {
      guard graph.name(of: type).hasSuffix("Model"),
        let base = candidates.supertype(of: type, where: { found.contains($0) })
      else { continue }
      add(type, .viewModel, .inherits(base))
    }
  }

  static func mayBeScreenModel(_ type: SymbolID, _ graph: DependencyGraph) -> Bool {
    graph.symbols[type].kind == .class && graph.name(of: type).hasSuffix("Model")
  }

  private func isNamed(_ screen: SymbolID, after model: SymbolID) -> Bool {
    let stem = graph.name(of: model).dropLast("Model".count)
    return !stem.isEmpty && graph.name(of: screen).hasPrefix(stem)
  }

  private func works(_ type: SymbolID) -> Bool {
    graph.hasMember(type) { graph.symbols[$0].kind == .function && !isObjectiveCInitializer($0) }
  }

  private func mayBeShown(_ type: SymbolID) -> Bool {
    let others: BaseKinds = [.anyInterface, .plumbing, .record, .operation, .decoded, .interfaceClient]
    guard candidates.baseKinds[type].isDisjoint(with: others), !graph.hasSharedInstance(type),
      !isPrivate(type) || publishesSeveral(type), !storesContent(type)
    else { return false }
    let name = graph.symbols[type].name
    if graph.names.withBytes(of: name, { SampleName.isStandIn($0) || SampleName.mentionsPreview($0) }) { return false }
    switch candidates.trait(type) {
    case .none:
      return !["Settings", "Preferences"].contains(where: graph.name(of: type).hasSuffix) && !isInPreview(type)
    case .data: return candidates.ending(type) == "State"
    case .helper: return true
    // A coordinator that does not navigate belongs to its screen.
    case .coordinator, .router: return true
    default: return false
    }
  }

  /// Whether it stores any content as `AnyView`, or a view of a framework: then it is part of the view, such as an
  /// overlay, or links a view of AppKit to SwiftUI.
  private func storesContent(_ type: SymbolID) -> Bool {
    graph.storedProperties(of: type).all.contains { property in
      guard let declared = graph.declaration(of: property.symbol).type else { return false }
      let file = graph.symbols[property.symbol].file
      let facts = graph.files[file].facts
      return (facts.nodes[declared].start...declared).contains {
        guard facts.nodes[$0].kind == .typeName else { return false }
        let name = facts.text(facts.nodes[$0].name)
        return name == "AnyView"
          || Frameworks.known.has(.view, name) && graph.references(in: file, at: facts.nodes[$0].offset).isEmpty
      }
    }
  }

  private func isPrivate(_ type: SymbolID) -> Bool {
    !graph.declaration(of: type).modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether it publishes several values or has functions that change them. One with a single value is only a helper of
  /// the view.
  private func publishesSeveral(_ type: SymbolID) -> Bool {
    let published = graph.storedProperties(of: type).all.count {
      graph.attributeNames(of: $0.symbol).contains("Published")
    }
    return published > 1 && graph.hasMember(type) { graph.symbols[$0].kind == .function }
  }

  private func isInPreview(_ type: SymbolID) -> Bool {
    guard let outer = graph.enclosingType(of: graph.symbols[type].parent) else { return false }
    return graph.names.withBytes(of: graph.symbols[outer].name) { SampleName.mentionsPreview($0) }
  }

  /// Whether they are in one file or folder.
  private func isInSameFolder(_ type: SymbolID, _ screen: SymbolID) -> Bool {
    graph.symbols[type].file == graph.symbols[screen].file || graph.folder(of: type) == graph.folder(of: screen)
  }
}
