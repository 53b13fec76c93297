import Frameworks
import Patterns
import SourceFacts

extension Frameworks {
  /// The types from which members and inheritance lead to a value of some types, including these. Nil if views or view
  /// controllers are among them, because views of libraries are recognized by their name endings.
  func sources(of types: NamePattern) -> [Name]? {
    if !types.text.utf8.contains(where: "*?\\".utf8.contains), names.find(types.text) == nil { return [] }
    let marked = NameGlobs([types]).matches(in: names)
    if !marked.contains(true) { return [] }
    let isSource = sources(of: marked)
    let sources = isSource.indices.filter { isSource[$0] }.map { Name(UInt32($0)) }
    return sources.contains(where: ScreenSuperclasses.isScreen) ? nil : sources
  }
}
