import DependencyGraph
import LowLevel
import SourceFacts

/// Screens with a folder of their own: one that holds a presenter together with a view or an interactor, in it or in folders
/// below (`Feed/Presenter`, `Feed/View`). A folder of many screens, or one named after a kind of type, is none.
public struct ScreenModules: Sendable {
  public struct Module: Sendable {
    /// The folder's last component.
    public var name: String
    /// The folder, relative to the base folder.
    public var folder: String
    public var presenters: [Int32]
  }

  /// By folder.
  public private(set) var modules: [Module] = []
  /// By file: the innermost module around it, or -1.
  private(set) var ofFile: [Int32]
  /// By symbol: what other modules may use. Types only.
  private var isFace: [Bool] = []

  public init(in graph: DependencyGraph, _ roles: RoleMap, _ subtypes: Subtypes) {
    ofFile = [Int32](repeating: -1, count: graph.files.count)
    let folders = ScreenFolders(in: graph, roles, subtypes)
    modules = folders.modules
    guard !modules.isEmpty else { return }
    let byFolder = Dictionary(uniqueKeysWithValues: modules.enumerated().map { ($1.folder, Int32($0)) })
    // Files of one folder stand together.
    var last: (folder: Substring, module: Int32) = ("", -1)
    ofFile = graph.files.map { file in
      let own = file.path.folderPath
      if own == last.folder { return last.module }
      let module = file.path.foldersAbove.lazy.compactMap { byFolder[String($0)] }.first ?? -1
      last = (own, module)
      return module
    }
    isFace = ModuleFaces(in: graph, roles, self, subtypes).isFace
  }

  /// The module that a symbol is declared in, or nil.
  public func module(of symbol: Int, in graph: DependencyGraph) -> Int? {
    module(ofFile: Int(graph.symbols[symbol].file))
  }

  /// The innermost module around a file, or nil.
  public func module(ofFile file: Int) -> Int? { ofFile[file] < 0 ? nil : Int(ofFile[file]) }

  /// Whether a type is what its module shows to others: its input and output, their delegates, what puts it together, and the
  /// values that these speak of.
  public func isFace(_ type: Int) -> Bool { type < isFace.count && isFace[type] }
}

extension String {
  /// The folders of a path, innermost first.
  var foldersAbove: [Substring] {
    var folders: [Substring] = []
    var rest = self[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(rest)
    }
    return folders
  }
}
