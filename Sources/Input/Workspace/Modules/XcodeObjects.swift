import SourceFacts

/// The objects of an Xcode project, which name each other by ids. They are numbered, so that what is said of them lies in rows.
struct XcodeObjects {
  let list: PropertyList
  private var ids = NameTable()
  /// Of each object its dictionary in `list`; -1 for the one without an id, where there is none.
  private var places: [Int32] = [-1]

  /// `all`: the dictionary that holds them by their ids.
  init(_ list: PropertyList, in all: Int) {
    self.list = list
    list.forEachEntry(all) { id, place in
      let object = Int(ids.intern(id).raw)
      if object == places.count { places.append(Int32(place)) } else { places[object] = Int32(place) }
    }
  }

  /// They have numbers from 0 up to here.
  var count: Int { places.count }

  /// Where the dictionary of an object is in the list.
  func place(_ object: Int) -> Int { Int(places[object]) }

  private func object(_ id: UnsafeBufferPointer<UInt8>) -> Int? {
    ids.find(id).map { Int($0.raw) }.flatMap { places[$0] < 0 ? nil : $0 }
  }

  /// The object whose id stands at a place in the list.
  func object(at place: Int) -> Int? { list.elements[place].kind == .string ? list.withBytes(place, object) : nil }

  /// The object that one names under a key.
  func object(_ key: StaticString, of object: Int) -> Int? { list.value(key, in: place(object)).flatMap(self.object(at:)) }

  /// Those that one lists under a key, as far as they are there.
  func objects(_ key: StaticString, of object: Int) -> [Int] {
    var objects: [Int] = []
    list.forEachString(key, in: place(object)) { id in
      if let object = self.object(id) { objects.append(object) }
    }
    return objects
  }

  func string(_ key: StaticString, of object: Int) -> String? { list.string(key, in: place(object)) }

  /// Whether an object is of a class.
  func isOf(_ name: StaticString, _ object: Int) -> Bool {
    guard let value = list.value("isa", in: place(object)), list.elements[value].kind == .string else { return false }
    return list.equals(value, name)
  }
}
