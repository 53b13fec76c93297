import LowLevel
import SourceFacts
import Tables

/// An object of an Xcode project, identified by its id.
enum XcodeObject {}

typealias XcodeObjectID = ID<XcodeObject>

/// The objects of an Xcode project, which refer to each other by id. They are numbered, so that data about them is
/// stored in tables.
struct XcodeObjects {
  let list: PropertyList
  private var ids = NameTable()
  /// For each object its dictionary in `list`; nil if there is none.
  private var places: Table<XcodeObjectID, OptionalID<PropertyList.Element>> = [.none]

  /// - Parameter all: the dictionary with the objects by their ids.
  init(_ list: PropertyList, in all: PropertyList.ElementID) {
    self.list = list
    list.forEachEntry(all) { id, place in
      let object = Self.object(ids.intern(id))
      if object == places.endIndex { places.append(OptionalID(place)) } else { places[object] = OptionalID(place) }
    }
  }

  private static func object(_ name: Name) -> XcodeObjectID { XcodeObjectID(Int(name.raw)) }

  /// The upper bound of object ids.
  var count: Int { places.count }

  private func object(_ id: ByteView) -> XcodeObjectID? {
    guard let object = ids.find(id).map(Self.object), places[object] != .none else { return nil }
    return object
  }

  /// The object whose id is an element of the list.
  func object(at place: PropertyList.ElementID) -> XcodeObjectID? {
    list.elements[place].kind == .string ? list.withBytes(place, object) : nil
  }

  /// The value of an object under a key.
  func value(_ key: ByteView, of object: XcodeObjectID) -> PropertyList.ElementID? {
    places[object].id.flatMap { list.value(key, in: $0) }
  }

  /// The object that another one refers to under a key.
  func object(_ key: ByteView, of object: XcodeObjectID) -> XcodeObjectID? {
    value(key, of: object).flatMap(self.object(at:))
  }

  /// The objects that another one lists under a key, as far as they exist.
  func objects(_ key: ByteView, of object: XcodeObjectID) -> [XcodeObjectID] {
    guard let place = places[object].id else { return [] }
    var objects: [XcodeObjectID] = []
    list.forEachString(key, in: place) { id in
      if let object = self.object(id) { objects.append(object) }
    }
    return objects
  }

  func string(_ key: ByteView, of object: XcodeObjectID) -> String? {
    places[object].id.flatMap { list.string(key, in: $0) }
  }

  func strings(_ key: ByteView, of object: XcodeObjectID) -> [String] {
    places[object].id.map { list.strings(key, in: $0) } ?? []
  }

  /// Whether an object is of a class, by its `isa`.
  func isOf(_ name: ByteView, _ object: XcodeObjectID) -> Bool {
    guard let value = value("isa", of: object), list.elements[value].kind == .string else { return false }
    return list.equals(value, name)
  }
}
