import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Which screens there are, and how one leads to another: by code and by storyboards.
public struct ScreenMap {
  /// How one screen leads to another.
  public enum Way: String, Sendable, CaseIterable {
    case present, push, show, embed, segue
    /// It creates the screen, and what shows it is elsewhere.
    case create
  }

  public struct Link: Sendable, Hashable {
    public var source: SymbolID
    public var target: SymbolID
    public var way: Way
    /// The reference that creates or names the target, for `DependencyGraph.reference(at:)`.
    public var place: ReferenceID
  }

  /// View controllers without those that only others inherit from, and views of SwiftUI that are shown as screens; in the
  /// order of the graph.
  public private(set) var screens: [SymbolID] = []
  /// By source, target and place.
  public private(set) var links: [Link] = []
  /// Screens that a storyboard begins with.
  public private(set) var starts: Set<SymbolID> = []

  public init(of model: ArchitecturalModel) {
    let search = ScreenSearch(model)
    let found = search.links()
    let ends = Set(found.flatMap { [$0.source, $0.target] })
    let made = Set(found.map(\.target))
    screens = model.graph.types.filter { type in
      let roles = model.roles(of: type)
      if roles.contains(.viewController) {
        // What is never made and has subclasses is a base class.
        return model.graph.symbols[type].kind == .class
          && (ends.contains(type) || model.subtypes.all(of: type).isEmpty)
      }
      return roles.contains(.view) && made.contains(type)
    }
    links = found.ordered { ($0.source, $0.target, $0.place) < ($1.source, $1.target, $1.place) }
    starts = search.starts()
  }

  /// Screens to which no other type leads, although they are no start.
  public var unreached: [SymbolID] {
    let reached = Set(links.lazy.filter { $0.source != $0.target }.map(\.target))
    return screens.filter { !reached.contains($0) && !starts.contains($0) }
  }
}
