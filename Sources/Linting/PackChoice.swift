import Architecture
import DependencyGraph
import Findings
import Policy

/// The packs of rules in force: as asked for, or by what the code is.
struct PackChoice {
  let packs: [String]
  let origin: EffectiveSetting.Origin

  init(_ policy: Policy, _ request: LintRequest, _ model: ArchitecturalModel) {
    if !request.architectures.isEmpty {
      (packs, origin) = (request.architectures, .commandLine("--architecture"))
    } else if let architectures = policy.architectures {
      // Who keeps whom alive is no matter of architecture.
      let isNamed = architectures.value.contains(Self.always)
      packs = architectures.value + (isNamed ? [] : [Self.always])
      origin = .file(architectures.position)
    } else {
      // A pack without rules in this version is not worth telling.
      let available = Set(policy.knownRules.compactMap(\.pack))
      let chosen = Self.inferred(model).filter { available.contains($0.pack) }
      packs = chosen.map(\.pack)
      var reasons: [String] = []
      for reason in chosen.flatMap(\.reason) where !reasons.contains(reason) { reasons.append(reason) }
      if model.layers.count == 0 { reasons.insert("no layers", at: 0) }
      origin = .inferred(reasons.joined(separator: ", "))
    }
  }

  private static let always = "ownership"

  /// One line for the reader.
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

  // MARK: By what the code is

  private static func inferred(_ model: ArchitecturalModel) -> [(pack: String, reason: [String])] {
    func told(_ role: Role, _ noun: String) -> String {
      let count = model.roles.count(role)
      return count == 0 ? "" : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    func list(_ parts: String...) -> [String] { parts.filter { !$0.isEmpty } }
    func has(_ role: Role) -> Bool { model.roles.count(role) > 0 }

    var chosen: [(pack: String, reason: [String])] = []
    if model.layers.count > 0 {
      chosen.append(("layered", [model.layers.isInferred ? "layers were inferred" : "layers are configured"]))
    }
    let hasScreens = has(.view) || has(.viewController)
    if hasScreens || imports(of: interfaceFrameworks, in: model.graph) {
      let screens = list(told(.viewController, "view controller"), told(.view, "view"))
      chosen.append(("mvc", screens.isEmpty ? ["UI frameworks are imported"] : screens))
    }
    if has(.presenter) { chosen.append(("mvp", list(told(.presenter, "presenter")))) }
    if has(.viewModel) || has(.cellModel), hasScreens {
      chosen.append(("mvvm", list(told(.viewModel, "view model"), told(.cellModel, "cell model"))))
    }
    if isViper(model) {
      chosen.append(("viper", list(told(.interactor, "interactor"), told(.router, "router"))))
    }
    if hasCoordinators(model) {
      chosen.append(("coordinator", list(told(.coordinator, "coordinator"), told(.router, "router"))))
    }
    if hasActivities(model) {
      let activities = told(.activity, "activity").replacing("activitys", with: "activities")
      chosen.append(("activity", list(activities, told(.activityStack, "activity stack"))))
    }
    if imports(of: signalLibraries, in: model.graph) || hasScheduler(model.graph) {
      chosen += [("reactive", ["signals or schedulers are used"]), ("schedulable", ["signals or schedulers are used"])]
    }
    return chosen + [(always, [])]
  }

  /// Presenters and routers without interactors are no VIPER, nor is one of each somewhere: a screen's interactor stands beside
  /// its presenter, or there are several of both.
  private static func isViper(_ model: ArchitecturalModel) -> Bool {
    let interactors = model.roles.types(.interactor)
    if interactors.count > 1, model.roles.count(.presenter) > 1 { return true }
    return interactors.contains { model.screenModules.module(of: $0, in: model.graph) != nil }
  }

  /// One operation that shows a screen is no tree of activities, whoever puts it in a queue, unless it is called one.
  private static func hasActivities(_ model: ArchitecturalModel) -> Bool {
    let activities = model.roles.types(.activity)
    let isCalledOne = activities.contains { model.graph.name(of: $0).hasSuffix("Activity") }
    return activities.count > 1 || isCalledOne && model.roles.count(.activityStack) > 0
  }

  /// One type that leads to one screen, or to none that is known, is called so and no more: an app with coordinators has
  /// several of them, or one that leads to several screens. Nor are those of a sign-in the way through an app of a hundred
  /// screens: they and the screens that they lead to are a tenth of its view controllers, or the others are held to nothing.
  private static func hasCoordinators(_ model: ArchitecturalModel) -> Bool {
    let coordinators = model.roles.types(.coordinator) + model.roles.types(.router)
    guard let first = coordinators.first else { return false }
    if coordinators.count == 1, screens(reachedFrom: [first], model).count < 2 { return false }
    let controllers = model.roles.count(.viewController)
    if coordinators.count * 10 >= controllers { return true }
    return (coordinators.count + screens(reachedFrom: coordinators, model).count) * 10 >= controllers
  }

  /// The screens that the text of some types names.
  private static func screens(reachedFrom types: [Int], _ model: ArchitecturalModel) -> Set<Int> {
    let graph = model.graph
    return types.flatMap { [$0] + graph.extensions(of: $0).map(Int.init) }.reduce(into: []) { screens, part in
      let text = graph.declaration(of: part)
      for reference in graph.references(in: Int(graph.symbols[part].file), bytes: text.start..<text.end) {
        guard let type = graph.enclosingType(of: Int(graph.references[reference].target)) else { continue }
        if model.roles[type].contains(.viewController) || model.roles[type].contains(.view) { screens.insert(type) }
      }
    }
  }

  private static let interfaceFrameworks: Set<String> = ["UIKit", "AppKit", "SwiftUI", "Cocoa"]
  private static let signalLibraries: Set<String> = [
    "Combine", "OpenCombine", "RxSwift", "RxCocoa", "ReactiveSwift", "ReactiveCocoa", "ReactiveObjC", "AsyncAlgorithms",
  ]
  private static let schedulers: Set<String> = [
    "RACScheduler", "RACTargetQueueScheduler", "RACQueueScheduler", "SchedulerType", "ImmediateSchedulerType",
  ]

  private static func imports(of modules: Set<String>, in graph: DependencyGraph) -> Bool {
    graph.files.contains { file in file.facts.imports.contains { modules.contains(file.facts.text($0.module)) } }
  }

  private static func hasScheduler(_ graph: DependencyGraph) -> Bool {
    let known = Set(schedulers.compactMap { graph.names.find($0) })
    return !known.isEmpty
      && graph.symbols.indices.contains { symbol in
        graph.symbols[symbol].kind.isNominalType && graph.supertypes(of: symbol).contains { known.contains($0.name) }
      }
  }
}
