import Patterns
import SourceFacts
import Tables

/// What a vocabulary's globs say, taken apart: a type before the last dot, a member behind it, labels in parentheses.
struct UseEntries {
  struct Entry {
    let lists: UseLists
    /// Nil for any.
    let type: TypeID?
    /// Nil for any.
    let labels: NamePattern?
  }
  typealias EntryID = ID<Entry>
  /// A type as entries write it.
  enum WrittenType {}
  typealias TypeID = ID<WrittenType>

  private(set) var entries: Table<EntryID, Entry> = []
  /// Entries by their members.
  private var members = NameGlobs()
  /// By the type's name: the lists of entries that speak of every member of a type, `FileManager.*`.
  private(set) var wholeTypes: Table<TypeID, UseLists> = [[]]
  /// By the type's name: the lists of entries that speak of setting any property of a type, `UserDefaults.*=`.
  private(set) var setTypes: Table<TypeID, UseLists> = [[]]
  /// By their own numbers; the first is none.
  private var typeNames = NameTable()
  private var typeGlobs = NameGlobs()

  /// At most 32 lists.
  init(_ lists: [[NamePattern]]) {
    for (list, patterns) in lists.enumerated() {
      for pattern in patterns { pattern.forEachAlternative { add($0[...], to: UseLists(list)) } }
    }
  }

  private mutating func add(_ text: Slice<UnsafeBufferPointer<UInt8>>, to lists: UseLists) {
    let entry = WrittenEntry(text)
    let type = entry.type.flatMap { self.type(named: $0) }
    if let type, entry.isOfAnyMember {
      wholeTypes[type].formUnion(lists)
      return
    }
    if let type, entry.isOfAnySetting {
      setTypes[type].formUnion(lists)
      return
    }
    members.add(UnsafeBufferPointer(rebasing: entry.member), number: entries.endIndex.raw)
    let labels = entry.labels.isEmpty ? nil : NamePattern(String(decoding: entry.labels, as: UTF8.self))
    entries.append(Entry(lists: lists, type: type, labels: labels))
  }

  /// Nil for any.
  private mutating func type(named text: Slice<UnsafeBufferPointer<UInt8>>) -> TypeID? {
    if text.elementsEqual("*".utf8) { return nil }
    let name = UnsafeBufferPointer(rebasing: text)
    let type = TypeID(raw: Int32(bitPattern: typeNames.intern(name).raw))
    if type == wholeTypes.endIndex {
      wholeTypes.append([])
      setTypes.append([])
      typeGlobs.add(name, number: type.raw)
    }
    return type
  }

  /// The types of entries that a type of this name is.
  func types(named name: UnsafeBufferPointer<UInt8>) -> [TypeID] { typeGlobs.numbers(for: name).map(TypeID.init(raw:)) }

  /// The entries whose member part fits a name.
  func entries(for name: UnsafeBufferPointer<UInt8>) -> [EntryID] { members.numbers(for: name).map(EntryID.init(raw:)) }

  /// The entries whose member part is a name as it is written.
  func entries(named name: UnsafeBufferPointer<UInt8>) -> [EntryID] { members.named(name).map(EntryID.init(raw:)) }
}

/// An entry's text in its pieces: `Type.member(labels:)`.
struct WrittenEntry {
  /// Nil where none is written.
  let type: Slice<UnsafeBufferPointer<UInt8>>?
  let member: Slice<UnsafeBufferPointer<UInt8>>
  /// With their parentheses; empty where none are written.
  let labels: Slice<UnsafeBufferPointer<UInt8>>

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex
    let dot = text[..<open].lastIndex(of: UInt8(ascii: "."))
    type = dot.map { text[..<$0] }
    member = text[(dot.map { $0 + 1 } ?? text.startIndex)..<open]
    labels = text[open...]
  }

  /// `FileManager.*`
  var isOfAnyMember: Bool { labels.isEmpty && member.elementsEqual("*".utf8) }
  /// `UserDefaults.*=`
  var isOfAnySetting: Bool { member.elementsEqual("*=".utf8) }
  var isOfAnyType: Bool { type.map { $0.elementsEqual("*".utf8) } ?? true }
}
