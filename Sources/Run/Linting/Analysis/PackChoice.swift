import Architecture
import DependencyGraph
import Findings
import Frameworks
import LowLevel
import Policy

/// The rule packs in force: requested explicitly, or inferred from the practices found in the code.
struct PackChoice {
  let packs: [String]
  let origin: EffectiveSetting.Origin
  /// The note about packs that the code follows only in part, if packs were inferred; empty for none.
  let offer: String

  init(_ policy: Policy, _ request: LintRequest, _ model: ArchitecturalModel) {
    if !request.architectures.isEmpty {
      (packs, origin, offer) = (request.architectures, .commandLine("--architecture"), "")
    } else if let architectures = policy.architectures {
      // Ownership rules are always added, since they apply to every architecture.
      let isNamed = architectures.value.contains(Self.always)
      packs = architectures.value + (isNamed ? [] : [Self.always])
      (origin, offer) = (.file(architectures.position), "")
    } else {
      // Packs that have no rules in this version are not mentioned.
      let available = Set(policy.knownRules.compactMap(\.pack))
      let practices = Practice.all(of: model).filter { available.contains($0.pack) }
      packs = practices.filter(\.isFollowed).map(\.pack) + [Self.always]
      var reasons: [String] = []
      for practice in practices where practice.isFollowed && !reasons.contains(practice.reason) {
        reasons.append(practice.reason)
      }
      if model.layers.count == 0 { reasons.insert("no layers", at: 0) }
      origin = .inferred(reasons.joined(separator: ", "))
      offer = Self.offer(practices.filter { !$0.isFollowed && !$0.seen.isEmpty })
    }
  }

  private static let always = "ownership"

  /// The packs and the reason for their choice, in one line.
  var note: String {
    let reason =
      switch origin {
      case .commandLine(let option): "by \(option)"
      case .file(let position): "by \(position.file):\(position.line)"
      case .inferred(let reason): reason
      default: ""
      }
    return "packs: \(packs.isEmpty ? "none" : packs.joined(separator: ", "))" + (reason.isEmpty ? "" : " (\(reason))")
  }

  /// The note about packs that the code follows in part: `2 presenters found; add mvp to architectures to check them`.
  private static func offer(_ practices: [Practice]) -> String {
    if practices.isEmpty { return "" }
    var seen: [String] = []
    for practice in practices where !seen.contains(practice.seen) { seen.append(practice.seen) }
    let names = practices.map { "`\($0.pack)`" }
    let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return "\(seen.joined(separator: ", ")) found; add \(list) to `architectures` to check them"
  }
}

/// Whether an app follows the architecture of a pack, and the evidence.
struct Practice {
  let pack: String
  let isFollowed: Bool
  /// The evidence if the architecture is followed.
  let reason: String
  /// The evidence if it is followed only in part; empty for none.
  let seen: String

  private init(_ pack: String, _ isFollowed: Bool, reason: String, seen: String = "") {
    (self.pack, self.isFollowed, self.reason, self.seen) = (pack, isFollowed, reason, seen)
  }

  /// All practices, in the order in which packs are listed.
  static func all(of model: ArchitecturalModel) -> [Practice] {
    let evidence = ArchitectureEvidence(model)
    return layers(model) + screens(model) + [
      presenters(model, evidence), viewModels(model, evidence), modules(model, evidence), coordinators(model, evidence),
      activities(model),
    ] + signals(evidence)
  }

  private static func layers(_ model: ArchitecturalModel) -> [Practice] {
    if model.layers.count == 0 { return [] }
    return [
      Practice("layered", true, reason: model.layers.isInferred ? "layers were inferred" : "layers are configured")
    ]
  }

  private static func screens(_ model: ArchitecturalModel) -> [Practice] {
    let screens = [count(.viewController, "view controller", model), count(.view, "view", model)].filter { !$0.isEmpty }
    guard !screens.isEmpty || imports(of: interfaceFrameworks, in: model.graph) else { return [] }
    return [
      Practice("mvc", true, reason: screens.isEmpty ? "UI frameworks are imported" : screens.joined(separator: ", "))
    ]
  }

  private static func presenters(_ model: ArchitecturalModel, _ evidence: ArchitectureEvidence) -> Practice {
    let share = evidence.screensWithPresenter
    return Practice(
      "mvp", share.isAtLeast(oneIn: fairShare), reason: "presenters for \(share.text("view controller"))",
      seen: count(.presenter, "presenter", model))
  }

  private static func viewModels(_ model: ArchitecturalModel, _ evidence: ArchitectureEvidence) -> Practice {
    let share = evidence.screensWithViewModel
    return Practice(
      "mvvm", share.isAtLeast(oneIn: fairShare), reason: "view models for \(share.text("screen"))",
      seen: list(count(.viewModel, "view model", model), count(.cellModel, "cell model", model)))
  }

  /// VIPER requires interactors: presenters and routers alone are not enough.
  private static func modules(_ model: ArchitecturalModel, _ evidence: ArchitectureEvidence) -> Practice {
    let share = evidence.screensWithInteractor
    return Practice(
      "viper", share.isAtLeast(oneIn: fairShare),
      reason: "modules with interactors for \(share.text("view controller"))",
      seen: model.roles.count(.presenter) == 0 ? "" : count(.interactor, "interactor", model))
  }

  private static func coordinators(_ model: ArchitecturalModel, _ evidence: ArchitectureEvidence) -> Practice {
    let share = evidence.screensOfCoordinators
    return Practice(
      "coordinator", share.isAtLeast(oneIn: mostScreens),
      reason: "coordinators lead to \(share.text("view controller"))",
      seen: list(count(.coordinator, "coordinator", model), count(.router, "router", model)))
  }

  /// Whether the app uses activity trees. A single operation that shows a screen is not one, even if it is added to a
  /// queue, unless its name ends in `Activity`.
  private static func activities(_ model: ArchitecturalModel) -> Practice {
    let activities = model.roles.types(.activity)
    let controllers = model.roles.count(.viewController)
    let seen = activities.isEmpty ? "" : "\(activities.count) \(activities.count == 1 ? "activity" : "activities")"
    let isTree = activities.count > 1 || activities.contains { model.graph.name(of: $0).hasSuffix("Activity") }
    let share = Share(part: activities.count, whole: controllers)
    let isFollowed = isTree && model.roles.count(.activityStack) > 0 && share.isAtLeast(oneIn: fairShare)
    return Practice(
      "activity", isFollowed, reason: list(seen, count(.activityStack, "activity stack", model)), seen: seen)
  }

  private static func signals(_ evidence: ArchitectureEvidence) -> [Practice] {
    let (signals, schedulers) = (evidence.servicesWithSignals, evidence.servicesWithSchedulers)
    let areSignals = signals.part >= several && signals.isAtLeast(oneIn: fairShare)
    let areSchedulers = schedulers.part >= several && schedulers.isAtLeast(oneIn: fairShare)
    let reason = "signals in the interfaces of \(signals.text("service"))"
    let seen = signals.part == 0 ? "" : "signals in the interfaces of \(signals.text("service"))"
    return [
      Practice("reactive", areSignals, reason: reason, seen: seen),
      Practice(
        "schedulable", areSignals || areSchedulers,
        reason: areSignals ? reason : "schedulers in the interfaces of \(schedulers.text("service"))", seen: seen),
    ]
  }

  /// An app follows an architecture if at least one in this many screens does.
  private static let fairShare = 5
  /// An app uses coordinators if they show at least one in this many screens. Screens of other platforms and of library
  /// containers rarely have one.
  private static let mostScreens = 3
  private static let several = 2

  private static func count(_ role: Role, _ noun: String, _ model: ArchitecturalModel) -> String {
    let count = model.roles.count(role)
    return count == 0 ? "" : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func list(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }

  private static let interfaceFrameworks = Frameworks.known.modules(with: .uiFramework).union(["Cocoa"])

  private static func imports(of modules: Set<String>, in graph: DependencyGraph) -> Bool {
    graph.files.contains { file in file.facts.imports.contains { modules.contains(file.facts.text($0.module)) } }
  }
}

extension Share {
  /// `7 of 40 services`, `1 of 1 screen`
  fileprivate func text(_ noun: String) -> String { "\(part) of \(whole) \(noun)\(whole == 1 ? "" : "s")" }
}
