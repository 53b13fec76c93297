import DependencyGraph
import LowLevel
import SourceFacts
import Tables

/// Matches calls in Swift with Objective-C methods. The importer derives labels from types that the facts do not
/// contain, so a match of labels is only approximate.
extension FileResolver {
  @inline(__always)
  func isMethod(ofObjectiveC entity: EntityID) -> Bool {
    let this = table.entities[entity]
    return this.flags.contains(.objectiveC) && this.parent != nil && this.kind == .function
  }

  /// The labels set by `NS_SWIFT_NAME`, if any.
  @inline(__always)
  func renamedLabels(of entity: EntityID) -> [UInt32]? {
    table.entities[entity].flags.contains(.renamed) ? table.objectiveC.swiftLabels[entity] : nil
  }

  /// Whether the collected arguments match labels set by `NS_SWIFT_NAME`. The last parameter may be missing: Swift
  /// imports an error as `throws` and a completion handler as `async`.
  func matchRenamed(_ labels: [UInt32]) -> Bool {
    guard arguments.count == labels.count || arguments.count + 1 == labels.count else { return false }
    for index in arguments.indices {
      guard arguments[index].isTrailing || arguments[index].label == labels[index] else { return false }
      arguments[index].parameter = Int32(index)
    }
    return true
  }

  /// Whether the collected arguments match a method's selector; assigns a parameter to each argument.
  func matchMethod(_ entity: EntityID, _ range: Range<ParameterID>) -> Bool {
    let missing = range.count - arguments.count
    guard missing == 0 || (missing == 1 && isLeftOut(range.upperBound.previous, of: entity)) else { return false }
    for index in arguments.indices {
      let argument = arguments[index]
      guard argument.isTrailing || isLikely(argument.label, at: index, of: entity) else { return false }
      arguments[index].parameter = Int32(index)
    }
    return true
  }

  /// Whether the labels of a compound name match a method's selector: `#selector(load(with:))`.
  func matchesMethod(_ entity: EntityID, _ labels: [UInt32]) -> Bool {
    for (index, label) in labels.enumerated() where !isLikely(label, at: index, of: entity) { return false }
    return true
  }

  /// Whether Swift may import a parameter as `throws` or `async`: an error or a completion handler.
  private func isLeftOut(_ parameter: ParameterID, of entity: EntityID) -> Bool {
    if table.isFunction(parameter: parameter, of: entity) { return true }
    let label = table.names.table[Name(table.entities.parameters[parameter].label)].lowercased()
    return label.hasSuffix("error") || label.hasSuffix("completion") || label.hasSuffix("handler")
  }

  private func isLikely(_ label: UInt32, at index: Int, of entity: EntityID) -> Bool {
    if label == 0 { return index == 0 || pieceText(index, of: entity).isEmpty }
    let (text, piece) = (table.names.table[Name(label)].lowercased(), pieceText(index, of: entity))
    return index == 0 ? piece.contains(text) : piece.hasPrefix(text)
  }

  /// A piece of the selector, in lowercase.
  private func pieceText(_ index: Int, of entity: EntityID) -> String {
    let selector = table.names.table[Name(table.entities[entity].name)]
    let pieces = selector.pieces(at: ":", keepingEmpty: true)
    return index < pieces.count ? pieces[index].lowercased() : ""
  }
}
