import Patterns
import SourceFacts

/// What a vocabulary's globs say, taken apart: a type before the last dot, a member behind it, labels in parentheses.
struct UseEntries {
  struct Entry {
    let lists: UseLists
    /// Index of the type's name; -1 for any.
    let type: Int32
    /// Index into `labels`; -1 for any.
    let labels: Int32
  }
  private(set) var entries: [Entry] = []
  private(set) var labels: [NamePattern] = []
  /// Entries by their members.
  private(set) var members = NameGlobs()
  /// By the type's name: the lists of entries that speak of every member of a type, `FileManager.*`.
  private(set) var wholeTypes: [UseLists] = [[]]
  /// By the type's name: the lists of entries that speak of setting any property of a type, `UserDefaults.*=`.
  private(set) var setTypes: [UseLists] = [[]]
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
    let type = entry.type.map { self.type(named: $0) } ?? -1
    if type >= 0, entry.isOfAnyMember {
      wholeTypes[Int(type)].formUnion(lists)
      return
    }
    if type >= 0, entry.isOfAnySetting {
      setTypes[Int(type)].formUnion(lists)
      return
    }
    members.add(UnsafeBufferPointer(rebasing: entry.member), number: Int32(entries.count))
    let hasLabels = !entry.labels.isEmpty
    entries.append(Entry(lists: lists, type: type, labels: hasLabels ? Int32(labels.count) : -1))
    if hasLabels { labels.append(NamePattern(String(decoding: entry.labels, as: UTF8.self))) }
  }

  /// -1 for any.
  private mutating func type(named text: Slice<UnsafeBufferPointer<UInt8>>) -> Int32 {
    if text.elementsEqual("*".utf8) { return -1 }
    let name = UnsafeBufferPointer(rebasing: text)
    let index = Int(typeNames.intern(name).raw)
    if index == wholeTypes.count {
      wholeTypes.append([])
      setTypes.append([])
      typeGlobs.add(name, number: Int32(index))
    }
    return Int32(index)
  }

  /// The types of entries that a type of this name is.
  func types(named name: UnsafeBufferPointer<UInt8>) -> [Int32] { typeGlobs.numbers(for: name) }
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
