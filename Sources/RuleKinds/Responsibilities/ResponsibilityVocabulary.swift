import Architecture
import SourceFacts

/// By which uses responsibilities are told; the words themselves are the rule's parameters.
struct ResponsibilityVocabulary: Sendable {
  /// One list of the vocabulary; a project adds to it by `more_…`.
  enum List: String, CaseIterable, Sendable {
    case interfaceTypes = "interface_types"
    case setupMethods = "setup_methods"
    case building, styling, updating, catching
    case catchingMethods = "catching_methods"
    case business, navigating, alerts, ignored

    var doc: String {
      switch self {
      case .interfaceTypes: "types of the interface that is configured and updated, with their subtypes"
      case .setupMethods: "methods in which the interface is configured"
      case .building: "uses that build or lay out the interface"
      case .styling: "properties of the interface that only style it"
      case .updating: "uses that write data or state to the interface"
      case .catching: "uses by which interaction is caught"
      case .catchingMethods: "methods that are called by interaction"
      case .business: "uses of network, storage and other business logic"
      case .navigating: "uses that open, close or prepare screens"
      case .alerts: "types or names of what is shown and is no screen"
      case .ignored: "uses that count for nothing: logging, analytics, focus"
      }
    }
  }

  private var patterns: [List: UsePatterns]

  /// Two parameters a list: what it holds, and what is added to that.
  static let parameters: [Parameter] = List.allCases.flatMap { list in
    [
      Parameter(list.rawValue, .names, default: .names([]), doc: list.doc),
      Parameter(list.more, .names, default: .names([]), doc: "added to \(list.rawValue)"),
    ]
  }

  init(_ values: ParameterValues) {
    patterns = List.allCases.reduce(into: [:]) { patterns, list in
      patterns[list] = UsePatterns((values.names(list.rawValue) ?? []) + (values.names(list.more) ?? []))
    }
  }

  subscript(list: List) -> UsePatterns { patterns[list] ?? UsePatterns([]) }
}

extension ResponsibilityVocabulary.List {
  var more: String { "more_" + rawValue }
}
