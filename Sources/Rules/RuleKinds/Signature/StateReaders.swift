import Architecture
import DependencyGraph
import Fixes
import SourceFacts
import Tables

/// Finds code that shows the state of a service, and so has to be notified of changes.
struct StateReaders {
  private let context: RuleContext
  private var graph: DependencyGraph { context.graph }

  init(_ context: RuleContext) { self.context = context }

  /// The places where screens, presenters and view models read a property to show it and do not cause its changes
  /// themselves.
  /// - Parameter changes: the methods that change the property without notification.
  func unnotifiedReaders(of property: SymbolID, in type: SymbolID, changes: Set<SymbolID>) -> [Place] {
    var isCausing: [SymbolID: Bool] = [:]
    return context.references[property].compactMap { index in
      let reference = graph.references[index]
      guard let source = reference.source, !graph.isExcluded(source), isShowing(source),
        let reader = graph.enclosingType(of: source), !graph.haveOneOutermostType(source, property),
        showsState(reader), isRead(reference)
      else { return nil }
      let causes = isCausing[reader] ?? self.causes(reader, changes)
      isCausing[reader] = causes
      return causes
        ? nil
        : Place(
          file: reference.file, start: reference.offset, end: reference.offset + reference.length,
          source: reference.source)
    }
  }

  private func showsState(_ type: SymbolID) -> Bool {
    let roles: [Role] = [.view, .viewController, .presenter, .viewModel, .cellModel]
    return roles.contains {
      context.model.roles.has($0, type) || context.model.roles.has($0, graph.outermostType(of: type))
    }
  }

  /// Whether code shows a value only once: when a screen is loaded or laid out, or in a computed value for it.
  private func isShowing(_ source: SymbolID) -> Bool {
    switch graph.symbols[source].kind {
    case .variable, .initializer: return true
    case .function:
      let name = graph.name(of: source)
      return Self.showing.contains { name.hasPrefix($0) }
    default: return false
    }
  }

  private static let showing = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "awakeFromNib", "loadView", "init", "layout",
    "updateUI",
    "updateView", "configure", "setup", "setUp", "refresh", "reload", "render", "show", "display", "bind", "tableView",
    "collectionView",
    "outlineView", "numberOf", "makeBody", "makeUIView", "updateUIView", "makeNSView", "updateNSView",
  ]

  private func isRead(_ reference: Reference) -> Bool {
    let nodes = graph.files[reference.file].facts.nodes
    guard
      let node = nodes.indices.first(where: {
        nodes[$0].offset == reference.offset && [.identifier, .member].contains(nodes[$0].kind)
      })
    else { return false }
    return graph.access(in: reference.file, at: node) != .assigned
  }

  private func causes(_ reader: SymbolID, _ changes: Set<SymbolID>) -> Bool {
    graph.parts(of: graph.outermostType(of: reader)).contains { part in
      let text = graph.declaration(of: part)
      return graph.references(in: graph.symbols[part].file, bytes: text.start..<text.end).contains {
        changes.contains(graph.references[$0].target)
      }
    }
  }
}
