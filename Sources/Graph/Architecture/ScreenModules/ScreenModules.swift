import DependencyGraph
import LowLevel
import SourceFacts
import Tables

public typealias ScreenModuleID = ID<ScreenModules.Module>

/// The screen modules: folders with a presenter and a view or an interactor, in the folder itself or below
/// (`Feed/Presenter`, `Feed/View`). A folder of many screens, or one named after a kind of type, is not one.
public struct ScreenModules: Sendable {
  public struct Module: Sendable {
    /// The folder's last component.
    public var name: String
    /// The folder, relative to the base folder.
    public var folder: String
    public var presenters: [SymbolID]
  }

  /// Sorted by folder.
  public private(set) var modules: Table<ScreenModuleID, Module> = []
  /// The innermost module around each file.
  private var ofFile: Table<FileID, ScreenModuleID?>
  /// For each type, whether other modules may use it.
  private var isFace: Table<SymbolID, Bool> = []

  public init(in graph: DependencyGraph, _ roles: RoleMap, _ subtypes: Subtypes) {
    ofFile = Table(repeating: nil, count: graph.files.count)
    let folders = ScreenFolders(in: graph, roles, subtypes)
    modules = Table(folders.modules)
    guard !modules.isEmpty else { return }
    let byFolder = Dictionary(uniqueKeysWithValues: modules.entries.map { ($1.folder, $0) })
    // Files of one folder follow each other.
    var last: (folder: Substring, module: ScreenModuleID?) = ("", nil)
    ofFile = graph.files.mapValues { file in
      let own = file.path.folderPath
      if own == last.folder { return last.module }
      let module = file.path.foldersAbove.lazy.compactMap { byFolder[String($0)] }.first
      last = (own, module)
      return module
    }
    isFace = ModuleFaces(in: graph, roles, self, subtypes).isFace
  }

  /// The module that a symbol is declared in, or nil.
  public func module(of symbol: SymbolID, in graph: DependencyGraph) -> ScreenModuleID? {
    module(ofFile: graph.symbols[symbol].file)
  }

  /// The innermost module around a file, or nil.
  public func module(ofFile file: FileID) -> ScreenModuleID? { ofFile[file] }

  /// Whether a type belongs to the face of its module: its input and output, their delegates, its assembly, and the
  /// values in these.
  public func isFace(_ type: SymbolID) -> Bool { !isFace.isEmpty && isFace[type] }
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
