import Architecture
import DependencyGraph
import Findings
import LowLevel
import SourceFacts
import Tables

/// References between layers in the wrong direction.
public struct LayersRule: RuleKind, Equatable {
  public enum Direction: String, Sendable, CaseIterable {
    /// To a higher layer
    case upward
    /// To a layer that is not directly below
    case skipping
  }
  /// Which declarations of higher layers count.
  public enum Targets: String, Sendable, CaseIterable {
    case all
    /// Only declarations of the user interface, the composition root and other modules, which are above the rest in
    /// every app; both ends must be confirmed by roles or folder names
    case interface
  }
  public var direction: Direction
  public var targets: Targets
  /// Only references from and to these declarations count.
  public var from: Selector
  public var to: Selector

  public static let specification = RuleKindSpecification(
    name: "layers", summary: "references between layers in the wrong direction",
    parameters: [
      Parameter(
        "direction", .choice(Direction.allCases.map(\.rawValue)), default: .word("upward"),
        doc: "upward: to a higher layer; skipping: past the layer directly below"),
      Parameter(
        "targets", .choice(Targets.allCases.map(\.rawValue)), default: .word("all"),
        doc: "all: every declaration of a higher layer; interface: only those of the user interface, the composition "
          + "root and other modules, where roles or the folders' names confirm both ends"),
      Parameter("from", .selector, default: .selector(Selector()), doc: "only references made by these declarations"),
      Parameter("to", .selector, default: .selector(Selector()), doc: "only references to these declarations"),
    ],
    // `higherLayer`: `the higher Screens layer`, or `the composition root`.
    placeholders: RuleKindSpecification.referencePlaceholders + ["higherLayer"],
    // `misplaced`: the message for a type that several types in lower layers use; `needs`: what it uses itself from
    // higher layers. `reached`: the message for an app delegate that several types use. `unused_header` and
    // `unused_forward`: the messages for an `#import` and a `@class` without a use, while layers are inferred.
    notes: [
      .init("again", RuleKindSpecification.referencePlaceholders + ["higherLayer"]),
      .init("misplaced", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("misplaced_advice", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("misplaced_needs_advice", ["layer", "target", "targetLayer", "count", "needs"], isRequired: false),
      .init("reached", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("reached_advice", ["layer", "target", "targetLayer", "count"], isRequired: false),
      .init("unused_header", RuleKindSpecification.referencePlaceholders + ["higherLayer"], isRequired: false),
      .init("unused_header_advice", RuleKindSpecification.referencePlaceholders + ["higherLayer"], isRequired: false),
      .init("unused_forward", RuleKindSpecification.referencePlaceholders + ["higherLayer"], isRequired: false),
      .init("unused_forward_advice", RuleKindSpecification.referencePlaceholders + ["higherLayer"], isRequired: false),
      .init("interface_advice", RuleKindSpecification.referencePlaceholders + ["higherLayer"], isRequired: false),
    ], reads: [.references, .graph], joinsTargets: true
  ) { values in
    LayersRule(
      direction: values.word("direction").flatMap(Direction.init) ?? .upward,
      targets: values.word("targets").flatMap(Targets.init) ?? .all,
      from: values.selector("from") ?? Selector(), to: values.selector("to") ?? Selector())
  }

  public func check(_ context: RuleContext, rule: Rule) -> [Finding] {
    let parts = Parts(layersOf: context.model)
    let breaches = BreachCollector(
      context: context, parts: parts,
      incidental: direction == .upward ? IncidentalUses(context, countsHelpers: targets == .all) : nil
    ) { source, target in
      switch (direction, context.layers.order(of: Parts.layer(source), to: Parts.layer(target))) {
      case (.upward, .below): true
      case (.skipping, .above(let rows)): rows > 1
      default: false
      }
    }
    let found = breaches.breaches(from: from, to: to)
    if direction == .skipping { return found.map { breaches.finding(rule, $0) } }
    return upward(found, breaches, rule) + (ModuleImports(breaches, to: to)?.findings(rule, from: from) ?? [])
  }

  private func upward(_ found: [BreachCollector.Breach], _ breaches: BreachCollector, _ rule: Rule) -> [Finding] {
    let context = breaches.context
    let proof = targets == .interface ? InterfaceProof(context) : nil
    let found = found.filter { breach in
      !context.isImplementation(context.graph.references[breach.references[0]].file, of: breach.target)
        && proof?.counts(breach) ?? true
    }
    let heads = UpwardTargets(found, breaches, rule).heads
    let findings = found.map { breach in
      var finding = breaches.finding(rule, breach, isUnused: proof != nil && context.isUnusedHeader(breach))
      if let head = heads[breach.target] { finding.share = .part(of: head.key) }
      return finding
    }
    return findings + heads.keys.sorted().compactMap { heads[$0] }
  }
}

/// Decides which upward uses in inferred layers are certain: uses of the user interface and of other modules.
private struct InterfaceProof {
  private let context: RuleContext
  private let layers: InterfaceLayers

  init(_ context: RuleContext) {
    self.context = context
    layers = InterfaceLayers(of: context.model)
  }

  func counts(_ breach: BreachCollector.Breach) -> Bool {
    if context.isUnusedHeader(breach) {
      // A framework's umbrella header imports what the framework offers.
      let isUmbrella = context.graph.isUmbrella(file(of: breach))
      if isUmbrella || context.model.layer(of: breach.target) == LayerMap.root { return false }
    }
    if isOfOtherModule(breach) { return true }
    return isSure(breach) && isOfInterface(breach)
  }

  private func isOfInterface(_ breach: BreachCollector.Breach) -> Bool {
    layers.isInterface(layer: Parts.layer(breach.part))
      ? layers.holdsScreens(breach.target) : layers.holds(breach.target)
  }

  /// Whether a breach is certain. The composition root is above everything. Between other layers, both ends must belong
  /// to their layers: the target by its role or its folder's name, the user by its folder's name or by a target with a
  /// role. The user must not be part of the user interface itself.
  private func isSure(_ breach: BreachCollector.Breach) -> Bool {
    let (target, file) = (breach.target, file(of: breach))
    if context.model.layer(of: target) == LayerMap.root { return true }
    // The target is in a layer only because of its folder, whose name is about visibility.
    if context.graph.symbols[target].kind == .protocol, AccessFolder.holds(path(of: target)) { return false }
    if layers.isPart(file: file) || isExtensionFromElsewhere(breach)
      || HelperFile.isInFolderOfHelpers(context.graph.files[file].path)
    {
      return false
    }
    if layers.isPart(target) { return true }
    let (graph, map) = (context.graph, context.layers)
    guard let layer = context.model.layer(of: target) else { return false }
    return map.isNamedInPath(Parts.layer(breach.part), graph.files[file].path)
      && map.isNamedInPath(layer, graph.files[graph.symbols[target].file].path)
  }

  /// Whether the user is an extension in a file of another layer than its type.
  private func isExtensionFromElsewhere(_ breach: BreachCollector.Breach) -> Bool {
    guard let subject = breach.user.symbol else { return isExtended(breach.target, in: file(of: breach)) }
    return context.model.layer(of: subject) != Parts.layer(breach.part)
  }

  private func path(of symbol: SymbolID) -> String { context.graph.files[context.graph.symbols[symbol].file].path }

  private func isExtended(_ type: SymbolID, in file: FileID) -> Bool {
    context.graph.symbols(in: file).contains { context.graph.symbols[$0].extended == type }
  }

  /// Whether user and target are in different modules. Several targets may build the same file.
  private func isOfOtherModule(_ breach: BreachCollector.Breach) -> Bool {
    let declaring = context.graph.symbols[breach.target].file
    return moduleNames(file(of: breach)).isDisjoint(with: moduleNames(declaring))
  }

  private func moduleNames(_ file: FileID) -> Set<String> {
    Set(context.graph.files[file].modules.map { context.graph.modules[$0] })
  }

  private func file(of breach: BreachCollector.Breach) -> FileID {
    context.graph.references[breach.references[0]].file
  }
}

extension RuleContext {
  /// Whether a breach is only the `#import` of a header from which the file uses nothing, or the `@class` of a class
  /// that neither the header nor its implementation uses.
  fileprivate func isUnusedHeader(_ breach: BreachCollector.Breach) -> Bool {
    breach.references.allSatisfy { index in
      let reference = graph.references[index]
      if graph.files[reference.file].isSwift { return false }
      return reference.kind == .import
        || reference.kind == .forward && !isUsed(breach.target, aroundFile: reference.file)
    }
  }

  /// Whether a header or its implementation uses a type.
  private func isUsed(_ type: SymbolID, aroundFile file: FileID) -> Bool {
    let stem = graph.files[file].path.fileStem
    return references[type].contains { index in
      let reference = graph.references[index]
      return ![.import, .forward].contains(reference.kind) && graph.files[reference.file].path.fileStem == stem
    }
  }

  /// Whether a file is the implementation of the header that declares the target: `Feed.m` for `Feed.h`. Both count as
  /// one place, even in different folders or targets.
  fileprivate func isImplementation(_ file: FileID, of target: SymbolID) -> Bool {
    let (path, header) = (graph.files[file].path, graph.files[graph.symbols[target].file].path)
    guard header.hasSuffix(".h"), !path.hasSuffix(".swift") else { return false }
    return path.fileStem == header.fileStem
  }
}

extension String {
  /// `Feed` of `App/Feed.m`
  fileprivate var fileStem: Substring {
    let name = self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
    return name.prefix { $0 != "." }
  }
}

extension RuleKindSpecification {
  /// `subject` is the outermost type (or the file) with the reference, `declaration` its member, `target` the
  /// referenced declaration.
  static let referencePlaceholders = ["subject", "declaration", "layer", "target", "targetLayer"]
}
