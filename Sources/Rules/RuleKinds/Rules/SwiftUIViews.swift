import Architecture
import DependencyGraph
import SourceFacts
import Tables

/// Finds SwiftUI views, and views that bridge SwiftUI to UIKit or AppKit.
struct SwiftUIViews {
  /// For each symbol, whether it wraps a UIKit or AppKit view for SwiftUI, is part of such a wrapper, or is created by
  /// one.
  private var isBridge: Table<SymbolID, Bool>

  init(in model: ArchitecturalModel) {
    let graph = model.graph
    var isBridge = Table<SymbolID, Bool>(repeating: false, count: graph.symbols.count)
    var made: Set<SymbolID> = []
    for type in graph.types where Self.isRepresentable(type, graph) {
      isBridge[type] = true
      made.formUnion(graph.constructedTypes(inPartsOf: type))
    }
    let makers = isBridge
    for type in graph.types where !isBridge[type] {
      if graph.enclosingType(of: graph.symbols[type].parent).map({ makers[$0] }) ?? false { isBridge[type] = true }
    }
    for type in made where model.roles.has(.view, type) { isBridge[type] = true }
    self.isBridge = isBridge
  }

  func isBridge(_ symbol: SymbolID) -> Bool { isBridge[symbol] }

  private static func isRepresentable(_ type: SymbolID, _ graph: DependencyGraph) -> Bool {
    graph.symbols[type].kind == .struct && graph.inherits(type, from: .representable)
  }
}

extension ArchitecturalModel {
  func isSwiftUIView(_ symbol: SymbolID) -> Bool { roles.interfaceFramework(of: symbol) == "swiftui" }
}
