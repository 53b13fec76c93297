import SourceFacts
import Tables

typealias ParameterID = ID<Parameter>

/// A parameter of a function, initializer, subscript, case or macro.
struct Parameter: Sendable {
  /// The merged name; 0 for no label.
  var label: UInt32
  /// Its index in the file of the owner.
  var declaration: DeclarationID
  private let typeField: OptionalID<Node>
  var hasDefault: Bool
  var isVariadic: Bool

  /// The root of its written type.
  @inline(__always) var type: NodeID? { typeField.id }

  init(label: UInt32, declaration: DeclarationID, type: NodeID?, hasDefault: Bool, isVariadic: Bool) {
    (self.label, self.declaration, typeField) = (label, declaration, OptionalID(type))
    (self.hasDefault, self.isVariadic) = (hasDefault, isVariadic)
  }
}
