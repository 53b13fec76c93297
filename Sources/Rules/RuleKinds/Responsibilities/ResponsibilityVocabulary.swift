import Architecture
import Patterns
import SourceFacts

/// The lists of uses by which responsibilities are recognized. The patterns are parameters of the rule. Created once
/// for a run.
final class ResponsibilityVocabulary {
  /// One list of the vocabulary.
  enum List: String, CaseIterable, Sendable {
    case interfaceTypes = "interface_types"
    case setupMethods = "setup_methods"
    case building, styling, updating, immediate, catching
    case catchingMethods = "catching_methods"
    case business
    case dataAccess = "data_access"
    case computing, requests, pages, listening, navigating
    case preferences, leaving
    case showingItself = "showing_itself"
    case closing, alerts, ignored

    var doc: String {
      switch self {
      case .interfaceTypes: "user interface types, with their subtypes"
      case .setupMethods: "methods in which the interface is configured"
      case .building: "uses that build or lay out the interface"
      case .styling: "properties of the interface that only style it"
      case .updating: "uses that write data or state to the interface"
      case .immediate: "calls that run their closures immediately"
      case .catching: "uses that register for interaction"
      case .catchingMethods: "methods that receive interaction"
      case .business: "uses of network, storage and other business logic"
      case .dataAccess:
        "those of `business` that are the clearest sign of it: they work with the network, files or a database"
      case .computing: "uses that are a weak sign of business logic"
      case .requests: "uses of the network, unless the method shows web pages"
      case .pages: "uses that show web pages"
      case .listening: "calls of services that only ask to be told of changes"
      case .navigating: "uses that open other screens"
      case .preferences: "uses that store a preference: business logic that need not move elsewhere"
      case .leaving: "uses that open a web page or another app, which is not navigation"
      case .showingItself: "uses that show the screen itself if `self` is passed"
      case .closing: "uses that close the screen itself: handling of interaction, not navigation"
      case .alerts: "types or names of alerts and other content that is not a screen"
      case .ignored: "uses that do not count: logging, analytics, focus"
      }
    }
  }

  let patterns: [[NamePattern]]
  let uses: UseVocabulary
  let interfaceTypes: TypeList
  let alerts: TypeList

  /// Lists that a project can set.
  private static let options: [List] = [.business, .ignored]

  static let parameters: [Parameter] = options.map { Parameter($0.rawValue, .names, default: .names([]), doc: $0.doc) }

  /// The other lists.
  static let data: [Parameter] = List.allCases.filter { !options.contains($0) }.map { list in
    Parameter(list.rawValue, .names, default: nil, doc: list.doc)
  }

  /// The patterns of each list.
  static func patterns(_ values: ParameterValues) -> [[NamePattern]] {
    List.allCases.map { values.names($0.rawValue) ?? [] }
  }

  /// `patterns` in the order of `List`.
  init(_ patterns: [[NamePattern]]) {
    self.patterns = patterns
    uses = UseVocabulary(patterns)
    interfaceTypes = TypeList(patterns[List.interfaceTypes.index])
    alerts = TypeList(patterns[List.alerts.index], ofClasses: true)
  }
}

extension UseLists {
  func contains(_ list: ResponsibilityVocabulary.List) -> Bool { contains(UseLists(list.index)) }
}

extension ResponsibilityVocabulary.List {
  /// Its index in `allCases`. Read for every use.
  var index: Int {
    switch self {
    case .interfaceTypes: 0
    case .setupMethods: 1
    case .building: 2
    case .styling: 3
    case .updating: 4
    case .immediate: 5
    case .catching: 6
    case .catchingMethods: 7
    case .business: 8
    case .dataAccess: 9
    case .computing: 10
    case .requests: 11
    case .pages: 12
    case .listening: 13
    case .navigating: 14
    case .preferences: 15
    case .leaving: 16
    case .showingItself: 17
    case .closing: 18
    case .alerts: 19
    case .ignored: 20
    }
  }
}
