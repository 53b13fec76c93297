import Architecture
import DependencyGraph

/// Which views are SwiftUI's, and which stand between it and UIKit or AppKit.
struct SwiftUIViews {
  /// By symbol: whether it wraps a UIKit or AppKit view for SwiftUI, belongs to one that does, or is what that makes.
  private var isBridge: [Bool]

  init(in model: ArchitecturalModel) {
    let graph = model.graph
    var isBridge = [Bool](repeating: false, count: graph.symbols.count)
    var made: Set<Int32> = []
    for type in graph.types where Self.isRepresentable(type, graph) {
      isBridge[type] = true
      made.formUnion(graph.constructedTypes(inPartsOf: type))
    }
    let makers = isBridge
    for type in graph.types where !isBridge[type] {
      let parent = Int(graph.symbols[type].parent)
      if parent >= 0, graph.enclosingType(of: parent).map({ makers[$0] }) ?? false { isBridge[type] = true }
    }
    for type in made where model.roles.has(.view, Int(type)) { isBridge[Int(type)] = true }
    self.isBridge = isBridge
  }

  func isBridge(_ symbol: Int) -> Bool { isBridge[symbol] }

  private static func isRepresentable(_ type: Int, _ graph: DependencyGraph) -> Bool {
    graph.symbols[type].kind == .struct && graph.inherits(type, from: .representable)
  }
}

extension ArchitecturalModel {
  func isSwiftUIView(_ symbol: Int) -> Bool { roles.interfaceFramework(of: symbol) == "swiftui" }
}
