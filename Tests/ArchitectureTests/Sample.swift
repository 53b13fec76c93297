import DependencyGraph
import NameResolution
import ObjCScanning
import SourceFacts
import SwiftScanning

@testable import Architecture

/// A graph of a few short files in either language, all of one module.
func graph(_ texts: [String: String]) -> DependencyGraph {
  let files = texts.sorted { $0.key < $1.key }.map { path, text in
    let facts =
      path.hasSuffix(".swift") ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h"))
    return GraphFile(path: path, modules: [ModuleID(0)], facts: facts)
  }
  return DependencyGraph(files: files, modules: ["App"])
}

extension DependencyGraph {
  func symbol(named name: String) -> SymbolID? { symbols.indices.first { qualifiedName(of: $0) == name } }
}
