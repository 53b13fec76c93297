import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// The screens of an app, and the links between them in code and storyboards.
public struct ScreenMap {
  /// How one screen leads to another.
  public enum Way: String, Sendable, CaseIterable {
    case present, push, show, embed, segue
    /// Creates the screen; the code that shows it is elsewhere.
    case create
  }

  public struct Link: Sendable, Hashable {
    public var source: SymbolID
    public var target: SymbolID
    public var way: Way
    /// The reference that creates or names the target, an id for `DependencyGraph.reference(at:)`.
    public var place: ReferenceID
  }

  /// View controllers except base classes, and SwiftUI views that are shown as screens; in the order of the graph.
  public private(set) var screens: [SymbolID] = []
  /// Sorted by source, target and place.
  public private(set) var links: [Link] = []
  /// The initial screens of storyboards.
  public private(set) var starts: Set<SymbolID> = []

  public init(of model: ArchitecturalModel) {
    let search = ScreenSearch(model)
    let found = search.links()
    let ends = Set(found.flatMap { [$0.source, $0.target] })
    let made = Set(found.map(\.target))
    screens = model.graph.types.filter { type in
      let roles = model.roles(of: type)
      if roles.contains(.viewController) {
        // A class that is never created and has subclasses is a base class.
        return model.graph.symbols[type].kind == .class
          && (ends.contains(type) || model.subtypes.all(of: type).isEmpty)
      }
      return roles.contains(.view) && made.contains(type)
    }
    links = found.sorted { ($0.source, $0.target, $0.place) < ($1.source, $1.target, $1.place) }
    starts = search.starts()
  }

  /// Screens without a link from another type that are not initial screens.
  public var unreached: [SymbolID] {
    let reached = Set(links.lazy.filter { $0.source != $0.target }.map(\.target))
    return screens.filter { !reached.contains($0) && !starts.contains($0) }
  }
}
