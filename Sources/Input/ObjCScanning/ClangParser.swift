import CLibclang

/// Which language a file is parsed as.
enum ClangLanguage: UInt8 {
  case objectiveC, objectiveCPlusPlus, header

  init(path: String) {
    self = path.hasSuffix(".mm") ? .objectiveCPlusPlus : path.hasSuffix(".m") ? .objectiveC : .header
  }

  var flag: String { self == .objectiveCPlusPlus ? "objective-c++" : "objective-c" }
}

/// One file with everything that libclang needs to parse it. Nothing is read from disk: inclusions are blanked, and
/// their declarations are in `headers`, in order.
struct ClangUnit {
  var language: ClangLanguage
  var prelude: [UInt8]
  var main: [UInt8]
  var headers: [[UInt8]]
}

/// Queries libclang about one file at a time. libclang may crash the process, so this is used only in worker processes.
final class ClangParser {
  private let library: Libclang
  private let index: CXIndex

  init?(_ library: Libclang) {
    self.library = library
    guard let index = library.createIndex(0, 0) else { return nil }
    self.index = index
  }

  deinit { library.disposeIndex(index) }

  var version: String { text(library.getClangVersion()) }

  /// Nil if libclang gives up.
  func parse(_ unit: ClangUnit) -> ClangAnswers? {
    let mainPath = unit.language == .objectiveCPlusPlus ? "/layerlint/main.mm" : "/layerlint/main.m"
    var prelude = unit.prelude
    for number in unit.headers.indices { prelude += Array("#include \"/layerlint/\(number).h\"\n".utf8) }
    var contents = [(mainPath, unit.main), ("/layerlint/prelude.h", prelude)]
    contents += unit.headers.enumerated().map { ("/layerlint/\($0.offset).h", $0.element) }
    var unitHandle: CXTranslationUnit?
    let keepGoing: UInt32 = 0x200
    let status = Self.withArguments(Self.arguments(unit.language)) { arguments in
      Self.withFiles(contents) { files in
        library.parseTranslationUnit2(
          index, mainPath, arguments.baseAddress, Int32(arguments.count), files.baseAddress, UInt32(files.count),
          keepGoing, &unitHandle)
      }
    }
    guard status == 0, let unitHandle else { return nil }
    defer { library.disposeTranslationUnit(unitHandle) }
    var answers = answers(unitHandle)
    // Synthesized accessors have the position of their property.
    answers.methods.removeAll { !Self.isSign(unit.main[Int($0)]) }
    return answers
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }

  /// Options of clang. Without ARC, an unknown selector is a warning; under ARC it is an error that drops the
  /// expression. `-fobjc-weak` keeps `__weak`.
  private static func arguments(_ language: ClangLanguage) -> [String] {
    [
      "-x", language.flag, "-target", "arm64-apple-ios15.0", "-ferror-limit=0", "-fblocks", "-fobjc-weak", "-nostdinc",
      "-nostdinc++", "-nobuiltininc", "-w", "-Wno-everything", "-include", "/layerlint/prelude.h",
    ]
  }

  // MARK: Walking

  private final class Walk {
    let library: Libclang
    var answers = ClangAnswers()
    init(_ library: Libclang) { self.library = library }
  }

  private func answers(_ unit: CXTranslationUnit) -> ClangAnswers {
    let walk = Walk(library)
    _ = library.visitChildren(
      library.getTranslationUnitCursor(unit),
      { cursor, parent, data in
        guard let data else { return 0 }
        return ClangParser.visit(cursor, parent, Unmanaged<Walk>.fromOpaque(data).takeUnretainedValue())
      }, Unmanaged.passUnretained(walk).toOpaque())
    walk.answers.sort()
    return walk.answers
  }

  /// CXCursorKind
  private enum Kind {
    static let instanceMethod: Int32 = 16
    static let classMethod: Int32 = 17
    static let variable: Int32 = 9
    static let classReference: Int32 = 42
    static let typeReference: Int32 = 43
    static let declarationReference: Int32 = 101
    static let member: Int32 = 102
    static let message: Int32 = 104
  }

  private static func visit(_ cursor: CXCursor, _ parent: CXCursor, _ walk: Walk) -> Int32 {
    let library = walk.library
    let location = library.getCursorLocation(cursor)
    guard library.Location_isFromMainFile(location) != 0 else { return 1 }
    if parent.kind == Kind.member, let offset = offset(library.getCursorLocation(parent), library),
      let name = baseClass(cursor, library)
    {
      walk.answers.bases.append(.init(offset: offset, name: name))
    }
    switch cursor.kind {
    case Kind.classReference, Kind.typeReference:
      if let offset = offset(location, library) { walk.answers.types.append(offset) }
    case Kind.declarationReference:
      if let offset = offset(location, library) { walk.answers.values.append(offset) }
    case Kind.instanceMethod, Kind.classMethod:
      let start = library.getRangeStart(library.getCursorExtent(cursor))
      if let offset = offset(start, library) { walk.answers.methods.append(offset) }
    case Kind.message:
      let start = library.getRangeStart(library.getCursorExtent(cursor))
      if let offset = offset(start, library), let name = className(library.Cursor_getReceiverType(cursor), library) {
        walk.answers.receivers.append(.init(offset: offset, name: name))
      }
    case Kind.variable:
      if let offset = offset(location, library), let name = className(library.getCursorType(cursor), library) {
        walk.answers.variables.append(.init(offset: offset, name: name))
      }
    default: break
    }
    return 2
  }

  /// The offset of a location; nil inside a macro expansion.
  private static func offset(_ location: CXSourceLocation, _ library: Libclang) -> UInt32? {
    var offset: UInt32 = 0
    var spelled: UInt32 = 0
    library.getFileLocation(location, nil, nil, nil, &offset)
    library.getSpellingLocation(location, nil, nil, nil, &spelled)
    return offset == spelled ? offset : nil
  }

  /// The type of a property is only in its declaration; a generic parameter there is not a class.
  private static func baseClass(_ cursor: CXCursor, _ library: Libclang) -> String? {
    if let name = className(library.getCursorType(cursor), library) { return name }
    guard cursor.kind == Kind.member else { return nil }
    return className(library.getCursorType(library.getCursorReferenced(cursor)), library)
  }

  /// `Foo` for `Foo *`, `P` for `id<P>`; nil for other types and for placeholders of the prelude.
  private static func className(_ type: CXType, _ library: Libclang) -> String? {
    let string = library.getTypeSpelling(library.getCanonicalType(type))
    defer { library.disposeString(string) }
    guard let spelled = library.getCString(string) else { return nil }
    return TypeSpelling.className(String(cString: spelled))
  }

  private func text(_ string: CXString) -> String {
    defer { library.disposeString(string) }
    return library.getCString(string).map { String(cString: $0) } ?? ""
  }

  // MARK: C arguments

  private static func withArguments<Result>(
    _ arguments: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    let starts = arguments.map { argument in
      let start = bytes.count
      bytes += argument.utf8CString
      return start
    }
    return bytes.withUnsafeBufferPointer { bytes in
      let pointers = starts.map { Optional(bytes.baseAddress! + $0) }
      return pointers.withUnsafeBufferPointer(body)
    }
  }

  private static func withFiles<Result>(
    _ files: [(path: String, bytes: [UInt8])], _ body: (UnsafeMutableBufferPointer<CXUnsavedFile>) -> Result
  ) -> Result {
    var storage: [CChar] = []
    var starts: [(path: Int, contents: Int, length: Int)] = []
    for (path, bytes) in files {
      let start = storage.count
      storage += path.utf8CString
      let contents = storage.count
      bytes.withUnsafeBytes { storage += $0.bindMemory(to: CChar.self) }
      storage.append(0)
      starts.append((start, contents, bytes.count))
    }
    return storage.withUnsafeBufferPointer { storage in
      let base = storage.baseAddress!
      var unsaved = starts.map {
        CXUnsavedFile(filename: base + $0.path, contents: base + $0.contents, length: UInt($0.length))
      }
      return unsaved.withUnsafeMutableBufferPointer { body($0) }
    }
  }
}

extension ClangAnswers {
  /// Sorts the answers and removes duplicates, which templates cause.
  mutating func sort() {
    types = Self.sorted(types)
    values = Self.sorted(values)
    methods = Self.sorted(methods)
    receivers = Self.sorted(receivers)
    bases = Self.sorted(bases)
    variables = Self.sorted(variables)
  }

  private static func sorted(_ offsets: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for offset in offsets.sorted() where result.last != offset { result.append(offset) }
    return result
  }

  private static func sorted(_ types: [TypeAt]) -> [TypeAt] {
    var result: [TypeAt] = []
    for type in types.sorted(by: { ($0.offset, $0.name) < ($1.offset, $1.name) })
    where result.last?.offset != type.offset {
      result.append(type)
    }
    return result
  }
}
