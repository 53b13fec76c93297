import Patterns
import SourceFacts
import Tables

/// The parsed globs of a vocabulary: a type before the last dot, a member after it, labels in parentheses.
struct UseEntries {
  struct Entry {
    let lists: UseLists
    /// Nil for any type.
    let type: TypeID?
    /// Nil for any labels.
    let labels: NamePattern?
  }
  typealias EntryID = ID<Entry>
  /// A type pattern in entries.
  enum WrittenType {}
  typealias TypeID = ID<WrittenType>

  private(set) var entries: Table<EntryID, Entry> = []
  /// Entries by their members.
  private var members = NameGlobs()
  /// For each type pattern, the lists with entries for every member of a type, `FileManager.*`.
  private(set) var wholeTypes: Table<TypeID, UseLists> = [[]]
  /// For each type pattern, the lists with entries for setting any property of a type, `UserDefaults.*=`.
  private(set) var setTypes: Table<TypeID, UseLists> = [[]]
  /// Names of types; the first is empty.
  private var typeNames = NameTable()
  private var typeGlobs = NameGlobs()

  /// - Parameter lists: at most 32.
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

  /// Nil for any type.
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

  /// The type patterns that match a name.
  func types(named name: UnsafeBufferPointer<UInt8>) -> [TypeID] { typeGlobs.numbers(for: name).map(TypeID.init(raw:)) }

  /// The entries with a member pattern that matches a name.
  func entries(for name: UnsafeBufferPointer<UInt8>) -> [EntryID] { members.numbers(for: name).map(EntryID.init(raw:)) }

  /// The entries with exactly this member name.
  func entries(named name: UnsafeBufferPointer<UInt8>) -> [EntryID] { members.named(name).map(EntryID.init(raw:)) }
}

/// The parts of an entry: `Type.member(labels:)`.
struct WrittenEntry {
  /// Nil if there is none.
  let type: Slice<UnsafeBufferPointer<UInt8>>?
  let member: Slice<UnsafeBufferPointer<UInt8>>
  /// Including parentheses; empty if there are none.
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
