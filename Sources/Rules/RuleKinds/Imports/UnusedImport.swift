import DependencyGraph
import Findings
import Fixes
import LowLevel
import SourceFacts
import Tables

/// An import of a user interface framework that its file does not need.
struct UnusedImport {
  private let fact: ImportFact
  private let file: FileID
  private let names: ImportedNames
  private let context: RuleContext

  /// Nil if the file uses the framework, or may use it. An import in an Objective-C header also serves the
  /// implementation, and a header without declarations is an umbrella header. An import inside `#if` is there for
  /// another platform.
  init?(_ fact: ImportFact, in file: FileID, _ context: RuleContext) {
    let (graph, facts) = (context.graph, context.graph.files[file].facts)
    guard !fact.flags.contains(.exported), !facts.isConditional(fact.offset), !graph.symbols(in: file).isEmpty,
      let framework = InterfaceFramework(module: facts.text(fact.module)),
      graph.files[file].isSwift || !Self.isUsed(framework, byPartsOfTypesIn: file, graph),
      !Self.isWritten(fact.module, in: facts)
    else { return nil }
    let names = ImportedNames(in: file, besides: framework, graph)
    if names.usesInterface || names.hasUnknownType && !Self.mayComeFromElsewhere(facts) { return nil }
    if names.passedOn.contains(where: { !Self.isImported($0, facts) }) { return nil }
    // The meaning of macros and constants in Objective-C is unknown.
    if !graph.files[file].isSwift, names.hasUnknown || graph.isUmbrella(file) { return nil }
    (self.fact, self.file, self.names, self.context) = (fact, file, names, context)
  }

  /// Whether a name is qualified with the module: `Cocoa.NSAppleEventDescriptor`.
  private static func isWritten(_ module: Name, in facts: FrozenFacts) -> Bool {
    facts.nodes.contains { $0.name == module && [.identifier, .typeName].contains($0.kind) }
  }

  private static func isImported(_ modules: [String], _ facts: FrozenFacts) -> Bool {
    facts.imports.contains { modules.contains(facts.text($0.module)) }
  }

  private static func isUsed(_ framework: InterfaceFramework, byPartsOfTypesIn file: FileID, _ graph: DependencyGraph)
    -> Bool
  {
    let types = graph.symbols(in: file).filter { graph.symbols[$0].kind.isNominalType }
    let files = Set(types.flatMap { graph.parts(of: $0) }.map { graph.symbols[$0].file })
    return files.contains { other in
      other != file && ImportedNames(in: other, besides: framework, graph).usesInterface
    }
  }

  /// Whether an unknown name may come from another import, one whose names are not known.
  private static func mayComeFromElsewhere(_ facts: FrozenFacts) -> Bool {
    facts.imports.contains { fact in
      let module = facts.text(fact.module)
      return InterfaceFramework(module: module) == nil && !knownModules.contains(module)
    }
  }

  private static let knownModules: Set<String> = [
    "Foundation", "Combine", "Observation", "Dispatch", "Swift", "os", "OSLog", "CoreGraphics",
  ]

  /// The modules to import instead.
  var replacements: [String] {
    let facts = context.graph.files[file].facts
    let imported = Set(facts.imports.map { facts.text($0.module) })
    var needed: [String] = []
    if names.needsCombine { needed.append("Combine") }
    if !imported.contains("Foundation") { needed.append("Foundation") }
    if names.needsObservation { needed.append("Observation") }
    return needed.filter { !imported.contains($0) }
  }

  /// Nil if a name is of unknown origin, or if the line contains more code.
  func fix() -> Fix? {
    guard context.graph.files[file].isSwift, !names.hasUnknown, fact.kind == .module,
      let text = SourceText(file, context.fixes),
      let line = text.wholeLine(of: "import", before: Int(fact.offset), to: Int(fact.end))
    else { return nil }
    let replacements = replacements
    let facts = context.graph.files[file].facts
    let module = facts.text(fact.module)
    // If two imports are removed, only one of them may be replaced.
    let isOnlyOne = facts.imports.filter { InterfaceFramework(module: facts.text($0.module)) != nil }.count == 1
    guard isOnlyOne || replacements.isEmpty else { return nil }
    let edit = text.replacing(line, with: replacements.map { "import \($0)\n" }.joined())
    let title =
      replacements.isEmpty
      ? "Remove the import of \(module)" : "Import \(replacements.listed()) instead of \(module)"
    return Fix(title: title, isSafe: true, edits: [edit])
  }
}

extension DependencyGraph {
  /// Whether a header declares no types and functions, except the version of its framework, as in Xcode's template.
  func isUmbrella(_ file: FileID) -> Bool {
    !symbols(in: file).contains {
      symbols[$0].kind.isNominalType || [.function, .extension].contains(symbols[$0].kind)
    }
  }
}

extension FrozenFacts {
  /// Whether a place is in a branch of an `#if`.
  func isConditional(_ offset: UInt32) -> Bool { branches.contains { $0.start <= offset && offset < $0.end } }
}
