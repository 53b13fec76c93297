import DependencyGraph
import SourceFacts
import Tables

/// A model class with a single instance, `Settings.shared`: not an entity, and changing it changes the state of the
/// app.
extension DependencyGraph {
  public func isSharedModel(_ type: SymbolID) -> Bool {
    symbols[type].kind == .class && hasSharedInstance(type)
      && FolderWords.read(files[symbols[type].file].path).trait.contains(.model)
  }

  /// `static let shared`, `+ (instancetype)sharedStore`
  func hasSharedInstance(_ type: SymbolID) -> Bool {
    hasMember(type) { member in
      guard symbols[member].isStatic, symbols[member].kind == .variable || symbols[member].kind == .function else {
        return false
      }
      let name = name(of: member)
      guard name.hasPrefix("shared") else { return false }
      return name == "shared" || name == "sharedInstance" || heldTypes(of: member).contains { isOwn($0, of: type) }
    }
  }

  private func isOwn(_ held: HeldType, of type: SymbolID) -> Bool {
    held.type == type && !held.isElement
      || held.type == nil && names[held.name] == "instancetype"
  }
}
