import DependencyGraph
import SourceFacts
import Tables
import Testing

@testable import Architecture

/// The roles of the types in a few short files.
struct RoleSample {
  let graph: DependencyGraph
  let roles: RoleMap

  init(_ texts: [String: String], configured: [ConfiguredRole] = []) {
    graph = ArchitectureTests.graph(texts)
    roles = RoleMap(graph: graph, layers: .none(fileCount: graph.files.count), configured: configured)
  }

  /// One file, in a folder whose name has no meaning.
  init(_ text: String) { self.init(["A.swift": text]) }

  func roles(of name: String) -> [Role] { graph.symbol(named: name).map { roles[$0].roles } ?? [] }

  func types(_ role: Role) -> [String] { roles.types(role).map { graph.qualifiedName(of: $0) }.sorted() }

  func because(_ name: String) -> [String] {
    graph.symbol(named: name).map { roles.evidence(of: $0, in: graph).map(\.because) } ?? []
  }
}

/// Types with the same name, `T`, that have a role or almost have it.
struct RoleCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var path = "A.swift"
  var text: String

  init(_ description: String, path: String = "A.swift", _ text: String) {
    testDescription = description
    self.path = path
    self.text = text
  }

  /// The roles of the type that the text declares first.
  var roles: [Role] {
    let sample = RoleSample([path: text])
    let file = sample.graph.files.startIndex
    return sample.roles[sample.graph.symbols(in: file).lowerBound].roles
  }
}
