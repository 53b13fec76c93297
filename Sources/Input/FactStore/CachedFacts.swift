import SourceFacts
import Storage
import Tables

/// The cached facts of one file, and a mark that depends only on its bytes.
public struct CachedFacts: Sendable {
  /// Nil if the file was not scanned.
  public var facts: FrozenFacts?
  public var byteCount: Int
  /// The reason to skip the file because of its content, as a number of the caller; 0 if there is none.
  public var mark: UInt8

  public init(facts: FrozenFacts?, byteCount: Int, mark: UInt8 = 0) {
    self.facts = facts
    self.byteCount = byteCount
    self.mark = mark
  }
}

extension CachedFacts {
  init?(_ reading: inout Unpacking, _ seeds: NameSeeds) {
    mark = reading.value(or: 0)
    let hasFacts = reading.value(or: false)
    byteCount = Int(reading.value(or: Int64(0)))
    if hasFacts {
      let counts = reading.value(or: RegionCounts())
      guard let content = FileFacts(&reading, seeds) else { return nil }
      facts = FrozenFacts(content, counts)
    }
    if !reading.isWhole { return nil }
  }

  func pack(into packing: inout Packing) {
    packing.add(mark)
    packing.add(facts != nil)
    packing.add(Int64(byteCount))
    guard let facts else { return }
    packing.add(facts.counts)
    facts.content.pack(into: &packing)
  }
}

extension InterfaceFacts {
  init?(packed reading: inout Unpacking) {
    self.init()
    guard let names = NameTable(&reading, .none) else { return nil }
    self.names = names
    objects = Table(reading.list())
    segues = reading.list()
    initial = reading.value(or: .none)
    problems = reading.list { SourceProblem(&$0) }
    lines = LineTable(&reading)
    if !reading.isWhole { return nil }
  }

  func pack(into packing: inout Packing) {
    names.pack(into: &packing)
    packing.add(objects.elements)
    packing.add(segues)
    packing.add(initial)
    packing.add(problems, SourceProblem.pack)
    lines.pack(into: &packing)
  }
}

extension FileFacts {
  /// Nil if the names have other seeds.
  fileprivate init?(_ reading: inout Unpacking, _ seeds: NameSeeds) {
    guard let names = NameTable(&reading, seeds) else { return nil }
    self.init()
    self.names = names
    imports = reading.list()
    declarations = Table(reading.list())
    attachments = reading.list()
    scopes = Table(reading.list())
    nodes = Table(reading.list())
    branches = reading.list()
    compilerTypes = reading.list()
    swiftNames = reading.list()
    lines = LineTable(&reading)
    directives = reading.list { CommentDirective(&$0) }
    problems = reading.list { SourceProblem(&$0) }
  }

  fileprivate func pack(into packing: inout Packing) {
    names.pack(into: &packing)
    packing.add(imports)
    packing.add(declarations.elements)
    packing.add(attachments)
    packing.add(scopes.elements)
    packing.add(nodes.elements)
    packing.add(branches)
    packing.add(compilerTypes)
    packing.add(swiftNames)
    lines.pack(into: &packing)
    packing.add(directives, CommentDirective.pack)
    packing.add(problems, SourceProblem.pack)
  }
}

extension NameTable {
  /// Nil if it has other seeds.
  fileprivate init?(_ reading: inout Unpacking, _ seeds: NameSeeds) {
    guard reading.value(or: ~seeds.hash) == seeds.hash else { return nil }
    self.init(seeds: seeds, bytes: reading.list(), ends: reading.list(), hashes: reading.list())
  }

  fileprivate func pack(into packing: inout Packing) {
    packing.add(seeds.hash)
    packing.add(bytes)
    packing.add(ends)
    packing.add(hashes)
  }
}

extension LineTable {
  fileprivate init(_ reading: inout Unpacking) {
    self.init()
    starts = reading.list()
    isASCII = reading.value(or: true)
  }

  fileprivate func pack(into packing: inout Packing) {
    packing.add(starts)
    packing.add(isASCII)
  }
}

extension Unpacking {
  /// Reads a list that `Packing.add(_:_:)` wrote.
  fileprivate mutating func list<Element>(_ read: (inout Unpacking) -> Element) -> [Element] {
    var list: [Element] = []
    let count = count()
    while list.count < count, !isBroken { list.append(read(&self)) }
    return list
  }
}

extension Packing {
  /// Adds a list whose elements contain text; `write` adds each one.
  fileprivate mutating func add<Element>(_ list: [Element], _ write: (inout Packing, Element) -> Void) {
    add(UInt32(list.count))
    for element in list { write(&self, element) }
  }
}

extension CommentDirective {
  fileprivate init(_ reading: inout Unpacking) { self.init(offset: reading.value(or: 0), text: reading.text()) }

  fileprivate static func pack(_ packing: inout Packing, _ directive: CommentDirective) {
    packing.add(directive.offset)
    packing.add(directive.text)
  }
}

extension SourceProblem {
  fileprivate init(_ reading: inout Unpacking) {
    self.init(kind: reading.text(), offset: reading.value(or: 0), message: reading.text())
  }

  fileprivate static func pack(_ packing: inout Packing, _ problem: SourceProblem) {
    packing.add(problem.kind)
    packing.add(problem.offset)
    packing.add(problem.message)
  }
}
