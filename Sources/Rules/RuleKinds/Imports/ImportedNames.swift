import DependencyGraph
import Frameworks
import Patterns
import SourceFacts
import Tables

/// The names in a Swift file that no code of the project declares, and the modules that may declare them. They
/// determine whether an import of a user interface framework is needed, and what can replace it.
struct ImportedNames {
  private let framework: InterfaceFramework
  /// The other user interface frameworks that the file imports.
  private let others: Set<InterfaceFramework>
  /// The modules that the file imports.
  private let imports: [String]
  /// Whether the file uses types or functions of the framework, or members that it adds to other types.
  private(set) var usesInterface = false
  /// Whether a type is of unknown origin and may be the framework's.
  private(set) var hasUnknownType = false
  /// The same for a function, a value, or an inherited member.
  private(set) var hasUnknown = false
  private(set) var needsCombine = false
  private(set) var needsObservation = false
  /// Modules that UIKit, AppKit and SwiftUI re-export. Each element lists the modules that may declare one used name.
  private(set) var passedOn: [[String]] = []

  init(in file: FileID, besides framework: InterfaceFramework, _ graph: DependencyGraph) {
    let facts = graph.files[file].facts
    self.framework = framework
    imports = facts.imports.map { facts.text($0.module) }
    others = Set(imports.compactMap { InterfaceFramework(module: $0) }).subtracting([framework])
    // An extension declares no type: `extension View` is one of SwiftUI's.
    let locals = Set(facts.declarations.lazy.filter { $0.kind != .extension }.map(\.name))
    if Self.reachesInterface(file, framework, graph) { usesInterface = true }
    for node in facts.nodes {
      if others.isEmpty, !node.label.isNone, Self.interfaceLabels.contains(facts.text(node.label)) {
        usesInterface = true
      }
      switch node.kind {
      case .member, .implicitMember, .keyPathMember:
        guard graph.references(in: file, at: node.offset).isEmpty else { continue }
        let name = facts.text(node.name)
        if node.kind == .implicitMember, Self.colors.contains(name) { usesInterface = true }
        if others.isEmpty, Self.interfaceMembers.contains(name) || graph.files[file].isSwift && Self.isOfView(name) {
          usesInterface = true
        }
      case .typeName, .identifier, .macro:
        // A type of the project may have the same name as one of the framework, and the file may use both.
        if framework != .swiftUI, framework.declares(facts.text(node.name)) { usesInterface = true }
        if locals.contains(node.name) || !graph.references(in: file, at: node.offset).isEmpty { continue }
        add(facts.text(node.name), isMacro: node.kind == .macro)
      default: continue
      }
    }
  }

  /// Whether the file uses members of the framework's types through properties or parameters of the project:
  /// `store.textView.isEditable`, `toast.show(tint: .red)`.
  private static func reachesInterface(_ file: FileID, _ framework: InterfaceFramework, _ graph: DependencyGraph)
    -> Bool
  {
    let facts = graph.files[file].facts
    return graph.references(in: file).contains { index in
      let target = graph.references[index].target
      guard graph.symbols[target].file != file,
        [.variable, .function, .initializer, .case, .typealias].contains(graph.symbols[target].kind)
      else { return false }
      let other = graph.files[graph.symbols[target].file].facts
      let types = [graph.declaration(of: target).type] + graph.parameters(of: target).map(\.type)
      return types.contains { type in other.names(inType: type) { framework.provides($0, to: facts) } }
    }
  }

  private mutating func add(_ name: String, isMacro: Bool) {
    if Self.language.contains(name) || name.hasPrefix("$") && !isMacro { return }
    if framework.declares(name) || InterfaceFramework.declaring(name).map({ !others.contains($0) }) ?? false {
      usesInterface = true
    } else if InterfaceFramework.declaring(name) != nil {
      return
    } else if Self.combine.contains(name) {
      needsCombine = needsCombine || !isOfImport(name)
    } else if Self.observation.contains(name) {
      needsObservation = needsObservation || !isOfImport(name)
    } else if !Self.foundation.matches(name) {
      hasUnknown = true
      if let modules = Self.passedOn.first(where: { name.isPrefixed($0.prefix) })?.modules { passedOn.append(modules) }
      if mayDeclare(name) { hasUnknownType = true }
    }
  }

  /// Whether an imported module declares the name, as RxSwift does `Observable`.
  private func isOfImport(_ name: String) -> Bool {
    imports.contains { Frameworks.known.declaredNames(in: $0).contains(name) }
  }

  /// The names of UIKit and AppKit have prefixes; names in SwiftUI can be any word.
  private func mayDeclare(_ name: String) -> Bool {
    if framework == .swiftUI { return name.first?.isUppercase ?? false }
    return ["UI", "NS", "CA", "CI", "CT", "CG", "WK"].contains(where: name.hasPrefix)
  }

  /// Members that UIKit, AppKit and SwiftUI add to Foundation types, and constants of their types.
  private static let interfaceMembers: Set<String> = [
    "row", "section", "item", "cgRectValue", "cgPointValue", "cgSizeValue", "boundingRect", "draw", "foregroundColor",
    "backgroundColor", "font", "paragraphStyle", "underlineStyle", "strikethroughStyle", "kern", "attachment", "shadow",
    "pasteboard", "image", "color", "animation", "documentType", "characterEncoding", "loadNibNamed", "pngData",
    "jpegData",
    "tintColor", "textColor", "frame", "bounds", "traitCollection", "isHidden", "cgImage", "ciImage",
    "topViewController",
    "rootViewController", "presentedViewController", "navigationController", "viewControllers", "windows", "keyWindow",
  ]

  /// Colors such as `.blue`, which may be passed to a parameter of unknown type.
  private static let colors = Set(
    words(
      """
      red orange yellow green mint teal cyan indigo blue purple pink brown white gray black clear primary secondary \
      accentColor
      """))

  /// Labels of methods that SwiftUI and UIKit add to the standard library's types and Foundation's.
  private static let interfaceLabels: Set<String> = [
    "fromOffsets", "toOffset", "atOffsets", "withAttributes", "cgRect", "cgPoint", "cgSize", "inSection", "systemName",
  ]

  /// Whether a member of an unknown type may be a view or an image: `topMostViewController`, `profileImage`,
  /// `titleLabel`.
  private static func isOfView(_ name: String) -> Bool {
    ["View", "ViewController", "Image", "Color", "Font", "Label", "Button", "Screen", "Window"].contains(
      where: name.hasSuffix)
  }

  private static let language = Set(Frameworks.known.declaredNames(in: "Swift"))
  private static let combine = Set(Frameworks.known.declaredNames(in: "Combine"))
  private static let observation = Set(Frameworks.known.declaredNames(in: "Observation"))
  private static let foundation = NameGlobs(
    ["Foundation", "OSLog"].flatMap(Frameworks.known.declaredNames).map { NamePattern($0) })

  /// Type prefixes of the frameworks that UIKit and AppKit re-export.
  private static let passedOn: [(prefix: String, modules: [String])] = [
    ("CA", ["QuartzCore", "CoreAnimation", "CoreAudio", "AVFoundation", "AVKit"]), ("CI", ["CoreImage"]),
    ("CT", ["CoreText", "CoreTelephony"]), ("CV", ["CoreVideo", "AVFoundation", "Vision"]),
    ("UT", ["UniformTypeIdentifiers", "MobileCoreServices", "CoreServices"]), ("UN", ["UserNotifications"]),
    ("kAX", ["ApplicationServices"]), ("AX", ["ApplicationServices", "Accessibility"]),
    ("CG", ["CoreGraphics", "QuartzCore", "ImageIO", "CoreImage", "AVFoundation"]),
  ]

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}

extension String {
  /// `UTType` has the prefix `UT`, `UTxtRecord` does not.
  fileprivate func isPrefixed(_ prefix: String) -> Bool {
    hasPrefix(prefix) && dropFirst(prefix.count).first.map { $0.isUppercase } ?? false
  }
}
