import DependencyGraph
import Frameworks
import LowLevel
import SourceFacts

extension DependencyGraph {
  /// Whether a file is C or C++ that knows nothing of the app: it declares no Objective-C type and names nothing of
  /// Apple's frameworks. It is part of a library in the repository or a helper of all layers, so its folder does not
  /// determine its layer.
  func isPlainC(_ file: FileID) -> Bool {
    if files[file].isSwift { return false }
    let facts = files[file].facts
    if facts.declarations.contains(where: { [.class, .protocol, .extension].contains($0.kind) }) { return false }
    if facts.imports.contains(where: { Self.frameworks.contains(facts.text($0.module)) }) { return false }
    return !facts.nodes.contains { node in
      !node.name.isNone && facts.names.withBytes(of: node.name, Self.isOfFramework)
    }
  }

  /// `NSString`, `UIView`, `CGRect`; not `UINT32`, `NS_ENUM`
  private static func isOfFramework(_ name: ByteView) -> Bool {
    guard name.count > 3, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[2]) else { return false }
    if name.hasPrefix("NS") { return true }
    return prefixes.contains(where: name.hasPrefix)
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name[3])
  }

  private static let frameworks = Set(
    NamingConventions.Headers.frameworks.all.filter { $0.first?.isUppercase ?? false })

  private static let prefixes: [ByteView] = ["UI", "CF", "CG", "CA"]
}
