import Architecture
import DependencyGraph
import Patterns
import SourceFacts
import Tables

/// The types of a framework that one file names, grouped by the declaration that names them.
struct NamedTypes {
  /// In source order.
  private(set) var bySubject: [(subject: SymbolID, places: [ForeignNames.Found])] = []
  /// Whether other code of the file names some too. Protocols do not count: they belong to the subjects.
  private(set) var isShared = false

  var all: [ForeignNames.Found] { bySubject.flatMap(\.places) }

  init(_ found: [ForeignNames.Found], _ from: Selector, except: NameGlobs, _ context: RuleContext) {
    for name in found {
      let source = name.place.source
      guard let subject = context.subject(at: source, from) else {
        let type = source == nil ? nil : context.graph.enclosingType(of: source)
        if type.map({ context.graph.symbols[$0].kind != .protocol }) ?? true { isShared = true }
        continue
      }
      if name.isMatched(by: except) || context.isDefaultOfOtherType(name) { continue }
      if let index = bySubject.firstIndex(where: { $0.subject == subject }) {
        bySubject[index].places.append(name)
      } else {
        bySubject.append((subject, [name]))
      }
    }
  }
}

extension RuleContext {
  /// Whether the type is used only in a default value for a parameter of another type, as `UIApplication` in
  /// `init(opener: LinkOpener = UIApplication.shared)`: the code depends only on the parameter's type.
  fileprivate func isDefaultOfOtherType(_ found: ForeignNames.Found) -> Bool {
    let place = found.place
    guard let source = place.source, [.function, .initializer].contains(graph.symbols[source].kind) else {
      return false
    }
    let facts = graph.files[place.file].facts
    return graph.parameters(of: source).contains { parameter in
      parameter.value != nil && parameter.type != nil && (parameter.start..<parameter.end).contains(place.start)
        && !facts.names(inType: parameter.type) { $0 == found.name }
    }
  }
}

extension [ForeignNames.Found] {
  /// One place for each name. Views, screens and the application come before values.
  var strongestFirst: [ForeignNames.Found] {
    var names: Set<String> = []
    let each = filter { names.insert($0.name).inserted }
    return each.filter { strongNames.matches($0.name) } + each.filter { !strongNames.matches($0.name) }
  }
}

private let strongNames = NameGlobs(
  [
    "*Controller", "*View", "*Application", "*Window", "*Device", "*Screen", "*Pasteboard", "*Workspace", "*Alert",
    "*Cell", "*Button",
    "*Field", "*Recognizer", "ViewBuilder", "ViewModifier",
  ].map { NamePattern($0) })
