import DependencyGraph
import LowLevel
import NameResolution
import ObjCScanning
import SourceFacts
import SwiftScanning
import Tables
import Testing

/// Sources that contain their expected references. `/*1*/` before a declared name gives the declaration a mark,
/// `/*=1*/` before a use means that it refers to that declaration, `/*=*/` that it refers to no declaration of the
/// project. Other uses must not refer to marked declarations.
struct MarkedSources {
  let graph: DependencyGraph
  /// Symbols by mark.
  private var declared: [String: SymbolID] = [:]
  private var expected: [Place: [String]] = [:]
  private var marksAllUses = true

  private struct Place: Hashable {
    var file: FileID
    var offset: UInt32
  }

  /// Files as (modules, text). The file names are `0.swift` …; modules are separated by spaces.
  init(_ files: [(modules: String, text: String)], jobs: Int = 1) {
    var modules: [String] = []
    var graphFiles: [GraphFile] = []
    for (index, file) in files.enumerated() {
      let indices = file.modules.split(separator: " ").map { name -> ModuleID in
        if let known = modules.firstIndex(of: String(name)) { return ModuleID(known) }
        modules.append(String(name))
        return ModuleID(modules.count - 1)
      }
      graphFiles.append(GraphFile(path: "\(index).swift", modules: indices, facts: SwiftScanner.scan(file.text)))
    }
    graph = DependencyGraph(files: graphFiles, modules: modules, jobs: jobs)
    for (index, file) in files.enumerated() { readMarks(in: Array(file.text.utf8), FileID(index)) }
  }

  /// Texts by path, in either language; the first folder is the module, `App` without a folder. Uses without marks may
  /// refer to anything.
  init(mixed texts: KeyValuePairs<String, String>, headers: [String: ModuleHeaders] = [:]) {
    self.init(mixed: texts.map { ($0.key, $0.value) }, headers: headers)
  }

  /// Texts by path. Each folder is a module with the folder's name; several modules may have the same name.
  init(folders texts: KeyValuePairs<String, String>) {
    let folders = Set(texts.map { String($0.key.folderPath) }).sorted()
    let files = texts.map { path, text in
      let module = ModuleID(folders.firstIndex(of: String(path.folderPath))!)
      return GraphFile(path: path, modules: [module], facts: SwiftScanner.scan(text))
    }
    graph = DependencyGraph(files: files, modules: folders.map { String($0.lastPathComponent) }, jobs: 1)
    for (index, file) in texts.enumerated() { readMarks(in: Array(file.value.utf8), FileID(index)) }
  }

  init(mixed texts: [(String, String)], headers: [String: ModuleHeaders] = [:]) {
    marksAllUses = false
    let sorted = texts.map { (key: $0.0, value: $0.1) }.sorted { $0.key < $1.key }
    var modules: [String] = []
    let files = sorted.map { path, text in
      let module = path.contains("/") ? String(path.prefix { $0 != "/" }) : "App"
      if !modules.contains(module) { modules.append(module) }
      let facts =
        path.hasSuffix(".swift")
        ? SwiftScanner.scan(text) : ObjCTokens.scan(text, isHeader: path.hasSuffix(".h") || path.hasSuffix(".pch"))
      return GraphFile(path: path, modules: [ModuleID(modules.firstIndex(of: module)!)], facts: facts)
    }
    graph = DependencyGraph(
      files: files, modules: modules, headers: modules.map { headers[$0] ?? ModuleHeaders() }, jobs: 1)
    for (index, file) in sorted.enumerated() { readMarks(in: Array(file.value.utf8), FileID(index)) }
  }

  /// References of a kind that lead to another file, as `from > to`.
  func edges(_ kind: Reference.Kind) -> [String] {
    let all = graph.references.filter { $0.kind == kind }.map { reference in
      let target = graph.symbols[reference.target].file
      return "\(graph.files[reference.file].path) > \(graph.files[target].path)"
    }
    return Set(all).sorted()
  }

  /// Files of one module.
  init(_ texts: String...) { self.init(texts.map { ("App", $0) }) }

  private mutating func readMarks(in text: [UInt8], _ file: FileID) {
    var index = 0
    while index + 1 < text.count {
      guard text[index] == UInt8(ascii: "/"), text[index + 1] == UInt8(ascii: "*") else {
        index += 1
        continue
      }
      var end = index + 2
      while text[end] != UInt8(ascii: "*") || text[end + 1] != UInt8(ascii: "/") { end += 1 }
      let mark = String(decoding: text[(index + 2)..<end], as: UTF8.self)
      let offset = UInt32(end + 2)
      if mark.contains(" ") {
        // An ordinary comment.
      } else if mark.hasPrefix("=") {
        expected[Place(file: file, offset: offset)] = mark.dropFirst().split(separator: ",").map(String.init)
      } else if let symbol = symbol(named: offset, file) {
        declared[mark] = symbol
      } else {
        Issue.record("no declaration at mark \(mark)")
      }
      index = end + 2
    }
  }

  private func symbol(named offset: UInt32, _ file: FileID) -> SymbolID? {
    graph.symbols(in: file).first { graph.declaration(of: $0).nameOffset == offset }
  }

  /// The symbol of a marked declaration.
  subscript(mark: String) -> SymbolID { declared[mark]! }

  /// Compares the marks with the references that were found.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    var found: [Place: Set<SymbolID>] = [:]
    for reference in graph.references {
      found[Place(file: reference.file, offset: reference.offset), default: []].insert(reference.target)
    }
    let marked = Set(declared.values)
    for (place, marks) in expected {
      let wanted: Set<SymbolID?> = Set(marks.map { declared[$0] })
      let actual = found[place] ?? []
      #expect(
        Set(actual.map(Optional.some)) == wanted, "\(describe(place)): \(names(actual)), not \(marks)",
        sourceLocation: sourceLocation)
    }
    for (place, targets) in found where marksAllUses && expected[place] == nil {
      let unexpected = targets.intersection(marked)
      #expect(unexpected.isEmpty, "\(describe(place)): \(names(unexpected))", sourceLocation: sourceLocation)
    }
  }

  private func names(_ symbols: Set<SymbolID>) -> [String] { symbols.sorted().map { graph.qualifiedName(of: $0) } }

  private func describe(_ place: Place) -> String {
    let (line, start) = graph.files[place.file].facts.lines.line(at: place.offset)
    return "\(graph.files[place.file].path):\(line):\(place.offset - start + 1)"
  }
}
