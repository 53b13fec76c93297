import Architecture
import DependencyGraph
import Findings
import LowLevel
import Patterns
import SourceFacts
import Tables

/// Types that call, set or create something that they must not.
public struct CallsRule: RuleKind, Equatable {
  public var of: Selector
  /// Forbidden uses and exceptions from them, as patterns of `UseVocabulary`.
  public var uses: [NamePattern] = []
  public var except: [NamePattern] = []
  /// Types of the project whose methods must not be called, directly or through a protocol.
  public var on: Selector?
  /// Only methods with these names; all if empty.
  public var onMembers: [NamePattern] = []
  /// Whether only methods count that use the network, files, a database or a device: see `OutsideCalls`.
  public var onlyOutside: Bool = false
  /// Uses that open another app or a web page. Their severity is lower.
  public var leaving: [NamePattern] = []
  /// Subjects whose uses from `leaving` count; nil for all.
  public var leavingBy: Selector?
  /// Names of types and values. A use of one, or with one as an argument, does not count.
  public var harmless: [NamePattern] = []
  /// Uses that embed their argument: setting properties of an embedded controller opens no screen.
  public var embedding: [NamePattern] = []
  /// Subjects for which only some uses count.
  public var lenient: Selector?
  public var lenientUses: [NamePattern] = []
  public var lenientOn: Selector?
  /// Whether SwiftUI representables, and the views that they wrap, are skipped.
  public var skipsRepresentables: Bool = false
  /// Creating one of `makes` together with one of `makesWith` counts as one use if one of them stores the other.
  public var makes: Selector?
  public var makesWith: Selector?
  /// Objective-C: whether actions in the type's header count too, with severity info.
  public var headerActions: Bool = false

  public static let specification = RuleKindSpecification(
    name: "calls", summary: "types that call, set or create what they should not",
    parameters: [
      Parameter("of", .selector, default: nil, doc: "the types to check"),
      Parameter(
        "uses", .names, default: .names([]),
        doc: "what they must not do: `Type.member`, `*.member`, `self.member`, `Type.init(label:)`, with globs"),
      Parameter("except", .names, default: .names([]), doc: "exceptions from uses and on"),
      Parameter(
        "on", .selector, default: nil, isOptional: true,
        doc: "types of the project whose methods they must not call, directly or through a protocol"),
      Parameter("on_members", .names, default: .names([]), doc: "with on: only methods with these names"),
      Parameter(
        "harmless", .names, default: .names([]),
        doc: "types and names such as alerts; a use of one, or with one as an argument, does not count"),
      Parameter(
        "leaving_by", .selector, default: nil, isOptional: true,
        doc: "types that are reported if they open another app or a web page; without it, all of them"),
    ],
    data: [
      Parameter(
        "only_outside", .flag, default: .flag(false),
        doc: """
          with on: only methods that reach the network, files, a database or a device, a few calls deep, or are \
          asynchronous; at most a warning where none is asynchronous
          """),
      Parameter(
        "leaving", .names, default: .names([]),
        doc: """
          uses that lead out of the app: an info in views, in other types a warning where the project has coordinators \
          or routers; none in a function that a tapped link calls, nor, but for views of SwiftUI, to the system's \
          settings
          """),
      Parameter(
        "embedding", .names, default: .names([]),
        doc:
          "calls that embed their argument, `*.addChild`; setting properties of an embedded controller does not count"),
      Parameter("lenient", .selector, default: nil, isOptional: true, doc: "checked types that may do more"),
      Parameter("lenient_uses", .names, default: .names([]), doc: "what lenient types still must not do"),
      Parameter(
        "lenient_on", .selector, default: nil, isOptional: true,
        doc: "types whose methods lenient types still must not call"),
      Parameter(
        "except_bridges", .flag, default: .flag(false),
        doc: "true: SwiftUI representables, types nested in them and the views that they create are not checked"),
      Parameter(
        "header_actions", .flag, default: .flag(false),
        doc: "Objective-C: void methods in the type's header, and conversions to the type, are reported too, as info"),
    ],
    // `use`: the use as code. `target`: the member, or the project's type that it is called on.
    placeholders: ["subject", "declaration", "target", "use"],
    // `shown`: a view controller of the project that is shown. `swiftui_screen`: the advice if a SwiftUI view opens a
    // screen, and `swiftui_push` if it pushes a view controller. `leaving_message`
    // and `leaving_advice`: the texts for uses of `leaving`.
    notes: [
      .init("again", ["subject", "declaration", "target", "use"]),
      .init("shown", ["subject", "declaration", "shown"], isRequired: false),
      .init("swiftui_screen", ["subject", "use"], isRequired: false),
      .init("swiftui_push", ["subject", "use"], isRequired: false),
      .init("leaving_message", ["subject", "use"], isRequired: false),
      .init("leaving_advice", ["subject", "use"], isRequired: false),
    ], reads: [.code, .references, .graph], joinsTargets: true
  ) { values in
    CallsRule(
      of: values.selector("of") ?? Selector(), uses: values.names("uses") ?? [],
      except: values.names("except") ?? [], on: values.selector("on"), onMembers: values.names("on_members") ?? [],
      onlyOutside: values.flag("only_outside") ?? false, leaving: values.names("leaving") ?? [],
      leavingBy: values.selector("leaving_by"),
      harmless: values.names("harmless") ?? [], embedding: values.names("embedding") ?? [],
      lenient: values.selector("lenient"), lenientUses: values.names("lenient_uses") ?? [],
      lenientOn: values.selector("lenient_on"),
      skipsRepresentables: values.flag("except_bridges") ?? false, headerActions: values.flag("header_actions") ?? false
    )
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let graph = context.graph
    let types = of.types(in: context.model).filter {
      graph.symbols[$0].kind.hasCode && !(skipsRepresentables && context.swiftUIViews.isBridge($0))
    }
    let search = CallSearch(self, of: types, context)
    return types.flatMap { type -> [Finding] in
      let actions = headerActions ? HeaderActions(graph).members(of: type) : []
      return (search.calls(in: type) + search.assemblies(in: type)).map { finding(type, $0, context, rule) }
        + actions.map { finding(type, action: $0, context, rule) }
    }
  }

  private func finding(_ type: SymbolID, action: SymbolID, _ context: RuleContext, _ rule: Rule) -> Finding {
    let name = context.graph.name(of: action)
    var draft = FindingDraft(
      rule: rule, context: context, at: Place(nameOf: action, in: context.graph),
      subject: context.graph.qualifiedName(of: type), target: name)
    draft.finding.severity = min(draft.finding.severity, .info)
    draft.values["use"] = name
    draft.finding.target = Finding.Target(name: name)
    return draft.finished(edge: "offers", member: name)
  }

  /// Adds the places where the subject names the screens that it shows.
  private func addShown(_ shown: [SymbolID], by type: SymbolID, _ context: RuleContext, to draft: inout FindingDraft) {
    for controller in Set(shown).sorted() where controller != type {
      draft.values["shown"] = context.graph.qualifiedName(of: controller)
      let places = context.references[controller].map { context.graph.references[$0] }.filter { reference in
        guard let source = reference.source, [.type, .forward].contains(reference.kind) else { return false }
        return context.subject(at: context.subjectPlace(of: source), of) == type
      }
      draft.addEvidence(places.map { Place($0) }, note: "shown")
    }
  }

  /// Lowers the severity for a use that opens another app; the message differs. For SwiftUI, the advice differs.
  private func adjust(
    _ draft: inout FindingDraft, to call: FoundCall, by type: SymbolID, _ context: RuleContext, _ rule: Rule
  ) {
    if call.leaves {
      let isLed = context.hasCoordinators && !context.model.roles.has(.view, type)
      draft.finding.severity = min(rule.severity, isLed ? .warning : .info)
      draft.message = rule.texts.notes["leaving_message"]
      if !context.model.isSwiftUIView(type) { draft.suggestion = rule.texts.notes["leaving_advice"] }
    } else if context.model.isSwiftUIView(type), let advice = rule.texts.notes["swiftui_screen"] {
      draft.finding.severity = min(rule.severity, .warning)
      let isPush = call.uses.contains { $0.text.contains("pushViewController") }
      draft.suggestion = isPush ? rule.texts.notes["swiftui_push"] ?? advice : advice
    }
  }

  private func finding(_ type: SymbolID, _ call: FoundCall, _ context: RuleContext, _ rule: Rule) -> Finding {
    var draft = FindingDraft(
      rule: rule, context: context, at: call.uses[0].place, subject: context.graph.qualifiedName(of: type),
      target: call.target)
    draft.setSeverity(forSubject: type)
    if !leaving.isEmpty { adjust(&draft, to: call, by: type, context, rule) }
    // The network, databases and files first, then the services whose result the caller awaits.
    if onlyOutside { draft.finding.weight = call.isDirect ? 2 : call.type == nil || call.waits ? 1 : 0 }
    if onlyOutside, call.type != nil, !call.waits { draft.finding.severity = min(draft.finding.severity, .warning) }
    draft.setFingerprintFile(of: type)
    draft.values["use"] = call.uses[0].text
    draft.finding.target = Finding.Target(name: call.target)
    if let symbol = call.type {
      let position = context.position(
        context.graph.symbols[symbol].file, context.graph.declaration(of: symbol).nameOffset)
      draft.finding.target = Finding.Target(name: call.target, file: position.file, line: position.line)
      draft.finding.targetLayer = context.layerName(ofSymbol: symbol)
    }
    for use in call.uses.dropFirst() {
      draft.values["use"] = use.text
      draft.addEvidence([use.place], note: "again")
    }
    draft.values["use"] = call.uses[0].text
    addShown(call.shown, by: type, context, to: &draft)
    return draft.finished(edge: "call")
  }
}
