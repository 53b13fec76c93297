import Architecture
import DependencyGraph
import Frameworks
import SourceFacts
import Tables

// MARK: Business logic

extension ResponsibilitySearch {
  /// Whether the code loads pages into a web view: `webView.load(URLRequest(url: page))`
  private var showsPages: Bool { code.uses.indices.contains { code.isIn(.pages, $0) } }

  /// What kind of business logic a use is; nil if it is of no special kind.
  func businessUse(_ use: Use, _ index: Int) -> BusinessUse? {
    if code.isIn(.business, index) || code.isIn(.requests, index) || code.isIn(.preferences, index) {
      return .dataAccess
    }
    return use.form == .call && code.roles(of: use).contains(.service) ? .serviceCall : nil
  }

  /// The strength of evidence for business logic; nil if a use is no evidence. The strongest are the network, databases
  /// and files, then services that work with them, other services, and models. Preferences and computations are weak.
  func businessStrength(_ use: Use, _ index: Int) -> Int? {
    if code.isIn(.navigating, index) || code.isIn(.closing, index) { return nil }
    if code.isIn(.business, index) {
      if use.form == .construct { return 2 }
      return code.isIn(.dataAccess, index) && code.reader.doesWork(use) ? 6 : 3
    }
    if code.isIn(.requests, index), !showsPages { return 2 }
    if code.isIn(.computing, index) || code.isIn(.preferences, index) { return 1 }
    guard use.form != .construct, !setsHandler(use) else { return nil }
    let roles = code.roles(of: use)
    if roles.contains(.service) { return serviceStrength(use, index) }
    // `entity.map { … }` is a method of the optional.
    guard roles.isEmpty || roles.contains(.entity), !code.isIn(.immediate, index) else { return nil }
    guard use.form == .assign || code.reader.isStatement(use) else { return nil }
    guard roles.contains(.entity) || code.isOnSharedModel(use), !changesOwnStruct(use) else { return nil }
    return setsPreference(use) ? 1 : 2
  }

  /// Whether a use changes a struct in a local variable: `var filter = Filter(); filter.kind = kind`
  private func changesOwnStruct(_ use: Use) -> Bool {
    guard use.form == .assign, let type = code.projectReceiver(of: use), code.graph.symbols[type].kind == .struct,
      let variable = code.reader.receiverPath(of: use)?.pieces(at: ".").first
    else { return false }
    return code.reader.isLocalVariable(String(variable), use)
  }

  private func serviceStrength(_ use: Use, _ index: Int) -> Int? {
    if makesInterface(use) || code.reader.isSharedAccess(use) || asksPreference(use) { return nil }
    guard use.form == .call else { return setsPreference(use) ? 1 : 2 }
    // `onboarding.presentIfNeeded(in: window)` shows something, whatever the class is named.
    let verb = CamelWords(code.graph.text(use.name, in: use.file)).list.first
    if verb == "present" || verb == "show" { return nil }
    guard let type = code.projectReceiver(of: use) else { return 4 }
    if code.isIn(.listening, index) || !code.data.concerns(use, on: type) { return nil }
    if code.outside.reaches(use, on: type, code.reader) { return 5 }
    return code.reader.isStatement(use) ? 4 : 3
  }

  /// `listener.onUpdate = { … }` only says what to do when the service has something to report.
  private func setsHandler(_ use: Use) -> Bool { use.form == .assign && !code.reader.closures(of: use).isEmpty }

  /// The members that work with the network, files or a database, directly or through what they call. Storing a value
  /// in the user defaults does not count.
  func workingMembers() -> Set<SymbolID> {
    var members: Set<SymbolID> = []
    for (index, use) in code.uses.enumerated() {
      guard let member = use.source, !members.contains(member) else { continue }
      if code.isIn(.ignored, index) || code.isIn(.preferences, index) || code.reader.isOnSuperclass(use) { continue }
      if businessStrength(use, index) != nil, works(use, index) { members.insert(member) }
    }
    return members
  }

  private func works(_ use: Use, _ index: Int) -> Bool {
    if code.isIn(.business, index) || code.isIn(.requests, index) { return true }
    return code.projectReceiver(of: use).map { code.outside.reaches(use, on: $0, code.reader) } ?? false
  }

  /// Whether a use reads a value of the user defaults: `Store.shared.bool(key:)`.
  private func asksPreference(_ use: Use) -> Bool {
    guard let target = use.target, let type = code.graph.enclosingType(of: target) else { return false }
    return code.outside.isPreferenceStore(type) && !code.outside.reaches(target)
  }

  /// Whether a use sets a property that is stored in the user defaults: `Settings.shared.showsTips = true`.
  private func setsPreference(_ use: Use) -> Bool {
    guard use.form == .assign, let target = use.target, let type = code.graph.enclosingType(of: target) else {
      return false
    }
    return code.outside.mentionsPreferences(type) && !code.outside.reaches(target, within: 2)
  }

  private func makesInterface(_ use: Use) -> Bool {
    code.reader.makesInterface(use) || code.reader.resultType(of: use).map(code.isInterface) ?? false
  }
}
