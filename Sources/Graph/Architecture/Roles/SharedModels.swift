import DependencyGraph
import SourceFacts

/// A class of the model of which the app has one, `Settings.shared`: it is no thing that the app is about, and to change it
/// changes the app's state all the same.
extension DependencyGraph {
  public func isSharedModel(_ type: Int) -> Bool {
    symbols[type].kind == .class && hasSharedInstance(type)
      && FolderWords.read(files[Int(symbols[type].file)].path).trait.contains(.model)
  }

  /// `static let shared`, `+ (instancetype)sharedStore`
  func hasSharedInstance(_ type: Int) -> Bool {
    hasMember(type) { member in
      guard symbols[member].isStatic, symbols[member].kind == .variable || symbols[member].kind == .function else { return false }
      let name = name(of: member)
      guard name.hasPrefix("shared") else { return false }
      return name == "shared" || name == "sharedInstance" || heldTypes(of: member).contains { isOwn($0, of: type) }
    }
  }

  private func isOwn(_ held: HeldType, of type: Int) -> Bool {
    held.type == Int32(type) && !held.isElement
      || held.type < 0 && files[Int(held.file)].facts.text(held.name) == "instancetype"
  }
}
