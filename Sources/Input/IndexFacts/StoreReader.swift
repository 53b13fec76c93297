import CIndexStore
import Foundation
import LowLevel
import SourceFacts
import Tables

/// Reads a store in this process. Use a worker if the store may be damaged, because the library does not check it.
struct StoreReader {
  enum Failure: UInt8, Error { case noLibrary, unreadable, crashed, timedOut }

  private let functions: IndexStoreFunctions
  private let store: IndexStoreHandle
  private var facts = IndexedFacts()
  /// The symbols by USR, the compiler's unique name for a declaration.
  private var symbols: [String: IndexedSymbolID] = [:]
  /// USRs of C and Objective-C symbols of which only the definition was found so far; a declaration will replace it.
  private var definedOnly: Set<String> = []

  static func facts(store path: String, base: String) throws(Failure) -> IndexedFacts {
    guard let functions = IndexStoreLibrary.load() else { throw .noLibrary }
    var error: IndexStoreHandle?
    guard let store = functions.store_create(path, &error) else {
      if error != nil { functions.error_dispose(error) }
      throw .unreadable
    }
    defer { functions.store_dispose(store) }
    var reading = StoreReader(functions: functions, store: store)
    reading.read(StoreUnits(functions, store, base: base), base: base)
    return reading.facts
  }

  private init(functions: IndexStoreFunctions, store: IndexStoreHandle) {
    self.functions = functions
    self.store = store
  }

  private mutating func read(_ units: StoreUnits, base: String) {
    for file in units.files {
      let modified = Self.modificationTime("\(base)/\(file.path)")
      facts.files.append(IndexedFile(path: file.path, isFresh: modified.map { $0 <= file.written } ?? false))
    }
    for (id, file) in zip(facts.files.indices, units.files) {
      for record in file.records { readDeclarations(record, file: id) }
    }
    for (id, file) in zip(facts.files.indices, units.files) {
      for record in file.records { readReferences(record, file: id) }
      facts.files[id].references.sort { ($0.line, $0.column, $0.symbol) < ($1.line, $1.column, $1.symbol) }
      facts.files[id].lines = Array(Set(facts.files[id].lines)).sorted()
    }
  }

  private static func modificationTime(_ path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  // MARK: Occurrences

  /// Bits for the roles of an occurrence and of related symbols.
  private enum Role {
    static let declaration: UInt64 = 1
    static let definition: UInt64 = 2
    static let reference: UInt64 = 4
    static let implicit: UInt64 = 1 << 8
    static let childOf: UInt64 = 1 << 9
    static let accessorOf: UInt64 = 1 << 15
  }
  private static let localProperty: UInt64 = 1 << 7

  private func forEachOccurrence(_ record: String, _ body: @escaping (IndexStoreHandle?) -> Void) {
    guard let reader = functions.record_reader_create(store, record, nil) else { return }
    defer { functions.record_reader_dispose(reader) }
    let visitor = Visitor<IndexStoreHandle?>(body)
    visitor.run { functions.record_reader_occurrences_apply_f(reader, $0, visitor.function) }
  }

  private func place(_ occurrence: IndexStoreHandle?) -> (line: UInt32, column: UInt32) {
    var (line, column): (UInt32, UInt32) = (0, 0)
    functions.occurrence_get_line_col(occurrence, &line, &column)
    return (line, column)
  }

  private mutating func readDeclarations(_ record: String, file: IndexedFileID) {
    var found: [(usr: String, isDefinition: Bool, symbol: IndexedSymbol)] = []
    forEachOccurrence(record) { [self] occurrence in
      let roles = functions.occurrence_get_roles(occurrence)
      guard roles & (Role.declaration | Role.definition) != 0 else { return }
      let handle = functions.occurrence_get_symbol(occurrence)
      guard functions.symbol_get_properties(handle) & Self.localProperty == 0,
        let kind = IndexedSymbol.Kind(
          kind: functions.symbol_get_kind(handle), subkind: functions.symbol_get_subkind(handle))
      else { return }
      let (line, column) = place(occurrence)
      let symbol = IndexedSymbol(
        name: String(functions.symbol_get_name(handle)), kind: kind, isMember: isMember(occurrence),
        isImplicit: roles & Role.implicit != 0, file: file, line: line, column: column)
      found.append((String(functions.symbol_get_usr(handle)), roles & Role.definition != 0, symbol))
    }
    for (usr, isDefinition, symbol) in found { add(usr, isDefinition, symbol) }
  }

  private func isMember(_ occurrence: IndexStoreHandle?) -> Bool {
    var isMember = false
    let visitor = Visitor<IndexStoreHandle?> { [functions] relation in
      let roles = functions.symbol_relation_get_roles(relation)
      if roles & (Role.childOf | Role.accessorOf) != 0 { isMember = true }
    }
    visitor.run { functions.occurrence_relations_apply_f(occurrence, $0, visitor.function) }
    return isMember
  }

  /// Adds a symbol. In Swift it has one definition; in C the first declaration that is not a definition is used.
  private mutating func add(_ usr: String, _ isDefinition: Bool, _ symbol: IndexedSymbol) {
    let isC = usr.hasPrefix("c:")
    if let known = symbols[usr] {
      guard isC, !isDefinition, definedOnly.remove(usr) != nil else { return }
      facts.symbols[known] = symbol
      return
    }
    if isC, isDefinition { definedOnly.insert(usr) }
    symbols[usr] = facts.symbols.append(symbol)
  }

  private mutating func readReferences(_ record: String, file: IndexedFileID) {
    var references: [IndexedReference] = []
    var lines: [UInt32] = []
    // Caches symbols, because a record has few of them, with many occurrences each.
    var known: [IndexStoreHandle?: IndexedSymbolID?] = [:]
    forEachOccurrence(record) { [functions, symbols, self] occurrence in
      let roles = functions.occurrence_get_roles(occurrence)
      if roles & Role.implicit != 0 { return }
      let (line, column) = place(occurrence)
      if lines.last != line { lines.append(line) }
      guard roles & Role.reference != 0 else { return }
      let handle = functions.occurrence_get_symbol(occurrence)
      if known[handle] == nil { known[handle] = .some(symbols[String(functions.symbol_get_usr(handle))]) }
      guard let symbol = known[handle] ?? nil else { return }
      references.append(IndexedReference(line: line, column: column, symbol: symbol))
    }
    facts.files[file].references += references
    facts.files[file].lines += lines
  }
}

extension IndexedSymbol.Kind {
  /// Nil for symbols that are not declarations in the graph: modules, extensions, accessors, parameters, generic
  /// parameters.
  fileprivate init?(kind: Int32, subkind: Int32) {
    switch subkind {
    case 1011: self = .subscript
    case 1012: self = .`associatedtype`
    case 1008...1010: self = .operator
    case 1013, 3, 4, 1000...1003, 1014...1018: return nil
    default:
      switch kind {
      case 4: self = .macro
      case 5: self = .enum
      case 6, 10: self = .struct
      case 7: self = .class
      case 8: self = .protocol
      case 11: self = .typealias
      case 12: self = .function
      case 13: self = .variable
      case 14: self = .field
      case 15: self = .enumCase
      case 16...18, 24: self = .method
      case 19...21: self = .property
      case 22: self = .initializer
      default: return nil
      }
    }
  }
}
