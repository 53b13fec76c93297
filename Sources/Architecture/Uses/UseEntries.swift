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
    let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.endIndex
    let dot = text[..<open].lastIndex(of: UInt8(ascii: "."))
    let member = text[(dot.map { $0 + 1 } ?? text.startIndex)..<open]
    let type = dot.map { self.type(named: text[..<$0]) } ?? -1
    if type >= 0, open == text.endIndex, member.elementsEqual("*".utf8) {
      wholeTypes[Int(type)].formUnion(lists)
      return
    }
    if type >= 0, member.elementsEqual("*=".utf8) {
      setTypes[Int(type)].formUnion(lists)
      return
    }
    members.add(UnsafeBufferPointer(rebasing: member), number: Int32(entries.count))
    let hasLabels = open < text.endIndex
    entries.append(Entry(lists: lists, type: type, labels: hasLabels ? Int32(labels.count) : -1))
    if hasLabels { labels.append(NamePattern(String(decoding: text[open...], as: UTF8.self))) }
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
