import DependencyGraph
import SwiftScanning

@testable import Architecture

/// A graph of a few short files, all of one module.
func graph(_ texts: [String: String]) -> DependencyGraph {
  let files = texts.sorted { $0.key < $1.key }.map {
    GraphFile(path: $0.key, modules: [0], facts: SwiftScanner.scan($0.value))
  }
  return DependencyGraph(files: files, modules: ["App"])
}

extension DependencyGraph {
  func symbol(named name: String) -> Int? { symbols.indices.first { qualifiedName(of: $0) == name } }
}
