import DependencyGraph
import SourceFacts

/// Types of the project that are views or view controllers, by their base types.
struct ViewTypes {
  private let symbols: [Int]

  init(in graph: DependencyGraph) {
    var isView: [UInt32: Bool] = [:]
    symbols = graph.symbols.indices.filter { symbol in
      guard graph.symbols[symbol].kind.isNominalType, graph.symbols[symbol].kind != .protocol else { return false }
      return graph.allSupertypes(of: symbol).contains { supertype in
        guard supertype.symbol < 0 else { return false }
        if let known = isView[supertype.name.raw] { return known }
        let result = Self.isView(graph.names[supertype.name])
        isView[supertype.name.raw] = result
        return result
      }
    }
  }

  func countByLayer(_ model: ArchitecturalModel) -> [Int] {
    var counts = [Int](repeating: 0, count: model.layers.layers.count)
    for symbol in symbols {
      let layer = model.layer(of: symbol)
      if layer >= 0 { counts[Int(layer)] += 1 }
    }
    return counts
  }

  /// Names of Apple's views, controllers and cells; SwiftUI's protocols.
  private static func isView(_ name: String) -> Bool {
    if swiftUI.contains(name) { return true }
    guard name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("WK") || name.hasPrefix("MTK") else {
      return false
    }
    return suffixes.contains(where: name.hasSuffix)
  }

  private static let swiftUI: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
  private static let suffixes = [
    "View", "ViewController", "Controller", "Cell", "Control", "Button", "Label", "TextField", "Window",
  ]
}
