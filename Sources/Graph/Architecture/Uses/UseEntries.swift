import LowLevel
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
      for pattern in patterns { pattern.forEachAlternative { add($0, to: UseLists(list)) } }
    }
  }

  private mutating func add(_ text: ByteView, to lists: UseLists) {
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
    members.add(entry.member, number: entries.endIndex.raw)
    let labels = entry.labels.isEmpty ? nil : NamePattern(entry.labels.string)
    entries.append(Entry(lists: lists, type: type, labels: labels))
  }

  /// Nil for any type.
  private mutating func type(named name: ByteView) -> TypeID? {
    if name == "*" { return nil }
    let type = TypeID(raw: Int32(bitPattern: typeNames.intern(name).raw))
    if type == wholeTypes.endIndex {
      wholeTypes.append([])
      setTypes.append([])
      typeGlobs.add(name, number: type.raw)
    }
    return type
  }

  /// The type patterns that match a name.
  func types(named name: ByteView) -> [TypeID] { typeGlobs.numbers(for: name).map(TypeID.init(raw:)) }

  /// The entries with a member pattern that matches a name.
  func entries(for name: ByteView) -> [EntryID] { members.numbers(for: name).map(EntryID.init(raw:)) }

  /// The entries with exactly this member name.
  func entries(named name: ByteView) -> [EntryID] { members.named(name).map(EntryID.init(raw:)) }
}

/// The parts of an entry: `Type.member(labels:)`.
struct WrittenEntry {
  /// Nil if there is none.
  let type: ByteView?
  let member: ByteView
  /// Including parentheses; empty if there are none.
  let labels: ByteView

  init(_ text: ByteView) {
    let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.count
    let name = text.prefix(open)
    let dot = name.lastIndex(of: UInt8(ascii: "."))
    type = dot.map(name.prefix)
    member = dot.map { name.dropFirst($0 + 1) } ?? name
    labels = text.dropFirst(open)
  }

  /// `FileManager.*`
  var isOfAnyMember: Bool { labels.isEmpty && member == "*" }
  /// `UserDefaults.*=`
  var isOfAnySetting: Bool { member == "*=" }
  var isOfAnyType: Bool { type == nil || type == "*" }
}
