import Architecture
import Patterns
import SourceFacts

/// By which uses responsibilities are told; the words themselves are the rule's parameters. Made for one run.
final class ResponsibilityVocabulary {
  /// One list of the vocabulary.
  enum List: String, CaseIterable, Sendable {
    case interfaceTypes = "interface_types"
    case setupMethods = "setup_methods"
    case building, styling, updating, immediate, catching
    case catchingMethods = "catching_methods"
    case business, computing, requests, pages, navigating
    case preferences, leaving
    case showingItself = "showing_itself"
    case closing, alerts, ignored

    var doc: String {
      switch self {
      case .interfaceTypes: "types of the interface that is configured and updated, with their subtypes"
      case .setupMethods: "methods in which the interface is configured"
      case .building: "uses that build or lay out the interface"
      case .styling: "properties of the interface that only style it"
      case .updating: "uses that write data or state to the interface"
      case .immediate: "calls that run their closures at once; others run them later"
      case .catching: "uses by which interaction is caught"
      case .catchingMethods: "methods that are called by interaction"
      case .business: "uses of network, storage and other business logic"
      case .computing: "uses that are business logic, but a weak sign of it"
      case .requests: "uses of the network where nothing is in pages"
      case .pages: "uses that show pages of the web"
      case .navigating: "uses that open other screens"
      case .preferences: "uses that store a preference: business logic, and no work that has to be done elsewhere"
      case .leaving: "uses that lead to a page or another app: no navigation"
      case .showingItself: "uses that show the own screen where they are passed `self`"
      case .closing: "uses that close the own screen: an answer to interaction, and no navigation"
      case .alerts: "types or names of what is shown and is no screen"
      case .ignored: "uses that count for nothing: logging, analytics, focus"
      }
    }
  }

  let patterns: [[NamePattern]]
  let uses: UseVocabulary
  let interfaceTypes: TypeList
  let alerts: TypeList

  /// Lists that a project sets, with what is its own.
  private static let options: [List] = [.business, .ignored]

  static let parameters: [Parameter] = options.map { Parameter($0.rawValue, .names, default: .names([]), doc: $0.doc) }

  /// The other lists.
  static let data: [Parameter] = List.allCases.filter { !options.contains($0) }.map { list in
    Parameter(list.rawValue, .names, default: nil, doc: list.doc)
  }

  /// The patterns of each list.
  static func patterns(_ values: ParameterValues) -> [[NamePattern]] { List.allCases.map { values.names($0.rawValue) ?? [] } }

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
  /// Its place in `allCases`. Asked for every use.
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
    case .computing: 9
    case .requests: 10
    case .pages: 11
    case .navigating: 12
    case .preferences: 13
    case .leaving: 14
    case .showingItself: 15
    case .closing: 16
    case .alerts: 17
    case .ignored: 18
    }
  }
}
