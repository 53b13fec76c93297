import LowLevel

/// The names of one file: in its own table, or mapped to the merged table of all files.
public struct FileNames: Sendable {
  @usableFromInline let table: NameTable
  /// Maps the file's names to those of `table`; nil if the table is the file's own.
  @usableFromInline let map: NameMap?

  init(_ table: NameTable, _ map: NameMap? = nil) {
    self.table = table
    self.map = map
  }

  public var count: Int { map?.count ?? table.count }

  @inlinable func place(of name: Name) -> Name {
    guard let map else { return name }
    return Name(map[name])
  }

  public subscript(name: Name) -> String { table[place(of: name)] }

  /// `NameTable.hash` of a name's bytes. The stored hash: the bytes are not read.
  public func hash(of name: Name) -> UInt32 { table.hash(of: place(of: name)) }

  func length(of name: Name) -> Int { table.length(of: place(of: name)) }

  @inlinable public func withBytes<Result>(of name: Name, _ body: (ByteView) -> Result) -> Result {
    table.withBytes(of: place(of: name), body)
  }

  /// The file's name with this text; nil if it has none.
  public func find(_ text: String) -> Name? {
    table.find(text).flatMap(find)
  }

  /// The file's own name for a name of the table; nil if it has none.
  public func find(_ name: Name) -> Name? {
    guard let map else { return name }
    return map.find(name)
  }

  /// Calls a function with each name that is not a seed, and its hash (`NameTable.hash`).
  public func forEachHash(_ body: (Name, UInt32) -> Void) {
    let first = map?.seeds.count ?? table.seeds.count
    for index in first..<count {
      let name = Name(UInt32(truncatingIfNeeded: index))
      body(name, table.hashes[Int(place(of: name).raw) - table.seeds.count])
    }
  }
}
